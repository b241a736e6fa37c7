//! Whether the movement cards fit the turns taken.

use alloc::vec::Vec;

use crate::battle::game::cards::{Cards, ROUNDS};
use crate::battle::game::position::{Fault, Position};
use crate::battle::game::step::Step;
use crate::battle::game::turn::Turn;
use crate::battle::pieces::race::Power;
use crate::table::refused::count;
use crate::table::seat::Seat;

/// How many cards are in hand before a card is revealed: with D3 (BBS-D3.1), and without.
const HANDS: (u32, u32) = (3, 1);

impl Position {
    pub(super) fn check_cards(&self, faults: &mut Vec<Fault>) {
        faults.extend(self.seats().zip(&self.cards).filter_map(|(seat, cards)| self.check_cards_of(seat, cards)));
        faults.extend(self.check_card_of_turn());
    }

    /// BBS-16: from its revelation to the end of the turn the card lies open.
    fn check_card_of_turn(&self) -> Option<Fault> {
        let Turn { active: seat, step, card, .. } = self.turn;
        match (card, self.has_begun(seat) && step != Step::Over) {
            (Some(card), false) => Some(Fault::Early { card, step }),
            (None, true) => Some(Fault::Missing { seat, step }),
            (Some(card), true) => {
                let last = self.cards.get(usize::from(seat.number()))?.played.iter().last()?;
                (last != card).then_some(Fault::NotLast { seat, card, last })
            }
            (None, false) => None,
        }
    }

    /// Whether a player has begun a turn of this round, that is, has revealed the card of it.
    fn has_begun(&self, seat: Seat) -> bool {
        let active = self.turn.active;
        match self.turn.step {
            Step::Place => false,
            Step::Over => true,
            Step::Reveal if seat == active => false,
            _ => self.after_first(seat) <= self.after_first(active),
        }
    }

    /// BBS-19: nine cards, as many played as turns begun; whether there is a hand of them only then.
    fn check_cards_of(&self, seat: Seat, cards: &Cards) -> Option<Fault> {
        let played = self.turn.round - 1 + u8::from(self.has_begun(seat));
        let (expected, given) = (u32::from(played), count(cards.played.len()));
        if given != expected {
            return Some(Fault::Played { seat, given, expected });
        }
        let (expected, given) = (u32::from(ROUNDS - played), count(cards.hand.len() + cards.deck.len()));
        if given != expected {
            return Some(Fault::Left { seat, given, expected });
        }
        let (expected, given) = (self.hand_of(seat, given), count(cards.hand.len()));
        (given != expected).then_some(Fault::Hand { seat, given, expected })
    }

    /// BBS-16, BBS-20, BBS-D3.1: how many cards are in hand, of so many that are left.
    fn hand_of(&self, seat: Seat, left: u32) -> u32 {
        let (many, one) = HANDS;
        let full = if self.has_revealed(seat, Power::D3) { many } else { one };
        let revealed = seat == self.turn.active && self.has_begun(seat);
        left.min(full - u32::from(revealed))
    }
}
