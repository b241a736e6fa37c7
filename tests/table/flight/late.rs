//! A late joiner can go on from a view alone.

use starwright::dice::RandomSource;
use starwright::table::{Play, Record};
use starwright::trucker::cards::Deck;
use starwright::trucker::flight::{Ask, Event, Flight, Pilot, PlayerView, Setup, View};
use starwright::trucker::settlement::settle;

use crate::harness::{Dice, Moment, play};

fn pilot(player: PlayerView) -> Pilot {
    Pilot {
        fleet: Some(player.fleet),
        position: player.position,
        credits: player.credits,
        lost: player.lost_pile,
        cap: player.cap,
        owed: player.owed,
        set_aside: player.set_aside,
        ..Pilot::default()
    }
}

/// A flight from what everybody sees, and the cards to come.
fn joined(record: &Record<Flight>) -> Flight {
    let View { level, level_iii_cards, rulings, shown, players, .. } = record.game().view(None);
    let board = players[0].fleet.board().clone();
    let deck = Deck::new(record.setup().deck.cards()[shown.len()..].to_vec()).expect("each once");
    let players = players.into_iter().map(pilot).collect();
    Flight::begin(&Setup { board, level, level_iii_cards, rulings, deck, under_way: true, players }, &mut Vec::new())
        .expect("a flight")
}

/// Both go on alike to the end, and are settled alike.
fn go_on(mut one: Flight, mut other: Flight, dice: &mut Dice) {
    while let Some((actor, question)) = one.question() {
        assert_eq!(other.question(), Some((actor, question)));
        assert_eq!(one.view(None).progress, other.view(None).progress);
        let (mut listed, mut also) = (vec![], vec![]);
        one.choices(actor, &mut listed);
        other.choices(actor, &mut also);
        assert_eq!(listed, also);
        let choice = &listed[dice.below(u32::try_from(listed.len()).unwrap()) as usize];
        let (mut events, mut alike): (Vec<Event>, Vec<Event>) = (vec![], vec![]);
        one.apply(actor, choice, &mut events).unwrap();
        other.apply(actor, choice, &mut alike).unwrap();
        assert_eq!(events, alike);
    }
    let settled = |flight: &Flight| settle(flight.view(None).level.rewards(), &flight.homecomings()).unwrap();
    assert_eq!(settled(&one), settled(&other));
}

/// BG-PILES: before every card the views hold all that the rest of the flight depends on, but the deck.
#[test]
fn a_view_is_enough_to_go_on() {
    let mut met = 0;
    play::<Flight>(24, |&Moment { record, .. }, dice| {
        let view = record.game().view(None);
        let flying = view.players.iter().filter(|player| player.position.is_some()).count();
        let is_first = matches!(&view.asked, Some((_, question)) if question.ask() == Ask::Withdraw)
            && view.progress.waiting.len() + 1 == flying
            && dice.below(3) == 0;
        if is_first && !view.shown.is_empty() {
            met += 1;
            go_on(record.game().clone(), joined(record), dice);
        }
    });
    assert!(met >= 20, "{met}");
}
