//! What is aboard, and who is armed.

use std::collections::BTreeSet;

use crate::trucker::board::Board;
use crate::trucker::loaded::{Contents, Loaded};
use crate::trucker::side::Cell;
use crate::trucker::tile::Tile;
use crate::worked::{smooth, universal};

#[test]
fn each_ship_has_its_own() {
    // LM-FLEET-1, LM-LAUNCH-2: tokens and crew by ship.
    let board = Board::from_art(&["##.##"], "plane");
    let fleet = vec![
        universal((0, 0), "battery").holding(3),
        universal((1, 0), "cabin").holding(2),
        universal((3, 0), "battery").holding(2),
        universal((4, 0), "luxury_cabin").holding(1),
    ];
    let fleet = Loaded::new(board, fleet).launched();
    assert_eq!(fleet.batteries(), [3, 2]);
    assert_eq!([0, 1].map(|ship| fleet.aboard_ship(ship).crew()), [2, 1]);
    assert_eq!([(1, 0), (2, 0), (4, 0)].map(|cell| fleet.ship_of(cell)), [Some(0), None, Some(1)]);
    let both = fleet.with_humans((1, 0), 0).with_alien((1, 0), "brown").with_goods((3, 0), &["red", "blue"]);
    assert_eq!(both.aboard_ship(0).crew(), 1);
    assert_eq!(both.aboard_ship(1).goods, ["blue", "red"]);
    assert_eq!(both.at((2, 0)), Contents::default());
}

#[test]
fn an_armament_arms_the_crew_next_to_it() {
    // LM-KIND-5, ruling 9: joined, not merely beside; somebody must be there; sleepers are nobody; an auto-defence needs none.
    let board = Board::from_art(&["#####", ".###."], "plane");
    let fleet = vec![
        Tile::new((0, 0), "auto_defence", [0, 3, 0, 0]),
        Tile::new((1, 0), "cabin", [0, 3, 0, 3]),
        Tile::new((2, 0), "crew_armament", [0, 3, 3, 3]),
        Tile::new((3, 0), "cabin", [0, 3, 0, 3]),
        Tile::new((4, 0), "cabin", [0, 0, 0, 3]),
        Tile::new((2, 1), "stasis_chamber", [3, 3, 0, 0]),
        Tile::new((3, 1), "cabin", [0, 0, 0, 3]),
    ];
    let fleet = Loaded::new(board, fleet)
        .with_humans((1, 0), 1)
        .with_alien((3, 0), "purple")
        .with_humans((4, 0), 2)
        .with_sleepers((2, 1), 4)
        .with_humans((3, 1), 2);
    assert_eq!(fleet.armed(), BTreeSet::from([(1, 0), (3, 0)]));
    assert_eq!(fleet.stops(), BTreeSet::from([(0, 0), (1, 0), (3, 0)]));
    assert_eq!(fleet.with_humans((1, 0), 0).armed(), BTreeSet::from([(3, 0)]));
    let beside = [smooth((0, 0), "cabin"), smooth((1, 0), "crew_armament")];
    let beside = Loaded::new(Board::from_art(&["##"], "plane"), beside.to_vec()).with_humans((0, 0), 2);
    assert_eq!(beside.armed(), BTreeSet::<Cell>::new());
}
