//! Random games for the tests that need many.

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::battle::{
    CapitalPoints, Choice, Deck, Event, Game, Layout, Placement, Race, Refusal, Returning, Rulings, Setup, ZONE,
    random_placement,
};
use starwright::dice::{Random, RandomSource};
use starwright::hex::Hex;
use starwright::table::{Record, Seat};

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

/// Other settings in every third game.
pub(crate) fn rulings(seed: u64) -> Rulings {
    let other = Rulings::DEFAULT.with_straight_displacement(true).with_rammed_asteroid_points(1);
    match seed % 6 {
        0 => other
            .with_returning(Returning::LastTurn)
            .with_capital_points(CapitalPoints::Both)
            .with_blocked_super_shot(true),
        3 => other.with_returning(Returning::Fallen).with_late_asteroids(true).with_far_super_shot(true),
        _ => Rulings::DEFAULT,
    }
}

pub(crate) fn placement(game: &Game, dice: &mut Dice) -> Placement {
    let zone: &[Hex; ZONE] = game.field().layout().zone(game.active()).unwrap();
    random_placement(zone, dice).unwrap()
}

/// The seat that has to choose; seat 0 when the game is over.
pub(crate) fn decider(game: &Game) -> Seat {
    game.awaited_seat().unwrap_or(Seat::Zero)
}

/// The listed choices of the player to act.
pub(crate) fn listed(game: &Game) -> Vec<Choice> {
    let mut choices = vec![];
    game.choices(decider(game), &mut choices);
    choices
}

/// Whether the player to act may make this choice.
pub(crate) fn check(game: &Game, choice: &Choice) -> Result<(), Refusal> {
    game.check(decider(game), choice)
}

/// Applies a choice of the player to act.
pub(crate) fn act(game: &mut Game, choice: &Choice) -> Vec<Event> {
    let mut events = vec![];
    game.apply(decider(game), choice, &mut events).unwrap();
    events
}

/// A random choice at any decision.
pub(crate) fn choice(game: &Game, dice: &mut Dice) -> Choice {
    let mut choices = listed(game);
    if choices.is_empty() {
        return Choice::place(placement(game, dice));
    }
    choices.swap_remove(dice.below(u32::try_from(choices.len()).unwrap()) as usize)
}

/// A whole random game.
pub(crate) fn played(players: u8, seed: u64) -> Record<Game> {
    let mut dice = dice(seed);
    let mut record = Record::<Game>::begin(setup(players, &mut dice)).unwrap();
    while let Some(decider) = record.game().awaited_seat() {
        let choice = choice(record.game(), &mut dice);
        record.apply(decider, choice, &mut vec![]).unwrap();
    }
    record
}

/// A random game after a number of choices.
pub(crate) fn after(players: u8, seed: u64, choices: usize) -> Game {
    let mut dice = dice(seed);
    let mut game = Game::new(&setup(players, &mut dice)).unwrap();
    for _ in 0..choices {
        let choice = choice(&game, &mut dice);
        act(&mut game, &choice);
    }
    game
}
