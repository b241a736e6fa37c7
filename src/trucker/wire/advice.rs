//! Plans, whose steps say which tile is put where, and what a defence spares.

use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::{Cell, CellSet, Rotation};
use crate::table::wire::{derived, write};
use crate::trucker::advice::plan::Plan;
use crate::trucker::attack::best::Spared;
use crate::trucker::fleet::aboard::Aboard;
use crate::trucker::wire::aboard::belongs_to;
use crate::trucker::wire::component::TileWire;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StepForm {
    tile: u32,
    at: Cell,
    turn: Rotation,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlanForm {
    steps: Vec<StepForm>,
    gain: i64,
    nodes: u32,
    is_through: bool,
}

impl Serialize for Plan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let &Self { ref steps, gain, nodes, is_through } = self;
        let step =
            |&(tile, at, turn): &(usize, Cell, Rotation)| Some(StepForm { tile: u32::try_from(tile).ok()?, at, turn });
        let steps = steps.iter().filter_map(step).collect();
        PlanForm { steps, gain, nodes, is_through }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Plan {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let PlanForm { steps, gain, nodes, is_through } = Deserialize::deserialize(deserializer)?;
        let step = |StepForm { tile, at, turn }| Some((usize::try_from(tile).ok()?, at, turn));
        Ok(Self { steps: steps.into_iter().filter_map(step).collect(), gain, nodes, is_through })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SparedForm {
    components: Vec<TileWire>,
    aboard: Aboard,
    instead: Vec<TileWire>,
    intruders: u32,
    loss: u64,
}

impl Serialize for Spared {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { components, aboard, instead, intruders, loss } = self;
        let form = SparedForm {
            components: TileWire::list(components),
            aboard: *aboard,
            instead: TileWire::list(instead),
            intruders: *intruders,
            loss: *loss,
        };
        write(&form, serializer)
    }
}

impl<'de> Deserialize<'de> for Spared {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let SparedForm { components, aboard, instead, intruders, loss } = derived(deserializer)?;
        let components = TileWire::read_list(&components).map_err(D::Error::custom)?;
        let instead = TileWire::read_list(&instead).map_err(D::Error::custom)?;
        belongs_to(&aboard, &components).map_err(D::Error::custom)?;
        let cells: CellSet = components.iter().map(|&(cell, _)| cell).collect();
        if !cells.is_superset(aboard.cells()) {
            return Err(D::Error::custom("what is aboard lies on the components"));
        }
        Ok(Self { components, aboard, instead, intruders, loss })
    }
}
