//! Who comes aboard, who stays, where there is room for more, and what crew does to the strengths of a ship.

use std::collections::BTreeSet;

use super::board::Board;
use super::check::joined;
use super::loaded::Loaded;
use super::side::{Cell, SIDES};
use super::strength::{defence_points, free_cannon_halves, free_engine, powered_cannon_halves, powered_engine};
use super::tile::{Tile, tile_at};

/// An alien and his cabin. His name is purple, brown or, for a cyan one, what he is (LM-FLEET-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Alien {
    pub(crate) at: Cell,
    pub(crate) name: &'static str,
}

impl Alien {
    /// As the life supports are named.
    pub(crate) fn colour(self) -> &'static str {
        match self.name {
            "purple" | "brown" => self.name,
            "lawyer" | "diplomat" | "technician" | "telepathic_guru" | "merchant" | "manager" => "cyan",
            other => panic!("no such alien: {other}"),
        }
    }
}

/// LM-LEGAL-13: the ordinary cabins with a legal joint to a life support of that colour.
pub(crate) fn alien_cabins(board: &Board, tiles: &[Tile], colour: &str) -> BTreeSet<Cell> {
    let mut cabins = BTreeSet::new();
    for support in tiles.iter().filter(|tile| tile.kind == format!("life_support_{colour}")) {
        for side in SIDES {
            match joined(board, tiles, support, side) {
                Some(other) if other.kind == "cabin" => cabins.insert(other.at),
                _ => false,
            };
        }
    }
    cabins
}

/// BG-CREW-1, LM-KIND-3: how many humans live in a component.
pub(crate) fn beds(kind: &str) -> i32 {
    match kind {
        "starting_cabin" | "cabin" => 2,
        "luxury_cabin" => 1,
        _ => 0,
    }
}

/// LM-LAUNCH-1, LM-LAUNCH-2, LM-KIND-3: the fleet with these aliens aboard, then humans in every cabin left, sleepers in
/// the stasis chambers and full batteries; or the rules that the aliens break.
pub(crate) fn embark(board: Board, tiles: &[Tile], aliens: &[Alien]) -> Result<Loaded, BTreeSet<&'static str>> {
    let broken = broken_by(&board, tiles, aliens);
    if !broken.is_empty() {
        return Err(broken);
    }
    let mut fleet = Loaded::new(board, tiles.to_vec());
    for alien in aliens {
        fleet = fleet.with_alien(alien.at, alien.colour());
    }
    for tile in tiles {
        if aliens.iter().any(|alien| alien.at == tile.at) {
            continue;
        }
        fleet = match tile.kind.as_str() {
            "battery" => fleet.with_batteries(tile.at, tile.capacity),
            "stasis_chamber" => fleet.with_sleepers(tile.at, 4),
            kind if beds(kind) > 0 => fleet.with_humans(tile.at, beds(kind)),
            _ => fleet,
        };
    }
    Ok(fleet)
}

/// LM-LEGAL-13, BG-CREW-1, LM-KIND-3: what these aliens break, whoever is asked first.
fn broken_by(board: &Board, tiles: &[Tile], aliens: &[Alien]) -> BTreeSet<&'static str> {
    let mut broken = BTreeSet::new();
    for (place, alien) in aliens.iter().enumerate() {
        match tile_at(tiles, alien.at).map(|tile| tile.kind.as_str()) {
            Some("cabin") if alien_cabins(board, tiles, alien.colour()).contains(&alien.at) => {}
            Some("luxury_cabin" | "stasis_chamber") => {
                broken.insert("LM-KIND-3");
            }
            _ => {
                broken.insert("LM-LEGAL-13");
            }
        }
        for other in &aliens[..place] {
            if other.colour() == alien.colour() {
                broken.insert("LM-LEGAL-13");
            }
            if other.at == alien.at {
                broken.insert("BG-CREW-1");
            }
        }
    }
    broken
}

/// BG-CREW-1: the same fleet after an alien without life support has left; his cabin stays empty.
pub(crate) fn left_behind(mut fleet: Loaded) -> Loaded {
    for cell in fleet.stranded_aliens() {
        fleet.aboard.remove(&cell);
    }
    fleet
}

/// LM-FLEET-7, BG-CREW-1: the cabins that take another human, each as often as it does.
pub(crate) fn room(fleet: &Loaded) -> Vec<Cell> {
    let mut room = Vec::new();
    for tile in &fleet.tiles {
        let lives = fleet.at(tile.at);
        if lives.aliens.is_empty() {
            room.extend((lives.humans..beds(&tile.kind)).map(|_| tile.at));
        }
    }
    room.sort_unstable();
    room
}

/// LM-FLEET-2, LM-FLEET-16: engine strength of a ship with those components powered.
pub(crate) fn engines(ship: &[Tile], aliens: &[Alien], powered: &BTreeSet<Cell>) -> i32 {
    let machines = ship.iter().map(|tile| working(tile, powered, free_engine, powered_engine)).sum();
    helped(machines, ship, aliens, "brown", 1)
}

/// LM-FLEET-4, LM-FLEET-16, LM-KIND-5: half points of cannon strength of a ship with those components powered.
pub(crate) fn cannon_halves(board: &Board, ship: &[Tile], aliens: &[Alien], powered: &BTreeSet<Cell>) -> i32 {
    let guns: i32 = ship.iter().map(|tile| working(tile, powered, free_cannon_halves, powered_cannon_halves)).sum();
    helped(guns + 2 * defence_points(board, ship), ship, aliens, "purple", 2)
}

/// BG-POWER: what a component gives by itself, and for its battery.
fn working(tile: &Tile, powered: &BTreeSet<Cell>, free: fn(&Tile) -> i32, paid: fn(&Tile) -> i32) -> i32 {
    free(tile) + if powered.contains(&tile.at) { paid(tile) } else { 0 }
}

/// LM-FLEET-2, -4, -15, -16: a strength above 0 and what the alien of that colour, if he is on this ship, brings: two points, three if
/// the manager is on it as well. `point` is what a point counts.
fn helped(strength: i32, ship: &[Tile], aliens: &[Alien], colour: &str, point: i32) -> i32 {
    let here = |name: &str| aliens.iter().any(|alien| alien.name == name && tile_at(ship, alien.at).is_some());
    match (strength, here(colour), here("manager")) {
        (0, _, _) | (_, false, _) => strength,
        (_, true, false) => strength + 2 * point,
        (_, true, true) => strength + 3 * point,
    }
}
