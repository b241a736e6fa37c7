//! Tiles and sets of them.

use std::collections::BTreeSet;

use proptest::prelude::*;
use starwright::table::Seat;
use starwright::trucker::yard::{Tile, TileSet};
use starwright::trucker::{Kind, TileId};

use crate::support::cases;

fn any_tile() -> impl Strategy<Value = TileId> {
    (1..=144_u8).prop_map(|number| TileId::new(number).expect("a tile"))
}

proptest! {
    #![proptest_config(cases(200))]

    /// Tiles go in and come out as with any other set, and twice is once.
    #[test]
    fn a_set_of_tiles_is_a_set(steps in prop::collection::vec((any_tile(), any::<bool>()), 0..300)) {
        let (mut set, mut known) = (TileSet::EMPTY, BTreeSet::new());
        for (tile, put) in steps {
            let changed = if put { set.insert(tile) } else { set.remove(tile) };
            prop_assert_eq!(changed, if put { known.insert(tile) } else { known.remove(&tile) });
            prop_assert_eq!(set.contains(tile), put);
        }
        prop_assert!(set.iter().eq(known.iter().copied()));
        prop_assert_eq!((set.len() as usize, set.is_empty()), (known.len(), known.is_empty()));
    }
}

/// LM-CABIN-1: every component of the yard has the name by which it is found again; starting cabins are their player's.
#[test]
fn every_component_has_a_name() {
    for tile in (1..=144).filter_map(TileId::new) {
        let component = tile.component();
        let expected = if component.kind() == Kind::StartingCabin { Tile::StartingCabin } else { Tile::Number(tile) };
        assert_eq!(Tile::of(component), expected);
    }
    for seat in Seat::of(5) {
        assert_eq!(Tile::of(Tile::StartingCabin.component(seat)), Tile::StartingCabin);
    }
}

/// An invalid tile is refused with a description of valid ones.
#[cfg(feature = "serde")]
#[test]
fn invalid_tiles_are_refused() {
    for text in ["0", "145", "\"cabin\"", "true"] {
        let error = serde_json::from_str::<Tile>(text).expect_err("no tile").to_string();
        assert!(error.contains("the number of a tile, 1 to 144, or \"starting_cabin\""), "{error}");
    }
}
