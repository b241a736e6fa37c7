//! Strengths of the kinds the cases lack.

use crate::trucker::board::Board;
use crate::trucker::side::Side::{Front, Left, Rear, Right};
use crate::trucker::strength::{Strength, ship_strengths};
use crate::worked::{smooth, universal};

#[test]
fn strengths_of_the_other_kinds() {
    // LM-KIND-1, LM-KIND-2, LM-KIND-5, LM-FLEET-16: one battery for the best of two.
    let board = Board::of_class("I", &[]);
    let ship = [
        smooth((2, 0), "bidirectional_cannon").pointing(&[Front, Right]),
        smooth((3, 1), "bidirectional_cannon").pointing(&[Right, Rear]),
        smooth((1, 1), "cannon_engine").pointing(&[Front, Rear]),
        smooth((0, 2), "cannon_engine").pointing(&[Left, Rear]),
        smooth((4, 2), "engine").pointing(&[Rear]).strong(2),
        smooth((2, 2), "battery").holding(1),
    ];
    let alone = Strength { engine_min: 2, engine_max: 4, cannon_min_halves: 3, cannon_max_halves: 6 };
    assert_eq!(ship_strengths(&board, &ship), [alone]);
    let chain = [(0, 3), (1, 3), (2, 3)].map(|cell| universal(cell, "auto_defence"));
    let defended = Strength { engine_min: 0, engine_max: 0, cannon_min_halves: 2, cannon_max_halves: 2 };
    assert_eq!(ship_strengths(&board, &chain), [defended]);
}
