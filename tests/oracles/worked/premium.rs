//! Groups of empty cells.

use std::collections::BTreeSet;

use crate::trucker::board::Board;
use crate::trucker::premium::{groups, largest_group, premium, premium_for};
use crate::trucker::side::Cell;
use crate::trucker::tile::Tile;
use crate::worked::universal;

#[test]
fn groups_go_around_corners() {
    // LM-TORUS-4: from the top-right corner one step up and one right is the bottom-left corner.
    let torus = Board::of_class("IIIC", &[]);
    assert_eq!(largest_group(&torus, &BTreeSet::from([(5, 0), (0, 5)])), 2);
    assert_eq!(largest_group(&torus, &BTreeSet::from([(0, 0), (5, 5)])), 2);
    assert_eq!(largest_group(&torus, &BTreeSet::from([(0, 0), (2, 0), (4, 0)])), 1);
    // Seven empty cells: no group above two, and one group through the edges.
    let scattered = BTreeSet::from([(0, 0), (5, 5), (2, 1), (3, 2), (0, 3), (2, 4), (5, 2)]);
    let shapes: Vec<usize> = groups(&torus, &scattered).iter().map(BTreeSet::len).collect();
    assert_eq!((shapes.iter().max(), shapes.iter().sum()), (Some(&2), 7));
    let through = BTreeSet::from([(0, 0), (5, 1), (4, 0), (3, 5), (4, 4), (5, 3), (0, 5)]);
    assert_eq!(premium_for(largest_group(&torus, &through)), 15);
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 36].map(premium_for), [0, 0, 1, 3, 6, 10, 15, 15, 15]);
}

#[test]
fn groups_on_other_surfaces() {
    let all: BTreeSet<Cell> = [(0, 0), (2, 2)].into();
    let art = ["###", "###", "###"];
    assert_eq!(
        ["plane", "cylinder", "torus"].map(|surface| largest_group(&Board::from_art(&art, surface), &all)),
        [1, 1, 2]
    );
    let wide = ["####", "####"];
    let ends: BTreeSet<Cell> = [(0, 0), (3, 1)].into();
    assert_eq!(["plane", "cylinder"].map(|surface| largest_group(&Board::from_art(&wide, surface), &ends)), [1, 2]);
}

#[test]
fn a_full_board_is_free_and_an_empty_one_is_not() {
    // LM-TORUS-4, ruling 2.
    let torus = Board::of_class("IIIC", &[]);
    let full: Vec<Tile> = torus.open.iter().map(|&cell| universal(cell, "structural")).collect();
    assert_eq!(premium(&torus, &full), 0);
    assert_eq!(premium(&torus, &[]), 15);
    assert_eq!(premium(&torus, &full[4..]), 6);
}
