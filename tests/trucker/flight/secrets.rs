//! What a seat may know.

use starwright::table::{Outside, Play, Record};
use starwright::trucker::cards::{Card, CardId, CardSet, Deck, Level};
use starwright::trucker::flight::{Choice, Event, Flight};

use super::table::{ENGINE, Table, line, meteors, seat, setup};

/// BG-PILES: of the deck everybody knows how many cards are left, and who looked at cards those.
#[test]
fn the_deck_is_hidden() {
    let printed: Vec<Card> = Card::ALL.iter().filter(|card| card.level() == Level::II).take(5).cloned().collect();
    let ids: Vec<CardId> = printed.iter().filter_map(Card::id).collect();
    let mut setup = setup(vec![(line(&[ENGINE]), 10), (line(&[ENGINE]), 9)], &[]);
    (setup.deck, setup.under_way) = (Deck::new(printed.clone()).expect("five cards"), false);
    setup.players[1].peeked = [ids[0], ids[3]].into_iter().collect();
    let mut turned = setup.clone();
    turned.deck = Deck::new(printed.iter().rev().cloned().collect()).expect("five cards");
    let (mut table, turned) = (Table::begin(setup), Record::<Flight>::begin(turned).expect("a flight"));
    for viewer in [None, Some(seat(0)), Some(seat(1))] {
        assert_eq!(table.flight().view(viewer), turned.game().view(viewer));
    }
    let peeked = |viewer| table.flight().view(viewer).peeked;
    assert_eq!([peeked(None), peeked(Some(seat(0))), peeked(Some(seat(4)))], [CardSet::EMPTY; 3]);
    assert_eq!(peeked(Some(seat(1))).iter().collect::<Vec<_>>(), [ids[0], ids[3]]);
    assert_eq!((table.flight().view(None).cards_left, table.flight().view(None).card), (5, None));
    table.ok(0, Choice::FlyOn).ok(1, Choice::FlyOn);
    let view = table.flight().view(None);
    assert_eq!(view.cards_left, 4);
    assert_eq!(view.shown, printed[..1]);
}

/// BG-PILES, BG-METEOR: only a card that is shown was hidden before; dice are up to chance.
#[test]
fn cards_are_revealed_and_dice_are_not() {
    let mut table = Table::begin(setup(vec![(line(&[]), 10), (line(&[]), 9)], &[meteors(&["LF"])]));
    assert_eq!(table.flight().outside(), None);
    table.fly_on();
    assert_eq!(table.flight().outside(), Some(Outside::Chance));
    table.dice(&[1, 1]);
    assert_eq!((table.is_over(), table.flight().outside()), (true, None));
    let (revealing, others): (Vec<&Event>, Vec<&Event>) = table.events.iter().partition(|event| Flight::reveals(event));
    assert!(matches!(revealing[..], [Event::Shown { .. }]), "{revealing:#?}");
    assert!(others.iter().any(|event| matches!(event, Event::Rolled { .. })));
}
