//! Layouts and the one gate to a fleet.

use std::hash::{BuildHasher, RandomState};

use starwright::grid::{CellSet, Rotation, Side};
use starwright::trucker::{Board, BuildError, Class, Component, Kind, Layout, Mark, Marks, Rule, catalogue};

use crate::support::{board, cell, cells, component, layout};

fn cabin() -> Component {
    component(Kind::Cabin, "3333", Side::Front)
}

/// LM-LEGAL-10, LM-CABIN-4: a component needs a cell of the drawing, and one that is free; refusals change nothing.
#[test]
fn a_layout_refuses_what_cannot_lie() {
    let mut built = layout(Board::new(Class::I), &[(2, 2, cabin())]);
    let before = built.clone();
    let off = built.place(cell(0, 0), cabin()).unwrap_err();
    assert_eq!((off, off.rule()), (BuildError::NoCell { cell: cell(0, 0) }, Rule::LmLegal10));
    assert_eq!(off.to_string(), "(0, 0) is not a cell of this board (LM-LEGAL-10)");
    assert!(built.place(cell(10, 10), cabin()).is_err());
    let taken = built.place(cell(2, 2), cabin()).unwrap_err();
    assert_eq!(taken.to_string(), "(2, 2) already holds a cabin (LM-CABIN-4)");
    assert_eq!(taken.rule(), Rule::LmCabin4);
    assert_eq!(built, before);
}

/// LM-CABIN-4: what touches nothing, or does not join, may lie on a layout: the check finds it (B11).
#[test]
fn a_layout_takes_mistakes() {
    let engine = component(Kind::SingleEngine, "0000", Side::Left);
    let built = layout(Board::new(Class::III), &[(4, 3, cabin()), (5, 3, engine), (8, 5, cabin())]);
    let rules: Vec<Rule> = built.check().violations.iter().map(starwright::trucker::Violation::rule).collect();
    assert_eq!(rules, [Rule::LmLegal3, Rule::LmLegal5, Rule::LmLegal9, Rule::LmLegal9]);
    assert_eq!(
        built.check().to_string(),
        "LM-LEGAL-3: the universal connector of (4, 3) faces the smooth edge of (5, 3): a connector may not face a smooth edge\n\
         LM-LEGAL-5: the exhaust of the engine on (5, 3) points to the right, not to the rear\n\
         LM-LEGAL-9: the component on (5, 3) is not joined to the rest of ship 1\n\
         LM-LEGAL-9: the component on (8, 5) is not joined to the rest of ship 1\n"
    );
}

/// LM-SPLICE-1, LM-LEGAL-10: an orange cell is closed on IC and open on IIC; a marked cell is closed until opened.
#[test]
fn closed_cells() {
    for (class, legal) in [(Class::IC, false), (Class::IIC, true)] {
        let built = layout(Board::new(class), &[(1, 0, cabin())]);
        assert_eq!(built.is_legal(), legal, "{class}");
        assert_eq!(built.check().is_legal(), legal, "{class}");
    }
    let mut built = layout(Board::new(Class::IVC), &[(4, 1, cabin())]);
    assert_eq!(built.check().to_string(), "LM-LEGAL-10: (4, 1) is closed and cannot hold a component\n");
    built.open(Marks::EMPTY.with(Mark::Three)).unwrap();
    assert!(built.is_legal());
    assert!(Layout::new(Board::new(Class::I)).open(Marks::EMPTY.with(Mark::One)).is_err());
}

/// LM-IVC-CHECK: each joined ship is judged by itself; ships without components are no mistake and are not in the fleet.
#[test]
fn the_ships_of_a_fleet() {
    let four = layout(Board::new(Class::IVC), &[(3, 0, cabin()), (5, 0, cabin()), (1, 6, cabin()), (7, 6, cabin())]);
    let fleet = four.clone().into_fleet().unwrap();
    assert_eq!(fleet.ships().map(|ship| ship.number).collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert_eq!(fleet.into_layout(), four);

    let mut joined = four;
    joined.open(Marks::EMPTY.with(Mark::Three)).unwrap();
    let rejected = joined.clone().into_fleet().unwrap_err();
    assert_eq!(*rejected.report(), joined.check());
    assert_eq!(
        rejected.to_string(),
        "the ship does not pass the check:\nLM-IVC-CHECK: the component on (5, 0) is not joined to the rest of ship 1\n"
    );
    assert_eq!(rejected.into_layout(), joined);

    let one = layout(board(Class::IVC, &[Mark::Four]), &[(7, 6, cabin())]).into_fleet().unwrap();
    assert_eq!(one.ships().map(|ship| (ship.number, ship.components)).collect::<Vec<_>>(), [(2, cells(&[(7, 6)]))]);
    assert_eq!(Layout::new(Board::new(Class::IVC)).into_fleet().unwrap().ships().count(), 0);
}

/// The bitboards stay in step with the components: a removed component is gone from every query.
#[test]
fn removing_forgets_everything() {
    let cannon = catalogue::tile(102).unwrap().turned(Rotation::Quarter);
    let mut built = Layout::new(Board::new(Class::IIIC));
    let empty = built.clone();
    for &kind in Kind::ALL {
        built.place(cell(0, 0), component(kind, "0000", Side::Front)).unwrap();
        built.place(cell(1, 0), cannon).unwrap();
        assert_ne!(built, empty);
        assert_eq!(built.remove(cell(1, 0)), Some(cannon));
        assert_eq!(built.remove(cell(1, 0)), None);
        built.remove_all(CellSet::rectangle(11, 11));
        assert_eq!(built, empty);
        assert_eq!(built.check(), empty.check());
        assert_eq!(built.exposed_connectors(), 0);
    }
    let hasher = RandomState::new();
    assert_eq!(hasher.hash_one(&built), hasher.hash_one(&empty));
}

/// LM-TORUS-2: a full torus without outlets is legal.
#[test]
fn the_full_torus() {
    let cross = component(Kind::Structural, "3333", Side::Front);
    let mut full = Layout::new(Board::new(Class::IIIC));
    for at in full.board().open() {
        full.place(at, cross).unwrap();
    }
    assert!(full.is_legal());
    assert_eq!(full.check().exposed, 0);
    full.remove(cell(3, 3));
    full.place(cell(3, 3), component(Kind::SingleCannon, "0333", Side::Front)).unwrap();
    assert_eq!(
        full.check().to_string(),
        "LM-LEGAL-3: the universal connector of (3, 2) faces the smooth edge of (3, 3): a connector may not face a smooth edge\n\
         LM-LEGAL-7: the muzzle of the single cannon on (3, 3) points at (3, 2), which must be empty\n"
    );
}
