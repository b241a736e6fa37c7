//! `{"number": 0, "components": [[0, 1]]}`: one ship; and one that gave up, with its components and what was aboard.

use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::CellSet;
use crate::table::wire::{derived, write};
use crate::trucker::fleet::Ship;
use crate::trucker::fleet::aboard::Aboard;
use crate::trucker::fleet::leaving::Departure;
use crate::trucker::wire::aboard::belongs_to;
use crate::trucker::wire::component::TileWire;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ShipForm {
    number: u8,
    components: CellSet,
}

impl<'de> Deserialize<'de> for Ship {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let ShipForm { number, components } = Deserialize::deserialize(deserializer)?;
        if components.is_empty() {
            return Err(D::Error::custom("a ship has at least one component"));
        }
        Ok(Self { number, components })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DepartureWire {
    ship: Ship,
    components: Vec<TileWire>,
    aboard: Aboard,
}

impl Serialize for Departure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let components = TileWire::list(&self.components);
        write(&DepartureWire { ship: self.ship, components, aboard: self.aboard }, serializer)
    }
}

impl<'de> Deserialize<'de> for Departure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let DepartureWire { ship, components, aboard } = derived(deserializer)?;
        let components = TileWire::read_list(&components).map_err(D::Error::custom)?;
        let cells: CellSet = components.iter().map(|&(cell, _)| cell).collect();
        if cells != ship.components || !cells.is_superset(aboard.cells()) {
            return Err(D::Error::custom("the components that leave are those of the ship, with what is aboard it"));
        }
        belongs_to(&aboard, &components).map_err(D::Error::custom)?;
        Ok(Self { ship, components, aboard })
    }
}
