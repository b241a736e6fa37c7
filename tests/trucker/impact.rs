//! What a hit leaves of a fleet.

use std::collections::BTreeSet;

use proptest::prelude::*;
use starwright::dice::Die;
use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::{AttackKind, Impact};
use starwright::trucker::{Board, Class, Component, Fleet, Kind, Layout, Mark};

use crate::oracle::check;
use crate::support::attacks::lines;
use crate::support::convert::{self, places};
use crate::support::random::{Chooser, any_legal_layout};
use crate::support::{board, cases, cell, cells, component, layout};

fn node() -> Component {
    component(Kind::Structural, "3333", Side::Front)
}

fn fleet(board: Board, places: &[(u8, u8)]) -> Fleet {
    let components: Vec<_> = places.iter().map(|&(column, row)| (column, row, node())).collect();
    layout(board, &components).into_fleet().expect("a legal layout")
}

/// A crosswise row of five on class I, joined from end to end.
fn row_of_five() -> Fleet {
    fleet(Board::new(Class::I), &[(0, 2), (1, 2), (2, 2), (3, 2), (4, 2)])
}

fn pieces(impact: &Impact) -> Vec<Vec<CellSet>> {
    impact.broken().map(|broken| broken.pieces().collect()).collect()
}

proptest! {
    #![proptest_config(cases(1000))]

    /// LM-SPLICE-9, LM-LEGAL-12: whatever is destroyed, and whichever pieces are kept: the pieces are the oracle's, every
    /// component is lost exactly once or still there, and what is left is legal.
    #[test]
    fn nothing_is_lost_twice(layout in any_legal_layout(), seed in any::<u64>()) {
        let mut chooser = Chooser::new(seed);
        let struck: CellSet = layout.occupied().iter().filter(|_| chooser.percent(15)).collect();
        let mut impact = layout.clone().into_fleet().expect("a legal layout").destroy(struck);
        prop_assert_eq!(impact.destroyed(), struck);
        let mut left = layout.clone();
        left.remove_all(struck);
        let of_oracle = check::check(&convert::board(layout.board()), &convert::tiles(&left)).pieces;
        let mut kept = left.occupied();
        for broken in impact.clone().broken() {
            let pieces: Vec<CellSet> = broken.pieces().collect();
            prop_assert!(pieces.len() > 1);
            prop_assert!(pieces.iter().all(|&piece| of_oracle.contains(&places(piece))));
            prop_assert_eq!(pieces.iter().copied().flatten().collect::<CellSet>(), broken.ship.components);
            let choice = chooser.of(&pieces);
            let lost = impact.keep(chooser.cell(choice).expect("a component")).expect("a piece");
            prop_assert_eq!(lost, broken.ship.components - choice);
            kept -= lost;
        }
        prop_assert_eq!(impact.broken().count(), 0);
        let aftermath = impact.settle().expect("all decided");
        let losses = aftermath.losses;
        prop_assert_eq!(aftermath.fleet.layout().occupied(), kept);
        prop_assert_eq!(losses.destroyed, struck);
        prop_assert_eq!(losses.cut_off, left.occupied() - kept);
        let expected: Vec<_> = layout.components().filter(|&(cell, _)| !kept.contains(cell)).collect();
        prop_assert_eq!(losses.components, expected);
        prop_assert!(kept.iter().all(|cell| aftermath.fleet.get(cell) == layout.get(cell)));
        prop_assert!(aftermath.fleet.into_layout().is_legal());
    }

    /// LM-LEGAL-12, LM-R8: joints after a removal are those of the layout after it.
    #[test]
    fn joints_without(layout in crate::support::random::any_layout(), seed in any::<u64>()) {
        let mut chooser = Chooser::new(seed);
        let gone: CellSet = layout.board().surface().cells().iter().filter(|_| chooser.percent(30)).collect();
        let mut left = layout.clone();
        left.remove_all(gone);
        let (found, expected) = (layout.joints().without(gone), left.joints());
        prop_assert!(Side::ALL.into_iter().all(|side| found.on(side) == expected.on(side)));
        prop_assert!(found.pieces().eq(expected.pieces()));
    }
}

