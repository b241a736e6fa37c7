//! Decisions after a hit, and its losses (LM-LEGAL-12, LM-ATTACK-9).

use alloc::boxed::Box;

use super::moment::Moment;
use super::{Asked, of};
use crate::table::Seat;
use crate::trucker::attack::Impact;
use crate::trucker::flight::question::Question;

/// A hit, or one more decision about it. While its owner is asked which piece to keep, the impact is with the question; when
/// nothing is to be decided, the loss is taken.
pub(super) fn of_hit(seat: Seat, impact: Box<Impact>, now: &mut Moment<'_>) -> Option<Asked> {
    if impact.broken().next().is_some() {
        return Some(of(seat, Question::Keep { impact }));
    }
    now.table.wreck(seat, impact, now.events);
    None
}
