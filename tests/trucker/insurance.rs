//! The weak spot, its premium, and what limits the loss penalty.

use std::collections::BTreeSet;

use proptest::prelude::*;
use starwright::grid::{Cell, CellSet, Side, Surface, Topology};
use starwright::trucker::{
    Blueprint, Board, Class, Insurance, InsureError, Kind, Layout, LossCap, LossPenalty, PremiumTable, Rule,
    largest_group,
};

use crate::oracle::board::Board as OracleBoard;
use crate::oracle::premium as oracle;
use crate::support::convert::{self, places};
use crate::support::random::{Chooser, any_layout, any_legal_layout, legal, scattered};
#[cfg(feature = "serde")]
use crate::support::{cases, cells, component, example_ship};

fn torus(columns: u8, rows: u8) -> Surface {
    Surface::new(Topology::Torus, columns, rows).expect("a torus")
}

fn oracle_torus(columns: u8, rows: u8) -> OracleBoard {
    OracleBoard::from_art(&vec!["#".repeat(columns.into()).as_str(); rows.into()], "torus")
}

/// The cells of a pattern, one bit a cell in reading order.
fn pattern(surface: Surface, bits: u32) -> CellSet {
    surface.cells().iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1).map(|(_, cell)| cell).collect()
}

/// The same pattern, moved and perhaps mirrored left to right and front to rear.
fn moved(surface: Surface, set: CellSet, by: (u8, u8), mirrored: (bool, bool)) -> CellSet {
    let (columns, rows) = (surface.columns(), surface.rows());
    set.iter()
        .map(|cell| {
            let column = if mirrored.0 { columns - 1 - cell.column() } else { cell.column() };
            let row = if mirrored.1 { rows - 1 - cell.row() } else { cell.row() };
            Cell::new((column + by.0) % columns, (row + by.1) % rows).expect("on the grid")
        })
        .collect()
}

/// All translations and mirror images.
fn images(surface: Surface, set: CellSet) -> impl Iterator<Item = CellSet> {
    let mirrors = [(false, false), (true, false), (false, true), (true, true)];
    let moves = (0..surface.columns()).flat_map(move |right| (0..surface.rows()).map(move |down| (right, down)));
    moves.flat_map(move |by| mirrors.map(|mirrored| moved(surface, set, by, mirrored)))
}

fn bits(surface: Surface, set: CellSet) -> usize {
    set.iter().map(|cell| 1 << (cell.row() * surface.columns() + cell.column())).sum()
}

/// LM-TORUS-4: on every pattern of a 4 by 4 torus the group is one of the oracle's largest, and costs what it should.
#[test]
fn every_pattern_of_16_cells_costs_what_the_oracle_says() {
    let (surface, board) = (torus(4, 4), oracle_torus(4, 4));
    for bits in 0..1 << 16 {
        let set = pattern(surface, bits);
        let group = largest_group(surface, set);
        let groups = oracle::groups(&board, &places(set));
        let largest = groups.iter().map(BTreeSet::len).max().unwrap_or(0);
        assert_eq!(group.len() as usize, largest, "{set:?}");
        assert!(groups.contains(&places(group)) || set.is_empty(), "{set:?}");
        assert_eq!(i32::from(PremiumTable::IIIC.premium(group.len())), oracle::premium_for(largest));
    }
}

/// LM-TORUS-4: on every pattern of a 4 by 5 torus the premium is the oracle's, which is asked about one of each family of
/// patterns that are each other's translations and mirror images.
#[test]
fn every_pattern_of_20_cells_costs_what_the_oracle_says() {
    let (surface, board) = (torus(4, 5), oracle_torus(4, 5));
    let mut seen = vec![false; 1 << 20];
    for first in 0..1_u32 << 20 {
        if seen[first as usize] {
            continue;
        }
        let set = pattern(surface, first);
        let premium = oracle::premium_for(oracle::largest_group(&board, &places(set)));
        for image in images(surface, set) {
            seen[bits(surface, image)] = true;
            let group = largest_group(surface, image);
            assert_eq!(i32::from(PremiumTable::IIIC.premium(group.len())), premium, "{image:?}");
        }
    }
    assert!(seen.iter().all(|&seen| seen));
}