/// LM-SPLICE-9: both twins strike the ship as it was, are removed together, and only then does it fall apart.
#[test]
fn twins_strike_together() {
    let ship = fleet(Board::new(Class::IC), &[(1, 2), (1, 3), (1, 4), (1, 5)]);
    let threes = lines(ship.board(), Side::Left, [Die::Three, Die::One]);
    let destroyed = ship.layout().destroyed(AttackKind::HeavyFire, Side::Left, ship.layout().struck(threes));
    let impact = ship.destroy(destroyed);
    assert_eq!(impact.destroyed(), cells(&[(1, 2), (1, 4)]));
    assert_eq!(pieces(&impact), [[cells(&[(1, 3)]), cells(&[(1, 5)])]]);
}

/// LM-R14, LM-SPLICE-9: twin small meteors: the joint that the first hit would break still protects the second component.
#[test]
fn exposure_is_judged_before_both_hits() {
    let ship = layout(
        Board::new(Class::IIIC),
        &[(0, 0, component(Kind::Cabin, "0101", Side::Front)), (1, 0, component(Kind::Cabin, "0101", Side::Front))],
    );
    let both = ship.occupied();
    assert_eq!(ship.destroyed(AttackKind::SmallMeteor, Side::Left, both), cells(&[(0, 0)]));
}

/// LM-LEGAL-12: the owner keeps any piece he likes, the larger ones included among the lost.
#[test]
fn the_owner_keeps_a_piece() {
    let mut impact = row_of_five().destroy(cells(&[(1, 2)]));
    assert_eq!(pieces(&impact), [[cells(&[(0, 2)]), cells(&[(2, 2), (3, 2), (4, 2)])]]);
    assert_eq!(impact.keep(cell(0, 2)), Ok(cells(&[(2, 2), (3, 2), (4, 2)])));
    assert_eq!(impact.cut_off(), cells(&[(2, 2), (3, 2), (4, 2)]));
    assert_eq!(impact.before(), &row_of_five());
    let aftermath = impact.settle().expect("decided");
    assert_eq!(aftermath.fleet.layout().occupied(), cells(&[(0, 2)]));
    assert_eq!(aftermath.losses.components.len(), 4);
}

/// LM-LEGAL-12: an undecided break-up is handed back, a piece that is none is refused, and neither changes anything.
#[test]
fn decisions_are_not_skipped() {
    let undecided = row_of_five().destroy(cells(&[(2, 2)])).settle().expect_err("two pieces");
    assert_eq!(undecided.to_string(), "ship 1 is in pieces: its owner must choose the one to keep (LM-LEGAL-12)");
    assert_eq!(format!("{undecided:?}"), format!("Undecided({undecided})"));
    assert_eq!(undecided.ship().ship.components, cells(&[(0, 2), (1, 2), (3, 2), (4, 2)]));
    let mut impact = undecided.into_impact();
    for wrong in [(2, 2), (0, 0)] {
        let refused = impact.keep(cell(wrong.0, wrong.1)).expect_err("no piece");
        let (column, row) = wrong;
        assert_eq!(refused.to_string(), format!("({column}, {row}) is not part of a ship in pieces (LM-LEGAL-12)"));
    }
    assert_eq!(pieces(&impact).len(), 1);
    impact.keep(cell(4, 2)).expect("a piece");
    assert!(impact.keep(cell(4, 2)).is_err(), "decided already");
    assert_eq!(impact.settle().expect("decided").fleet.layout().occupied(), cells(&[(3, 2), (4, 2)]));
}

/// LM-LEGAL-12, LM-BOARD-5: each ship of a fleet breaks up by itself, and the others are untouched.
#[test]
fn ships_break_up_by_themselves() {
    let places = [(2, 2), (3, 2), (5, 1), (6, 1), (5, 2), (6, 2), (1, 6), (2, 6), (3, 6)];
    let mut impact = fleet(Board::new(Class::IVC), &places).destroy(cells(&[(2, 6), (2, 2)]));
    assert_eq!(pieces(&impact), [[cells(&[(1, 6)]), cells(&[(3, 6)])]]);
    impact.keep(cell(3, 6)).expect("a piece");
    let aftermath = impact.settle().expect("decided");
    let ships: Vec<CellSet> = aftermath.fleet.ships().map(|ship| ship.components).collect();
    assert_eq!(ships, [cells(&[(3, 2)]), cells(&[(5, 1), (6, 1), (5, 2), (6, 2)]), cells(&[(3, 6)])]);
}

