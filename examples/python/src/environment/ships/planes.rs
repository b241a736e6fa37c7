//! Boards as planes of small numbers, cells column by column.

use starwright::grid::{Rotation, Side, Surface};
use starwright::table::Seat;
use starwright::trucker::{Board, Component, Fits, Fleet, Good, Kind, Layout};

use crate::environment::learned::Shape;
use crate::environment::ships::{actions, features};
use crate::environment::terms::Terms;

/// Planes of the board: open cells, where the component in the hand fits.
const BOARD: usize = 2;
/// Planes of a player: the kind, the four edges, the facing; humans, aliens, batteries, goods of four colours.
const OF_PLAYER: usize = 6 + CONTENTS;
const CONTENTS: usize = 7;

/// The shape for the largest of some boards.
pub fn shape<'a>(boards: impl Iterator<Item = &'a Board> + Clone, terms: &Terms) -> Shape {
    let most = |side: fn(Surface) -> u8| boards.clone().map(|board| side(board.surface()).into()).max().unwrap_or(0);
    Shape {
        planes: BOARD + OF_PLAYER * usize::from(terms.players),
        columns: most(Surface::columns),
        rows: most(Surface::rows),
        features: features::count(terms),
    }
}

/// The open cells.
pub fn open(board: &Board, shape: Shape, planes: &mut [u8]) {
    board.open().iter().for_each(|at| planes[actions::cell(shape, at)] = 1);
}

/// For each cell the rotations in which the component in the hand fits: 1, 2, 4 and 8 for none to three quarters.
pub fn fits(fits: &Fits, shape: Shape, planes: &mut [u8]) {
    let cells = shape.cells();
    for (place, turn) in Rotation::ALL.into_iter().enumerate() {
        fits.turned(turn).iter().for_each(|at| planes[cells + actions::cell(shape, at)] |= 1 << place);
    }
}

/// The ships of all players, the observer's first.
pub fn layouts<'a>(seat: Seat, shape: Shape, layouts: impl Iterator<Item = &'a Layout>, planes: &mut [u8]) {
    let players = players(shape);
    for (number, layout) in layouts.enumerate() {
        layout_of(first(seat, number, players), layout, shape, planes);
    }
}

/// The ships of all players with what is aboard, the observer's first.
pub fn fleets<'a>(seat: Seat, shape: Shape, fleets: impl Iterator<Item = &'a Fleet>, planes: &mut [u8]) {
    let players = players(shape);
    for (number, fleet) in fleets.enumerate() {
        let first = first(seat, number, players);
        layout_of(first, fleet.layout(), shape, planes);
        contents(first + OF_PLAYER - CONTENTS, fleet, shape, planes);
    }
}

const fn players(shape: Shape) -> usize {
    (shape.planes - BOARD) / OF_PLAYER
}

/// The first plane of a player.
fn first(seat: Seat, number: usize, players: usize) -> usize {
    BOARD + OF_PLAYER * ((number + players - usize::from(seat.number())) % players)
}

fn layout_of(first: usize, layout: &Layout, shape: Shape, planes: &mut [u8]) {
    let cells = shape.cells();
    for (at, component) in layout.components() {
        let place = actions::cell(shape, at);
        for (plane, mark) in (first..).zip(marks(component)) {
            planes[plane * cells + place] = mark;
        }
    }
}

/// A component in numbers: its kind from 1, its edges clockwise from the front, the side it faces from 1.
pub fn marks(component: Component) -> [u8; 6] {
    let [front, right, rear, left] = Side::ALL.map(|side| component.edge(side).prongs());
    let facing = 1 + component.facing().from_front() as u8;
    [kind(component.kind()), front, right, rear, left, facing]
}

fn kind(kind: Kind) -> u8 {
    let place = Kind::ALL.iter().position(|&other| other == kind);
    place.and_then(|place| u8::try_from(place + 1).ok()).unwrap_or(0)
}

fn contents(first: usize, fleet: &Fleet, shape: Shape, planes: &mut [u8]) {
    let (cells, aboard) = (shape.cells(), fleet.aboard());
    for at in aboard.cells().iter() {
        let crew = aboard.crew(at.into());
        let goods = aboard.goods(at.into());
        let [red, yellow, green, blue] = Good::ALL.map(|good| goods.of(good).into());
        let counts = [crew.humans, crew.aliens, aboard.batteries(at.into()), red, yellow, green, blue];
        for (plane, count) in (first..).zip(counts) {
            planes[plane * cells + actions::cell(shape, at)] = u8::try_from(count).unwrap_or(u8::MAX);
        }
    }
}
