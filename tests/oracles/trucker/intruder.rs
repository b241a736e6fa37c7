//! Intruders: where they board and how they walk.

use std::collections::{BTreeMap, BTreeSet};

use super::aim::Aim;
use super::board::Board;
use super::check::joined;
use super::defence::{Attack, House, Kind, Refusal, Thrust};
use super::loaded::Loaded;
use super::side::{Cell, Side};
use super::stand::Stand;
use super::tile::{Tile, tile_at};

/// Which way to go on, seen from the way one came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Turn {
    Straight,
    Right,
    Left,
    Back,
}

/// Ruling 9: the order of turning preferences unless an intruder has another.
pub(crate) const PREFERENCES: [Turn; 4] = [Turn::Straight, Turn::Right, Turn::Left, Turn::Back];

impl Turn {
    /// The heading after this turn.
    fn from(self, heading: Side) -> Side {
        match self {
            Turn::Straight => heading,
            Turn::Right => heading.turned(1),
            Turn::Left => heading.turned(3),
            Turn::Back => heading.opposite(),
        }
    }
}

/// How a walk ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum End {
    /// LM-ATTACK-10: an auto-defence or armed crew is where it would board. It never boards.
    DefeatedAtOnce,
    /// Ruling 9: an auto-defence or armed crew is on this cell, the next it would enter.
    DefeatedAt(Cell),
    /// No joint leads on in any direction it would take.
    NoWayOn,
    /// Ruling 9: it would enter this cell with this heading for the second time.
    Repeated(Cell, Side),
}

/// A walk through a ship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Walk {
    /// Every cell it enters, in order, the boarded one first; a cell as often as it is entered. Not the cell where it is
    /// defeated, not the entry that would repeat.
    pub(crate) visited: Vec<Cell>,
    pub(crate) end: End,
}

/// LM-ATTACK-10, LM-TORUS-10, ruling 9: from the boarded cell over legal joints, the first preferred turn that has a joint
/// each time. `heading` is at first the direction of travel of the attack; it is then that of the last step.
pub(crate) fn walk(
    board: &Board,
    tiles: &[Tile],
    start: Cell,
    heading: Side,
    preferences: &[Turn],
    stops: &BTreeSet<Cell>,
) -> Walk {
    if stops.contains(&start) {
        return Walk { visited: Vec::new(), end: End::DefeatedAtOnce };
    }
    let (mut cell, mut heading) = (start, heading);
    let mut visited = vec![start];
    let mut entries = BTreeSet::from([(start, heading)]);
    loop {
        let Some((next, toward)) = next_step(board, tiles, cell, heading, preferences) else {
            return Walk { visited, end: End::NoWayOn };
        };
        if stops.contains(&next) {
            return Walk { visited, end: End::DefeatedAt(next) };
        }
        if !entries.insert((next, toward)) {
            return Walk { visited, end: End::Repeated(next, toward) };
        }
        visited.push(next);
        (cell, heading) = (next, toward);
    }
}

/// The next cell and the heading there.
fn next_step(board: &Board, tiles: &[Tile], at: Cell, heading: Side, preferences: &[Turn]) -> Option<(Cell, Side)> {
    let tile = tile_at(tiles, at).expect("an intruder stands on a component");
    for turn in preferences {
        let toward = turn.from(heading);
        if let Some(next) = joined(board, tiles, tile, toward) {
            return Some((next.at, toward));
        }
    }
    None
}

/// What intruders strike once the owner has thrust.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Boardings {
    /// For each line the component.
    pub(crate) struck: Vec<Option<Cell>>,
    /// The tokens paid, by battery component.
    pub(crate) spent: BTreeMap<Cell, i32>,
}

/// LM-ATTACK-10, LM-SPLICE-11: for each line the cell an intruder strikes after these thrusts; cannons and shields are of no use. What then boards walks with the heading `aim.from.opposite()`.
pub(crate) fn boardings(
    fleet: &Loaded,
    aim: &Aim,
    house: &House,
    thrusts: &[Thrust],
    picks: &[Option<usize>],
) -> Result<Boardings, Refusal> {
    // Only thrusters are asked, and to them every kind of attack is the same.
    let attack = Attack { kind: Kind::HeavyFire, aim: aim.clone() };
    let mut stand = Stand::new(fleet, &attack, house);
    for thrust in thrusts {
        stand.thrust(thrust)?;
    }
    for line in 0..aim.lines.len() {
        stand.meet(picks.get(line).copied().flatten())?;
    }
    Ok(Boardings { struck: stand.met, spent: stand.spent })
}

/// The walk of an intruder that boards a fleet on that cell, with the stops that are aboard.
pub(crate) fn walk_aboard(fleet: &Loaded, start: Cell, from: Side, preferences: &[Turn]) -> Walk {
    walk(&fleet.board, &fleet.tiles, start, from.opposite(), preferences, &fleet.stops())
}
