//! Cannons, shields and thrusters against an attack.

use std::collections::{BTreeMap, BTreeSet};

use crate::trucker::aim::{Line, aim};
use crate::trucker::board::Board;
use crate::trucker::react::{self, Table, shields, shifted, shifts, shooters};
use crate::trucker::side::Side::{Front, Left, Rear, Right};
use crate::trucker::side::{Cell, SIDES, Side};
use crate::trucker::strike::struck;
use crate::trucker::tile::Tile;
use crate::worked::smooth;

/// A torus with one cannon that points to that side.
fn lone_cannon(at: Cell, side: Side) -> Vec<Tile> {
    vec![smooth(at, "cannon").pointing(&[side]).strong(1)]
}

#[test]
fn reach_of_cannons_on_the_torus() {
    // LM-TORUS-9, rulings 3 and 4, with their settings.
    let torus = Board::of_class("IIIC", &[]);
    let narrow = Table { rows_meet: false, rear_adjacent: false, ..react::DEFAULT };
    let lines = |from, at, table| {
        let ship = lone_cannon(at, from);
        let able = |number: i32| {
            let dice = if from == Front || from == Rear { [number, 1] } else { [1, number] };
            !shooters(&torus, &ship, &aim(&torus, from, &dice), table)[0].is_empty()
        };
        (1..=6).filter(|&number| able(number)).collect::<Vec<_>>()
    };
    assert_eq!(lines(Front, (0, 3), react::DEFAULT), [1]);
    assert_eq!(lines(Rear, (0, 3), react::DEFAULT), [1, 2, 6]);
    assert_eq!(lines(Left, (3, 0), react::DEFAULT), [1, 2, 6]);
    assert_eq!(lines(Right, (3, 4), react::DEFAULT), [4, 5, 6]);
    assert_eq!(lines(Rear, (0, 3), narrow), [1]);
    assert_eq!(lines(Left, (3, 0), narrow), [1, 2]);
    let wrong_way = lone_cannon((0, 3), Rear);
    assert!(shooters(&torus, &wrong_way, &aim(&torus, Front, &[1, 1]), react::DEFAULT)[0].is_empty());
}

#[test]
fn a_line_next_to_the_board_edge_has_one_neighbour() {
    // LM-ATTACK-4: the last row of an ordinary board is not next to its first.
    let board = Board::of_class("I", &[]);
    let cannon = lone_cannon((1, 4), Left);
    assert_eq!(shooters(&board, &cannon, &aim(&board, Left, &[4, 4]), react::DEFAULT), [BTreeSet::from([(1, 4)])]);
    assert_eq!(shooters(&board, &cannon, &aim(&board, Left, &[1, 4]), react::DEFAULT), [BTreeSet::new()]);
}

#[test]
fn a_cannon_with_two_muzzles_shoots_both_ways() {
    // LM-KIND-1, LM-KIND-2.
    let board = Board::of_class("I", &[]);
    let ship = [
        smooth((2, 2), "bidirectional_cannon").pointing(&[Front, Right]),
        smooth((2, 3), "cannon_engine").pointing(&[Left, Rear]),
    ];
    let able = |from| shooters(&board, &ship, &aim(&board, from, &[3, 4]), react::DEFAULT)[0].clone();
    assert_eq!(able(Front), BTreeSet::from([(2, 2)]));
    assert_eq!(able(Right), BTreeSet::from([(2, 2)]));
    assert_eq!(able(Left), BTreeSet::from([(2, 3)]));
    assert_eq!(able(Rear), BTreeSet::new());
}

#[test]
fn a_shield_covers_two_sides() {
    // LM-ATTACK-6.
    let ship = [smooth((0, 0), "shield").covering(&[Rear, Left]), smooth((1, 0), "cabin")];
    let covered = SIDES.map(|side| !shields(&ship, side).is_empty());
    assert_eq!(covered, [false, false, true, true]);
}

#[test]
fn thrusters_across_and_along_the_travel() {
    // LM-ATTACK-8, ruling 10 with its setting.
    let torus = Board::of_class("IIIC", &[]);
    let ship = [
        smooth((0, 2), "thruster").pointing(&[Left]),
        smooth((5, 2), "thruster").pointing(&[Rear]),
        smooth((0, 0), "cabin"),
    ];
    let aimed = aim(&torus, Front, &[1, 3]);
    assert_eq!(struck(&torus, &ship, &aimed), BTreeSet::from([(0, 2)]));
    let across = BTreeMap::from([(Left, BTreeSet::from([(5, 2)]))]);
    assert_eq!(shifts(&torus, &ship, &aimed, react::DEFAULT), across);
    let any = Table { any_nozzle: true, ..react::DEFAULT };
    let all = BTreeMap::from([(Left, BTreeSet::from([(5, 2)])), (Rear, BTreeSet::from([(0, 0)]))]);
    assert_eq!(shifts(&torus, &ship, &aimed, any), all);
    // On an ordinary board the setting changes nothing.
    let plain = Board::of_class("I", &[]);
    let aimed = aim(&plain, Front, &[2, 3]);
    let gone = BTreeMap::from([(Left, BTreeSet::new())]);
    assert_eq!(shifts(&plain, &ship, &aimed, any), gone);
}

#[test]
fn a_shift_on_class_iiia_follows_the_board_not_the_numbers() {
    // LM-ATTACK-8: a forward nozzle turns row 7 into the row before it, which is numbered 8.
    let board = Board::of_class("IIIA", &[]);
    let aimed = aim(&board, Left, &[3, 4]);
    assert_eq!(aimed.lines, [Line::Row(4)]);
    let slipped = shifted(&board, &aimed, Front);
    assert_eq!(slipped, aim(&board, Left, &[4, 4]));
}
