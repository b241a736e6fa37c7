//! What is struck and what that does.

use std::collections::BTreeSet;

use crate::trucker::aim::{Line, aim};
use crate::trucker::board::Board;
use crate::trucker::side::Cell;
use crate::trucker::side::Side::{Front, Left, Rear, Right};
use crate::trucker::strike::{first_met, heavy_cannon_fire, small_meteor, struck};
use crate::trucker::tile::Tile;
use crate::worked::{smooth, universal};

#[test]
fn the_first_component_met_from_each_side() {
    // LM-ATTACK-2.
    let board = Board::from_art(&["####", "####", "####"], "plane");
    let cross = [(1, 0), (1, 2), (0, 1), (3, 1)].map(|cell| smooth(cell, "structural"));
    assert_eq!(first_met(&board, &cross, Front, Line::Column(1)), Some((1, 0)));
    assert_eq!(first_met(&board, &cross, Rear, Line::Column(1)), Some((1, 2)));
    assert_eq!(first_met(&board, &cross, Left, Line::Row(1)), Some((0, 1)));
    assert_eq!(first_met(&board, &cross, Right, Line::Row(1)), Some((3, 1)));
    assert_eq!(first_met(&board, &cross, Front, Line::Column(2)), None);
}

#[test]
fn a_small_meteor_looks_at_the_struck_side_only() {
    // LM-ATTACK-3, LM-TORUS-8, LM-LEGAL-4: smooth or facing a component there bounces, exposed there does not.
    let torus = Board::of_class("IIIC", &[]);
    let ship = [Tile::new((2, 2), "cabin", [1, 0, 1, 0]), Tile::new((2, 3), "cabin", [1, 0, 0, 0])];
    let small = |from, cell: Cell| small_meteor(&torus, &ship, from, &BTreeSet::from([cell])).destroyed;
    assert_eq!(small(Front, (2, 2)), BTreeSet::from([(2, 2)]));
    assert_eq!(small(Left, (2, 2)), BTreeSet::new());
    assert_eq!(small(Rear, (2, 2)), BTreeSet::new());
    assert_eq!(small(Front, (2, 3)), BTreeSet::new());
    let wrong = [Tile::new((2, 2), "cabin", [0, 0, 1, 0]), Tile::new((2, 3), "cabin", [2, 0, 0, 0])];
    for (from, cell) in [(Rear, (2, 2)), (Front, (2, 3))] {
        assert_eq!(small_meteor(&torus, &wrong, from, &BTreeSet::from([cell])).destroyed, BTreeSet::new());
    }
    // The dice may well call the inside of the ship: column 3, row 4 is (2, 3).
    assert_eq!(struck(&torus, &ship, &aim(&torus, Front, &[3, 4])), BTreeSet::from([(2, 3)]));
    assert_eq!(struck(&torus, &ship, &aim(&torus, Front, &[3, 5])), BTreeSet::from([(2, 2)]));
}

#[test]
fn plating_stays() {
    // LM-ATTACK-7, ruling 6.
    let board = Board::from_art(&["###"], "plane");
    let ship = [universal((0, 0), "plating"), universal((1, 0), "cabin")];
    let both = BTreeSet::from([(0, 0), (1, 0)]);
    assert_eq!(small_meteor(&board, &ship, Front, &both).destroyed, BTreeSet::from([(1, 0)]));
    let fire = heavy_cannon_fire(&board, &ship, &both);
    assert_eq!(fire.destroyed, BTreeSet::from([(1, 0)]));
    assert_eq!(fire.pieces, BTreeSet::from([BTreeSet::from([(0, 0)])]));
}

#[test]
fn both_hits_are_removed_together() {
    // LM-SPLICE-9: what is left falls apart only then.
    let board = Board::of_class("IC", &[]);
    let ship = [(1, 2), (1, 3), (1, 4)].map(|cell| universal(cell, "cabin"));
    let hit = struck(&board, &ship, &aim(&board, Left, &[3]));
    assert_eq!(hit, BTreeSet::from([(1, 2), (1, 4)]));
    let after = heavy_cannon_fire(&board, &ship, &hit);
    assert_eq!((after.destroyed, after.pieces), (hit, BTreeSet::from([BTreeSet::from([(1, 3)])])));
}
