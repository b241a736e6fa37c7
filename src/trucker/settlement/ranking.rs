//! The order of arrival, and the best-looking ships.

use alloc::vec::Vec;
use core::cmp::Reverse;

use crate::table::{Seat, SeatSet};
use crate::trucker::settlement::homecoming::Homecoming;

/// LM-END-4: the seats of those who arrived, by number of finished ships, ties in flight order.
pub(super) fn ranking(players: &[Homecoming]) -> Vec<Seat> {
    let mut arrived: Vec<_> = Seat::ALL.into_iter().zip(players).filter(|(_, player)| player.finished() > 0).collect();
    arrived.sort_by_key(|&(_, player)| Reverse((player.finished(), player.position)));
    arrived.into_iter().map(|(seat, _)| seat).collect()
}

/// LM-END-5: the seats of those with the most finished ships whose fleets have the fewest exposed connectors; all who tie.
pub(super) fn best_looking(players: &[Homecoming]) -> SeatSet {
    let looks = |player: &Homecoming| (Reverse(player.finished()), player.exposed());
    let best = players.iter().filter(|player| player.finished() > 0).map(looks).min();
    let seats = Seat::ALL.into_iter().zip(players).filter(|&(_, player)| Some(looks(player)) == best);
    seats.map(|(seat, _)| seat).collect()
}
