//! Faults that other implementations of these games had, by kind: the ship check.

use starwright::grid::{Side, Topology};
use starwright::trucker::{Blueprint, Board, Class, Component, Kind, Layout, Rule, Violation};

use crate::support::{cell, cells, component, layout};

fn strut(edges: &str) -> Component {
    component(Kind::Structural, edges, Side::Front)
}

fn rules(layout: &Layout) -> Vec<Rule> {
    layout.check().violations.iter().map(Violation::rule).collect()
}

/// LM-LEGAL-1: two smooth edges touch without joining, wherever connectivity is asked (B01, B26, B27, B47).
#[test]
fn smooth_contact_never_joins() {
    let built = layout(Board::new(Class::III), &[(3, 3, strut("0030")), (4, 3, strut("0030"))]);
    assert_eq!(rules(&built), [Rule::LmLegal9]);
    assert_eq!(built.joints().pieces().count(), 2);
    assert!(!built.joints().joined(cell(3, 3), Side::Right));
}

/// LM-LEGAL-3: universal against smooth is refused and joins nothing (B28, B59).
#[test]
fn universal_against_smooth_is_refused() {
    let built = layout(Board::new(Class::III), &[(3, 3, strut("0300")), (4, 3, strut("0000"))]);
    assert_eq!(rules(&built), [Rule::LmLegal3, Rule::LmLegal9]);
}

/// LM-LEGAL-9: far columns and rows of a board that is not square are reached (B02, B37, B39, B48).
#[test]
fn connectivity_reaches_the_far_end() {
    for art in [["#######", "......#", "......#"].as_slice(), &["#..", "#..", "#..", "#..", "#..", "#..", "###"]] {
        let blueprint = Blueprint::builder(art).build().unwrap();
        let mut built = Layout::new(Board::custom(blueprint));
        for at in built.board().open() {
            built.place(at, strut("3333")).unwrap();
        }
        assert!(built.is_legal());
        assert_eq!(built.joints().pieces().collect::<Vec<_>>(), [built.occupied()]);
    }
}

/// LM-LEGAL-9: two islands, each of components joined to each other, are found apart (B23, B63).
#[test]
fn islands_of_joined_components_are_apart() {
    let pair = [(0, 4, strut("0300")), (1, 4, strut("0003")), (3, 4, strut("0300")), (4, 4, strut("0003"))];
    let built = layout(Board::new(Class::III), &pair);
    assert_eq!(rules(&built), [Rule::LmLegal9]);
    assert_eq!(built.check().violations[0].cells(), cells(&[(3, 4), (4, 4)]));
}

/// LM-LEGAL-9: a ship is whole without a cabin in its middle (B54).
#[test]
fn connectivity_needs_no_cabin() {
    let built = layout(Board::new(Class::I), &[(1, 2, strut("0030")), (1, 3, strut("3000"))]);
    assert!(built.is_legal());
}

/// LM-LEGAL-7: the cell before a muzzle must be empty on all four sides, smooth or not, and nothing else is asked of it
/// (B03, B14, B30, B31, B35, B49).
#[test]
fn muzzles_need_room_on_every_side() {
    for side in Side::ALL {
        let board = Board::new(Class::III);
        let cannon = component(Kind::SingleCannon, "0000", side);
        let before = board.surface().step(cell(4, 3), side).unwrap();
        let behind = board.surface().step(cell(4, 3), side.opposite()).unwrap();
        let mut built = layout(board, &[(4, 3, cannon)]);
        assert!(built.is_legal());
        built.place(behind, strut("0000")).unwrap();
        assert_eq!(rules(&built), [Rule::LmLegal9], "behind the cannon to the {side}");
        built.place(before, strut("0000")).unwrap();
        assert!(rules(&built).contains(&Rule::LmLegal7), "before the cannon to the {side}");
    }
}

