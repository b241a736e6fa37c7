//! Attacks on classes IC and IIC: the tables of the rules.

use crate::trucker::aim::{Aim, Line, aim};
use crate::trucker::board::Board;
use crate::trucker::react::shifted;
use crate::trucker::side::Side::{Front, Left, Rear, Right};

/// A die, its lines, the lines after a forward thruster, the lines after a rear thruster.
type Worked = (i32, &'static [i32], &'static [i32], &'static [i32]);

#[test]
fn side_rolls_across_the_splice_and_their_shifts() {
    // The table under LM-SPLICE. Rows by index: 1, 2, 3u, 4u, 3l, 4l, 5, 6 are 0 to 7.
    let row = |indices: &[i32]| indices.iter().map(|&index| Line::Row(index)).collect::<Vec<_>>();
    let worked: [Worked; 6] = [
        (1, &[0], &[], &[1]),
        (2, &[1], &[0], &[2]),
        (3, &[2, 4], &[1, 3], &[3, 5]),
        (4, &[3, 5], &[2, 4], &[4, 6]),
        (5, &[6], &[5], &[7]),
        (6, &[7], &[6], &[]),
    ];
    for class in ["IC", "IIC"] {
        let board = Board::of_class(class, &[]);
        for side in [Left, Right] {
            for (die, lines, after_front, after_rear) in worked {
                let aimed = aim(&board, side, &[die]);
                assert_eq!((aimed.from, aimed.lines.clone()), (side, row(lines)), "a {die}");
                assert_eq!(shifted(&board, &aimed, Front).lines, row(after_front), "a {die}, forward thruster");
                assert_eq!(shifted(&board, &aimed, Rear).lines, row(after_rear), "a {die}, rear thruster");
            }
        }
    }
}

#[test]
fn column_rolls_across_the_splice_and_their_shifts() {
    // The table under LM-SPLICE. Columns 2, 3, 4, 5 are 0 to 3.
    let column = |index: Option<i32>| index.map(Line::Column).into_iter().collect::<Vec<_>>();
    let worked = [(2, 0, None, Some(1)), (3, 1, Some(0), Some(2)), (4, 2, Some(1), Some(3)), (5, 3, Some(2), None)];
    let board = Board::of_class("IIC", &[]);
    for side in [Front, Rear] {
        for (die, index, after_left, after_right) in worked {
            let aimed = aim(&board, side, &[die]);
            assert_eq!(aimed, Aim { from: side, lines: column(Some(index)) });
            assert_eq!(shifted(&board, &aimed, Left).lines, column(after_left), "a {die}, left thruster");
            assert_eq!(shifted(&board, &aimed, Right).lines, column(after_right), "a {die}, right thruster");
        }
    }
}

#[test]
fn a_one_or_a_six_from_the_front_is_rolled_again_from_the_side() {
    // LM-SPLICE-3: the side changes for good, and the second die is read by LM-SPLICE-4.
    let board = Board::of_class("IC", &[]);
    for side in [Front, Rear] {
        let from_left = Aim { from: Left, lines: vec![Line::Row(2), Line::Row(4)] };
        assert_eq!(aim(&board, side, &[1, 3]), from_left);
        let from_right = Aim { from: Right, lines: vec![Line::Row(0)] };
        assert_eq!(aim(&board, side, &[6, 1]), from_right);
    }
}
