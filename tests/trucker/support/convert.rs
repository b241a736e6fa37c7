//! From the crate's values to the oracle's.

use std::collections::BTreeSet;

use starwright::grid::{Cell, CellSet, Side, Topology};
use starwright::trucker::{Alien, Board, Colour, Component, Fleet, Kind, Layout, Specialisation};

use crate::oracle::board::Board as OracleBoard;
use crate::oracle::crew::Alien as OracleAlien;
use crate::oracle::side::Side as OracleSide;
use crate::oracle::tile::Tile;

pub type Place = (i32, i32);

pub fn place(cell: Cell) -> Place {
    (cell.column().into(), cell.row().into())
}

pub fn places(cells: CellSet) -> BTreeSet<Place> {
    cells.iter().map(place).collect()
}

pub fn side(side: Side) -> OracleSide {
    OracleSide::named(side.name())
}

/// Built-in classes are the oracle's own; a custom board is read from its drawing.
pub fn board(board: &Board) -> OracleBoard {
    let opened: Vec<&str> = board.opened().iter().map(starwright::trucker::Mark::name).collect();
    if let Some(class) = board.class() {
        return OracleBoard::of_class(class.name(), &opened);
    }
    let art: Vec<String> = board.blueprint().art().collect();
    let rows: Vec<&str> = art.iter().map(String::as_str).collect();
    let surface = match board.surface().topology() {
        Topology::Plane => "plane",
        Topology::Cylinder => "cylinder",
        Topology::Torus => "torus",
    };
    OracleBoard::from_art(&rows, surface)
}

pub fn tiles(layout: &Layout) -> Vec<Tile> {
    layout.components().map(|(cell, component)| tile(cell, component)).collect()
}

pub fn tile(cell: Cell, component: Component) -> Tile {
    let edges = Side::ALL.map(|side| component.edge(side).prongs());
    let points: Vec<OracleSide> =
        component.muzzles().iter().chain(component.exhaust()).chain(component.nozzle()).map(side).collect();
    let covers: Vec<OracleSide> = component.covers().iter().map(side).collect();
    Tile::new(place(cell), component.kind().name(), edges)
        .strong(strength(component.kind()))
        .holding(capacity(component.kind()))
        .pointing(&points)
        .covering(&covers)
}

fn strength(kind: Kind) -> i32 {
    match kind {
        Kind::SingleEngine | Kind::SingleCannon => 1,
        Kind::DoubleEngine | Kind::DoubleCannon => 2,
        _ => 0,
    }
}

fn capacity(kind: Kind) -> i32 {
    match kind {
        Kind::Battery(capacity) | Kind::CargoHold(capacity) | Kind::SpecialCargoHold(capacity) => capacity.get().into(),
        Kind::StartingCabin | Kind::Cabin => 2,
        _ => 0,
    }
}

pub const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Purple => "purple",
        Colour::Brown => "brown",
        Colour::Cyan => "cyan",
    }
}

/// The aliens aboard.
pub fn aliens(fleet: &Fleet) -> Vec<OracleAlien> {
    let aboard = Colour::ALL.into_iter().filter_map(|colour| fleet.aboard().alien(colour));
    aboard.map(|(at, alien)| self::alien(at, alien)).collect()
}

pub fn alien(at: Cell, alien: Alien) -> OracleAlien {
    let name = match alien {
        Alien::Purple => "purple",
        Alien::Brown => "brown",
        Alien::Cyan(Specialisation::Lawyer) => "lawyer",
        Alien::Cyan(Specialisation::Diplomat) => "diplomat",
        Alien::Cyan(Specialisation::Technician) => "technician",
        Alien::Cyan(Specialisation::TelepathicGuru) => "telepathic_guru",
        Alien::Cyan(Specialisation::Merchant) => "merchant",
        Alien::Cyan(Specialisation::Manager) => "manager",
        Alien::Cyan(_) => unreachable!(),
    };
    OracleAlien { at: place(at), name }
}
