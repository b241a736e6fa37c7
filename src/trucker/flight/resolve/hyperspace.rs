//! When a card is shown: ships that go into hyperspace (LM-FLEET-13).

use super::moment::Moment;
use super::{Asked, Heard, of};
use crate::table::{Actor, Seat};
use crate::trucker::flight::answer::Answer;
use crate::trucker::flight::question::{self, Question};

/// Players decide in flight order, each about all ships that can go.
pub(super) fn go_on(heard: Option<&Heard<'_>>, now: &mut Moment<'_>) -> Option<Asked> {
    let can_jump = |now: &Moment<'_>, seat: Seat| question::can_jump(now.table.fleet(seat));
    match heard {
        None => {
            let flying = now.table.flying().into_iter();
            now.progress.waiting = flying.filter(|&seat| can_jump(now, seat)).collect();
        }
        Some(&(Actor::Seat(seat), _, &mut Answer::Jumps(ship))) => {
            now.table.jump(seat, ship);
            if can_jump(now, seat) {
                return Some(of(seat, Question::Hyperspace));
            }
        }
        Some(_) => {}
    }
    now.ask_next(Question::Hyperspace)
}
