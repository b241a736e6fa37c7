//! Who has won after the last flight.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::table::Seat;

/// Where a player stands.
///
/// JSON: `{"seat": 1, "credits": 41, "won": true, "richer": 0}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
#[non_exhaustive]
pub struct Standing {
    /// The player.
    pub seat: Seat,
    /// His credits, carried over from flight to flight, from 0 at the start.
    pub credits: u32,
    /// Whether he is among the winners: everybody with at least one credit.
    pub won: bool,
    /// How many are richer; whoever has 0 here and has won, has won most.
    pub richer: u8,
}

/// The standings of the players with these credits, by seat, after any flight or the last, the richest first (BG-END-5).
/// Equals stand by seat and have equally many before them. Purses beyond the fifth have no seat and are passed over.
///
/// ```
/// use starwright::trucker::campaign::standings;
///
/// let standings = standings(&[12, 0, 30, 12]);
/// assert_eq!(standings.iter().map(|standing| standing.seat.number()).collect::<Vec<_>>(), [2, 0, 3, 1]);
/// assert_eq!(standings.iter().map(|standing| standing.richer).collect::<Vec<_>>(), [0, 1, 1, 3]);
/// assert_eq!(standings.iter().filter(|standing| standing.won).count(), 3);
/// ```
#[must_use]
pub fn standings(purses: &[u32]) -> Vec<Standing> {
    let richer = |credits: u32| purses.iter().take(Seat::ALL.len()).filter(|&&purse| purse > credits).count();
    let standing = |(seat, &credits): (Seat, &u32)| Standing {
        seat,
        credits,
        won: credits > 0,
        richer: u8::try_from(richer(credits)).unwrap_or(u8::MAX),
    };
    let mut standings: Vec<Standing> = Seat::ALL.into_iter().zip(purses).map(standing).collect();
    standings.sort_by_key(|standing| Reverse(standing.credits));
    standings
}
