//! The course of an attack, step by step in the order of LM-SPLICE-10.

use alloc::vec::Vec;

use crate::grid::{Cell, CellSet};
use crate::trucker::attack::AttackKind;
use crate::trucker::attack::approach::Approach;
use crate::trucker::attack::defence::{Defence, DefenceError, cannons, shields, struck, thrusters};
use crate::trucker::attack::fate::{Fate, LineEnd};
use crate::trucker::attack::incoming::Incoming;
use crate::trucker::attack::lines::Line;
use crate::trucker::attack::strike::{Met, Strike};
use crate::trucker::fleet::Fleet;

/// An attack after the reactions of a legal defence, except for tokens.
pub(in crate::trucker::attack) struct Course<'a> {
    pub(in crate::trucker::attack) fleet: &'a Fleet,
    pub(in crate::trucker::attack) incoming: Incoming,
    pub(in crate::trucker::attack) lines: Vec<OnLine>,
    pub(in crate::trucker::attack) approach: Approach,
}

/// One line, what it meets, and the reaction to it.
#[derive(Clone, Copy)]
pub(in crate::trucker::attack) struct OnLine {
    pub(in crate::trucker::attack) line: Line,
    pub(in crate::trucker::attack) met: Met,
    /// The component struck, once that is settled.
    pub(in crate::trucker::attack) struck: Option<Cell>,
    /// The struck component lets this attack bounce off.
    pub(in crate::trucker::attack) bounces: bool,
    /// The cannons that may shoot at it.
    pub(in crate::trucker::attack) able: CellSet,
    pub(in crate::trucker::attack) shot_by: Option<Cell>,
    pub(in crate::trucker::attack) shielded_by: Option<Cell>,
}

impl OnLine {
    pub(in crate::trucker::attack) const fn is_undecided(&self) -> bool {
        matches!(self.met, Met::Choice(_)) && self.struck.is_none()
    }

    /// The component struck, if nothing stops the attack yet.
    pub(in crate::trucker::attack) const fn unstopped(&self) -> Option<Cell> {
        if self.bounces || self.shot_by.is_some() || self.shielded_by.is_some() { None } else { self.struck }
    }
}

impl<'a> Course<'a> {
    /// After a defence that may lack choices while it has no shots or shields.
    pub(in crate::trucker::attack) fn begun(
        fleet: &'a Fleet,
        incoming: &Incoming,
        defence: &Defence,
    ) -> Result<Self, DefenceError> {
        let (lines, blueprint) = (incoming.lines(), fleet.board().blueprint());
        if (lines.board(), lines.surface()) != (blueprint.identity(), blueprint.surface()) {
            return Err(DefenceError::OtherBoard);
        }
        let incoming = incoming.excluding(fleet.board().ships_around(incoming.away()));
        let approach = thrusters::moved(fleet, &incoming, defence)?;
        let mut course = Self { fleet, incoming, lines: met(fleet, &approach), approach };
        struck::choose(&mut course.lines, &defence.choices)?;
        course.note_bounces();
        cannons::aim(fleet, &incoming, &approach, &mut course.lines);
        if !(defence.shots.is_empty() && defence.shields.is_empty() && defence.boosted_shields.is_empty()) {
            struck::decided(&course.lines)?;
            cannons::shoot(fleet, &incoming, &mut course.lines, &defence.shots)?;
            shields::cover(fleet, &incoming, &mut course.lines, defence)?;
        }
        Ok(course)
    }

    /// After a whole defence.
    pub(in crate::trucker::attack) fn complete(
        fleet: &'a Fleet,
        incoming: &Incoming,
        defence: &Defence,
    ) -> Result<Self, DefenceError> {
        let course = Self::begun(fleet, incoming, defence)?;
        struck::decided(&course.lines)?;
        Ok(course)
    }

    /// LM-ATTACK-3, judged before any hit (LM-R14).
    fn note_bounces(&mut self) {
        if self.incoming.kind() == AttackKind::SmallMeteor {
            let bouncing = self.fleet.layout().bouncing(self.incoming.lines().from());
            for on_line in &mut self.lines {
                on_line.bounces = on_line.struck.is_some_and(|cell| bouncing.contains(cell));
            }
        }
    }

    /// How a line ends if nothing more is done; `None` while a choice is open.
    pub(in crate::trucker::attack) fn fate(&self, on_line: &OnLine) -> Option<Fate> {
        if on_line.is_undecided() {
            return None;
        }
        Some(match *on_line {
            OnLine { struck: None, line, .. } if self.was_met(line) => Fate::Dodged,
            OnLine { struck: None, .. } => Fate::Missed,
            OnLine { bounces: true, .. } => Fate::Bounced,
            OnLine { shot_by: Some(cannon), .. } => Fate::ShotDown(cannon),
            OnLine { shielded_by: Some(shield), .. } => Fate::Shielded(shield),
            OnLine { struck: Some(cell), .. } => self.hit(cell),
        })
    }

    /// The fate of an unprotected component, or of the intruder that boards there.
    fn hit(&self, cell: Cell) -> Fate {
        if self.incoming.kind() == AttackKind::Intruder {
            let guards = self.incoming.guards().unwrap_or_else(|| self.fleet.guards());
            return if guards.contains(cell) { Fate::Repelled } else { Fate::Boarded };
        }
        let destroyed = self.fleet.layout().destroyed(self.incoming.kind(), self.incoming.lines().from(), cell.into());
        if destroyed.is_empty() { Fate::Withstood } else { Fate::Destroyed }
    }

    /// Whether a line would meet something if no ship had moved.
    fn was_met(&self, line: Line) -> bool {
        let unmoved = self.incoming.approach();
        !self.approach.moved().is_empty()
            && self.fleet.layout().strikes(unmoved).any(|strike| strike.line == line && strike.met != Met::Nothing)
    }

    /// How every line ends, as far as it is settled.
    pub(in crate::trucker::attack) fn ends(&self) -> Vec<LineEnd> {
        let end =
            |on_line: &OnLine| Some(LineEnd { line: on_line.line, struck: on_line.struck, fate: self.fate(on_line)? });
        self.lines.iter().filter_map(end).collect()
    }
}

fn met(fleet: &Fleet, approach: &Approach) -> Vec<OnLine> {
    let on_line = |strike: Strike| OnLine {
        line: strike.line,
        met: strike.met,
        struck: if let Met::Component(cell) = strike.met { Some(cell) } else { None },
        bounces: false,
        able: CellSet::EMPTY,
        shot_by: None,
        shielded_by: None,
    };
    fleet.layout().strikes_on(approach).map(on_line).collect()
}
