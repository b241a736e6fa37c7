//! Planets (BG-PLANETS).

use alloc::vec::Vec;

use super::moment::Moment;
use super::{Asked, Heard, of};
use crate::table::Actor;
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::flight::answer::Answer;
use crate::trucker::flight::question::Question;

/// In order, each may land on a free planet and load its goods; then those who landed lose the days, last to first.
pub(super) fn go_on(loads: &[Goods], days: u16, heard: Option<&Heard<'_>>, now: &mut Moment<'_>) -> Option<Asked> {
    match heard {
        None => now.all_wait(),
        Some(&(Actor::Seat(seat), _, &mut Answer::Lands(Some(planet)))) => {
            now.progress.landed.push((seat, planet));
            let goods = loads.get(usize::from(planet)).copied().unwrap_or_default();
            return Some(of(seat, Question::Stow { loads: now.table.loads(goods) }));
        }
        Some(_) => {}
    }
    let planets = u8::try_from(loads.len()).unwrap_or(u8::MAX);
    let is_free = |planet: &u8| now.progress.landed.iter().all(|(_, taken)| taken != planet);
    let free: Vec<u8> = (0..planets).filter(is_free).collect();
    let next = if free.is_empty() { None } else { now.next() };
    let Some(seat) = next else { return depart(days, now) };
    Some(of(seat, Question::Land { free, planets }))
}

/// Days are lost once all have landed.
fn depart(days: u16, now: &mut Moment<'_>) -> Option<Asked> {
    let landed = |seat| now.progress.landed.iter().any(|&(who, _)| who == seat);
    now.table.all_lose_days(|_, seat| if landed(seat) { days.into() } else { 0 }, now.events);
    None
}
