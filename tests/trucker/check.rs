//! The ship check against the oracle.

use std::collections::BTreeSet;

use proptest::prelude::*;
use starwright::grid::{CellSet, Side};
use starwright::trucker::{Board, Class, Kind, Layout, Violation};

use crate::oracle::check::{self as oracle, Violation as Fault};
use crate::support::convert::{self, place, places};
use crate::support::random::{any_layout, any_legal_layout};
use crate::support::{cases, cell, component};

/// The violation in the oracle's words; it does not name disconnections.
fn fault(violation: &Violation) -> Option<Fault> {
    let cells = match *violation {
        Violation::CutOff { .. } => return None,
        Violation::Blocked { cell, by, .. } => vec![place(cell), place(by)],
        _ => violation.cells().iter().map(place).collect(),
    };
    Some(Fault::new(violation.rule().id(), &cells))
}

fn is_cut_off(violation: &Violation) -> bool {
    matches!(violation, Violation::CutOff { .. })
}

pub(crate) fn agrees_with_oracle(layout: &Layout) {
    let expected = oracle::check(&convert::board(layout.board()), &convert::tiles(layout));
    let report = layout.check();
    let faults: Vec<Fault> = report.violations.iter().filter_map(fault).collect();
    let pieces: BTreeSet<_> = report.pieces.iter().map(|&piece| places(piece)).collect();
    let ships: Vec<_> = layout.board().ships().iter().map(|&ship| places(ship)).collect();
    assert_eq!(faults.iter().cloned().collect::<BTreeSet<_>>(), expected.errors);
    assert_eq!(faults.len(), expected.errors.len(), "each fault once");
    assert_eq!(pieces, expected.pieces);
    assert_eq!(i32::try_from(report.exposed).expect("a small number"), expected.exposed);
    assert_eq!(ships.iter().collect::<BTreeSet<_>>(), expected.ships.iter().collect::<BTreeSet<_>>());
    assert_eq!(report.is_legal(), expected.legal);
    assert_eq!(layout.is_legal(), expected.legal);
}

proptest! {
    #![proptest_config(cases(2000))]

    /// LM-LEGAL-1, LM-LEGAL-4, LM-LEGAL-9, LM-BOARD-5: verdict, report and oracle agree on any layout of any board.
    #[test]
    fn verdict_report_and_oracle_agree(layout in any_layout()) {
        agrees_with_oracle(&layout);
    }

    /// LM-LEGAL-12, BG-END-4: after any removal from a legal layout the rest breaks only the rule of the single piece, so a flight
    /// never finds a building mistake.
    #[test]
    fn removing_components_only_disconnects(layout in any_legal_layout(), gone in any::<u128>()) {
        prop_assert!(layout.is_legal());
        let mut left = layout.clone();
        left.remove_all(layout.occupied().iter().filter(|cell| gone >> (11 * cell.row() + cell.column()) & 1 == 1).collect());
        let only_cut_off = left.check().violations.iter().all(is_cut_off);
        prop_assert!(only_cut_off);
        agrees_with_oracle(&left);
    }

    /// LM-IVC-CHECK, LM-LEGAL-9: the verdicts of the ships add up to the verdict, and the pieces reported as cut off are
    /// all but the largest of each ship.
    #[test]
    fn ships_add_up(layout in any_layout()) {
        let report = layout.check();
        let closed = report.violations.iter().any(|violation| matches!(violation, Violation::ClosedCell { .. }));
        prop_assert_eq!(report.is_legal(), !closed && report.ships.iter().all(starwright::trucker::ShipReport::is_legal));
        for (number, ship) in (0..).zip(&report.ships) {
            let cut_off: CellSet = report.violations.iter().filter_map(|violation| match violation {
                Violation::CutOff { piece, ship, .. } if *ship == number => Some(*piece),
                _ => None,
            }).flatten().collect();
            let kept = ship.components - cut_off;
            prop_assert_eq!(kept.is_empty(), ship.components.is_empty());
            let largest = report.violations.iter().filter(|violation| is_cut_off(violation)).all(|violation| {
                violation.cells().is_disjoint(ship.components) || violation.cells().len() <= kept.len()
            });
            prop_assert!(largest);
        }
    }
}

/// LM-LEGAL-5: a report prints a sentence for legal and illegal ships.
#[test]
fn a_report_reads_as_a_sentence() {
    let mut layout = Layout::new(Board::new(Class::I));
    assert_eq!(layout.check().to_string(), "the ship check finds nothing wrong\n");
    layout.place(cell(2, 0), component(Kind::SingleEngine, "0000", Side::Left)).expect("a free cell");
    assert!(!layout.check().is_legal());
    assert!(layout.check().to_string().starts_with("LM-LEGAL-5: "));
}

/// LM-LEGAL-9: of pieces of one size the one with the starting cabin is the ship, else one with a cabin, else the first.
#[test]
fn of_pieces_of_one_size_the_cabin_is_the_ship() {
    for (notation, apart) in [
        ("I 2,t88,2/5/2,t31,2/5/5", cell(2, 0)),
        ("I 2,t31,2/5/2,t88,2/5/5", cell(2, 2)),
        ("I 2,t41,2/5/2,t31,2/5/5", cell(2, 0)),
        ("I 2,t88,2/5/2,t41,2/5/5", cell(2, 0)),
        ("I 2,t88,2/5/2,t88,2/5/5", cell(2, 2)),
    ] {
        let report = notation.parse::<Layout>().expect(notation).check();
        let [Violation::CutOff { piece, .. }] = report.violations[..] else { panic!("{notation}: {report}") };
        assert_eq!(piece, apart.into(), "{notation}");
    }
}
