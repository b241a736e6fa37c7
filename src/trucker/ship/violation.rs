//! Broken building rules.

use crate::grid::{Cell, CellSet, Side};
use crate::table::message::{Argued, Argument, Message};
use crate::trucker::parts::board::nth;
use crate::trucker::parts::component::{Connector, Kind, Outlet};
use crate::trucker::rules::Rule;
use crate::trucker::ship::contact::broken_rule;

messages! {
    /// One broken building rule, with its cells and components.
    ///
    /// It prints as an English sentence without the id of its [`rule`](Self::rule), which starts the lines of a
    /// [`Report`](crate::trucker::Report). Front ends can use the fields for sentences of their own.
    ///
    /// JSON: `{"rule": "LM-LEGAL-7", "cells": [[0, 1], [0, 0]], "side": "front", "kind": "cannon", "strength": 1}`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum Violation of "violation" {
        /// Two facing edges that may not meet (LM-LEGAL-2, LM-LEGAL-3, LM-SPLICE-2). The second component is on `side` of the
        /// first, `right` or `rear`; `edges` are those of the first and of the second.
        Mismatch { cells: [Cell; 2], side: Side, edges: [Connector; 2] }
            with first = (one_of(cells, false)), second = (one_of(cells, true)), near = (one_of(edges, false)),
                far = (one_of(edges, true)), why = (clash(mismatch(*edges)))
            "the {near} of {first} faces the {far} of {second}: {why}";
        /// An engine whose exhaust does not point to the rear (LM-LEGAL-5).
        ExhaustDirection { cell: Cell, points: Side } "the exhaust of the engine on {cell} points to the {points}, not to the rear";
        /// A component in the cell that an exhaust, a muzzle or a nozzle points to (LM-LEGAL-6, -7, -8): the outlet on `cell`
        /// points to `side`, and `by` must be empty.
        Blocked { outlet: Outlet, cell: Cell, kind: Kind, side: Side, by: Cell }
            "the {outlet} of the {kind} on {cell} points at {by}, which must be empty";
        /// A component on a cell that is not open (LM-LEGAL-10).
        ClosedCell { cell: Cell } "{cell} is closed and cannot hold a component";
        /// A piece that is disconnected from its ship (LM-LEGAL-9, or LM-IVC-CHECK on a board whose dice join ships; `rule` says
        /// which). All pieces of a ship except its largest are reported; of equal ones the ship is the piece with the starting
        /// cabin, else with a cabin for humans, else with the first component in reading order.
        CutOff { piece: CellSet, ship: u8, rule: Rule } with nth = (nth(*ship))
            "{piece|1:the component on # is|the components on # are} not joined to the rest of ship {nth}";
    }
}

impl Violation {
    /// The broken rule.
    #[must_use]
    pub fn rule(&self) -> Rule {
        match self {
            Self::Mismatch { edges, .. } => mismatch(*edges),
            Self::ExhaustDirection { .. } => Rule::LmLegal5,
            Self::Blocked { outlet, .. } => outlet.rule(),
            Self::ClosedCell { .. } => Rule::LmLegal10,
            Self::CutOff { rule, .. } => *rule,
        }
    }

    /// Its cells: both sides of a contact, the component and the cell it needs empty, or the whole piece.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        match *self {
            Self::Mismatch { cells, .. } => cells.into_iter().collect(),
            Self::ExhaustDirection { cell, .. } | Self::ClosedCell { cell } => cell.into(),
            Self::Blocked { cell, by, .. } => [cell, by].into_iter().collect(),
            Self::CutOff { piece, .. } => piece,
        }
    }

    /// The components at fault: not the one that blocks another's outlet.
    pub(in crate::trucker) fn offenders(&self) -> CellSet {
        match *self {
            Self::Blocked { cell, .. } => cell.into(),
            _ => self.cells(),
        }
    }
}

fn mismatch([near, far]: [Connector; 2]) -> Rule {
    // only edges that would join can be refused because of the splice
    broken_rule(near, far, true).unwrap_or(Rule::LmSplice2)
}

fn clash(rule: Rule) -> &'static dyn Message {
    match rule {
        Rule::LmLegal3 => &Clash::Smooth,
        Rule::LmSplice2 => &Clash::Splice,
        _ => &Clash::SingleDouble,
    }
}

messages! {
    /// Why two edges may not meet.
    #[expect(unreachable_pub, reason = "a part of a sentence only")]
    pub enum Clash of "clash" {
        Smooth "a connector may not face a smooth edge";
        Splice "edges across the splice must be identical";
        SingleDouble "a single connector may not face a double connector";
    }
}

/// One of two.
fn one_of<T: Argued>([first, second]: &[T; 2], is_second: bool) -> Argument<'_> {
    if is_second { second.argument() } else { first.argument() }
}
