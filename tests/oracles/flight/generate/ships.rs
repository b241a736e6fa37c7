//! Legal ships with crew, batteries and goods aboard.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::battle::generate::chooser::Chooser;
use crate::flight::player::{Player, sorted};
use crate::flight::visits::fits;
use crate::trucker::board::Board;
use crate::trucker::check::{Contact, check, contact, neighbour};
use crate::trucker::crew::{alien_cabins, beds};
use crate::trucker::side::{Cell, SIDES, Side};
use crate::trucker::tile::{SMOOTH, Tile, tile_at};

/// The components to draw from, weighted by likelihood.
const KINDS: &[&str] = &[
    "cabin",
    "cabin",
    "cabin",
    "battery",
    "battery",
    "battery",
    "cannon",
    "cannon",
    "cannon",
    "engine",
    "engine",
    "shield",
    "shield",
    "cargo_hold",
    "cargo_hold",
    "special_cargo_hold",
    "structural",
    "life_support_purple",
    "life_support_brown",
    "thruster",
    "thruster",
];

/// Kinds of the expansions that have rules here.
const RARE: &[&str] = &[
    "plating",
    "bidirectional_cannon",
    "cannon_engine",
    "luxury_cabin",
    "auto_defence",
    "auto_defence",
    "crew_armament",
    "booster",
    "stasis_chamber",
];

/// Kinds that need a setting (LM-R5, LM-FLEET-8, LM-FLEET-13).
const BOOSTS: &[&str] =
    &["booster", "booster", "booster", "stasis_chamber", "stasis_chamber", "shield", "battery", "battery"];

/// What lies about beside the usual.
#[derive(Clone, Copy)]
pub(crate) enum Rare {
    Nothing,
    Expansions,
    Boosts,
}

impl Rare {
    pub(crate) fn of(expansions: bool) -> Self {
        if expansions { Self::Expansions } else { Self::Nothing }
    }

    fn kinds(self) -> Vec<&'static str> {
        match self {
            Self::Nothing => Vec::new(),
            Self::Expansions => RARE.to_vec(),
            Self::Boosts => [RARE, BOOSTS].concat(),
        }
    }
}

/// What some builders are fond of.
const FOND: &[&[&str]] = &[
    &["thruster", "battery", "shield"],
    &["engine", "cannon", "battery"],
    &["cannon"],
    &["auto_defence", "crew_armament", "cabin"],
    &["life_support_purple", "life_support_brown", "cabin"],
    &["cargo_hold", "special_cargo_hold"],
    &["cabin"],
];

/// A fleet for a board, with a component on some of its ships and a human on each of these.
pub(crate) fn fleet(chooser: &mut Chooser, board: &Board, rare: Rare) -> Player {
    loop {
        let mut player = Player::default();
        let ships = board.ships();
        let nimble = ships.len() > 1 && chooser.percent(30);
        let kinds = [KINDS, chooser.of(FOND).repeat(3).as_slice(), &rare.kinds()].concat();
        let kinds = if nimble { FOND[0].to_vec() } else { kinds };
        for ship in &ships {
            if ships.len() == 1 || chooser.percent(80) {
                build(chooser, board, ship, &kinds, &mut player.tiles);
            }
        }
        if nimble && chooser.percent(75) {
            mirror(board, &mut player.tiles);
        }
        if chooser.percent(8) {
            close(board, &mut player.tiles);
        }
        if !player.tiles.is_empty() && check(board, &player.tiles).legal {
            load(chooser, board, &ships, &mut player);
            return player;
        }
    }
}

/// One ship around a starting cabin.
fn build(chooser: &mut Chooser, board: &Board, ship: &BTreeSet<Cell>, kinds: &[&str], tiles: &mut Vec<Tile>) {
    let most = if chooser.percent(20) { 5 } else { ship.len().min(24) };
    let goal = most / 2 + chooser.below(most / 2 + 1);
    let cells: Vec<Cell> = ship.iter().copied().collect();
    let start = chooser.of(&cells);
    let edges = if chooser.percent(70) { [3; 4] } else { random_edges(chooser) };
    tiles.push(Tile::new(start, "starting_cabin", edges).holding(2));
    for _ in 1..goal {
        let beside = |at: &Cell| SIDES.iter().any(|&side| neighbour(board, tiles, *at, side).is_some());
        let free: Vec<Cell> = cells.iter().copied().filter(|&at| tile_at(tiles, at).is_none()).filter(beside).collect();
        for at in chooser.shuffled(free) {
            let kind = chooser.of(kinds);
            if let Some(tile) = attached(chooser, board, tiles, at, kind) {
                tiles.push(tile);
                break;
            }
        }
    }
}

/// The right half as the left half in a mirror, so that ships can be struck at the same distance.
fn mirror(board: &Board, tiles: &mut Vec<Tile>) {
    tiles.retain(|tile| tile.at.0 < board.width / 2);
    let turned = |side: &Side| if side.along_column() { *side } else { side.opposite() };
    for tile in tiles.clone() {
        let [front, right, rear, left] = tile.edges;
        let mut twin = tile.moved((board.width - 1 - tile.at.0, tile.at.1));
        twin.edges = [front, left, rear, right];
        twin.points = tile.points.iter().map(turned).collect();
        twin.covers = tile.covers.iter().map(turned).collect();
        tiles.push(twin);
    }
}

/// LM-LEGAL-4: no connector is exposed.
fn close(board: &Board, tiles: &mut [Tile]) {
    for place in 0..tiles.len() {
        for side in SIDES {
            if neighbour(board, tiles, tiles[place].at, side).is_none() {
                tiles[place].edges[side.number()] = SMOOTH;
            }
        }
    }
}

