//! A fleet with everything aboard: who and what is on which cell, and so in which ship.

use std::collections::{BTreeMap, BTreeSet};

use super::board::Board;
use super::check::joined;
use super::side::{Cell, SIDES};
use super::tile::{Tile, tile_at};

/// What is on one cell, or on several cells together.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Contents {
    pub(crate) humans: i32,
    /// Their colours, in order; at most one on a cell (BG-CREW-1).
    pub(crate) aliens: Vec<String>,
    pub(crate) batteries: i32,
    /// Their colours, in order.
    pub(crate) goods: Vec<String>,
    /// LM-KIND-3: no crew until they are woken.
    pub(crate) sleepers: i32,
}

impl Contents {
    /// Whether it is empty.
    pub(crate) fn is_empty(&self) -> bool {
        *self == Contents::default()
    }

    /// BG-CREW-2: humans and aliens alike.
    pub(crate) fn crew(&self) -> i32 {
        self.humans + i32::try_from(self.aliens.len()).expect("few aliens")
    }

    /// Both together.
    pub(crate) fn plus(&self, other: &Contents) -> Contents {
        let mut sum = self.clone();
        sum.humans += other.humans;
        sum.aliens.extend(other.aliens.iter().cloned());
        sum.aliens.sort();
        sum.batteries += other.batteries;
        sum.goods.extend(other.goods.iter().cloned());
        sum.goods.sort();
        sum.sleepers += other.sleepers;
        sum
    }
}

/// A layout and what is aboard, legal or not. Ships are numbered by their place in `ships`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Loaded {
    pub(crate) board: Board,
    pub(crate) tiles: Vec<Tile>,
    /// LM-BOARD-5: the cells of every ship, in order of their first cells. A ship without components counts too.
    pub(crate) ships: Vec<BTreeSet<Cell>>,
    /// What is on each cell; a cell with nothing need not be named.
    pub(crate) aboard: BTreeMap<Cell, Contents>,
    /// LM-FLEET-13: the numbers of the ships that are in hyperspace during this card.
    pub(crate) away: BTreeSet<usize>,
}

impl Loaded {
    /// A fleet with nothing aboard.
    pub(crate) fn new(board: Board, tiles: Vec<Tile>) -> Loaded {
        let ships = board.ships();
        for tile in &tiles {
            assert!(ships.iter().any(|ship| ship.contains(&tile.at)), "a component outside every ship: {:?}", tile.at);
        }
        Loaded { board, tiles, ships, aboard: BTreeMap::new(), away: BTreeSet::new() }
    }

    /// The same fleet with that many humans on that cell.
    pub(crate) fn with_humans(mut self, cell: Cell, humans: i32) -> Loaded {
        self.at_mut(cell).humans = humans;
        self
    }

    /// The same fleet with an alien of that colour on that cell.
    pub(crate) fn with_alien(mut self, cell: Cell, colour: &str) -> Loaded {
        self.at_mut(cell).aliens = vec![colour.to_string()];
        self
    }

    /// The same fleet with that many battery tokens on that cell.
    pub(crate) fn with_batteries(mut self, cell: Cell, tokens: i32) -> Loaded {
        self.at_mut(cell).batteries = tokens;
        self
    }

    /// The same fleet with goods of these colours on that cell.
    pub(crate) fn with_goods(mut self, cell: Cell, colours: &[&str]) -> Loaded {
        let mut goods: Vec<String> = colours.iter().map(|&colour| colour.to_string()).collect();
        goods.sort();
        self.at_mut(cell).goods = goods;
        self
    }

    /// The same fleet with that many sleepers on that cell.
    pub(crate) fn with_sleepers(mut self, cell: Cell, sleepers: i32) -> Loaded {
        self.at_mut(cell).sleepers = sleepers;
        self
    }

    /// LM-FLEET-13: the same fleet with that ship in hyperspace.
    pub(crate) fn with_away(mut self, ship: usize) -> Loaded {
        self.away.insert(ship);
        self
    }

