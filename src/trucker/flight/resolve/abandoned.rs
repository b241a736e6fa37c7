//! Abandoned ships and stations (BG-SHIP, BG-STATION).

use super::moment::Moment;
use super::{Asked, Heard, of};
use crate::table::{Actor, Seat};
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::flight::answer::Answer;
use crate::trucker::flight::question::Question;

/// What is found.
#[derive(Clone, Copy)]
pub(super) enum Find {
    /// The crew goes with it, for credits.
    Ship { credits: u16 },
    /// The crew is kept.
    Station { goods: Goods },
}

/// The first player in order who wants it and has the crew, aliens included (BG-CREW-2), takes it and loses the days.
pub(super) fn go_on(
    find: Find,
    crew: u16,
    days: u16,
    heard: Option<&Heard<'_>>,
    now: &mut Moment<'_>,
) -> Option<Asked> {
    match heard {
        None => {
            now.all_wait();
            let needed = match find {
                Find::Ship { .. } => now.table.crew_for_ship(crew),
                Find::Station { .. } => crew.into(),
            };
            now.progress.waiting.retain(|&seat| now.table.fleet(seat).crew().total() >= needed);
        }
        Some(&(Actor::Seat(seat), _, &mut Answer::Takes(true))) => {
            now.progress.waiting.clear();
            return Some(of(
                seat,
                match find {
                    Find::Ship { .. } => Question::Crew { count: crew.into() },
                    Find::Station { goods } => Question::Stow { loads: now.table.loads(goods) },
                },
            ));
        }
        Some(&(Actor::Seat(seat), _, &mut Answer::Done)) => leave(seat, find, days, now),
        Some(_) => {}
    }
    now.ask_next(Question::Take)
}

/// BG-SHIP: a player who gave all crew loses no days.
fn leave(seat: Seat, find: Find, days: u16, now: &mut Moment<'_>) {
    if let Find::Ship { credits } = find {
        now.table.pay(seat, credits.into(), now.events);
    }
    if now.table.fleet(seat).crew().total() > 0 {
        now.table.lose_days(seat, days.into(), now.events);
    }
}
