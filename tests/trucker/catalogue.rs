//! The real tiles of the base game.

use std::collections::BTreeMap;

use starwright::grid::{Rotation, Side};
use starwright::trucker::Capacity::{One, Three, Two};
use starwright::trucker::{Colour, Component, Kind, TileId, catalogue};

/// 140 components and 4 starting cabins, counted kind by kind.
#[test]
fn counts_per_kind() {
    let mut counts = BTreeMap::new();
    for tile in catalogue::ALL {
        *counts.entry(tile.kind()).or_insert(0) += 1;
    }
    let expected = BTreeMap::from([
        (Kind::StartingCabin, 4),
        (Kind::Cabin, 16),
        (Kind::SingleEngine, 19),
        (Kind::DoubleEngine, 7),
        (Kind::SingleCannon, 23),
        (Kind::DoubleCannon, 8),
        (Kind::Battery(Two), 9),
        (Kind::Battery(Three), 6),
        (Kind::CargoHold(Two), 9),
        (Kind::CargoHold(Three), 6),
        (Kind::SpecialCargoHold(One), 6),
        (Kind::SpecialCargoHold(Two), 3),
        (Kind::LifeSupport(Colour::Purple), 6),
        (Kind::LifeSupport(Colour::Brown), 6),
        (Kind::Shield, 8),
        (Kind::Structural, 8),
    ]);
    assert_eq!(counts, expected);
}

/// Every tile is a possible component, knows its id, lies as drawn, and has a connector somewhere (B12).
#[test]
fn every_tile_is_sound() {
    for (number, tile) in (1..).zip(catalogue::ALL) {
        let id = TileId::new(number).unwrap();
        assert_eq!((tile.tile(), id.get(), id.component()), (Some(id), number, tile));
        assert_eq!(tile.facing(), Side::Front);
        assert!(Component::new(tile.kind(), tile.edges(), tile.facing()).is_ok(), "tile {number}");
        assert_ne!(tile.edges().to_string(), "0000", "tile {number}");
        assert_eq!(catalogue::tile(number), Ok(tile));
    }
    for number in [0, 145, 255] {
        let error = catalogue::tile(number).expect_err("no tile");
        assert_eq!(error.to_string(), format!("there is no tile {number}; the tiles are 1 to 144"));
    }
}

/// How many edges of the tiles of each kind are smooth, single, double and universal, counted in the public data (B60).
#[test]
fn edges_per_kind() {
    let mut counts = BTreeMap::new();
    for tile in catalogue::ALL {
        for digit in tile.edges().to_string().bytes() {
            counts.entry(tile.kind()).or_insert([0; 4])[usize::from(digit - b'0')] += 1;
        }
    }
    let kinds = |kinds: &[Kind]| {
        kinds
            .iter()
            .map(|kind| counts[kind])
            .fold([0; 4], |sum, more| [0, 1, 2, 3].map(|digit| sum[digit] + more[digit]))
    };
    assert_eq!(kinds(&[Kind::StartingCabin]), [0, 0, 0, 16]);
    assert_eq!(kinds(&[Kind::Cabin]), [16, 19, 19, 10]);
    assert_eq!(kinds(&[Kind::SingleEngine]), [43, 11, 11, 11]);
    assert_eq!(kinds(&[Kind::DoubleEngine]), [14, 5, 5, 4]);
    assert_eq!(kinds(&[Kind::SingleCannon]), [50, 15, 15, 12]);
    assert_eq!(kinds(&[Kind::DoubleCannon]), [16, 6, 6, 4]);
    assert_eq!(kinds(&[Kind::Battery(Two), Kind::Battery(Three)]), [26, 12, 12, 10]);
    assert_eq!(kinds(&[Kind::CargoHold(Two), Kind::CargoHold(Three)]), [28, 11, 11, 10]);
    assert_eq!(kinds(&[Kind::SpecialCargoHold(One), Kind::SpecialCargoHold(Two)]), [14, 7, 7, 8]);
    assert_eq!(kinds(&[Kind::LifeSupport(Colour::Purple)]), [11, 2, 7, 4]);
    assert_eq!(kinds(&[Kind::LifeSupport(Colour::Brown)]), [11, 7, 2, 4]);
    assert_eq!(kinds(&[Kind::Shield]), [8, 10, 10, 4]);
    assert_eq!(kinds(&[Kind::Structural]), [4, 6, 6, 16]);
}

/// A sample of every kind, checked by hand against the table.
#[test]
fn samples() {
    let rows = [
        (1, Kind::Battery(Two), "0003"),
        (22, Kind::CargoHold(Two), "1213"),
        (31, Kind::StartingCabin, "3333"),
        (37, Kind::Cabin, "1202"),
        (53, Kind::Structural, "3123"),
        (76, Kind::SingleEngine, "3102"),
        (87, Kind::DoubleEngine, "2003"),
        (105, Kind::SingleCannon, "0222"),
        (130, Kind::DoubleCannon, "0013"),
        (115, Kind::Shield, "1212"),
    ];
    for (number, kind, edges) in rows {
        let tile = catalogue::tile(number).unwrap();
        assert_eq!((tile.kind(), tile.edges().to_string()), (kind, edges.to_owned()), "tile {number}");
    }
}

/// The rotation of a turned tile is the smallest that looks like it.
#[test]
fn rotations_are_found_again() {
    for tile in catalogue::ALL {
        for rotation in Rotation::ALL {
            let turned = tile.turned(rotation);
            let found = turned.rotation().unwrap();
            assert_eq!(tile.turned(found), turned);
            assert!(found <= rotation);
        }
    }
    let nameless = Component::new(Kind::Structural, "3333".parse().unwrap(), Side::Front).unwrap();
    assert_eq!(nameless.rotation(), None);
}

/// The table in the documentation says which ids the tiles of each kind have, and so much fits on those that have room.
#[test]
fn the_documentation_lists_every_kind() {
    let text = include_str!("../../src/trucker/parts/catalogue.rs");
    let rows = text.lines().filter_map(|line| line.strip_prefix("//! | ")).skip(1);
    let mut listed = BTreeMap::new();
    for row in rows {
        let (title, cells) = row.trim_end_matches(" |").split_once(" | ").expect("two columns");
        let mut ids = vec![];
        for part in cells.split(", ") {
            let (range, room) = part.split_once(' ').unwrap_or((part, ""));
            let (first, last) = range.split_once('–').unwrap_or((range, range));
            ids.extend(first.parse::<u8>().unwrap()..=last.parse().unwrap());
            if let Some(room) = room.chars().find_map(|letter| letter.to_digit(10)) {
                for id in ids.drain(..) {
                    listed.insert(id, (title.to_owned(), Some(room)));
                }
            }
        }
        listed.extend(ids.into_iter().map(|id| (id, (title.to_owned(), None))));
    }
    let room = |kind| match kind {
        Kind::Battery(room) | Kind::CargoHold(room) | Kind::SpecialCargoHold(room) => Some(u32::from(room.get())),
        _ => None,
    };
    let tiles = (1..).zip(catalogue::ALL).map(|(id, tile)| (id, (tile.kind().to_string(), room(tile.kind()))));
    assert_eq!(listed, tiles.collect());
}
