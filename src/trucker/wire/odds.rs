//! `5`: a chance, of 36; `{"struck": [{"at": [2, 3], "chance": 5}], "miss": 31}`: a heat map.

use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::{Cell, CellSet};
use crate::trucker::attack::odds::{Chance, HeatMap};

impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.throws())
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let throws = u32::deserialize(deserializer)?;
        Self::of(throws).ok_or_else(|| D::Error::custom(format_args!("a chance is 0 to 36 of 36, not {throws}")))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StruckWire {
    at: Cell,
    chance: Chance,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct HeatMapWire {
    struck: Vec<StruckWire>,
    miss: Chance,
}

impl Serialize for HeatMap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let struck = self.iter().map(|(at, chance)| StruckWire { at, chance }).collect();
        HeatMapWire { struck, miss: self.miss() }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for HeatMap {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let HeatMapWire { struck, miss } = Deserialize::deserialize(deserializer)?;
        let mut seen = CellSet::EMPTY;
        for StruckWire { at, chance } in &struck {
            if seen.contains(*at) || chance.throws() == 0 {
                return Err(D::Error::custom(format_args!("{at} stands there once, and with a chance")));
            }
            seen.insert(*at);
        }
        Ok(Self::with(struck.into_iter().map(|StruckWire { at, chance }| (at, chance)), miss))
    }
}
