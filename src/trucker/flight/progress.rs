//! The progress of a card.

use alloc::vec::Vec;

use crate::table::Seat;
use crate::trucker::cards::CardKind;

/// The progress of the current card, or of the withdrawals before it. With the current question it determines how the card
/// continues. Fields that do not apply to a card are empty or 0; in JSON `part` is left out where it is 0.
///
/// JSON:
/// ```json
/// {"waiting": [2], "landed": [[1, 0]], "line": 0, "declared": [], "losers": [], "winner": null, "targets": [],
///  "attacks": 0, "tries": 0}
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Progress {
    /// The players still to come after the one asked now, in order: to withdraw, fly, land, receive an offer, be attacked,
    /// declare, or meet the current attack.
    pub waiting: Vec<Seat>,
    /// The players that have landed, with the planet, from 0 (BG-PLANETS).
    pub landed: Vec<(Seat, u8)>,
    /// The current line of a combat zone, from 0 (BG-COMBAT).
    pub line: u8,
    /// The declared values in that line, in order: crew, engine points, or cannon half points. Once intruders have boarded, how
    /// many the player has defeated.
    pub declared: Vec<(Seat, u32)>,
    /// The players who lost to pirates so far and will be shot at (BG-ENEMY-2), or did not defeat all intruders.
    pub losers: Vec<Seat>,
    /// The player who beat the enemy (BG-ENEMY-1).
    pub winner: Option<Seat>,
    /// The players whom attacks or a sabotage may strike.
    pub targets: Vec<Seat>,
    /// The number of attacks begun, including the current one.
    pub attacks: u32,
    /// The number of tries of a sabotage made (BG-SABOTAGE).
    pub tries: u8,
    /// The current part of a sequence, from 0; everything else is about that part (LM-R53).
    pub part: u8,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Progress { waiting, landed, line, declared, losers, winner, targets, attacks, tries, part unless = 0 });

impl Progress {
    /// Removes players without ships (LM-R45).
    pub(super) fn leave_out(&mut self, is_out: impl Fn(Seat) -> bool) {
        for seats in [&mut self.waiting, &mut self.losers, &mut self.targets] {
            seats.retain(|&seat| !is_out(seat));
        }
    }

    /// The part of a card that is being resolved; the whole card, unless it is a sequence.
    pub(in crate::trucker) fn part_of<'a>(&self, card: &'a CardKind) -> Option<&'a CardKind> {
        card.parts().get(usize::from(self.part))
    }

    /// Whether no seat is listed twice.
    pub(super) fn is_possible(&self) -> bool {
        fn once<T>(all: &[T], seat: impl Fn(&T) -> Seat) -> bool {
            Seat::ALL.into_iter().map(|each| all.iter().filter(|of| seat(of) == each).count()).all(|times| times <= 1)
        }
        let lists = [&self.waiting, &self.losers, &self.targets];
        lists.into_iter().all(|seats| once(seats, |&seat| seat))
            && once(&self.landed, |&(seat, _)| seat)
            && once(&self.declared, |&(seat, _)| seat)
    }
}