    /// LM-LAUNCH-2: the same fleet as it starts, with full batteries and with humans in every cabin.
    pub(crate) fn launched(mut self) -> Loaded {
        for tile in self.tiles.clone() {
            match tile.kind.as_str() {
                "battery" => self.at_mut(tile.at).batteries = tile.capacity,
                "starting_cabin" | "cabin" | "luxury_cabin" => self.at_mut(tile.at).humans = tile.capacity,
                _ => {}
            }
        }
        self
    }

    /// What is on a cell with a component, to be changed.
    fn at_mut(&mut self, cell: Cell) -> &mut Contents {
        assert!(tile_at(&self.tiles, cell).is_some(), "nothing to be aboard of at {cell:?}");
        self.aboard.entry(cell).or_default()
    }

    /// What is on a cell.
    pub(crate) fn at(&self, cell: Cell) -> Contents {
        self.aboard.get(&cell).cloned().unwrap_or_default()
    }

    /// What is on these cells together.
    pub(crate) fn on(&self, cells: &BTreeSet<Cell>) -> Contents {
        cells.iter().fold(Contents::default(), |sum, &cell| sum.plus(&self.at(cell)))
    }

    /// The number of the ship a cell belongs to.
    pub(crate) fn ship_of(&self, cell: Cell) -> Option<usize> {
        self.ships.iter().position(|ship| ship.contains(&cell))
    }

    /// The components of one ship.
    pub(crate) fn tiles_of(&self, ship: usize) -> Vec<Tile> {
        self.tiles.iter().filter(|tile| self.ship_of(tile.at) == Some(ship)).cloned().collect()
    }

    /// What is aboard one ship.
    pub(crate) fn aboard_ship(&self, ship: usize) -> Contents {
        self.on(&self.ships[ship])
    }

    /// LM-FLEET-1: the battery tokens of each ship.
    pub(crate) fn batteries(&self) -> Vec<i32> {
        (0..self.ships.len()).map(|ship| self.aboard_ship(ship).batteries).collect()
    }

    /// LM-KIND-5, ruling 9: the cells with armed crew, that is with crew, and joined to a crew armament.
    pub(crate) fn armed(&self) -> BTreeSet<Cell> {
        let mut armed = BTreeSet::new();
        for tile in &self.tiles {
            let neighbours = SIDES.iter().filter_map(|&side| joined(&self.board, &self.tiles, tile, side));
            if self.at(tile.at).crew() > 0 && neighbours.into_iter().any(|other| other.kind == "crew_armament") {
                armed.insert(tile.at);
            }
        }
        armed
    }

    /// LM-ATTACK-10: the cells that stop an intruder: auto-defences and armed crew.
    pub(crate) fn stops(&self) -> BTreeSet<Cell> {
        let mut stops = self.armed();
        stops.extend(self.tiles.iter().filter(|tile| tile.kind == "auto_defence").map(|tile| tile.at));
        stops
    }

    /// LM-ATTACK-9: the same fleet without these components and without what was on them.
    pub(crate) fn without(&self, gone: &BTreeSet<Cell>) -> Loaded {
        let mut left = self.clone();
        left.tiles.retain(|tile| !gone.contains(&tile.at));
        left.aboard.retain(|cell, _| !gone.contains(cell));
        left
    }

    /// BG-CREW-1: the cells whose alien has no life support of its colour joined to its cabin.
    pub(crate) fn stranded_aliens(&self) -> BTreeSet<Cell> {
        let mut stranded = BTreeSet::new();
        for tile in &self.tiles {
            for colour in self.at(tile.at).aliens {
                let support = format!("life_support_{colour}");
                let breathes = SIDES.iter().any(|&side| {
                    joined(&self.board, &self.tiles, tile, side).is_some_and(|other| other.kind == support)
                });
                if !breathes {
                    stranded.insert(tile.at);
                }
            }
        }
        stranded
    }
}
