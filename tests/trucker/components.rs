//! Components: edges, turning, outlets, and impossible ones.

use starwright::grid::{Rotation, Side, SideSet};
use starwright::trucker::{BuildError, Capacity, Component, Connector, Edges, Kind, Rule, Unreadable};

use crate::support::component;

fn sides(sides: &[Side]) -> SideSet {
    sides.iter().copied().collect()
}

/// LM-LEGAL-1: single fits single and universal, double fits double and universal, smooth fits nothing.
#[test]
fn what_joins_what() {
    use Connector::{Double, Single, Smooth, Universal};
    let joining = [
        (Single, Single),
        (Single, Universal),
        (Double, Double),
        (Double, Universal),
        (Universal, Single),
        (Universal, Double),
        (Universal, Universal),
    ];
    for near in Connector::ALL {
        for far in Connector::ALL {
            assert_eq!(near.joins(far), joining.contains(&(near, far)), "{near} {far}");
        }
    }
    assert!(!Smooth.joins(Smooth), "smooth edges may meet but hold nothing");
}

/// A clockwise turn by k moves the front edge to side k (B13, B22).
#[test]
fn edges_turn_clockwise() {
    let edges: Edges = "0123".parse().unwrap();
    let turned = Rotation::ALL.map(|rotation| edges.turned(rotation).to_string());
    assert_eq!(turned, ["0123", "3012", "2301", "1230"]);
    for side in Side::ALL {
        for rotation in Rotation::ALL {
            assert_eq!(edges.turned(rotation).on(side.turned(rotation)), edges.on(side));
        }
    }
}

#[test]
fn edges_are_four_digits() {
    for text in ["", "012", "01234", "0124", "012a", "01 3", "０１２３"] {
        assert_eq!(text.parse::<Edges>(), Err(Unreadable::Edges), "{text}");
    }
    assert_eq!(
        Unreadable::Edges.to_string(),
        "edges are written as four digits 0 to 3, in the order front, right, rear, left"
    );
    assert_eq!(Connector::from_prongs(4), None);
    assert_eq!((Capacity::new(0), Capacity::new(5)), (None, None));
}

/// LM-KIND-1, LM-KIND-2, LM-ATTACK-6: where the outlets and covers of each kind point, as drawn and turned.
#[test]
fn what_points_where() {
    use Side::{Front, Left, Rear, Right};
    for &kind in Kind::ALL {
        let drawn = component(kind, "0000", Front);
        let (muzzles, exhaust, nozzle, covers): (&[Side], _, _, &[Side]) = match kind {
            Kind::SingleCannon | Kind::DoubleCannon => (&[Front], None, None, &[]),
            Kind::BidirectionalCannon => (&[Front, Right], None, None, &[]),
            Kind::CannonEngine => (&[Front], Some(Rear), None, &[]),
            Kind::SingleEngine | Kind::DoubleEngine => (&[], Some(Rear), None, &[]),
            Kind::Thruster => (&[], None, Some(Front), &[]),
            Kind::Shield => (&[], None, None, &[Front, Right]),
            _ => (&[], None, None, &[]),
        };
        assert_eq!((drawn.muzzles(), drawn.exhaust()), (sides(muzzles), exhaust), "{kind}");
        assert_eq!((drawn.nozzle(), drawn.covers()), (nozzle, sides(covers)), "{kind}");
        for rotation in Rotation::ALL {
            let turned = drawn.turned(rotation);
            let turn = |set: SideSet| set.iter().map(|side| side.turned(rotation)).collect::<SideSet>();
            assert_eq!(turned.outlets(), turn(drawn.outlets()), "{kind}");
            assert_eq!(turned.covers(), turn(drawn.covers()), "{kind}");
        }
    }
    assert_eq!(component(Kind::Shield, "0000", Left).covers(), sides(&[Left, Front]));
}

/// LM-LEGAL-6, LM-LEGAL-7, LM-LEGAL-8: no connector stands where a muzzle, an exhaust or a nozzle points (B04).
#[test]
fn impossible_components_cannot_be_made() {
    for &kind in Kind::ALL {
        for facing in Side::ALL {
            let outlets = component(kind, "0000", facing).outlets();
            for side in Side::ALL {
                for connector in [Connector::Single, Connector::Double, Connector::Universal] {
                    let edges = Edges::new(connector, Connector::Smooth, Connector::Smooth, Connector::Smooth);
                    let made = Component::new(kind, edges.turned(side.from_front()), facing);
                    assert_eq!(made.is_err(), outlets.contains(side), "{kind} facing {facing}, {connector} on {side}");
                }
            }
        }
    }
    let refused = Component::new(Kind::DoubleEngine, "0010".parse().unwrap(), Side::Front).unwrap_err();
    assert_eq!(refused.rule(), Rule::LmLegal6);
    assert_eq!(
        refused.to_string(),
        "a double engine cannot have a single connector on its rear side: its exhaust points there (LM-LEGAL-6)"
    );
    let cannon = Component::new(Kind::BidirectionalCannon, "0300".parse().unwrap(), Side::Front).unwrap_err();
    assert_eq!(cannon.rule(), Rule::LmLegal7);
    assert!(matches!(cannon, BuildError::ConnectorOnOutlet { side: Side::Right, .. }), "{cannon}");
    let exhaust = Component::new(Kind::CannonEngine, "0030".parse().unwrap(), Side::Front).unwrap_err();
    assert_eq!(exhaust.rule(), Rule::LmLegal6);
    assert!(matches!(exhaust, BuildError::ConnectorOnOutlet { side: Side::Rear, .. }), "{exhaust}");
    let thruster = Component::new(Kind::Thruster, "2000".parse().unwrap(), Side::Front).unwrap_err();
    assert_eq!(thruster.rule(), Rule::LmLegal8);
}

/// LM-KIND-3, LM-KIND-4: components without a direction look alike however they face, and kinds without a rule have no
/// outlet.
#[test]
fn inert_kinds_have_no_direction() {
    for kind in [Kind::Router, Kind::SolarPanel, Kind::Reactor, Kind::Booster, Kind::Plating, Kind::Structural] {
        assert!(!kind.has_direction());
        assert_eq!(component(kind, "0123", Side::Left), component(kind, "0123", Side::Front));
    }
}

#[test]
fn every_kind_is_listed_once() {
    let unique: std::collections::BTreeSet<Kind> = Kind::ALL.iter().copied().collect();
    assert_eq!(unique.len(), Kind::ALL.len());
}

/// The documentation lists every word for a kind.
#[test]
fn every_kind_is_in_the_documentation() {
    let text = include_str!("../../src/trucker/show/notation/mod.rs");
    let (_, list) = text.split_once("//! The kinds are ").expect("a list");
    let (list, _) = list.split_once("//!\n").expect("an end");
    let listed: Vec<&str> = list.split('`').skip(1).step_by(2).collect();
    let mut names: Vec<&str> = Kind::ALL.iter().copied().map(Kind::name).collect();
    names.dedup();
    for name in names {
        assert_eq!(listed.iter().filter(|&&word| word == name).count(), 1, "{name}");
    }
}
