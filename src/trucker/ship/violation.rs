//! One broken building rule, with its place.

use core::fmt;

use crate::grid::{Cell, CellSet, Side};
use crate::trucker::parts::board::Nth;
use crate::trucker::parts::component::{Connector, Kind, Outlet};
use crate::trucker::rules::Rule;
use crate::trucker::ship::contact::broken_rule;

/// One broken building rule: which, where, and what lies there.
///
/// `Display` is an English sentence for the player, without the id of its [`rule`](Self::rule): a list of violations, such as
/// a [`Report`](crate::trucker::Report), begins its lines with that. The fields are there for a front end that words it
/// otherwise.
///
/// JSON: `{"rule": "LM-LEGAL-7", "cells": [[0, 1], [0, 0]], "side": "front", "kind": "cannon", "strength": 1}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Violation {
    /// Two facing edges that may not meet (LM-LEGAL-2, LM-LEGAL-3, LM-SPLICE-2).
    Mismatch {
        /// The two components; the second lies on `side` of the first, which is `right` or `rear`.
        cells: [Cell; 2],
        /// Where the second is seen from the first.
        side: Side,
        /// The facing edges, of the first and of the second.
        edges: [Connector; 2],
    },
    /// An engine whose exhaust does not point to the rear (LM-LEGAL-5).
    ExhaustDirection {
        /// The engine.
        cell: Cell,
        /// Where its exhaust points.
        points: Side,
    },
    /// A component in the cell that an exhaust, a muzzle or a nozzle points to (LM-LEGAL-6, -7, -8).
    Blocked {
        /// What it is that needs room.
        outlet: Outlet,
        /// The component that needs room.
        cell: Cell,
        /// Its kind.
        kind: Kind,
        /// Where it needs room.
        side: Side,
        /// The cell that ought to be empty.
        by: Cell,
    },
    /// A component on a cell that is not open (LM-LEGAL-10).
    ClosedCell {
        /// The component.
        cell: Cell,
    },
    /// Components that hang together with each other but not with the rest of their ship (LM-LEGAL-9; on a board whose
    /// dice join ships, LM-IVC-CHECK). Every piece of a ship but its largest is reported; of equals not the one with the
    /// starting cabin, else with a cabin for humans, else with the first component in reading order.
    CutOff {
        /// The components of the piece.
        piece: CellSet,
        /// The number of the ship on its board.
        ship: u8,
        /// LM-LEGAL-9 or LM-IVC-CHECK.
        rule: Rule,
    },
}

impl Violation {
    /// The broken rule.
    #[must_use]
    pub fn rule(&self) -> Rule {
        match self {
            // only edges that fit can be refused for the splice alone
            Self::Mismatch { edges: [near, far], .. } => broken_rule(*near, *far, true).unwrap_or(Rule::LmSplice2),
            Self::ExhaustDirection { .. } => Rule::LmLegal5,
            Self::Blocked { outlet, .. } => outlet.rule(),
            Self::ClosedCell { .. } => Rule::LmLegal10,
            Self::CutOff { rule, .. } => *rule,
        }
    }

    /// The cells it is about: both sides of a contact, the component and the cell it needs empty, or the whole piece.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        match *self {
            Self::Mismatch { cells, .. } => cells.into_iter().collect(),
            Self::ExhaustDirection { cell, .. } | Self::ClosedCell { cell } => cell.into(),
            Self::Blocked { cell, by, .. } => [cell, by].into_iter().collect(),
            Self::CutOff { piece, .. } => piece,
        }
    }

    /// The components that break the rule: not the innocent one that stands where another needs room.
    pub(in crate::trucker) fn offenders(&self) -> CellSet {
        match *self {
            Self::Blocked { cell, .. } => cell.into(),
            _ => self.cells(),
        }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mismatch { cells: [first, second], edges: [near, far], .. } => {
                let why = match self.rule() {
                    Rule::LmLegal3 => "a connector may not face a smooth edge",
                    Rule::LmSplice2 => "across the splice connectors must be identical",
                    _ => "a single connector may not face a double one",
                };
                write!(f, "the {near} of {first} faces the {far} of {second}: {why}")
            }
            Self::ExhaustDirection { cell, points } => {
                write!(f, "the exhaust of the engine on {cell} points to the {points}, not to the rear")
            }
            Self::Blocked { outlet, cell, kind, by, .. } => {
                write!(f, "the {outlet} of the {kind} on {cell} points at {by}, which must be empty")
            }
            Self::ClosedCell { cell } => write!(f, "{cell} is closed and cannot hold a component"),
            Self::CutOff { piece, ship, .. } => {
                write!(f, "not joined to the rest of {}: {piece}", Nth(*ship))
            }
        }
    }
}
