//! Random games for the tests that need many.

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::battle::{Choice, Deck, Game, Layout, Placement, Proposal, Race, Save, Setup, ZONE, random_placement};
use starwright::dice::Random;
use starwright::hex::Hex;

pub(crate) type Dice = Random<Pcg32>;

pub(crate) fn dice(seed: u64) -> Dice {
    Random::new(Pcg32::seed_from_u64(seed))
}

pub(crate) fn layout(players: u8) -> Layout {
    if players == 3 { Layout::three_players() } else { Layout::four_players() }
}

/// A shuffled setup, the races in random order.
pub(crate) fn setup(players: u8, dice: &mut Dice) -> Setup {
    let mut races = Race::ALL;
    dice.shuffle(&mut races);
    let decks: Vec<_> = races.into_iter().take(usize::from(players)).map(|race| (race, Deck::HOUSE)).collect();
    Setup::shuffled(layout(players), &decks, dice).with_powers(dice)
}

pub(crate) fn placement(game: &Game, dice: &mut Dice) -> Placement {
    let zone: &[Hex; ZONE] = game.field().layout().zone(game.active()).try_into().unwrap();
    random_placement(zone, dice).unwrap()
}

/// A random choice at any decision.
pub(crate) fn choice(game: &Game, dice: &mut Dice) -> Choice {
    let mut actions = vec![];
    game.actions(&mut actions);
    if actions.is_empty() {
        return Proposal::Place(placement(game, dice)).into();
    }
    actions[dice.below(u32::try_from(actions.len()).unwrap()) as usize].into()
}

/// A whole random game as a save, and its end.
pub(crate) fn played(players: u8, seed: u64) -> (Save, Game) {
    let mut dice = dice(seed);
    let mut save = Save::new(setup(players, &mut dice));
    let mut game = Game::new(&save.setup).unwrap();
    while !game.is_over() {
        let choice = choice(&game, &mut dice);
        game.choose(&choice, &mut vec![]).unwrap();
        save.log.push(choice);
    }
    (save, game)
}

/// A random game after so many choices.
pub(crate) fn after(players: u8, seed: u64, choices: usize) -> Game {
    let mut dice = dice(seed);
    let mut game = Game::new(&setup(players, &mut dice)).unwrap();
    for _ in 0..choices {
        let choice = choice(&game, &mut dice);
        game.choose(&choice, &mut vec![]).unwrap();
    }
    game
}