/// LM-TORUS-4: one group for every size the table knows, and for the largest there is.
#[test]
fn the_table_of_premiums() {
    let snake = [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (5, 3)];
    let premiums = (0..=7).map(|size| {
        let group = largest_group(torus(6, 6), cells(&snake[..size]));
        assert_eq!(group.len() as usize, size);
        PremiumTable::IIIC.premium(group.len())
    });
    assert_eq!(premiums.collect::<Vec<_>>(), [0, 0, 1, 3, 6, 10, 15, 15]);
    assert_eq!(PremiumTable::IIIC.premium(36), 15);
}

/// LM-TORUS-4: the rulebook's two cells that touch only through opposite corners of the board.
#[test]
fn lm_torus_4_opposite_corners_touch() {
    let corners = cells(&[(5, 0), (0, 5)]);
    assert_eq!(largest_group(torus(6, 6), corners), corners);
    let plane = Surface::new(Topology::Plane, 6, 6).expect("a plane");
    assert_eq!(largest_group(plane, corners), cells(&[(5, 0)]), "of equals the first");
}

/// LM-R2: a full board is free, on the torus with components and for the bare set.
#[test]
fn a_full_board_has_no_weak_spot() {
    let mut layout = Layout::new(Board::new(Class::IIIC));
    for cell in layout.board().open() {
        layout.place(cell, component(Kind::Structural, "3333", Side::Front)).expect("an empty cell");
    }
    let spot = layout.weak_spot().expect("IIIC asks for a premium");
    assert_eq!((spot.cells, spot.premium), (CellSet::EMPTY, 0));
}

/// LM-SPLICE-12, LM-TORUS-4: only IIIC, or a board with a table of its own, asks for a premium.
#[test]
fn only_boards_with_a_table_ask_for_a_premium() {
    let asks = |class: &Class| Layout::new(Board::new(*class)).weak_spot().is_some();
    assert_eq!(Class::ALL.iter().copied().filter(asks).collect::<Vec<_>>(), [Class::IIIC]);
    let table = PremiumTable::new([7, 0, 0, 4, 0, 0, 0]);
    let custom = Blueprint::builder(&["###"]).premium(table).build().expect("a sound drawing");
    let mut layout = Layout::new(Board::custom(custom));
    let paid = |layout: &Layout| layout.weak_spot().expect("it has a table").premium;
    assert_eq!(paid(&layout), 4);
    for cell in layout.board().open() {
        layout.place(cell, component(Kind::Structural, "3333", Side::Front)).expect("an empty cell");
    }
    assert_eq!(paid(&layout), 7);
}

/// LM-END-6, LM-SPLICE-12, LM-TORUS-6: what each class charges for 1, 10 and 30 lost components without insurance.
#[test]
fn the_limits_of_the_classes() {
    let penalties = |class: Class| {
        let cap = Board::new(class).insure(Insurance::None, 0).expect("nothing is always to be had");
        [1, 10, 30].map(|lost| cap.penalty(lost))
    };
    assert_eq!(penalties(Class::I), [1, 5, 5]);
    assert_eq!(penalties(Class::II), [1, 8, 8]);
    assert_eq!(penalties(Class::III), [1, 10, 11]);
    assert_eq!(penalties(Class::IIIA), [1, 10, 11]);
    assert_eq!(penalties(Class::IC), [1, 10, 30]);
    assert_eq!(penalties(Class::IIC), [1, 10, 30]);
    assert_eq!(penalties(Class::IIIC), [1, 10, 15]);
    assert_eq!(penalties(Class::IVC), [1, 10, 30]);
}

