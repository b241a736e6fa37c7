//! Decisions after a hit, and its losses (LM-LEGAL-12, LM-ATTACK-9).

use alloc::boxed::Box;

use super::moment::Moment;
use super::{Asked, of};
use crate::table::Seat;
use crate::trucker::attack::Impact;
use crate::trucker::flight::question::Question;

/// A hit, or the next decision about it. While the owner is asked which piece to keep, the question holds the impact; when all is
/// decided, the loss is applied.
pub(super) fn of_hit(seat: Seat, impact: Box<Impact>, now: &mut Moment<'_>) -> Option<Asked> {
    if impact.broken().next().is_some() {
        return Some(of(seat, Question::Keep { impact }));
    }
    now.table.wreck(seat, impact, now.events);
    None
}
