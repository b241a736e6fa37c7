//! `{"legal": true, "violations": [], "pieces": [...], "exposed": 3, "ships": [...]}`: what the ship check says.

use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::CellSet;
use crate::table::wire::{derived, write};
use crate::trucker::ship::check::{Report, ShipReport};
use crate::trucker::ship::violation::Violation;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReportWire {
    legal: bool,
    violations: Vec<Violation>,
    pieces: Vec<CellSet>,
    exposed: u32,
    ships: Vec<ShipReport>,
}

impl Serialize for Report {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let form = ReportWire {
            legal: self.is_legal(),
            violations: self.violations.clone(),
            pieces: self.pieces.clone(),
            exposed: self.exposed,
            ships: self.ships.clone(),
        };
        write(&form, serializer)
    }
}

impl<'de> Deserialize<'de> for Report {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ReportWire { legal, violations, pieces, exposed, ships } = derived(deserializer)?;
        if legal != violations.is_empty() {
            return Err(D::Error::custom("a report is legal just if it has no violations"));
        }
        if !are_parts(&pieces) {
            return Err(D::Error::custom("pieces are not empty and share no cell"));
        }
        Ok(Self { violations, pieces, exposed, ships })
    }
}

/// Whether the sets share no cell and none is empty.
fn are_parts(sets: &[CellSet]) -> bool {
    let mut seen = CellSet::EMPTY;
    sets.iter().all(|&set| {
        let is_new = !set.is_empty() && set.is_disjoint(seen);
        seen |= set;
        is_new
    })
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipWire {
    legal: bool,
    cells: CellSet,
    components: CellSet,
    pieces: u8,
    faulty: CellSet,
}

impl Serialize for ShipReport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { cells, components, pieces, faulty } = *self;
        write(&ShipWire { legal: self.is_legal(), cells, components, pieces, faulty }, serializer)
    }
}

impl<'de> Deserialize<'de> for ShipReport {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ShipWire { legal, cells, components, pieces, faulty } = derived(deserializer)?;
        let enough = u32::from(pieces) <= components.len() && (pieces == 0) == components.is_empty();
        let ship = Self { cells, components, pieces, faulty };
        if enough && cells.is_superset(components) && components.is_superset(faulty) && legal == ship.is_legal() {
            Ok(ship)
        } else {
            Err(D::Error::custom("the parts of a ship's report do not go together"))
        }
    }
}
