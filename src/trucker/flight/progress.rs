//! How far a card has come.

use alloc::vec::Vec;

use crate::table::Seat;

/// How far the card that is being resolved has come, or the withdrawals before it: with what is asked now, all that the rest of
/// it depends on. Lists are empty and numbers 0 where a card has no such thing.
///
/// JSON:
/// ```json
/// {"waiting": [2], "landed": [[1, 0]], "line": 0, "declared": [], "losers": [], "winner": null, "targets": [],
///  "attacks": 0, "tries": 0}
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Progress {
    /// Who has still to come after whoever is asked now, in order: to withdraw, to fly, to land, to be offered something, to be
    /// attacked, to declare, or to meet the attack that comes.
    pub waiting: Vec<Seat>,
    /// Who has landed, and on which planet, from 0 (BG-PLANETS).
    pub landed: Vec<(Seat, u8)>,
    /// The line of a combat zone that is judged, from 0 (BG-COMBAT).
    pub line: u8,
    /// What each has declared in that line, in the order they did: crew members, points of engines, or half points of cannons.
    pub declared: Vec<(Seat, u32)>,
    /// Who lost to pirates so far and will be shot at (BG-ENEMY-2).
    pub losers: Vec<Seat>,
    /// Who beat the enemy (BG-ENEMY-1).
    pub winner: Option<Seat>,
    /// Whom attacks or a sabotage may strike.
    pub targets: Vec<Seat>,
    /// How many attacks have begun, the one that is rolled or met now included.
    pub attacks: u32,
    /// How many tries of a sabotage were made (BG-SABOTAGE).
    pub tries: u8,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Progress { waiting, landed, line, declared, losers, winner, targets, attacks, tries });

impl Progress {
    /// Takes out of it who has no ship left (LM-R45).
    pub(super) fn leave_out(&mut self, is_out: impl Fn(Seat) -> bool) {
        for seats in [&mut self.waiting, &mut self.losers, &mut self.targets] {
            seats.retain(|&seat| !is_out(seat));
        }
    }

    /// Whether nobody is named twice.
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
