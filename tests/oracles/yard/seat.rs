//! What a player has while building.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::trucker::side::Cell;
use crate::trucker::tile::Tile;

/// The number of a tile; 0 is the starting cabin.
pub(crate) type Number = i32;

/// A component on its way.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Held {
    pub(crate) number: Number,
    /// BG-BUILD-2, LM-R26: once set aside it never goes back to the pool.
    pub(crate) was_aside: bool,
}

#[derive(Default)]
pub(crate) struct Seat {
    pub(crate) ship: Vec<(Number, Tile, i32)>,
    pub(crate) aside: Vec<Number>,
    pub(crate) hand: Option<Held>,
    /// BG-BUILD-2: the component placed last, until it is welded (LM-R25).
    pub(crate) last: Option<Held>,
    pub(crate) order: Option<i32>,
    /// LM-IVC-BUILD-2, LM-R26: the cells of the ships that were started before a die joined them to others.
    pub(crate) parts: Vec<BTreeSet<Cell>>,
}

impl Seat {
    pub(crate) fn tiles(&self) -> Vec<Tile> {
        self.ship.iter().map(|(_, tile, _)| tile.clone()).collect()
    }

    pub(crate) fn is_started(&self, cells: &BTreeSet<Cell>) -> bool {
        self.ship.iter().any(|(_, tile, _)| cells.contains(&tile.at))
    }

    pub(crate) fn told(&self) -> Value {
        let ship = self.ship.iter();
        let ship = ship.map(|(number, tile, turn)| json!({"at": tile.at, "tile": name(*number), "turn": turn}));
        json!({
            "ship": ship.collect::<Vec<_>>(),
            "aside": self.aside.iter().map(|&number| name(number)).collect::<Vec<_>>(),
            "hand": self.hand.as_ref().map(|held| name(held.number)),
            "order": self.order,
        })
    }
}

pub(crate) fn name(number: Number) -> Value {
    if number == 0 { json!("starting_cabin") } else { json!(number) }
}

pub(crate) fn number(name: &Value) -> Number {
    name.as_i64().map_or(0, |number| i32::try_from(number).expect("a tile"))
}
