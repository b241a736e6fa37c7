//! Ships, contacts and openings.

use crate::trucker::board::Board;
use crate::trucker::check::{Violation, check};
use crate::trucker::side::SIDES;
use crate::trucker::side::Side::{Front, Left, Rear, Right};
use crate::trucker::tile::Tile;
use crate::worked::{errors, smooth};

#[test]
fn every_board_but_the_fleet_is_one_ship() {
    // LM-BOARD-5.
    for class in ["I", "II", "III", "IIIA", "IC", "IIC", "IIIC"] {
        assert_eq!(Board::of_class(class, &[]).ships().len(), 1, "class {class}");
    }
    assert_eq!(Board::of_class("IIC", &[]).open.len() - Board::of_class("IC", &[]).open.len(), 8);
    assert_eq!(Board::from_art(&["#.#"], "plane").ships().len(), 2);
    assert_eq!(Board::from_art(&["#.#"], "cylinder").ships().len(), 1);
    assert_eq!(Board::from_art(&["#", ".", "#"], "cylinder").ships().len(), 2);
    assert_eq!(Board::from_art(&["#", ".", "#"], "torus").ships().len(), 1);
}

#[test]
fn every_contact() {
    // LM-LEGAL-1 to -3, LM-SPLICE-2: the rule a pair of facing edges breaks, away from the splice and across it.
    let board = Board::of_class("IC", &[]);
    let away = [["join", "LM-LEGAL-2", "join"], ["LM-LEGAL-2", "join", "join"], ["join", "join", "join"]];
    let across = [
        ["join", "LM-LEGAL-2", "LM-SPLICE-2"],
        ["LM-LEGAL-2", "join", "LM-SPLICE-2"],
        ["LM-SPLICE-2", "LM-SPLICE-2", "join"],
    ];
    for (left, table) in [(0, away), (1, across), (2, away)] {
        for mine in 0..4 {
            for facing in 0..4 {
                let (one, other) = ((left, 2), (left + 1, 2));
                let pair =
                    [Tile::new(one, "structural", [0, mine, 0, 0]), Tile::new(other, "structural", [0, 0, 0, facing])];
                let expected = match (mine, facing) {
                    (0, 0) => "nothing",
                    (0, _) | (_, 0) => "LM-LEGAL-3",
                    _ => table[usize::from(mine) - 1][usize::from(facing) - 1],
                };
                let report = check(&board, &pair);
                let broken: Vec<Violation> = report.errors.iter().cloned().collect();
                if expected.starts_with("LM-") {
                    assert_eq!(broken, [Violation::new(expected, &[one, other])]);
                } else {
                    assert_eq!(broken, []);
                }
                assert_eq!(report.pieces.len(), if expected == "join" { 1 } else { 2 });
                assert_eq!(report.legal, expected == "join");
                assert_eq!(report.exposed, 0);
            }
        }
    }
}

#[test]
fn two_muzzles_want_two_empty_cells() {
    // LM-LEGAL-7, LM-KIND-1.
    let board = Board::from_art(&["###", "###", "###"], "plane");
    for quarters in 0..4 {
        let cannon = smooth((1, 1), "bidirectional_cannon").pointing(&[Front, Right]).turned(quarters);
        for (in_front, side) in (0..).zip(SIDES) {
            let there = side.step((1, 1));
            let in_the_way = in_front == quarters || in_front == (quarters + 1) % 4;
            let expected = if in_the_way { vec![Violation::new("LM-LEGAL-7", &[(1, 1), there])] } else { Vec::new() };
            assert_eq!(errors(&board, &[cannon.clone(), smooth(there, "structural")]), expected);
        }
    }
}

#[test]
fn a_cannon_engine_is_both() {
    // LM-LEGAL-5 to -7, LM-KIND-2: muzzle to the front, exhaust to the rear, then turned over.
    let board = Board::from_art(&["###", "###", "###"], "plane");
    let both = smooth((1, 1), "cannon_engine").pointing(&[Front, Rear]);
    let around =
        |tile: &Tile| [tile.clone(), smooth((1, 0), "cabin"), smooth((1, 2), "cabin"), smooth((0, 1), "cabin")];
    let upright = [Violation::new("LM-LEGAL-6", &[(1, 1), (1, 2)]), Violation::new("LM-LEGAL-7", &[(1, 1), (1, 0)])];
    assert_eq!(errors(&board, &around(&both)), upright);
    let turned_over = [
        Violation::new("LM-LEGAL-5", &[(1, 1)]),
        Violation::new("LM-LEGAL-6", &[(1, 1), (1, 0)]),
        Violation::new("LM-LEGAL-7", &[(1, 1), (1, 2)]),
    ];
    assert_eq!(errors(&board, &around(&both.turned(2))), turned_over);
    let sideways = smooth((1, 1), "cannon_engine").pointing(&[Left, Rear]);
    assert_eq!(errors(&board, &[sideways, smooth((1, 0), "cabin")]), []);
}

#[test]
fn one_empty_cell_serves_four_around_the_torus() {
    // LM-TORUS-2: the corner (0, 0) is what a rear engine, a left cannon, a right thruster and a front thruster point to.
    let torus = Board::of_class("IIIC", &[]);
    let mut ship = vec![
        smooth((0, 5), "engine").pointing(&[Rear]).strong(1),
        smooth((1, 0), "cannon").pointing(&[Left]).strong(1),
        smooth((5, 0), "thruster").pointing(&[Right]),
        smooth((0, 1), "thruster").pointing(&[Front]),
    ];
    assert_eq!(errors(&torus, &ship), []);
    ship.push(smooth((0, 0), "structural"));
    let expected = [
        Violation::new("LM-LEGAL-6", &[(0, 5), (0, 0)]),
        Violation::new("LM-LEGAL-7", &[(1, 0), (0, 0)]),
        Violation::new("LM-LEGAL-8", &[(0, 1), (0, 0)]),
        Violation::new("LM-LEGAL-8", &[(5, 0), (0, 0)]),
    ];
    assert_eq!(errors(&torus, &ship), expected);
}

#[test]
fn turning_is_clockwise() {
    let shield = Tile::new((0, 0), "shield", [0, 1, 2, 3]).covering(&[Front, Right]);
    let once = shield.turned(1);
    assert_eq!((once.edges, once.covers), ([3, 0, 1, 2], vec![Right, Rear]));
    assert_eq!(shield.turned(3).turned(1), shield);
}
