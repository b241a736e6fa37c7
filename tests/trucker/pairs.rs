//! Every two components beside each other.

use std::collections::BTreeSet;

use starwright::grid::{Cell, Rotation, Side};
use starwright::trucker::{Board, Class, Component, Connector, Edges, Kind, Layout, Rule, Violation};

use crate::oracle;
use crate::support::{cell, component, convert};

fn strut(side: Side, connector: Connector) -> Component {
    let edges = Edges::new(connector, Connector::Smooth, Connector::Smooth, Connector::Smooth);
    Component::new(Kind::Structural, edges.turned(side.from_front()), Side::Front).unwrap()
}

/// What the rulebook says of two facing edges: the rule they break, or whether they hold together.
fn verdict(near: Connector, far: Connector, splice: bool) -> Result<bool, Rule> {
    use Connector::{Double, Single, Smooth, Universal};
    match (near, far) {
        (Smooth, Smooth) => Ok(false),
        (Smooth, _) | (_, Smooth) => Err(Rule::LmLegal3),
        (Single, Double) | (Double, Single) => Err(Rule::LmLegal2),
        (Universal, Single | Double) | (Single | Double, Universal) if splice => Err(Rule::LmSplice2),
        _ => Ok(true),
    }
}

/// LM-LEGAL-1, LM-LEGAL-2, LM-LEGAL-3, LM-SPLICE-2: all pairs of edges, on all sides, on and off the splice, and over the
/// edges of the torus.
#[test]
fn all_edges_against_all_edges() {
    let places =
        [(Class::IIC, 1, 2), (Class::IIC, 2, 2), (Class::IIIC, 2, 2), (Class::IIIC, 0, 0), (Class::IIIC, 5, 5)];
    for (class, column, row) in places {
        let board = Board::new(class);
        let at = cell(column, row);
        for side in Side::ALL {
            let Some(other) = board.surface().step(at, side).filter(|&other| board.open().contains(other)) else {
                continue;
            };
            let splice =
                class == Class::IIC && (column == 1 && side == Side::Right || column == 2 && side == Side::Left);
            for near in Connector::ALL {
                for far in Connector::ALL {
                    let mut layout = Layout::new(board.clone());
                    layout.place(at, strut(side, near)).unwrap();
                    layout.place(other, strut(side.opposite(), far)).unwrap();
                    let rules: Vec<Rule> = layout.check().violations.iter().map(Violation::rule).collect();
                    let expected = verdict(near, far, splice);
                    let cut_off = (expected != Ok(true)).then_some(Rule::LmLegal9);
                    assert_eq!(
                        rules.iter().copied().collect::<BTreeSet<_>>(),
                        expected.err().into_iter().chain(cut_off).collect(),
                        "{near} facing {far} to the {side} of {at} on {class}"
                    );
                    assert_eq!(layout.joints().joined(at, side), expected == Ok(true));
                    assert_eq!(layout.is_legal(), expected == Ok(true));
                }
            }
        }
    }
}

/// One component of each kind, as unlike on its four sides as it can be.
fn samples() -> Vec<Component> {
    let one_of_each = Kind::ALL.iter().scan("", |last, &kind| {
        let fresh = *last != kind.name() || matches!(kind, Kind::DoubleCannon | Kind::DoubleEngine);
        *last = kind.name();
        Some(fresh.then_some(kind))
    });
    let drawn: Vec<Component> = one_of_each.flatten().map(sample).collect();
    drawn.iter().flat_map(|drawn| Rotation::ALL.map(|rotation| drawn.turned(rotation))).collect()
}

fn sample(kind: Kind) -> Component {
    let outlets = component(kind, "0000", Side::Front).outlets();
    let [front, right, rear, left] = Side::ALL.map(|side| {
        let wanted = [Connector::Universal, Connector::Single, Connector::Smooth, Connector::Double];
        if outlets.contains(side) { Connector::Smooth } else { wanted[side as usize] }
    });
    Component::new(kind, Edges::new(front, right, rear, left), Side::Front).unwrap()
}

/// The rules broken by one component alone: LM-LEGAL-5 and LM-LEGAL-10.
fn alone(board: &Board, at: Cell, component: Component) -> bool {
    board.open().contains(at) && component.exhaust().is_none_or(|side| side == Side::Rear)
}

/// Every two-component layout of one component of each kind in all rotations: beside each other the verdict is the
/// oracle's; apart, each is judged alone, and on one ship they are two pieces.
fn every_two_components(class: Class) {
    let board = Board::new(class);
    let oracle_board = convert::board(&board);
    let samples = samples();
    assert_eq!(samples.len(), 26 * 4);
    let cells: Vec<Cell> = board.blueprint().cells().iter().collect();
    let mut layout = Layout::new(board.clone());
    for (number, &at) in cells.iter().enumerate() {
        for &other in &cells[number + 1..] {
            let beside = Side::ALL.into_iter().any(|side| board.surface().step(at, side) == Some(other));
            let one_ship = board.ship_at(at) == board.ship_at(other);
            for &first in &samples {
                layout.place(at, first).unwrap();
                for &second in &samples {
                    layout.place(other, second).unwrap();
                    let expected = if beside {
                        let tiles = convert::tiles(&layout);
                        oracle::check::violations(&oracle_board, &tiles).is_empty()
                            && (!one_ship || oracle::check::pieces(&oracle_board, &tiles).len() == 1)
                    } else {
                        !one_ship && alone(&board, at, first) && alone(&board, other, second)
                    };
                    assert_eq!(layout.is_legal(), expected, "{first:?} on {at}, {second:?} on {other}, class {class}");
                    layout.remove(other);
                }
                layout.remove(at);
            }
        }
    }
}

macro_rules! every_two_components_on {
    ($($name:ident $class:ident;)*) => {$(
        /// LM-LEGAL-5, LM-LEGAL-6, LM-LEGAL-7, LM-LEGAL-8: every pair of components.
        #[test]
        fn $name() {
            every_two_components(Class::$class);
        }
    )*};
}

every_two_components_on! {
    two_components_on_i I;
    two_components_on_ii II;
    two_components_on_iii III;
    two_components_on_iiia IIIA;
    two_components_on_ic IC;
    two_components_on_iic IIC;
    two_components_on_iiic IIIC;
    two_components_on_ivc IVC;
}
