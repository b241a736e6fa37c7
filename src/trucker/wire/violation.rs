//! `{"rule": "LM-LEGAL-7", "cells": [[0, 1], [0, 0]], "side": "front", "kind": "cannon", "strength": 1}`: one broken rule.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::{Cell, Side};
use crate::table::wire::{derived, write};
use crate::trucker::parts::component::{Connector, Kind, Outlet};
use crate::trucker::rules::Rule;
use crate::trucker::ship::contact::broken_rule;
use crate::trucker::ship::violation::Violation;
use crate::trucker::wire::component;

/// Which of the fields there are depends on the rule.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ViolationWire {
    rule: Rule,
    cells: Vec<Cell>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    side: Option<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    edges: Option<[u8; 2]>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<Side>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kind: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    strength: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ship: Option<u8>,
}

impl ViolationWire {
    const fn new(rule: Rule, cells: Vec<Cell>) -> Self {
        Self { rule, cells, side: None, edges: None, points: None, kind: None, strength: None, ship: None }
    }

    fn of(violation: &Violation) -> Self {
        let rule = violation.rule();
        match *violation {
            Violation::Mismatch { cells, side, edges } => {
                Self { side: Some(side), edges: Some(edges.map(Connector::prongs)), ..Self::new(rule, cells.into()) }
            }
            Violation::ExhaustDirection { cell, points } => {
                Self { points: Some(points), ..Self::new(rule, vec![cell]) }
            }
            Violation::Blocked { cell, kind, side, by, .. } => Self {
                side: Some(side),
                kind: Some(kind.name().into()),
                strength: component::strength(kind),
                ..Self::new(rule, vec![cell, by])
            },
            Violation::ClosedCell { cell } => Self::new(rule, vec![cell]),
            Violation::CutOff { piece, ship, .. } => {
                Self { ship: Some(ship), ..Self::new(rule, piece.iter().collect()) }
            }
        }
    }

    /// The violation, if it says all there is to say about such a one, and nothing that cannot be.
    fn violation(&self) -> Option<Violation> {
        let violation = match (self.rule, self.cells.as_slice()) {
            (Rule::LmLegal2 | Rule::LmLegal3 | Rule::LmSplice2, &[near, far]) => {
                let [one, other] = self.edges?;
                let edges = [Connector::from_prongs(one)?, Connector::from_prongs(other)?];
                Violation::Mismatch { cells: [near, far], side: self.side?, edges }
            }
            (Rule::LmLegal5, &[cell]) => Violation::ExhaustDirection { cell, points: self.points? },
            (Rule::LmLegal6 | Rule::LmLegal7 | Rule::LmLegal8, &[cell, by]) => {
                let kind = component::kind(self.kind.as_ref()?, self.strength, None).ok()?;
                let outlets = [Outlet::Exhaust, Outlet::Muzzle, Outlet::Nozzle];
                let outlet = outlets.into_iter().find(|outlet| outlet.rule() == self.rule)?;
                Violation::Blocked { outlet, cell, kind, side: self.side?, by }
            }
            (Rule::LmLegal10, &[cell]) => Violation::ClosedCell { cell },
            (Rule::LmLegal9 | Rule::LmIvcCheck, piece) => {
                Violation::CutOff { piece: piece.iter().copied().collect(), ship: self.ship?, rule: self.rule }
            }
            _ => return None,
        };
        (Self::of(&violation) == *self && is_possible(&violation)).then_some(violation)
    }
}

impl PartialEq for ViolationWire {
    fn eq(&self, other: &Self) -> bool {
        let fields = |wire: &Self| (wire.rule, wire.side, wire.edges, wire.points, wire.strength, wire.ship);
        fields(self) == fields(other) && self.cells == other.cells && self.kind == other.kind
    }
}

/// Whether any check could find it.
fn is_possible(violation: &Violation) -> bool {
    match *violation {
        Violation::Mismatch { cells: [near, far], side, edges: [one, other] } => {
            let is_refused =
                matches!(side, Side::Right | Side::Rear) && broken_rule(one, other, side == Side::Right).is_some();
            near != far && is_refused
        }
        Violation::ExhaustDirection { points, .. } => points != Side::Rear,
        Violation::Blocked { outlet, cell, kind, by, .. } => cell != by && has(kind, outlet),
        Violation::ClosedCell { .. } => true,
        Violation::CutOff { piece, .. } => !piece.is_empty(),
    }
}

const fn has(kind: Kind, outlet: Outlet) -> bool {
    match outlet {
        Outlet::Exhaust => kind.has_exhaust(),
        Outlet::Muzzle => kind.has_muzzle(),
        Outlet::Nozzle => kind.row().nozzle,
    }
}

impl Serialize for Violation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write(&ViolationWire::of(self), serializer)
    }
}

impl<'de> Deserialize<'de> for Violation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let wire: ViolationWire = derived(deserializer)?;
        wire.violation().ok_or_else(|| D::Error::custom(format!("{} cannot be broken like that", wire.rule)))
    }
}