fn random_edges(chooser: &mut Chooser) -> [u8; 4] {
    [(); 4].map(|()| chooser.of(&[0, 0, 1, 1, 2, 2, 3, 3, 3]))
}

/// A component of that kind on that cell, if it may lie there and is joined to something.
fn attached(chooser: &mut Chooser, board: &Board, tiles: &[Tile], at: Cell, kind: &str) -> Option<Tile> {
    if tile_at(tiles, at).is_some() {
        return None;
    }
    let mut tile = random_tile(chooser, at, kind);
    let mut joints = 0;
    for side in SIDES {
        let Some(other) = neighbour(board, tiles, at, side) else { continue };
        if outlets(&tile).contains(&side) || outlets(other).contains(&side.opposite()) {
            return None;
        }
        let fitting = [0, 1, 2, 3].into_iter().filter(|&edge| {
            let mut turned = tile.clone();
            turned.edges[side.number()] = edge;
            !matches!(contact(board, &turned, side, other), Contact::Broken(_))
        });
        tile.edges[side.number()] = chooser.any(fitting)?;
        joints += usize::from(tile.edge(side) != SMOOTH);
    }
    (joints > 0).then_some(tile)
}

fn outlets(tile: &Tile) -> Vec<Side> {
    [tile.muzzles(), tile.exhausts(), tile.nozzles()].concat()
}

fn random_tile(chooser: &mut Chooser, at: Cell, kind: &str) -> Tile {
    let (edges, side) = (random_edges(chooser), chooser.of(&SIDES));
    let mut tile = Tile::new(at, kind, edges);
    tile = match kind {
        "cannon" => tile.strong(chooser.between(1, 2)).pointing(&[side]),
        "engine" => tile.strong(chooser.between(1, 2)).pointing(&[Side::Rear]),
        "thruster" => tile.pointing(&[side]),
        "bidirectional_cannon" => tile.pointing(&[side, side.turned(1)]),
        "cannon_engine" => tile.pointing(&[Side::Front, Side::Rear]),
        "shield" => tile.covering(&[side, side.turned(1)]),
        "battery" | "cargo_hold" => tile.holding(chooser.between(2, 3)),
        "special_cargo_hold" => tile.holding(chooser.between(1, 2)),
        "cabin" => tile.holding(2),
        "luxury_cabin" => tile.holding(1),
        "stasis_chamber" => tile.holding(4),
        _ => tile,
    };
    for side in outlets(&tile) {
        tile.edges[side.number()] = SMOOTH;
    }
    tile
}

/// Crew, tokens and goods; some were lost earlier. Each ship keeps a human.
fn load(chooser: &mut Chooser, board: &Board, ships: &[BTreeSet<Cell>], player: &mut Player) {
    for colour in ["purple", "brown"] {
        let cabins =
            alien_cabins(board, &player.tiles, colour).into_iter().filter(|at| !player.aliens.contains_key(at));
        if let Some(cabin) = chooser.any(cabins).filter(|_| chooser.percent(70)) {
            player.aliens.insert(cabin, colour.to_owned());
        }
    }
    let few = chooser.percent(40);
    for tile in player.tiles.clone() {
        let humans = if few { chooser.of(&[0, 0, 1, 2]) } else { chooser.of(&[0, 1, 2, 2, 2]) };
        if !player.aliens.contains_key(&tile.at) {
            player.humans.insert(tile.at, humans.min(beds(&tile.kind)));
        }
        if tile.kind == "battery" {
            player.tokens.insert(tile.at, chooser.between(0, tile.capacity));
        }
        if tile.kind == "stasis_chamber" {
            player.sleepers.insert(tile.at, chooser.between(0, tile.capacity));
        }
        let room = if tile.kind.ends_with("cargo_hold") { chooser.between(0, tile.capacity) } else { 0 };
        let blocks = (0..room).map(|_| chooser.of(&['R', 'Y', 'G', 'B'])).filter(|&block| fits(block, &tile));
        player.goods.insert(tile.at, sorted(&blocks.collect::<String>()));
    }
    for ship in ships {
        let aboard = player.tiles_in(ship);
        let start = aboard.iter().find(|tile| tile.kind == "starting_cabin");
        let manned = aboard.iter().any(|tile| player.humans.get(&tile.at).is_some_and(|&humans| humans > 0));
        if let Some(start) = start.filter(|_| !manned) {
            player.humans.insert(start.at, 1);
        }
    }
    player.humans.retain(|_, humans| *humans > 0);
    player.sleepers.retain(|_, sleepers| *sleepers > 0);
    player.tokens.retain(|_, tokens| *tokens > 0);
    player.goods.retain(|_, goods| !goods.is_empty());
}

/// Components as cases write them.
pub(crate) fn written(tiles: &[Tile]) -> Value {
    let mut all = Vec::new();
    for tile in tiles {
        let mut fields = BTreeMap::from([("at", json!(tile.at)), ("kind", json!(tile.kind))]);
        fields.insert("edges", json!(tile.edges.map(|edge| edge.to_string()).concat()));
        if tile.strength > 0 {
            fields.insert("strength", json!(tile.strength));
        }
        if tile.capacity > 0 {
            fields.insert("capacity", json!(tile.capacity));
        }
        let names = |sides: &[Side]| sides.iter().map(|side| side.name()).collect::<Vec<_>>();
        match tile.points.as_slice() {
            [] => {}
            [side] => drop(fields.insert("points", json!(side.name()))),
            sides => drop(fields.insert("points", json!(names(sides)))),
        }
        if !tile.covers.is_empty() {
            fields.insert("covers", json!(names(&tile.covers)));
        }
        all.push(json!(fields));
    }
    Value::Array(all)
}