/// LM-TORUS-6: the limit is the same whatever the premium was.
#[test]
fn lm_torus_6_premium_and_limit_are_independent() {
    let layout = Layout::new(Board::new(Class::IIIC));
    assert_eq!(layout.weak_spot().expect("a premium").premium, 15);
    assert_eq!(layout.board().insure(Insurance::None, 0), Ok(LossCap::at(15)));
}

/// LM-IVC-INSURE, LM-R1: the four choices, their prices and limits.
#[test]
fn the_insurances_of_ivc() {
    let board = Board::new(Class::IVC);
    let terms = |choice: Insurance| (choice.price(), board.insure(choice, 8).expect("8 pay for all").limit());
    assert_eq!(Insurance::ALL.map(terms), [(0, None), (2, Some(26)), (5, Some(19)), (8, Some(12))]);
    assert_eq!(Insurance::ALL.map(u16::from), [0, 2, 5, 8]);
    let cap = board.insure(Insurance::Five, 5).expect("just enough");
    assert_eq!([18, 19, 20, u32::MAX].map(|lost| cap.penalty(lost)), [18, 19, 19, 19]);
    assert_eq!(LossCap::NONE.penalty(u32::MAX), u32::MAX);
}

/// LM-R22, LM-IVC-INSURE: nobody buys more than he can pay, and other boards sell nothing.
#[test]
fn an_insurance_is_refused_with_the_rule() {
    let board = Board::new(Class::IVC);
    let offers = [0, 1, 2, 4, 5, 7, 8].map(|credits| board.insurances(credits).count());
    assert_eq!(offers, [1, 1, 2, 2, 3, 3, 4]);
    let error = board.insure(Insurance::Eight, 7).expect_err("a credit short");
    assert_eq!(error, InsureError::TooDear { choice: Insurance::Eight, credits: 7 });
    assert_eq!(error.rule(), Rule::LmR22);
    assert_eq!(error.to_string(), "an insurance for 8 credits is too expensive with 7 credits (LM-R22)");
    let torus = Board::new(Class::IIIC);
    let error = torus.insure(Insurance::Two, 100).expect_err("IIIC sells none");
    assert_eq!(error.to_string(), "this board sells no insurance, not even for 2 credits (LM-IVC-INSURE)");
    assert_eq!(torus.insurances(100).collect::<Vec<_>>(), [Insurance::None]);
    let custom = Blueprint::builder(&["#"]).loss_penalty(LossPenalty::ByInsurance).build().expect("a sound drawing");
    assert_eq!(Board::custom(custom).insurances(5).last(), Some(Insurance::Five));
}

/// LM-TORUS-4: the rulebook's two ships with seven empty cells, one through the corners of the board, one through its edges.
#[cfg(feature = "serde")]
#[test]
fn the_two_ships_with_seven_empty_cells() {
    for (name, size, premium) in [("iiic-premium-1", 2, 1), ("iiic-premium-15", 7, 15)] {
        let layout = example_ship(name);
        let spot = layout.weak_spot().expect("IIIC asks for a premium");
        assert!(layout.is_legal());
        assert_eq!((layout.empty().len(), spot.cells.len(), spot.premium), (7, size, premium));
        let tiles: BTreeSet<_> = layout.components().map(|(_, component)| component.tile().expect("real")).collect();
        assert_eq!(tiles.len(), 29, "each tile once");
    }
    assert_eq!(example_ship("iiic-premium-1").weak_spot().expect("asked").cells, cells(&[(5, 0), (0, 5)]));
    let plane = Surface::new(Topology::Plane, 6, 6).expect("a plane");
    assert_eq!(largest_group(plane, example_ship("iiic-premium-15").empty()).len(), 3, "only the edges make it seven");
}

#[test]
fn the_weak_spot_allocates_nothing() {
    let mut layout = Layout::new(Board::new(Class::IIIC));
    layout.place(cells(&[(2, 3)]).first().expect("a cell"), component(Kind::Cabin, "3333", Side::Front)).expect("free");
    let used = allocation_counter::measure(|| {
        std::hint::black_box(layout.weak_spot());
    });
    assert_eq!(used.count_total, 0);
}

