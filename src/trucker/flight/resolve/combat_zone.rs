//! A combat zone (BG-COMBAT).

use super::moment::Moment;
use super::{Asked, Heard, of, suffering};
use crate::table::{Actor, Seat};
use crate::trucker::cards::{CombatLine, Criterion};
use crate::trucker::fleet::strength::Strengths;
use crate::trucker::flight::answer::Answer;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::question::Question;

/// Each line hits the player who is worst in something.
pub(super) fn go_on(lines: &[CombatLine], heard: Option<Heard<'_>>, now: &mut Moment<'_>) -> Option<Asked> {
    let mut line = lines.get(usize::from(now.progress.line))?;
    match heard {
        None => begin_line(lines, now)?,
        Some((Actor::Seat(seat), Question::Engines | Question::Cannons, Answer::Powered { strengths, .. })) => {
            now.progress.declared.push((seat, declared(line.worst, *strengths)));
        }
        Some(heard) => {
            let asked = suffering::go_on(&line.penalty, heard, now);
            if asked.is_some() {
                return asked;
            }
            line = next_line(lines, now)?;
        }
    }
    loop {
        let asked = declare(line.worst, now).or_else(|| hit(line, now));
        if asked.is_some() {
            return asked;
        }
        line = next_line(lines, now)?;
    }
}

/// A single player is not compared.
fn begin_line(lines: &[CombatLine], now: &mut Moment<'_>) -> Option<()> {
    now.all_wait();
    if now.progress.waiting.len() < 2 {
        let skipped = u8::try_from(lines.len()).unwrap_or(u8::MAX).saturating_sub(now.progress.line);
        now.events.extend((skipped > 0).then_some(Event::Skipped { lines: skipped }));
        return None;
    }
    Some(())
}

fn next_line<'a>(lines: &'a [CombatLine], now: &mut Moment<'_>) -> Option<&'a CombatLine> {
    now.progress.line = now.progress.line.saturating_add(1);
    begin_line(lines, now)?;
    lines.get(usize::from(now.progress.line))
}

/// All declare in flight order, as it is when the line is judged (LM-R41), before anything is compared.
pub(super) fn declare(criterion: Criterion, now: &mut Moment<'_>) -> Option<Asked> {
    loop {
        let seat = now.next()?;
        match criterion {
            Criterion::FewestCrew => now.progress.declared.push((seat, now.table.fleet(seat).crew().total())),
            Criterion::WeakestEngines => return Some(of(seat, Question::Engines)),
            Criterion::WeakestCannons => return Some(of(seat, Question::Cannons)),
        }
    }
}

/// Points of engines, or half points of cannons.
pub(super) const fn declared(criterion: Criterion, strengths: Strengths) -> u32 {
    match criterion {
        Criterion::WeakestCannons => strengths.cannons.halves(),
        Criterion::WeakestEngines | Criterion::FewestCrew => strengths.engines,
    }
}

/// In a tie the player further ahead, who declared first.
fn worst(declared: &[(Seat, u32)]) -> Option<Seat> {
    declared.iter().min_by_key(|(_, number)| *number).map(|&(seat, _)| seat)
}

fn hit(line: &CombatLine, now: &mut Moment<'_>) -> Option<Asked> {
    let seat = worst(&core::mem::take(&mut now.progress.declared))?;
    now.events.push(Event::Worst { seat, worst: line.worst });
    suffering::begin(&line.penalty, seat, now)
}
