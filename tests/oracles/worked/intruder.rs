//! Intruders: boarding and walking.

use std::collections::BTreeSet;

use crate::trucker::aim::{Aim, Line};
use crate::trucker::board::Board;
use crate::trucker::defence::HOUSE;
use crate::trucker::defence::Kind::HeavyFire;
use crate::trucker::intruder::{Boardings, End, PREFERENCES, Turn, Walk, boardings, walk, walk_aboard};
use crate::trucker::loaded::Loaded;
use crate::trucker::side::Cell;
use crate::trucker::side::Side::{Front, Left, Rear, Right};
use crate::trucker::tile::Tile;
use crate::worked::answer::{one_behind_the_other, spine, thrust, twins};
use crate::worked::universal;

/// A walk as it should be.
fn expected(visited: &[Cell], end: End) -> Walk {
    Walk { visited: visited.to_vec(), end }
}

/// Universal structural components on these cells.
fn structure(cells: &[Cell]) -> Vec<Tile> {
    cells.iter().map(|&cell| universal(cell, "structural")).collect()
}

#[test]
fn round_a_torus() {
    // LM-TORUS-10, ruling 9: it starts in the middle, wraps, and ends where it would repeat itself.
    let torus = Board::of_class("IIIC", &[]);
    let ring = structure(&[0, 1, 2, 3, 4, 5].map(|column| (column, 0)));
    let around = [(2, 0), (3, 0), (4, 0), (5, 0), (0, 0), (1, 0)];
    let none = BTreeSet::new();
    let free = walk(&torus, &ring, (2, 0), Right, &PREFERENCES, &none);
    assert_eq!(free, expected(&around, End::Repeated((2, 0), Right)));
    let guarded = walk(&torus, &ring, (2, 0), Right, &PREFERENCES, &BTreeSet::from([(1, 0)]));
    assert_eq!(guarded, expected(&around[..5], End::DefeatedAt((1, 0))));
    let other_way = walk(&torus, &ring, (2, 0), Left, &PREFERENCES, &none);
    assert_eq!(other_way.visited[..3], [(2, 0), (1, 0), (0, 0)]);
    let column = structure(&[0, 1, 2, 3, 4, 5].map(|row| (3, row)));
    let down = walk(&torus, &column, (3, 4), Rear, &PREFERENCES, &none);
    assert_eq!(down.visited, [(3, 4), (3, 5), (3, 0), (3, 1), (3, 2), (3, 3)]);
}

#[test]
fn defeated_before_it_boards() {
    // LM-ATTACK-10.
    let board = Board::from_art(&["###"], "plane");
    let ship = structure(&[(0, 0), (1, 0)]);
    let walked = walk(&board, &ship, (0, 0), Right, &PREFERENCES, &BTreeSet::from([(0, 0)]));
    assert_eq!(walked, expected(&[], End::DefeatedAtOnce));
}

#[test]
fn back_and_forth_in_a_dead_end() {
    // Ruling 9: it turns back at both ends and stops before it repeats a step; without turning back there is no way on.
    let board = Board::from_art(&["###"], "plane");
    let ship = structure(&[(0, 0), (1, 0), (2, 0)]);
    let none = BTreeSet::new();
    let walked = walk(&board, &ship, (0, 0), Right, &PREFERENCES, &none);
    assert_eq!(walked, expected(&[(0, 0), (1, 0), (2, 0), (1, 0), (0, 0)], End::Repeated((1, 0), Right)));
    let never_back = walk(&board, &ship, (0, 0), Right, &PREFERENCES[..3], &none);
    assert_eq!(never_back, expected(&[(0, 0), (1, 0), (2, 0)], End::NoWayOn));
    let alone = walk(&board, &ship[..1], (0, 0), Right, &PREFERENCES, &none);
    assert_eq!(alone, expected(&[(0, 0)], End::NoWayOn));
    let stays = walk(&board, &ship, (0, 0), Right, &[], &none);
    assert_eq!(stays, expected(&[(0, 0)], End::NoWayOn));
}

