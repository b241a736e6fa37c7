//! Plans, whose steps say which tile is put where, and what a defence spares.

use alloc::string::String;
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::{Cell, CellSet, Rotation};
use crate::table::wire::{derived, write};
use crate::trucker::advice::plan::Plan;
use crate::trucker::attack::best::{Forgone, Spared};
use crate::trucker::fleet::aboard::Aboard;
use crate::trucker::parts::component::Component;
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
    tokens: u32,
    loss: u64,
    left: u64,
    forgone: Option<Forgone>,
}

impl Serialize for Spared {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { components, aboard, instead, intruders, tokens, loss, left, forgone } = self;
        let form = SparedForm {
            components: TileWire::list(components),
            aboard: *aboard,
            instead: TileWire::list(instead),
            intruders: *intruders,
            tokens: *tokens,
            loss: *loss,
            left: *left,
            forgone: forgone.clone(),
        };
        write(&form, serializer)
    }
}

impl<'de> Deserialize<'de> for Spared {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let SparedForm { components, aboard, instead, intruders, tokens, loss, left, forgone } = derived(deserializer)?;
        let components = loaded(&components, &aboard).map_err(D::Error::custom)?;
        let instead = TileWire::read_list(&instead).map_err(D::Error::custom)?;
        Ok(Self { components, aboard, instead, intruders, tokens, loss, left, forgone })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ForgoneForm {
    components: Vec<TileWire>,
    aboard: Aboard,
    instead: Vec<TileWire>,
    intruders: u32,
    tokens: u32,
    loss: u64,
}

impl Serialize for Forgone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { components, aboard, instead, intruders, tokens, loss } = self;
        let form = ForgoneForm {
            components: TileWire::list(components),
            aboard: *aboard,
            instead: TileWire::list(instead),
            intruders: *intruders,
            tokens: *tokens,
            loss: *loss,
        };
        write(&form, serializer)
    }
}

impl<'de> Deserialize<'de> for Forgone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ForgoneForm { components, aboard, instead, intruders, tokens, loss } = derived(deserializer)?;
        let components = loaded(&components, &aboard).map_err(D::Error::custom)?;
        let instead = TileWire::read_list(&instead).map_err(D::Error::custom)?;
        Ok(Self { components, aboard, instead, intruders, tokens, loss })
    }
}

/// The components that something lies on.
fn loaded(components: &[TileWire], aboard: &Aboard) -> Result<Vec<(Cell, Component)>, String> {
    let components = TileWire::read_list(components)?;
    belongs_to(aboard, &components)?;
    let cells: CellSet = components.iter().map(|&(cell, _)| cell).collect();
    if !cells.is_superset(aboard.cells()) {
        return Err("what is aboard lies on the components".into());
    }
    Ok(components)
}
