//! The penalty of a line of a combat zone (BG-COMBAT).

use super::moment::Moment;
use super::{Asked, Heard, barrage, of};
use crate::table::Seat;
use crate::trucker::cards::Penalty;
use crate::trucker::flight::question::Question;

/// Days are lost at once (LM-R41); for crew and goods the player chooses what to lose.
pub(super) fn begin(penalty: &Penalty, seat: Seat, now: &mut Moment<'_>) -> Option<Asked> {
    match penalty {
        &Penalty::Days(days) => {
            now.table.lose_days(seat, days.into(), now.events);
            None
        }
        &Penalty::Crew(count) => Some(of(seat, Question::Crew { count: count.into() })),
        &Penalty::Goods(count) => Some(of(seat, Question::Goods { count: count.into() })),
        Penalty::Shots(shots) => barrage::begin(shots, alloc::vec![seat], now),
    }
}

pub(super) fn go_on(penalty: &Penalty, heard: Heard<'_>, now: &mut Moment<'_>) -> Option<Asked> {
    match penalty {
        Penalty::Days(_) | Penalty::Crew(_) | Penalty::Goods(_) => None,
        Penalty::Shots(shots) => barrage::go_on(shots, heard, now),
    }
}
