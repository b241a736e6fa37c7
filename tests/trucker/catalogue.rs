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

/// Every tile is a possible component, knows its id, lies as drawn, and has a connector somewhere.
#[test]
fn every_tile_is_sound() {
    for (number, tile) in (1..).zip(catalogue::ALL) {
        let id = TileId::new(number).unwrap();
        assert_eq!((tile.tile(), id.get(), id.component()), (Some(id), number, tile));
        assert_eq!(tile.facing(), Side::Front);
        assert!(Component::new(tile.kind(), tile.edges(), tile.facing()).is_ok(), "tile {number}");
        assert_ne!(tile.edges().to_string(), "0000", "tile {number}");
        assert_eq!(catalogue::tile(number), Some(tile));
    }
    assert_eq!(catalogue::tile(0), None);
    assert_eq!(catalogue::tile(145), None);
    assert_eq!(catalogue::tile(255), None);
}

/// A sample of every kind, read off the table by eye.
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