#[test]
fn straight_then_right_then_left() {
    // Ruling 9: a crossing, then without its far arm, then without its right arm.
    let board = Board::from_art(&["###", "###", "###"], "plane");
    let second = |arms: &[Cell], preferences: &[Turn]| {
        let ship = structure(&[&[(0, 1), (1, 1)], arms].concat());
        walk(&board, &ship, (0, 1), Right, preferences, &BTreeSet::new()).visited[2]
    };
    let (straight, right, left) = ((2, 1), (1, 2), (1, 0));
    assert_eq!(second(&[left, right, straight], &PREFERENCES), straight);
    assert_eq!(second(&[left, right], &PREFERENCES), right);
    assert_eq!(second(&[left], &PREFERENCES), left);
    assert_eq!(second(&[], &PREFERENCES), (0, 1));
    assert_eq!(second(&[left, right, straight], &[Turn::Left, Turn::Straight]), left);
    assert_eq!(second(&[left, right, straight], &[Turn::Back, Turn::Straight]), (0, 1));
}

#[test]
fn only_over_joints() {
    // LM-ATTACK-10: two smooth edges are no way, the splice is.
    let board = Board::of_class("IC", &[]);
    let mut ship = structure(&[(0, 2), (1, 2), (2, 2), (1, 3)]);
    let none = BTreeSet::new();
    let across = walk(&board, &ship, (0, 2), Right, &PREFERENCES, &none);
    assert_eq!(across.visited[..3], [(0, 2), (1, 2), (2, 2)]);
    ship[1].edges = [3, 0, 3, 3];
    ship[2].edges = [3, 3, 3, 0];
    let around = walk(&board, &ship, (0, 2), Right, &PREFERENCES, &none);
    assert_eq!(around.visited[..3], [(0, 2), (1, 2), (1, 3)]);
}

#[test]
fn twins_board_one_by_one() {
    // LM-SPLICE-11, LM-ATTACK-8: each row by itself; an empty row and one that is thrust past board nobody.
    let mut ship = spine();
    let Boardings { struck, spent } = boardings(&ship, &twins(HeavyFire).aim, &HOUSE, &[], &[]).expect("no thrust");
    assert_eq!((struck, spent.len()), (vec![Some((1, 2)), Some((1, 4))], 0));
    ship.tiles.retain(|tile| tile.at.1 != 4);
    let Boardings { struck, .. } = boardings(&ship, &twins(HeavyFire).aim, &HOUSE, &[], &[]).expect("no thrust");
    assert_eq!(struck, [Some((1, 2)), None]);
    let fleet = one_behind_the_other();
    let aim = Aim { from: Left, lines: vec![Line::Row(0)] };
    let Boardings { struck, .. } = boardings(&fleet, &aim, &HOUSE, &[], &[]).expect("no thrust");
    assert_eq!(struck, [Some((0, 0))]);
    let step = [thrust(0, (0, 0), Front, &[(1, 0)])];
    let Boardings { struck, spent } = boardings(&fleet, &aim, &HOUSE, &step, &[]).expect("a thrust");
    assert_eq!((struck, spent.into_iter().collect::<Vec<_>>()), (vec![None], vec![((1, 0), 1)]));
    let unpaid = [thrust(0, (0, 0), Front, &[(1, 2)])];
    assert_eq!(boardings(&fleet, &aim, &HOUSE, &unpaid, &[]).expect_err("not its battery").rule, "LM-FLEET-1");
}

#[test]
fn armed_crew_and_an_auto_defence_stop_it() {
    // LM-ATTACK-10, LM-KIND-5, ruling 9: while somebody is in the cabin beside the armament.
    let ship = vec![
        universal((0, 0), "structural"),
        universal((1, 0), "cabin"),
        universal((2, 0), "crew_armament"),
        universal((3, 0), "auto_defence"),
    ];
    let ship = Loaded::new(Board::from_art(&["####"], "plane"), ship);
    let empty = walk_aboard(&ship, (0, 0), Left, &PREFERENCES);
    assert_eq!(empty, expected(&[(0, 0), (1, 0), (2, 0)], End::DefeatedAt((3, 0))));
    let manned = ship.clone().with_humans((1, 0), 1);
    assert_eq!(walk_aboard(&manned, (0, 0), Left, &PREFERENCES), expected(&[(0, 0)], End::DefeatedAt((1, 0))));
    assert_eq!(walk_aboard(&manned, (1, 0), Front, &PREFERENCES), expected(&[], End::DefeatedAtOnce));
    assert_eq!(walk_aboard(&ship, (3, 0), Right, &PREFERENCES).end, End::DefeatedAtOnce);
}
