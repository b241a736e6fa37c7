//! What hangs together, against the oracle.

use std::collections::BTreeSet;

use proptest::prelude::*;
use starwright::grid::{CellSet, Side};
use starwright::trucker::{Board, Class, Kind, Layout};

use crate::oracle::check as oracle;
use crate::support::random::any_layout;
use crate::support::{cases, cell, cells, component, convert, layout};

proptest! {
    #![proptest_config(cases(1000))]

    /// LM-LEGAL-1, LM-R8, LM-LEGAL-4: joints, pieces and exposed connectors of any layout, right or wrong.
    #[test]
    fn joints_are_the_oracles(layout in any_layout()) {
        let (board, tiles) = (convert::board(layout.board()), convert::tiles(&layout));
        let joints = layout.joints();
        for (at, here) in layout.components() {
            let joined: CellSet = Side::ALL.into_iter().filter_map(|side| {
                let other = layout.board().surface().step(at, side)?;
                let expected = oracle::joined(&board, &tiles, &convert::tile(at, here), convert::side(side)).is_some();
                assert_eq!(joints.joined(at, side), expected, "{at} {side}");
                expected.then_some(other)
            }).collect();
            prop_assert_eq!(joints.neighbours(at.into()), joined);
            prop_assert!(joints.piece_at(at).contains(at));
        }
        let pieces: BTreeSet<_> = joints.pieces().map(convert::places).collect();
        prop_assert_eq!(pieces, oracle::pieces(&board, &tiles));
        let exposed: u32 = Side::ALL.into_iter().map(|side| layout.exposed(side).len()).sum();
        prop_assert_eq!(exposed, layout.exposed_connectors());
        prop_assert_eq!(i32::try_from(exposed).unwrap(), oracle::exposed(&board, &tiles));
    }
}

/// LM-LEGAL-4: a connector is exposed to an empty cell, to a closed cell and to the outside, not to a smooth edge.
#[test]
fn exposed_connectors() {
    let cross = component(Kind::Structural, "1111", Side::Front);
    let smooth = component(Kind::Structural, "0000", Side::Front);
    let built = layout(Board::new(Class::IC), &[(1, 1, cross), (1, 2, smooth)]);
    assert_eq!(built.exposed_connectors(), 3, "front: orange and closed, left: orange and closed, right: empty");
    assert_eq!(built.exposed(Side::Rear), CellSet::EMPTY);
    assert_eq!(built.exposed(Side::Front), cells(&[(1, 1)]));
}

/// LM-TORUS-2: a joint over two edges of the torus at once holds four corners together.
#[test]
fn the_four_corners_of_a_torus() {
    let cross = component(Kind::Structural, "3333", Side::Front);
    let corners = layout(Board::new(Class::IIIC), &[(0, 0, cross), (5, 0, cross), (0, 5, cross), (5, 5, cross)]);
    assert!(corners.is_legal());
    assert_eq!(corners.joints().pieces().collect::<Vec<_>>(), [corners.occupied()]);
    assert_eq!(corners.exposed_connectors(), 8);
    assert!(corners.joints().joined(cell(0, 0), Side::Front));
    let three = layout(Board::new(Class::IIIC), &[(5, 0, cross), (0, 5, cross), (5, 5, cross)]);
    assert!(three.is_legal(), "one corner holds its neighbours over both edges");
    assert_eq!(three.joints().piece_at(cell(0, 5)), three.occupied());
}

/// Nothing hangs together on an empty board.
#[test]
fn the_empty_board() {
    for &class in Class::ALL {
        let empty = Layout::new(Board::new(class));
        assert!(empty.is_legal() && empty.check().is_legal());
        assert_eq!((empty.joints().pieces().count(), empty.exposed_connectors()), (0, 0));
        assert_eq!(empty.joints().piece_at(cell(2, 2)), CellSet::EMPTY);
        assert_eq!(empty.joints().neighbours(CellSet::rectangle(11, 11)), CellSet::EMPTY);
        assert_eq!(empty.check().to_string(), "the ship check finds nothing wrong\n");
    }
}