/// LM-LEGAL-12: a ship that is destroyed to the last component leaves no choice, and its fleet flies on.
#[test]
fn a_ship_is_gone() {
    let impact = fleet(Board::new(Class::IVC), &[(2, 2), (5, 1)]).destroy(cells(&[(2, 2)]));
    assert_eq!(impact.broken().count(), 0);
    let aftermath = impact.settle().expect("nothing to decide");
    assert_eq!(aftermath.fleet.ships().count(), 1);
    assert_eq!(aftermath.losses.components, [(cell(2, 2), node())]);
}

/// LM-SPLICE-9: the degenerate fleets and hits: no component, one, a whole line, cells that are empty or not of the board.
#[test]
fn degenerate_hits() {
    let settled = |fleet: Fleet, hit| fleet.destroy(hit).settle().expect("nothing to decide");
    let everywhere = CellSet::rectangle(11, 11);
    let none = settled(Layout::new(Board::new(Class::IIIC)).into_fleet().expect("legal"), everywhere);
    assert_eq!((none.losses.destroyed, none.losses.components.len()), (CellSet::EMPTY, 0));
    let one = settled(fleet(Board::new(Class::IIIC), &[(4, 4)]), everywhere);
    assert_eq!((one.fleet.ships().count(), one.losses.destroyed), (0, cells(&[(4, 4)])));
    let untouched = settled(row_of_five(), cells(&[(0, 0), (2, 0)]));
    assert_eq!((untouched.fleet, untouched.losses.components.len()), (row_of_five(), 0));
    let full_line = row_of_five().destroy(cells(&[(0, 2), (1, 2), (2, 2), (3, 2), (4, 2)]));
    assert_eq!(full_line.settle().expect("nothing left").fleet.ships().count(), 0);
}

/// LM-TORUS-1, LM-LEGAL-12: a ring round the torus is broken only by a second hit.
#[test]
fn a_ring_holds_once() {
    let ring: Vec<(u8, u8)> = (0..6).map(|column| (column, 3)).collect();
    let once = fleet(Board::new(Class::IIIC), &ring).destroy(cells(&[(2, 3)])).settle().expect("still one piece");
    let twice = once.fleet.destroy(cells(&[(5, 3)]));
    let found: BTreeSet<usize> = pieces(&twice)[0].iter().map(|piece| piece.len() as usize).collect();
    assert_eq!(found, BTreeSet::from([2]));
}

/// LM-ATTACK-1, LM-ATTACK-2, LM-SPLICE-9: from the first die to the pieces to choose from nothing is allocated.
#[test]
fn no_allocation_up_to_the_choice_of_piece() {
    let boards = [
        (Board::new(Class::IC), vec![(1, 2), (1, 3), (1, 4), (1, 5)], Side::Left, [Die::Three, Die::One]),
        (Board::new(Class::IIIC), vec![(1, 3), (2, 3), (3, 3)], Side::Front, [Die::Three, Die::Four]),
        (board(Class::IVC, &[Mark::Three]), vec![(2, 1), (3, 1), (4, 1)], Side::Front, [Die::One, Die::Five]),
    ];
    for (board, places, from, dice) in boards {
        let fleet = fleet(board, &places);
        let mut pieces = 0;
        let allocated = allocation_counter::measure(|| {
            let lines = lines(fleet.board(), from, dice);
            let destroyed =
                fleet.layout().destroyed(AttackKind::SmallMeteor, lines.from(), fleet.layout().struck(lines));
            let heavy = fleet.layout().destroyed(AttackKind::HeavyFire, lines.from(), fleet.layout().struck(lines));
            let impact = fleet.destroy(destroyed | heavy);
            pieces = impact.broken().map(|broken| broken.pieces().count()).sum();
            std::mem::forget(impact);
        });
        assert_eq!(allocated.count_total, 0);
        assert_eq!(pieces, 2);
    }
}
