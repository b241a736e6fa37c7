//! `{"class": "IIIC", "tiles": [...], "boarded": true, "aboard": [{"at": [0, 1], "humans": 2}]}`: a layout, and what is
//! aboard by cell.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::grid::Cell;
use crate::table::wire::{derived, write};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::{Alien, Contents, Goods};
use crate::trucker::parts::blueprint::{Class, Marks};
use crate::trucker::wire::board::{BlueprintWire, no_marks, text};
use crate::trucker::wire::component::TileWire;
use crate::trucker::wire::layout;
use crate::trucker::wire::layout::LayoutWire;

/// The fields of a layout and two more; flattened, unknown fields could not be refused.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FleetWire {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    class: Option<Class>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    board: Option<BlueprintWire>,
    #[serde(default, skip_serializing_if = "no_marks")]
    opened: Marks,
    tiles: Vec<TileWire>,
    boarded: bool,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    aboard: Vec<ContentsWire>,
}

/// What lies on a cell: one of the fields beside `at`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ContentsWire {
    at: Cell,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    humans: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    alien: Option<Alien>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sleepers: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    batteries: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    goods: Option<Goods>,
}

impl ContentsWire {
    pub(super) fn of(at: Cell, contents: Contents) -> Self {
        let nothing = Self { at, humans: None, alien: None, sleepers: None, batteries: None, goods: None };
        match contents {
            Contents::Nothing => nothing,
            Contents::Humans(number) => Self { humans: Some(number), ..nothing },
            Contents::Alien(alien) => Self { alien: Some(alien), ..nothing },
            Contents::Sleepers(number) => Self { sleepers: Some(number), ..nothing },
            Contents::Batteries(number) => Self { batteries: Some(number), ..nothing },
            Contents::Goods(goods) => Self { goods: Some(goods), ..nothing },
        }
    }

    pub(super) fn read(&self) -> Result<(Cell, Contents), String> {
        let mut given = [
            self.humans.map(Contents::Humans),
            self.alien.map(Contents::Alien),
            self.sleepers.map(Contents::Sleepers),
            self.batteries.map(Contents::Batteries),
            self.goods.map(Contents::Goods),
        ]
        .into_iter()
        .flatten();
        match (given.next(), given.next()) {
            (Some(contents), None) if is_something(contents) => Ok((self.at, contents)),
            _ => Err(format!(
                "{} needs one of `humans`, `alien`, `sleepers`, `batteries` and `goods`, and at least 1 of it",
                self.at
            )),
        }
    }
}

fn is_something(contents: Contents) -> bool {
    match contents {
        Contents::Nothing => false,
        Contents::Humans(number) | Contents::Sleepers(number) | Contents::Batteries(number) => number > 0,
        Contents::Alien(_) => true,
        Contents::Goods(goods) => !goods.is_none(),
    }
}

impl Serialize for Fleet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let LayoutWire { class, board, opened, tiles } = LayoutWire::of(self.layout());
        let aboard = self.aboard().contents().map(|(cell, contents)| ContentsWire::of(cell, contents)).collect();
        write(&FleetWire { class, board, opened, tiles, boarded: self.has_boarded(), aboard }, serializer)
    }
}

impl<'de> Deserialize<'de> for Fleet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read(derived::<FleetWire, D>(deserializer)?).map_err(D::Error::custom)
    }
}

fn read(FleetWire { class, board, opened, tiles, boarded, aboard }: FleetWire) -> Result<Fleet, String> {
    let layout = layout::read(LayoutWire { class, board, opened, tiles })?;
    let aboard: Vec<_> = aboard.iter().map(ContentsWire::read).collect::<Result<_, _>>()?;
    Fleet::restore(layout, boarded, aboard).map_err(text)
}