/// LM-LEGAL-5, LM-LEGAL-6: an exhaust points to the rear and has room there, not in front; both engines; also when the
/// engine is turned (B15, B29, B40, B50).
#[test]
fn exhausts_point_to_the_rear_and_have_room() {
    for kind in [Kind::SingleEngine, Kind::DoubleEngine, Kind::CannonEngine] {
        for facing in Side::ALL {
            let engine = component(kind, "0000", facing);
            let alone = layout(Board::new(Class::III), &[(4, 3, engine)]);
            let turned = facing != Side::Front;
            assert_eq!(rules(&alone), if turned { vec![Rule::LmLegal5] } else { vec![] }, "{kind} facing {facing}");
            let mut blocked = alone;
            let exhaust = blocked.board().surface().step(cell(4, 3), facing.opposite()).unwrap();
            blocked.place(exhaust, strut("0000")).unwrap();
            assert!(rules(&blocked).contains(&Rule::LmLegal6), "{kind} facing {facing}");
        }
    }
}

/// LM-LEGAL-3, LM-LEGAL-7: a weapon obeys its own rule and that of connectors, and each breach is reported (B14, B38).
#[test]
fn a_connector_before_a_muzzle_breaks_two_rules() {
    let cannon = component(Kind::SingleCannon, "0030", Side::Front);
    let built = layout(Board::new(Class::III), &[(4, 3, cannon), (4, 2, strut("0030")), (4, 4, strut("3000"))]);
    assert_eq!(rules(&built), [Rule::LmLegal3, Rule::LmLegal9, Rule::LmLegal7]);
}

/// LM-KIND-1, LM-KIND-2: both outlets of a component with two are asked.
#[test]
fn two_outlets_need_two_empty_cells() {
    let both = |kind, facing| {
        let mut built = layout(Board::new(Class::IIIC), &[(2, 2, component(kind, "0000", facing))]);
        for side in Side::ALL {
            let at = built.board().surface().step(cell(2, 2), side).unwrap();
            built.place(at, strut("0000")).unwrap();
        }
        rules(&built).into_iter().filter(|&rule| rule != Rule::LmLegal9).collect::<Vec<_>>()
    };
    assert_eq!(both(Kind::BidirectionalCannon, Side::Left), [Rule::LmLegal7, Rule::LmLegal7]);
    assert_eq!(both(Kind::CannonEngine, Side::Front), [Rule::LmLegal6, Rule::LmLegal7]);
}

/// LM-LEGAL-8, LM-TORUS-2: a nozzle needs room, also over the edge of the torus and not over that of a plane.
#[test]
fn nozzles_need_room_over_the_edge() {
    let art = ["###", "###", "###"];
    for (topology, legal) in [(Topology::Plane, true), (Topology::Cylinder, false), (Topology::Torus, false)] {
        let board = Board::custom(Blueprint::builder(&art).topology(topology).build().unwrap());
        let thruster = component(Kind::Thruster, "0300", Side::Left);
        let built = layout(board, &[(0, 1, thruster), (1, 1, strut("0303")), (2, 1, strut("0003"))]);
        assert_eq!(built.is_legal(), legal, "{topology:?}");
    }
}

/// LM-LEGAL-6: the neighbour's ship does not matter, a component in the way is in the way.
#[test]
fn another_ship_may_stand_in_the_way() {
    let engine = component(Kind::SingleEngine, "0000", Side::Front);
    let blueprint = Blueprint::builder(&["#", "1", "#"]).build().unwrap();
    let built = layout(Board::custom(blueprint), &[(0, 0, engine), (0, 1, strut("0000"))]);
    let report = built.check();
    assert_eq!(rules(&built), [Rule::LmLegal6, Rule::LmLegal10]);
    assert!(!report.ships[0].is_legal(), "the engine is at fault");
    assert!(report.ships[1].is_legal(), "the other ship is not");
}

/// LM-LEGAL-2: a single joins a universal; exposed connectors are counted on a wrong ship too (B38, B42, B44).
#[test]
fn exposed_connectors_are_counted_on_any_ship() {
    let built = layout(Board::new(Class::III), &[(3, 3, strut("1100")), (4, 3, strut("0002"))]);
    assert_eq!(rules(&built), [Rule::LmLegal2, Rule::LmLegal9]);
    assert_eq!(built.exposed_connectors(), 1);
}
