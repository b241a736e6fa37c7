//! The movement cards.

use crate::battle::game::cards::{Cards, ROUNDS};
use crate::battle::game::position::{CardsOf, Position};
use crate::battle::game::step::Step;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::race::Power;
use crate::battle::rules::Rule;
use crate::table::few::Few;
use crate::table::refused::count;
use crate::table::seat::{PerSeat, Seat};

/// How many cards are in hand before a card is revealed: with D3 (BBS-D3.1), and without.
const HANDS: (u32, u32) = (3, 1);

/// Why the movement cards do not fit the turns taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum CardsError {
    /// A player has revealed more or fewer cards than there were turns.
    #[error("{seat} has begun {expected} turns, and `played` has {given} cards ({})", self.rule())]
    Played {
        /// The seat.
        seat: Seat,
        /// How many cards have been revealed.
        given: u32,
        /// How many turns the player has begun.
        expected: u32,
    },
    /// A player has more or fewer cards left than turns.
    #[error("{seat} has {expected} turns left, and `hand` and `deck` have {given} cards ({})", self.rule())]
    Left {
        /// The seat.
        seat: Seat,
        /// How many cards are in hand and deck.
        given: u32,
        /// How many turns are left to begin.
        expected: u32,
    },
    /// A player has more or fewer cards in hand than were drawn.
    #[error("{seat} has drawn cards for a hand of {expected}, and `hand` has {given} ({})", self.rule())]
    Hand {
        /// The seat.
        seat: Seat,
        /// How many cards are in hand.
        given: u32,
        /// How many must be.
        expected: u32,
    },
    /// No card lies open, although one has been revealed in this turn.
    #[error("`card` is missing: {seat} has revealed one when it is time to {step} ({})", self.rule())]
    Missing {
        /// Whose turn it is.
        seat: Seat,
        /// The step.
        step: Step,
    },
    /// A card lies open, although none has been revealed in this turn.
    #[error("`card` is {card}, and none lies open when it is time to {step} ({})", self.rule())]
    Early {
        /// The card.
        card: Card,
        /// The step.
        step: Step,
    },
    /// The card of the turn is not the one revealed last.
    #[error("`card` is {card}, and {seat} has played {last} last ({})", self.rule())]
    NotLast {
        /// Whose turn it is.
        seat: Seat,
        /// The card of the turn.
        card: Card,
        /// The last card of `played`.
        last: Card,
    },
}

refused!(CardsError {
    Played { seat, given, expected },
    Left { seat, given, expected },
    Hand { seat, given, expected },
    Missing { seat, step },
    Early { card, step },
    NotLast { seat, card, last },
});

impl CardsError {
    /// The rule that the parts break.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Played { .. } | Self::Left { .. } => Rule::Bbs19,
            Self::Hand { expected: 0 | 1, .. } | Self::NotLast { .. } => Rule::Bbs16,
            Self::Hand { .. } => Rule::BbsD3_1,
            Self::Missing { .. } | Self::Early { .. } => Rule::Bbs15,
        }
    }
}

impl Position {
    pub(super) fn check_cards(&self) -> Result<PerSeat<Cards>, CardsError> {
        let mut cards = PerSeat::from_fn(|_| Cards::NONE);
        for (seat, parts) in self.seats().zip(&self.cards) {
            *cards.get_mut(seat) = self.cards_of(seat, parts)?;
        }
        self.check_card_of_turn(*cards.get(self.active))?;
        Ok(cards)
    }

    /// BBS-16: from its revelation to the end of the turn the card lies open.
    fn check_card_of_turn(&self, cards: Cards) -> Result<(), CardsError> {
        let Self { active: seat, step, card, .. } = *self;
        match (card, self.has_begun(seat) && step != Step::Over) {
            (Some(card), false) => Err(CardsError::Early { card, step }),
            (None, true) => Err(CardsError::Missing { seat, step }),
            (Some(card), true) => match cards.played.iter().last() {
                Some(last) if last != card => Err(CardsError::NotLast { seat, card, last }),
                _ => Ok(()),
            },
            (None, false) => Ok(()),
        }
    }

    /// Whether a player has begun a turn of this round, that is, has revealed the card of it.
    fn has_begun(&self, seat: Seat) -> bool {
        match self.step {
            Step::Place => false,
            Step::Over => true,
            Step::Reveal if seat == self.active => false,
            _ => self.after_first(seat) <= self.after_first(self.active),
        }
    }

    fn cards_of(&self, seat: Seat, parts: &CardsOf) -> Result<Cards, CardsError> {
        let played = self.round - 1 + u8::from(self.has_begun(seat));
        let (expected, given) = (u32::from(played), count(parts.played.len()));
        let wrong_played = CardsError::Played { seat, given, expected };
        if given != expected {
            return Err(wrong_played);
        }
        let (expected, given) = (u32::from(ROUNDS - played), count(parts.hand.len() + parts.deck.len()));
        let wrong_left = CardsError::Left { seat, given, expected };
        if given != expected {
            return Err(wrong_left);
        }
        let (expected, given) = (self.hand_of(seat, given), count(parts.hand.len()));
        let wrong_hand = CardsError::Hand { seat, given, expected };
        if given != expected {
            return Err(wrong_hand);
        }
        Ok(Cards {
            hand: Few::collect(parts.hand.iter().copied()).ok_or(wrong_hand)?,
            deck: Few::collect(parts.deck.iter().copied()).ok_or(wrong_left)?,
            played: Few::collect(parts.played.iter().copied()).ok_or(wrong_played)?,
        })
    }

    /// BBS-16, BBS-20, BBS-D3.1: how many cards are in hand, of so many that are left.
    fn hand_of(&self, seat: Seat, left: u32) -> u32 {
        let (many, one) = HANDS;
        let full = if self.has_revealed(seat, Power::D3) { many } else { one };
        let revealed = seat == self.active && self.has_begun(seat);
        left.min(full - u32::from(revealed))
    }
}
