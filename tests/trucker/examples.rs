//! The ships of `examples/ships/`.

use std::collections::BTreeMap;

use starwright::grid::{Cell, Side};
use starwright::trucker::{Layout, Rule, Violation};

fn ship(name: &str) -> Layout {
    let path = format!("{}/examples/ships/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// LM-TORUS-2: the eight mistakes of the rulebook's Example 2 and no other: a single against a double, a connector against
/// a smooth edge, an engine, three cannons and a thruster without room, and six components cut off.
#[test]
fn eight_mistakes() {
    let report = ship("iiic-eight-mistakes").check();
    let mut rules = BTreeMap::new();
    for violation in &report.violations {
        *rules.entry(violation.rule()).or_insert(0) += 1;
    }
    let expected = [
        (Rule::LmLegal2, 1),
        (Rule::LmLegal3, 1),
        (Rule::LmLegal6, 1),
        (Rule::LmLegal7, 3),
        (Rule::LmLegal8, 1),
        (Rule::LmLegal9, 1),
    ];
    assert_eq!(rules, BTreeMap::from(expected));
    assert_eq!(report.pieces.len(), 2);
    assert_eq!(report.pieces.iter().map(|piece| piece.len()).min(), Some(6));
    let nozzle = report.violations.iter().find(|violation| violation.rule() == Rule::LmLegal8);
    assert!(matches!(nozzle, Some(Violation::Blocked { side: Side::Right, .. })), "the thruster points to the right");
}

/// LM-TORUS-2: as in Example 1, one empty cell serves four components.
#[test]
fn one_empty_cell_serves_four() {
    let built = ship("iiic-one-cell-for-four");
    assert!(built.is_legal());
    let served = |at: Cell| {
        let points_at = |side: Side| {
            let from = built.board().surface().step(at, side.opposite()).and_then(|from| built.get(from));
            from.is_some_and(|component| component.outlets().contains(side))
        };
        Side::ALL.into_iter().filter(|&side| points_at(side)).count()
    };
    let empty = built.board().open() - built.occupied();
    assert_eq!(empty.iter().map(served).max(), Some(4));
}

/// LM-SPLICE-2: exactly one mistake, across the splice.
#[test]
fn a_splice_error() {
    let built = ship("iic-splice-error");
    let report = built.check();
    assert_eq!(report.violations.iter().map(Violation::rule).collect::<Vec<_>>(), [Rule::LmSplice2]);
    assert!(report.violations[0].cells().iter().map(Cell::column).eq([1, 2]));
}

/// LM-IVC-CHECK: a fleet of two ships, and a packed ship on the torus.
#[test]
fn legal_ships() {
    assert_eq!(ship("ivc-fleet").into_fleet().unwrap().ships().count(), 2);
    assert_eq!(ship("iiic-packed").into_fleet().unwrap().ships().count(), 1);
}
