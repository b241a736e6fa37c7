//! `{"rule": "LM-LEGAL-7", "cells": [[0, 1], [0, 0]], "side": "front", "kind": "cannon", "strength": 1}`: one broken rule. Which
//! fields there are depends on the rule.

use alloc::string::String;
#[cfg(feature = "schema")]
use alloc::vec::Vec;

use crate::grid::CellSet;
#[cfg(feature = "schema")]
use crate::table::wire::schema::{Definitions, Properties, any_of, one_of, properties, tuple, words};
use crate::table::wire::{Fields, Form, Node, Object, WireError, serde_by_form};
use crate::trucker::parts::component::{Connector, Outlet};
use crate::trucker::rules::Rule;
use crate::trucker::ship::violation::Violation;
use crate::trucker::wire::component;
#[cfg(feature = "schema")]
use crate::{
    grid::{Cell, Side},
    trucker::parts::component::Kind,
};

impl Form for Violation {
    fn read(node: &Node<'_>) -> Result<Self, WireError> {
        let mut fields = Fields::of(node)?;
        let rule: Rule = fields.read("rule")?;
        let violation = of_rule(rule, &mut fields)?;
        let not_so = || WireError::new(format_args!("{rule} cannot be broken like that"));
        if violation.rule() == rule { Ok(violation) } else { Err(not_so()) }
    }

    fn write(&self) -> Node<'static> {
        let mut object = Object::new();
        object.put("rule", &self.rule());
        match self {
            Self::Mismatch { cells, side, edges } => {
                object.put("cells", cells);
                object.put("side", side);
                object.put("edges", &edges.map(Connector::prongs));
            }
            Self::ExhaustDirection { cell, points } => {
                object.put("cells", &[*cell]);
                object.put("points", points);
            }
            Self::Blocked { cell, kind, side, by, .. } => {
                object.put("cells", &[*cell, *by]);
                object.put("side", side);
                object.push("kind", Node::Text(kind.name().into()));
                object.put_unless("strength", &component::strength(*kind), &None);
            }
            Self::ClosedCell { cell } => object.put("cells", &[*cell]),
            Self::CutOff { piece, ship, .. } => {
                object.put("cells", piece);
                object.put("ship", ship);
            }
        }
        object.end()
    }

    #[cfg(feature = "schema")]
    fn schema(definitions: &mut Definitions) -> Node<'static> {
        definitions.named::<Self>(|definitions| {
            let mismatch = [Rule::LmLegal2, Rule::LmLegal3, Rule::LmSplice2];
            let mut edges = properties!(definitions { cells: [Cell; 2], side: Side });
            edges.add("edges", tuple(alloc::vec![one_of(Connector::ALL.map(Connector::prongs)); 2]));
            let mut names: Vec<_> = Kind::ALL.iter().map(|kind| kind.name()).collect();
            names.sort_unstable();
            names.dedup();
            let mut blocked = properties!(definitions { cells: [Cell; 2], side: Side; strength: Option<u8> });
            blocked.add("kind", words(names));
            any_of(alloc::vec![
                of(&mismatch, edges),
                of(&[Rule::LmLegal5], properties!(definitions { cells: [Cell; 1], points: Side })),
                of(&[Rule::LmLegal6, Rule::LmLegal7, Rule::LmLegal8], blocked),
                of(&[Rule::LmLegal10], properties!(definitions { cells: [Cell; 1] })),
                of(&[Rule::LmLegal9, Rule::LmIvcCheck], properties!(definitions { cells: CellSet, ship: u8 })),
            ])
        })
    }
}

serde_by_form!(Violation);

fn of_rule(rule: Rule, fields: &mut Fields<'_>) -> Result<Violation, WireError> {
    match rule {
        Rule::LmLegal2 | Rule::LmLegal3 | Rule::LmSplice2 => {
            fields.only(&["rule", "cells", "side", "edges"])?;
            let edges = fields.read::<[u8; 2]>("edges")?.map(Connector::from_prongs);
            let [Some(near), Some(far)] = edges else {
                return Err(WireError::new("edges are 0 to 3").within("edges"));
            };
            Ok(Violation::Mismatch { cells: fields.read("cells")?, side: fields.read("side")?, edges: [near, far] })
        }
        Rule::LmLegal5 => {
            fields.only(&["rule", "cells", "points"])?;
            let [cell] = fields.read("cells")?;
            Ok(Violation::ExhaustDirection { cell, points: fields.read("points")? })
        }
        Rule::LmLegal6 | Rule::LmLegal7 | Rule::LmLegal8 => blocked(rule, fields),
        Rule::LmLegal10 => {
            fields.only(&["rule", "cells"])?;
            let [cell] = fields.read("cells")?;
            Ok(Violation::ClosedCell { cell })
        }
        Rule::LmLegal9 | Rule::LmIvcCheck => {
            fields.only(&["rule", "cells", "ship"])?;
            let piece: CellSet = fields.read("cells")?;
            Ok(Violation::CutOff { piece, ship: fields.read("ship")?, rule })
        }
        _ => Err(WireError::new(format_args!("{rule} is no rule of the ship check")).within("rule")),
    }
}

fn blocked(rule: Rule, fields: &mut Fields<'_>) -> Result<Violation, WireError> {
    fields.only(&["rule", "cells", "side", "kind", "strength"])?;
    let outlet = match rule {
        Rule::LmLegal6 => Outlet::Exhaust,
        Rule::LmLegal7 => Outlet::Muzzle,
        _ => Outlet::Nozzle,
    };
    let name: String = fields.read("kind")?;
    let kind = component::kind(&name, fields.read_or("strength", None)?, None)?;
    let [cell, by] = fields.read("cells")?;
    Ok(Violation::Blocked { outlet, cell, kind, side: fields.read("side")?, by })
}

/// A violation of one of these rules.
#[cfg(feature = "schema")]
fn of(rules: &[Rule], mut fields: Properties) -> Node<'static> {
    fields.add("rule", one_of(rules.iter().copied()));
    fields.end()
}
