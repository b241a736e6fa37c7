//! What players may know.

use starwright::battle::{Action, Choice, Event, Game, Holding, Position, Proposal, Race};
use starwright::table::Seat;

use crate::random::{after, dice, placement, setup};
use crate::scene::seat;

/// Everything that `viewer` does not know, dealt anew.
fn shuffled_secrets(game: &Game, viewer: Seat, seed: u64) -> Game {
    let mut dice = dice(seed);
    let mut position = Position::from(game);
    for (number, cards) in position.cards.iter_mut().enumerate() {
        if number == usize::from(viewer.number()) {
            dice.shuffle(&mut cards.deck);
            continue;
        }
        let mut hidden: Vec<_> = cards.hand.iter().chain(&cards.deck).copied().collect();
        dice.shuffle(&mut hidden);
        cards.deck = hidden.split_off(cards.hand.len());
        cards.hand = hidden;
        let power = &mut position.powers[number];
        let race: Race = position.races[number];
        if power.is_some_and(|holding| !holding.revealed) {
            *power = Some(Holding::hidden(race.powers()[dice.below(3) as usize]));
        }
    }
    Game::try_from(position).unwrap()
}

/// BBS-6, BBS-17: two games that differ only in what a player does not know look the same to that player (H12).
#[test]
fn views_of_games_that_differ_in_secrets_are_equal() {
    let mut different = 0;
    for seed in 0..60 {
        let game = after(4, seed, 4 + usize::try_from(seed).unwrap() * 4);
        for viewer in Seat::ALL {
            let other = shuffled_secrets(&game, viewer, seed);
            different += usize::from(other != game);
            assert_eq!(game.view(viewer), other.view(viewer));
        }
    }
    assert!(different > 200);
}

/// BBS-7, BBS-17: each player sees the own top card before placing, and nobody else's.
#[test]
fn the_own_card_is_seen_before_placement() {
    let game = after(4, 1, 0);
    for viewer in Seat::of(4) {
        let view = game.view(viewer);
        assert_eq!(view.hand, game.hand(viewer));
        assert_eq!(view.hand.len(), 1);
        assert!(view.players.iter().all(|player| player.hand == 1 && player.deck == 8 && player.played.is_empty()));
    }
}

/// BBS-6: a player sees the own power and no other.
#[test]
fn the_own_power_is_seen() {
    let game = after(4, 2, 30);
    let powers = Position::from(&game).powers;
    for (number, power) in (0..).zip(powers) {
        assert_eq!(game.view(seat(number)).power, power);
    }
}

/// The choices that are open to everybody, whatever the hidden power.
fn ordinary(game: &Game) -> Vec<Action> {
    let mut actions = vec![];
    game.actions(&mut actions);
    actions.retain(|action| {
        matches!(
            action,
            Action::Reveal { .. }
                | Action::Squadron { .. }
                | Action::Land { .. }
                | Action::Destroy { .. }
                | Action::Fire { .. }
                | Action::Pass
                | Action::Turn { .. }
                | Action::Capital { .. }
                | Action::Shoot { .. }
                | Action::HoldFire
                | Action::Answer { raise: false }
                | Action::End
        )
    });
    actions
}

/// BBS-61, BBS-R27: as long as nobody uses a power, a whole game looks the same to everybody, whatever powers are hidden: the
/// same steps, the same questions, the same views.
#[test]
fn unused_powers_leave_no_trace() {
    for seed in 0..30 {
        let mut dice = dice(seed);
        let setup = setup(4, &mut dice);
        let mut games: Vec<Game> = (0..3)
            .map(|number| {
                let mut setup = setup.clone();
                for player in &mut setup.players {
                    player.power = Some(player.race.powers()[number]);
                }
                Game::new(&setup).unwrap()
            })
            .collect();
        while !games[0].is_over() {
            let choice = match ordinary(&games[0]) {
                actions if actions.is_empty() => Proposal::Place(placement(&games[0], &mut dice)).into(),
                actions => Choice::from(actions[dice.below(u32::try_from(actions.len()).unwrap()) as usize]),
            };
            let events: Vec<Vec<Event>> = games
                .iter_mut()
                .map(|game| {
                    let mut events = vec![];
                    game.choose(&choice, &mut events).unwrap();
                    events
                })
                .collect();
            assert!(events.iter().all(|each| *each == events[0]));
            for viewer in Seat::ALL {
                let views = games.iter().map(|game| {
                    let mut view = game.view(viewer);
                    assert_eq!(view.power.take(), game.power(viewer));
                    view
                });
                let views: Vec<_> = views.collect();
                assert!(views.iter().all(|view| *view == views[0]));
            }
        }
        assert!(games.iter().all(Game::is_over));
    }
}
