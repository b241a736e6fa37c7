//! Odds of attacks.

use std::collections::BTreeMap;

use crate::trucker::aim::{Aim, Line};
use crate::trucker::board::Board;
use crate::trucker::odds::{aim_odds, miss_odds, struck_odds};
use crate::trucker::side::Side::{Front, Left, Rear, Right};
use crate::worked::smooth;

#[test]
fn odds_across_the_splice() {
    // The odds under LM-SPLICE, in 36ths.
    let board = Board::of_class("IC", &[]);
    let side_lines: [&[i32]; 6] = [&[0], &[1], &[2, 4], &[3, 5], &[6], &[7]];
    let side_aim = |from, lines: &[i32]| Aim { from, lines: lines.iter().map(|&row| Line::Row(row)).collect() };
    for side in [Front, Rear] {
        let mut expected = BTreeMap::new();
        for column in 0..4 {
            expected.insert(Aim { from: side, lines: vec![Line::Column(column)] }, 6);
        }
        for lines in side_lines {
            expected.insert(side_aim(Left, lines), 1);
            expected.insert(side_aim(Right, lines), 1);
        }
        assert_eq!(aim_odds(&board, side), expected);
    }
    for side in [Left, Right] {
        let expected = side_lines.iter().map(|lines| (side_aim(side, lines), 6)).collect();
        assert_eq!(aim_odds(&board, side), expected);
    }
}

#[test]
fn odds_of_sums() {
    // LM-ATTACK-1: class I has columns 5 to 9; IIIA counts its rows from 11 in front to 3 in the rear.
    let small = Board::of_class("I", &[]);
    let odds = aim_odds(&small, Front);
    let of = |index| odds[&Aim { from: Front, lines: vec![Line::Column(index)] }];
    assert_eq!([0, 1, 2, 3, 4].map(of), [4, 5, 6, 5, 4]);
    assert_eq!(odds[&Aim { from: Front, lines: vec![] }], 12);

    let counting_down = aim_odds(&Board::of_class("IIIA", &[]), Left);
    let of = |index| counting_down[&Aim { from: Left, lines: vec![Line::Row(index)] }];
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8].map(of), [2, 3, 4, 5, 6, 5, 4, 3, 2]);
    assert_eq!(counting_down[&Aim { from: Left, lines: vec![] }], 2);
}

#[test]
fn odds_to_be_struck() {
    // LM-TORUS-7: from the front the two components of column 1 share its six throws, by where the walk begins.
    let torus = Board::of_class("IIIC", &[]);
    let two = [smooth((0, 1), "structural"), smooth((0, 3), "structural")];
    assert_eq!(struck_odds(&torus, &two, Front), BTreeMap::from([((0, 1), 4), ((0, 3), 2)]));
    assert_eq!(struck_odds(&torus, &two, Rear), BTreeMap::from([((0, 1), 2), ((0, 3), 4)]));
    assert_eq!(struck_odds(&torus, &two, Left), BTreeMap::from([((0, 1), 6), ((0, 3), 6)]));
    assert_eq!([Front, Rear, Left, Right].map(|side| miss_odds(&torus, &two, side)), [30, 30, 24, 24]);

    // LM-SPLICE-4: both rows numbered 3 are struck at once.
    let spliced = Board::of_class("IC", &[]);
    let two = [smooth((1, 2), "structural"), smooth((1, 4), "structural")];
    assert_eq!(struck_odds(&spliced, &two, Left), BTreeMap::from([((1, 2), 6), ((1, 4), 6)]));
    assert_eq!(miss_odds(&spliced, &two, Left), 30);
    assert_eq!(struck_odds(&spliced, &two, Front), BTreeMap::from([((1, 2), 6 + 2), ((1, 4), 2)]));
}
