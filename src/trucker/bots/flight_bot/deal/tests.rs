//! What may come is what a deck can hold.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::error::Error;

use super::{Lots, coming};
use crate::dice::RandomSource;
use crate::grid::{Cell, Side};
use crate::table::Play;
use crate::trucker::cards::{Card, CardSet, Deck, Level, Mix, Piles, RoundCard};
use crate::trucker::flight::{Flight, Pilot, Setup, View};
use crate::trucker::parts::blueprint::Class;
use crate::trucker::parts::board::Board;
use crate::trucker::parts::component::{Component, Kind};
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::ship::layout::Layout;

type Tried<T> = Result<T, Box<dyn Error>>;

/// Before the first card of a flight with printed cards, or some cards later.
fn view(class: Class, lots: &mut Lots, shown: usize) -> Tried<View> {
    let (board, level) = (Board::new(class), RoundCard::of(class));
    let mut layout = Layout::new(board.clone());
    layout.place(Cell::new(2, 2)?, Component::new(Kind::Cabin, "3333".parse()?, Side::Front)?)?;
    let mut fleet = layout.into_fleet()?;
    fleet.embark(&[])?;
    let level_iii_cards = level == RoundCard::IV;
    let mix = Mix::of(level, level_iii_cards);
    let deck = Piles::dealt(mix, CardSet::EMPTY, lots)?.shuffled(mix, lots)?;
    let pilot = |position| Pilot { fleet: Some(fleet.clone()), position: Some(position), ..Pilot::default() };
    let mut cards = deck.cards().to_vec();
    let gone: Vec<Card> = cards.drain(..shown).collect();
    let mut peeked = CardSet::EMPTY;
    for id in cards.iter().step_by(3).filter_map(Card::id) {
        peeked.insert(id);
    }
    let players = vec![Pilot { peeked, ..pilot(9) }, pilot(3)];
    let (deck, under_way) = (Deck::new(cards)?, shown > 0);
    let rulings = Rulings::DEFAULT;
    let flight =
        Flight::begin(&Setup { board, level, level_iii_cards, rulings, deck, under_way, players }, &mut Vec::new())?;
    let mut view = flight.view(Some(crate::table::Seat::Zero));
    view.shown = gone;
    Ok(view)
}

/// BG-PILES, LM-IV3-1: together with the cards shown it is a whole deck, with the right number of each level and the cards looked
/// at.
#[test]
fn what_may_come_completes_the_deck() -> Tried<()> {
    for class in [Class::I, Class::II, Class::IIIC, Class::IVC] {
        let mix = Mix::of(RoundCard::of(class), true);
        for number in 0..40 {
            let mut lots = Lots::of(&[number]);
            let view = view(class, &mut lots, usize::try_from(number % 5)?)?;
            let coming = coming(&view, &mut lots).ok_or("there are enough cards")?;
            assert!(view.peeked.iter().all(|id| coming.contains(id.card())), "{:?}", view.peeked);
            let deck = Deck::new([view.shown, coming].concat())?;
            let of_level = |level| deck.cards().iter().filter(|card| card.level() == level).count();
            assert_eq!(
                Level::ALL.map(of_level),
                Level::ALL.map(|level| 4 * usize::from(mix.in_pile(level).unwrap_or(0)))
            );
        }
    }
    Ok(())
}

/// More cards than a deck has: they are unknown.
#[test]
fn longer_decks_are_unknown() -> Tried<()> {
    let mut lots = Lots::of(&[]);
    let mut view = view(Class::II, &mut lots, 0)?;
    view.cards_left += 1;
    assert_eq!(coming(&view, &mut lots), None);
    Ok(())
}

/// All numbers below the bound are about equally frequent.
#[test]
fn lots_are_even() {
    let mut lots = Lots::of(&[7, 9]);
    let mut counts = [0; 6];
    for _ in 0..6_000 {
        let number = lots.below(6);
        counts.iter_mut().zip(0..).filter(|(_, each)| *each == number).for_each(|(count, _)| *count += 1);
    }
    assert!(
        counts.iter().sum::<u32>() == 6_000 && counts.iter().all(|count| (850..1_150).contains(count)),
        "{counts:?}"
    );
    assert_ne!(Lots::of(&[7, 9]).key(), Lots::of(&[9, 7]).key());
    assert_eq!(lots.below(0), 0);
}