/// LM-TORUS-4: of groups alike, the one with the first cell, however many there are.
#[test]
fn the_first_of_three_pairs() {
    let pairs = cells(&[(0, 0), (1, 0), (3, 0), (4, 0), (0, 3), (1, 3)]);
    assert_eq!(largest_group(Class::IIIC.blueprint().surface(), pairs), cells(&[(0, 0), (1, 0)]));
}

/// Some cells of a torus, few of them or many.
fn any_pattern(chooser: &mut Chooser, surface: Surface) -> CellSet {
    let density = chooser.below(60);
    surface.cells().iter().filter(|_| chooser.percent(density)).collect()
}

/// The largest group of a pattern is one of the oracle's largest.
fn grouped_as_the_oracle_groups(surface: Surface, set: CellSet) {
    let group = largest_group(surface, set);
    let groups = oracle::groups(&oracle_torus(surface.columns(), surface.rows()), &places(set));
    assert_eq!(group.len() as usize, groups.iter().map(BTreeSet::len).max().unwrap_or(0));
    assert!(set.is_empty() || groups.contains(&places(group)));
}

fn owes_what_the_oracle_says(layout: &Layout) {
    let (board, tiles) = (convert::board(layout.board()), convert::tiles(layout));
    let empty = oracle::empty_cells(&board, &tiles);
    assert_eq!(places(layout.empty()), empty);
    let group = largest_group(layout.board().surface(), layout.empty());
    assert_eq!(group.len() as usize, oracle::largest_group(&board, &empty));
    if let Some(spot) = layout.weak_spot() {
        assert_eq!(i32::from(spot.premium), oracle::premium(&board, &tiles));
        assert_eq!(spot.cells, group);
    }
}

/// A pattern on a torus of any size that words of 64 or 128 bits hold, and a layout of IIIC with more or fewer empty cells.
pub(crate) fn agrees_with_oracle(seed: u64) {
    let mut chooser = Chooser::new(seed);
    let [columns, rows] = [0, 1].map(|_| chooser.of(&[3, 4, 5, 6, 6, 7, 8, 9, 10, 11]));
    let surface = torus(columns, rows);
    grouped_as_the_oracle_groups(surface, any_pattern(&mut chooser, surface));
    let board = Board::new(Class::IIIC);
    let layout = if chooser.percent(50) { legal(&mut chooser, board) } else { scattered(&mut chooser, board) };
    owes_what_the_oracle_says(&layout);
}

proptest! {
    #![proptest_config(cases(1000))]

    /// LM-TORUS-4: random patterns of toruses, and ships of IIIC.
    #[test]
    fn premiums_are_the_oracles(seed in any::<u64>()) {
        agrees_with_oracle(seed);
    }

    /// LM-TORUS-4: random patterns of IIIC against the oracle; translations and mirrors change nothing.
    #[test]
    fn random_patterns_of_36_cells(seed in any::<u64>(), by in (0..6_u8, 0..6_u8), mirrored in any::<(bool, bool)>()) {
        let surface = torus(6, 6);
        let set = any_pattern(&mut Chooser::new(seed), surface);
        grouped_as_the_oracle_groups(surface, set);
        let image = moved(surface, set, by, mirrored);
        prop_assert_eq!(largest_group(surface, image).len(), largest_group(surface, set).len());
    }

    /// LM-TORUS-4: the largest group on the surface of any board, narrow or wide.
    #[test]
    fn any_board(layout in any_layout()) {
        owes_what_the_oracle_says(&layout);
    }

    /// LM-TORUS-4: the fleet owes what the layout did.
    #[test]
    fn the_gate_changes_no_premium(layout in any_legal_layout()) {
        let spot = layout.weak_spot();
        prop_assert_eq!(layout.into_fleet().expect("legal").weak_spot(), spot);
    }
}
