//! The example `possible`: its search finds legal ships, and no ship exceeds its bounds.

use starwright::grid::{Cell, CellSet, Rotation, Topology};
use starwright::trucker::{Blueprint, Board, Class, Component, Kind, Layout, catalogue, largest_group};

#[path = "../../examples/possible/bounds.rs"]
mod bounds;
#[path = "../../examples/possible/search.rs"]
mod search;

use bounds::Power;
use search::Search;

fn tiles(numbers: &[u8]) -> Vec<Component> {
    numbers.iter().map(|&number| catalogue::tile(number).expect("ids run from 1 to 144")).collect()
}

fn halves(layout: &Layout, power: Power) -> u32 {
    let most = layout.strengths().at_most;
    match power {
        Power::Engines => 2 * most.engines,
        Power::Cannons => most.cannons.halves(),
    }
}

fn tiny(art: &[&str], topology: Topology) -> Board {
    Board::custom(Blueprint::builder(art).topology(topology).build().expect("a sound drawing"))
}

/// Every layout on these cells, each tile once at most.
fn every(layout: &mut Layout, cells: &[Cell], tiles: &[Component], see: &mut impl FnMut(&Layout)) {
    let Some((&at, rest)) = cells.split_first() else { return see(layout) };
    every(layout, rest, tiles, see);
    for (number, tile) in tiles.iter().enumerate() {
        let others = [&tiles[..number], &tiles[number + 1..]].concat();
        for turn in Rotation::ALL {
            layout.place(at, tile.turned(turn)).expect("a free cell");
            every(layout, rest, &others, see);
            layout.remove(at);
        }
    }
}

/// LM-LEGAL-5, LM-LEGAL-7, BG-POWER: on every tiny board, with everything that can be built on it.
#[test]
fn no_ship_exceeds_the_bound() {
    let boards = [
        tiny(&["##", "##"], Topology::Plane),
        tiny(&["#", "#", "#", "#"], Topology::Plane),
        tiny(&["###", ".#."], Topology::Plane),
        tiny(&["###", "#.#"], Topology::Cylinder),
        tiny(&["###"; 3], Topology::Torus),
    ];
    let pools = [(Power::Engines, tiles(&[31, 66, 81, 10, 70])), (Power::Cannons, tiles(&[31, 90, 125, 10, 100]))];
    let mut tight = 0;
    for board in &boards {
        for (power, tiles) in &pools {
            let (mut most, cells) = (0, board.open().iter().collect::<Vec<_>>());
            let tiles = if cells.len() > 5 { &tiles[..4] } else { tiles };
            every(&mut Layout::new(board.clone()), &cells, tiles, &mut |layout| {
                let is_begun = layout.components().any(|(_, component)| component.kind() == Kind::StartingCabin);
                if is_begun && layout.is_legal() {
                    most = most.max(halves(layout, *power));
                }
            });
            let bound = bounds::most_halves(board, tiles, *power);
            assert!(most <= bound, "{most} {bound} {board:?}");
            tight += u32::from(most == bound);
            let search = Search { tiles, cells: board.open(), steps: 2_000, seed: 1 };
            let found = search.best(board, |layout| halves(layout, *power).into()).expect("a cabin");
            assert!(found.is_legal() && halves(&found, *power) <= most);
        }
    }
    assert!(tight >= 3, "{tight}");
}

/// LM-LEGAL: what is found on a real board is legal, holds each tile once, and stays in its cells.
#[test]
fn found_ships_are_legal() {
    for class in [Class::I, Class::IC, Class::IIIC] {
        let board = Board::new(class);
        let cells = board.open() - board.open().first().expect("a cell").into();
        let search = Search { tiles: &catalogue::ALL, cells, steps: 3_000, seed: 7 };
        let found = search.best(&board, |layout| layout.occupied().len().into()).expect("a cabin");
        assert!(found.is_legal() && found.occupied().len() > cells.len() / 2);
        assert!(cells.is_superset(found.occupied()));
        let mut ids: Vec<_> = found.components().filter_map(|(_, component)| component.tile()).collect();
        ids.sort_unstable();
        assert!(ids.is_sorted_by(|one, next| one < next) && ids.len() == found.occupied().len() as usize);
        assert!(found.components().filter(|(_, component)| component.kind() == Kind::StartingCabin).count() == 1);
    }
}

/// LM-TORUS-4: of all patterns on a torus of four by four, those with every empty cell alone have at most one in a square.
#[test]
fn fewest_without_premium() {
    let board = tiny(&["####"; 4], Topology::Torus);
    let cells: Vec<Cell> = board.open().iter().collect();
    let surface = board.surface();
    let patterns = (0_u32..1 << 16).map(|pattern| -> CellSet {
        cells.iter().zip(0..).filter(|&(_, bit)| pattern >> bit & 1 == 1).map(|(&cell, _)| cell).collect()
    });
    let free = patterns.filter(|&empty| largest_group(surface, empty).len() <= 1);
    assert_eq!(16 - free.map(CellSet::len).max().expect("a full one"), bounds::fewest_components(&board));
    assert_eq!(largest_group(surface, bounds::alone(&board)).len(), 1);
    let table = Board::new(Class::IIIC).blueprint().premium().expect("IIIC asks for one");
    assert_eq!((bounds::premiums(table, 3), bounds::premiums(table, 0)), ((0, 3), (0, 0)));
}
