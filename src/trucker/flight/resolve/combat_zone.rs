//! A combat zone (BG-COMBAT).

use alloc::vec::Vec;

use super::suffering::Suffering;
use super::turns::Turns;
use super::{Asked, of};
use crate::table::Seat;
use crate::table::few::Few;
use crate::trucker::cards::{CombatLine, Criterion};
use crate::trucker::fleet::strength::Strengths;
use crate::trucker::flight::event::Event;
use crate::trucker::flight::progress::Progress;
use crate::trucker::flight::question::{Answer, Question};
use crate::trucker::flight::table::Table;

/// Three lines, each of which hits the player who is worst in something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::trucker::flight) struct CombatZone {
    lines: [CombatLine; 3],
    /// The line that is judged.
    line: usize,
    state: State,
}

#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a flight holds one")]
enum State {
    /// A line begins.
    Begins,
    Declaring(Declaring),
    Suffering(Suffering),
}

impl CombatZone {
    pub(super) fn new(lines: &[CombatLine; 3]) -> Self {
        Self { lines: lines.clone(), line: 0, state: State::Begins }
    }

    /// In the midst of it, with that player to declare.
    pub(super) fn resumed(lines: &[CombatLine; 3], current: Seat, progress: &Progress) -> Option<Self> {
        let declaring = Declaring {
            turns: Turns::waiting_are(progress)?,
            current: Some(current),
            declared: Few::collect(progress.declared.iter().copied())?,
        };
        Some(Self { line: progress.line.into(), state: State::Declaring(declaring), ..Self::new(lines) })
    }

    pub(super) fn next(&mut self, table: &mut Table, events: &mut Vec<Event>) -> Option<Asked> {
        loop {
            let asked = match &mut self.state {
                // with one player left there is nobody to be compared with
                State::Begins if table.flying().len() < 2 => {
                    events.extend(self.skipped());
                    return None;
                }
                State::Begins => None,
                State::Declaring(declaring) => declaring.next(table, self.lines.get(self.line)?.worst),
                State::Suffering(suffering) => suffering.next(table, events),
            };
            if asked.is_some() {
                return asked;
            }
            self.state = match &self.state {
                State::Begins => State::Declaring(Declaring::new(table)),
                State::Declaring(declaring) => self.hit(declaring.worst()?, table, events)?,
                State::Suffering(_) => {
                    self.line += 1;
                    State::Begins
                }
            };
        }
    }

    /// The lines that are not judged.
    fn skipped(&self) -> Option<Event> {
        let lines = self.lines.len().saturating_sub(self.line);
        u8::try_from(lines).ok().filter(|&lines| lines > 0).map(|lines| Event::Skipped { lines })
    }

    pub(super) fn progress(&self, table: &Table) -> Progress {
        let part = match &self.state {
            State::Begins => Progress::default(),
            State::Declaring(declaring) => declaring.progress(table),
            State::Suffering(suffering) => suffering.progress(table),
        };
        Progress { line: u8::try_from(self.line).unwrap_or(u8::MAX), ..part }
    }

    pub(super) fn hear(&mut self, answer: Answer, table: &Table, events: &mut Vec<Event>) {
        match (&mut self.state, answer) {
            (State::Declaring(declaring), Answer::Powered { strengths, .. }) => {
                if let Some(line) = self.lines.get(self.line) {
                    declaring.hear(line.worst, strengths);
                }
            }
            (State::Suffering(suffering), answer) => suffering.hear(answer, table, events),
            _ => {}
        }
    }

    fn hit(&self, seat: Seat, table: &mut Table, events: &mut Vec<Event>) -> Option<State> {
        let line = self.lines.get(self.line)?;
        events.push(Event::Worst { seat, worst: line.worst });
        Some(State::Suffering(Suffering::new(&line.penalty, seat, table, events)))
    }
}

/// All declare in flight order, as it is when the line is judged (LM-R41), before anything is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Declaring {
    turns: Turns,
    current: Option<Seat>,
    /// What each declared: crew, points of engines or half points of cannons.
    declared: Few<(Seat, u32), 5>,
}

impl Declaring {
    fn new(table: &Table) -> Self {
        Self { turns: Turns::leader_first(table), current: None, declared: Few::new() }
    }

    fn next(&mut self, table: &Table, criterion: Criterion) -> Option<Asked> {
        loop {
            let seat = self.turns.next(table)?;
            self.current = Some(seat);
            match criterion {
                Criterion::FewestCrew => self.note(table.fleet(seat).crew().total()),
                Criterion::WeakestEngines => return Some(of(seat, Question::Engines)),
                Criterion::WeakestCannons => return Some(of(seat, Question::Cannons)),
            }
        }
    }

    fn hear(&mut self, criterion: Criterion, strengths: Strengths) {
        match criterion {
            Criterion::FewestCrew => {}
            Criterion::WeakestEngines => self.note(strengths.engines),
            Criterion::WeakestCannons => self.note(strengths.cannons.halves()),
        }
    }

    fn progress(&self, table: &Table) -> Progress {
        Progress { waiting: self.turns.waiting(table), declared: self.declared.iter().collect(), ..Progress::default() }
    }

    fn note(&mut self, number: u32) {
        if let Some(seat) = self.current.take() {
            // there are as many places as seats
            let _ = self.declared.push((seat, number));
        }
    }

    /// In a tie the one further ahead, who declared first.
    fn worst(&self) -> Option<Seat> {
        self.declared.iter().min_by_key(|&(_, number)| number).map(|(seat, _)| seat)
    }
}
