//! The ships of class IVC and what the dice open.

use std::collections::BTreeSet;

use crate::trucker::board::{Board, marks};
use crate::trucker::check::Violation;
use crate::worked::{errors, smooth};

/// Which of the four ships of class IVC are one: F front, R rear, then L left, R right.
fn joined_ships(opened: &[&str]) -> BTreeSet<BTreeSet<&'static str>> {
    let corners = [("FL", (2, 2)), ("FR", (6, 2)), ("RL", (2, 7)), ("RR", (6, 7))];
    let ships = Board::of_class("IVC", opened).ships();
    ships
        .iter()
        .map(|ship| corners.iter().filter(|(_, cell)| ship.contains(cell)).map(|&(name, _)| name).collect())
        .collect()
}

#[test]
fn the_thirty_six_fleets() {
    // LM-IVC-3, LM-IVC-4.
    let front_and_rear = BTreeSet::from([BTreeSet::from(["FL", "FR"]), BTreeSet::from(["RL", "RR"])]);
    let side_by_side = BTreeSet::from([BTreeSet::from(["FL", "RL"]), BTreeSet::from(["FR", "RR"])]);
    let mut counts = [0; 5];
    for first in 1..=6 {
        for second in 1..=6 {
            let opened = marks(first, second);
            let fleet = joined_ships(&[&opened[0], &opened[1]]);
            let mut sizes: Vec<usize> = fleet.iter().map(BTreeSet::len).collect();
            sizes.sort_unstable();
            let kind = match (first.min(second), first.max(second)) {
                (3, 3 | 4) | (4, 4) => {
                    assert_eq!(fleet, front_and_rear, "{opened:?}");
                    0
                }
                (1, 2 | 5) | (2 | 5, 6) => {
                    assert_eq!(fleet, side_by_side, "{opened:?}");
                    1
                }
                (1, 6) | (2, 5) => {
                    assert_eq!(sizes, [1, 1, 2], "{opened:?}");
                    2
                }
                (1, 1) | (2, 2) | (5, 5) | (6, 6) => {
                    assert_eq!(sizes, [4], "{opened:?}");
                    3
                }
                _ => {
                    assert_eq!(sizes, [1, 3], "{opened:?}");
                    4
                }
            };
            counts[kind] += 1;
        }
    }
    assert_eq!(counts, [4, 8, 4, 4, 16]);
}

#[test]
fn what_each_mark_joins() {
    // LM-IVC-1, LM-IVC-2.
    let apart = joined_ships(&[]);
    assert_eq!(apart.len(), 4);
    let with = |pair: [&'static str; 2]| {
        let rest = apart.iter().filter(|ship| !pair.iter().any(|name| ship.contains(name))).cloned();
        rest.chain([BTreeSet::from(pair)]).collect::<BTreeSet<_>>()
    };
    for mark in ["1", "6"] {
        assert_eq!(joined_ships(&[mark]), with(["FL", "RL"]));
    }
    for mark in ["2", "5"] {
        assert_eq!(joined_ships(&[mark]), with(["FR", "RR"]));
    }
    assert_eq!(joined_ships(&["3"]), with(["FL", "FR"]));
    assert_eq!(joined_ships(&["4"]), with(["RL", "RR"]));
    let both = BTreeSet::from([BTreeSet::from(["FL", "FR"]), BTreeSet::from(["RL", "RR"])]);
    assert_eq!(joined_ships(&["="]), both);
}

#[test]
fn every_mark_has_two_cells() {
    // LM-IVC-1, LM-LEGAL-10: closed at first, a pair each.
    let closed = Board::of_class("IVC", &[]);
    assert_eq!(closed.cells.len() - closed.open.len(), 14);
    for mark in ["1", "2", "3", "4", "5", "6", "="] {
        assert_eq!(Board::of_class("IVC", &[mark]).open.len(), closed.open.len() + 2);
    }
    let marked = [smooth((4, 1), "structural")];
    assert_eq!(errors(&closed, &marked), [Violation::new("LM-LEGAL-10", &[(4, 1)])]);
    assert_eq!(errors(&Board::of_class("IVC", &["3"]), &marked), []);
}
