//! `{"kept": […], "removed": […], "why": […], …}`: a repair, with nothing in it that contradicts the rest.

use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::CellSet;
use crate::trucker::rules::Rule;
use crate::trucker::ship::repair::{Removal, Repair, ShipRepair};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RepairForm {
    kept: CellSet,
    removed: CellSet,
    why: Vec<Removal>,
    cut_off: CellSet,
    piece_rule: Rule,
    ships: Vec<ShipRepair>,
    proven: bool,
    work: u32,
}

fn is_sound(repair: &Repair) -> bool {
    let singly: CellSet = repair.why.iter().map(|removal| removal.cell).collect();
    let kept = repair.ships.iter().fold(CellSet::EMPTY, |kept, ship| kept | ship.kept);
    kept == repair.kept
        && kept.is_disjoint(repair.removed)
        && singly.is_disjoint(repair.cut_off)
        && singly | repair.cut_off == repair.removed
        && repair.proven == repair.ships.iter().all(|ship| ship.proven)
        && matches!(repair.piece_rule, Rule::LmLegal12 | Rule::LmIvcCheck)
}

impl Serialize for Repair {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { kept, removed, why, cut_off, piece_rule, ships, proven, work } = self.clone();
        RepairForm { kept, removed, why, cut_off, piece_rule, ships, proven, work }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Repair {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let RepairForm { kept, removed, why, cut_off, piece_rule, ships, proven, work } =
            Deserialize::deserialize(deserializer)?;
        let repair = Self { kept, removed, why, cut_off, piece_rule, ships, proven, work };
        if is_sound(&repair) { Ok(repair) } else { Err(D::Error::custom("the parts of a repair do not go together")) }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipRepairForm {
    kept: CellSet,
    at_most: u32,
    proven: bool,
}

impl Serialize for ShipRepair {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { kept, at_most, proven } = *self;
        ShipRepairForm { kept, at_most, proven }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for ShipRepair {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ShipRepairForm { kept, at_most, proven } = Deserialize::deserialize(deserializer)?;
        if kept.len() > at_most || proven && kept.len() < at_most {
            return Err(D::Error::custom(format_args!("a repair does not keep {} of at most {at_most}", kept.len())));
        }
        Ok(Self { kept, at_most, proven })
    }
}
