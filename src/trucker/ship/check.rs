//! The ship check: a fast verdict, and a full report of all violations.

use alloc::vec::Vec;

use crate::grid::word::Word;
use crate::grid::{Cell, CellSet, Side};
use crate::table::message::{Argument, Arguments, Message, Row, Several};
use crate::trucker::rules::Rule;
use crate::trucker::ship::faults::Faults;
use crate::trucker::ship::joints::Joints;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::outline::Outline;
use crate::trucker::ship::violation::Violation;

/// # The ship check
impl Layout {
    /// Whether the layout is legal: `check().is_legal()`, but faster and without allocation.
    ///
    /// Ships without components are legal, and so is an empty board.
    #[must_use]
    pub fn is_legal(&self) -> bool {
        if self.board().surface().is_narrow() { self.verdict::<u64>() } else { self.verdict::<u128>() }
    }

    fn verdict<W: Word>(&self) -> bool {
        let outline = Outline::<W>::of(self.board());
        let faults = Faults::of(&outline, self.packed().shape());
        faults.all() == W::ZERO && faults.ships_are_whole(self.board().ships())
    }

    /// The full ship check (LM-LEGAL-1 to -10, LM-SPLICE-2, LM-TORUS-2, LM-IVC-CHECK): every broken rule, once per contact or
    /// component.
    #[must_use]
    pub fn check(&self) -> Report {
        let joints = self.joints();
        let mut violations = Vec::new();
        let outline = Outline::<u128>::of(self.board());
        let faults = Faults::of(&outline, self.packed().shape());
        self.mismatches(&faults, &mut violations);
        self.turned_engines(&faults, &mut violations);
        self.blocked_outlets(&faults, &mut violations);
        violations.extend(cells(faults.closed()).map(|cell| Violation::ClosedCell { cell }));
        let offenders = violations.iter().fold(CellSet::EMPTY, |cells, violation| cells | violation.offenders());
        let ships = self.ship_reports(&joints, offenders, &mut violations);
        violations.sort_by_key(|violation| (violation.offenders().first(), violation.rule()));
        Report { violations, pieces: joints.pieces().collect(), exposed: self.exposed_connectors(), ships }
    }

    fn mismatches(&self, faults: &Faults<'_, u128>, violations: &mut Vec<Violation>) {
        for side in [Side::Right, Side::Rear] {
            violations.extend(cells(faults.mismatched(side)).filter_map(|cell| {
                let other = self.board().surface().step(cell, side)?;
                let edges = [self.get(cell)?.edge(side), self.get(other)?.edge(side.opposite())];
                Some(Violation::Mismatch { cells: [cell, other], side, edges })
            }));
        }
    }

    fn turned_engines(&self, faults: &Faults<'_, u128>, violations: &mut Vec<Violation>) {
        violations.extend(
            cells(faults.turned())
                .filter_map(|cell| Some(Violation::ExhaustDirection { cell, points: self.get(cell)?.exhaust()? })),
        );
    }

    fn blocked_outlets(&self, faults: &Faults<'_, u128>, violations: &mut Vec<Violation>) {
        for side in Side::ALL {
            violations.extend(cells(faults.blocked(side)).filter_map(|cell| {
                let by = self.board().surface().step(cell, side)?;
                let component = self.get(cell)?;
                Some(Violation::Blocked { outlet: component.outlet(side)?, cell, kind: component.kind(), side, by })
            }));
        }
    }

    /// LM-LEGAL-9, LM-IVC-CHECK.
    fn ship_reports(&self, joints: &Joints, faulty: CellSet, violations: &mut Vec<Violation>) -> Vec<ShipReport> {
        let rule = if self.board().blueprint().marks().is_empty() { Rule::LmLegal9 } else { Rule::LmIvcCheck };
        let ships = self.board().numbered_ships();
        ships
            .map(|(ship, cells)| {
                let components = self.occupied() & cells;
                let pieces: Vec<CellSet> = joints.pieces_of(components).map(|piece| piece & components).collect();
                let kept = self.main_piece(pieces.iter().copied());
                let cut_off = pieces.iter().filter(|&&piece| Some(piece) != kept);
                violations.extend(cut_off.map(|&piece| Violation::CutOff { piece, ship, rule }));
                let count = u8::try_from(pieces.len()).unwrap_or(u8::MAX);
                ShipReport { cells, components, pieces: count, faulty: components & faulty }
            })
            .collect()
    }
}

fn cells(bits: u128) -> impl Iterator<Item = Cell> {
    CellSet::from_bits(bits).iter()
}

/// The result of the ship check.
///
/// JSON: `{"legal": true, "violations": [], "pieces": [], "exposed": 0, "ships": []}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Report {
    /// All violations, by the first component at fault, in reading order.
    pub violations: Vec<Violation>,
    /// The groups of components connected by legal joints, in the order of their first cells.
    pub pieces: Vec<CellSet>,
    /// The number of exposed connectors.
    pub exposed: u32,
    /// The verdict on each ship of the board, in the order of [`Board::ships`](crate::trucker::parts::board::Board::ships).
    pub ships: Vec<ShipReport>,
}

impl Report {
    /// Whether the layout is legal.
    #[must_use]
    pub fn is_legal(&self) -> bool {
        self.violations.is_empty()
    }
}

/// One sentence per line, also for a legal layout.
impl Message for Report {
    fn row(&self) -> Row {
        LEGAL
    }

    fn rows() -> &'static [Row] {
        &[LEGAL, BROKEN]
    }

    fn arguments<'a>(&'a self, _: &mut Arguments<'a>) {}

    fn parts(&self) -> Option<&dyn Several> {
        if self.is_legal() { None } else { Some(self) }
    }
}

impl Several for Report {
    fn each(&self, visit: &mut dyn FnMut(Argument<'_>)) {
        self.violations.iter().for_each(|violation| visit(Argument::Message(&Broken(violation))));
    }

    fn between(&self) -> &'static str {
        ""
    }
}

messages!(@told Report);

const LEGAL: Row = Row { key: ("report", "legal"), template: "the ship check finds nothing wrong\n", fields: &[] };
const BROKEN: Row =
    Row { key: ("report", "broken"), template: "{rule}: {violation}\n", fields: &["rule", "violation"] };

/// A line of a report.
struct Broken<'a>(&'a Violation);

impl Message for Broken<'_> {
    fn row(&self) -> Row {
        BROKEN
    }

    fn rows() -> &'static [Row] {
        &[BROKEN]
    }

    fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
        arguments.put("rule", Argument::Text(self.0.rule().id()));
        arguments.put("violation", Argument::Message(self.0));
    }
}

/// The check of one ship of a board.
///
/// JSON: `{"legal": true, "cells": [[0, 0]], "components": [], "pieces": 0, "faulty": []}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ShipReport {
    /// The open cells of the ship.
    pub cells: CellSet,
    /// Those with a component.
    pub components: CellSet,
    /// The number of pieces that the components form.
    pub pieces: u8,
    /// The components that break a rule other than LM-LEGAL-9 or LM-IVC-CHECK.
    pub faulty: CellSet,
}

impl ShipReport {
    /// Whether the ship is in at most one piece and none of its components breaks a rule.
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        self.pieces <= 1 && self.faulty.is_empty()
    }
}
