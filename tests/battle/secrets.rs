//! What players may know.

use starwright::battle::{Choice, Event, Game, Position};
use starwright::dice::RandomSource;
use starwright::table::{ArrayVec, Seat};

use crate::random::{act, after, dice, listed, placement, setup};
use crate::scene::seat;

/// BBS-7, BBS-17: each player sees their own top card before placing, and no other.
#[test]
fn players_see_their_card_before_placement() {
    let game = after(4, 1, 0);
    for viewer in Seat::of(4) {
        let view = game.view(viewer);
        assert_eq!(view.hand.iter().collect::<Vec<_>>(), game.hand(viewer));
        assert_eq!(view.hand.len(), 1);
        assert!(view.players.iter().all(|player| player.hand == 1 && player.deck == 8 && player.played.is_empty()));
    }
}

/// BBS-6: a player sees their own power and no other.
#[test]
fn players_see_their_own_power() {
    let game = after(4, 2, 30);
    let powers = Position::from(&game).powers;
    for (number, power) in (0..).zip(powers) {
        assert_eq!(game.view(seat(number)).power, power);
    }
}

/// BBS-6, BBS-17: a spectator sees the table, but no hand and no hidden power.
#[test]
fn a_spectator_sees_no_secrets() {
    let game = after(4, 2, 30);
    let view = game.view(None);
    assert_eq!((view.viewer, view.hand.len(), view.power), (None, 0, None));
    assert_eq!(game.view(Seat::Four), view, "nobody sits there");
    let mut own = game.view(Seat::Two);
    assert!(own.power.is_some());
    (own.viewer, own.hand, own.power) = (None, ArrayVec::new(), None);
    assert_eq!(own, view);
}

/// The choices that are open to everybody, whatever the hidden power.
fn ordinary(game: &Game) -> Vec<Choice> {
    let mut actions = listed(game);
    actions.retain(|action| {
        matches!(
            action,
            Choice::Reveal { .. }
                | Choice::Squadron { .. }
                | Choice::Land { .. }
                | Choice::Destroy { .. }
                | Choice::Fire { .. }
                | Choice::Pass
                | Choice::Turn { .. }
                | Choice::Capital { .. }
                | Choice::Shoot { .. }
                | Choice::HoldFire
                | Choice::Answer { raise: false }
                | Choice::End
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
                actions if actions.is_empty() => Choice::place(placement(&games[0], &mut dice)),
                actions => actions[dice.below(u32::try_from(actions.len()).unwrap()) as usize].clone(),
            };
            let events: Vec<Vec<Event>> = games.iter_mut().map(|game| act(game, &choice)).collect();
            assert!(events.iter().all(|each| *each == events[0]));
            for viewer in Seat::of(4) {
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
