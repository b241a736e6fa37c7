//! Before a card: ships that withdraw (LM-END-1), and sleepers who wake (LM-FLEET-8).

use super::moment::Moment;
use super::{Asked, Heard, of};
use crate::table::Actor;
use crate::trucker::flight::answer::Answer;
use crate::trucker::flight::event::Reason;
use crate::trucker::flight::question::Question;

/// Players decide in flight order, each about all their ships.
pub(super) fn go_on(heard: Option<&Heard<'_>>, now: &mut Moment<'_>) -> Option<Asked> {
    match heard {
        None => now.all_wait(),
        Some(&(Actor::Seat(seat), _, &mut Answer::Withdraws(ship))) => {
            now.table.leave(seat, ship, Reason::Withdrawn, now.events);
            now.table.clear_marker(seat, now.events);
            if now.table.has_ship(seat) {
                return Some(of(seat, Question::Withdraw));
            }
        }
        Some(&(Actor::Seat(seat), _, &mut Answer::Done)) => return Some(of(seat, Question::Withdraw)),
        Some(_) => {}
    }
    now.ask_next(Question::Withdraw)
}
