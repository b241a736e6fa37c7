//! While a choice among equally near components is open, and once it is made.

use starwright::dice::Die;
use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::{AttackKind, Choice, Defence, DefenceError, Fate, Line, Met, Shot};
use starwright::trucker::{Blueprint, Board, Capacity, Component, Fleet, Kind, Rulings};

use crate::defence_examples::{BATTERY, incoming, loaded, node, strut};
use crate::support::{cell, cells, component};

fn thruster(nozzle: Side) -> Component {
    let edges = ["0333", "3033", "3303", "3330"][nozzle as usize];
    component(Kind::Thruster, edges, nozzle)
}

/// A spliced board with a ship on either side of row 2, which has the number 3 like row 4.
fn before_and_behind() -> Fleet {
    let art = ["###", "###", "...", "###", "###", "###"];
    let blueprint = Blueprint::builder(&art).numbers(&[2, 3, 4], &[5, 6, 3, 1, 3, 2]).splice_right_of(0);
    loaded(
        Board::custom(blueprint.build().expect("a sound drawing")),
        &[
            (1, 0, thruster(Side::Front)),
            (0, 1, strut()),
            (1, 1, node(BATTERY)),
            (0, 3, strut()),
            (1, 3, component(Kind::Shield, "3333", Side::Rear)),
            (0, 4, component(Kind::SingleCannon, "3330", Side::Left)),
            (1, 4, node(Kind::Battery(Capacity::Four))),
            (0, 5, strut()),
            (1, 5, thruster(Side::Rear)),
        ],
    )
}

/// LM-R21, LM-SPLICE-10: as long as it is open what one twin strikes, nothing is offered against the other either, for it
/// would be refused; then it is.
#[test]
fn the_other_twin_waits() {
    let fleet = before_and_behind();
    let twins = incoming(&fleet, AttackKind::LargeMeteor, Side::Left, [Die::Three, Die::One]);
    let both = Defence { thrusters: cells(&[(1, 0), (1, 5)]), ..Defence::default() };
    let open = fleet.threat(&twins, &both).unwrap().lines;
    assert_eq!((open[0].met, open[0].fate), (Met::Choice(cells(&[(0, 1), (0, 3)])), None));
    assert_eq!((open[1].met, open[1].fate), (Met::Component(cell(0, 5)), Some(Fate::Destroyed)));
    assert_eq!((open[1].shooters, open[1].boosted_shields), (CellSet::EMPTY, CellSet::EMPTY));

    let shot = vec![Shot { line: Line::Row(4), cannon: cell(0, 4) }];
    let too_early =
        [Defence { shots: shot, ..both.clone() }, Defence { boosted_shields: cells(&[(1, 3)]), ..both.clone() }];
    for defence in too_early {
        assert!(matches!(fleet.threat(&twins, &defence), Err(DefenceError::Undecided { line: Line::Row(2), .. })));
    }
    let made = Defence { choices: vec![Choice { line: Line::Row(2), struck: cell(0, 1) }], ..both };
    let lines = fleet.threat(&twins, &made).unwrap().lines;
    assert_eq!((lines[1].shooters, lines[1].boosted_shields), (cells(&[(0, 4)]), cells(&[(1, 3)])));
}

/// Three ships side by side. The two on the left can move toward column 2 between them, where a smooth edge and an exposed
/// connector are equally near.
fn three_abreast() -> Fleet {
    let blueprint = Blueprint::builder(&["##.##.##", "##.##.##"]).numbers(&[3, 4, 5, 6, 7, 8, 9, 10], &[5, 6]);
    loaded(
        Board::custom(blueprint.build().expect("a sound drawing")),
        &[
            (1, 0, component(Kind::Structural, "0333", Side::Front)),
            (0, 0, thruster(Side::Left)),
            (1, 1, node(BATTERY)),
            (3, 0, strut()),
            (4, 0, thruster(Side::Right)),
            (3, 1, node(BATTERY)),
            (6, 0, node(BATTERY)),
            (7, 0, thruster(Side::Right)),
        ],
    )
}

/// LM-FLEET-14, LM-R21, LM-R7: a dodge shows what is struck with the ships that have moved before where they are, at the
/// price of the table; once a choice is made, which another move might undo, none is offered.
#[test]
fn a_dodge_after_another() {
    let fleet = three_abreast();
    let fire = incoming(&fleet, AttackKind::HeavyFire, Side::Front, [Die::Two, Die::Three])
        .with_rulings(Rulings::DEFAULT.with_thruster_cost(2));
    let seen = |defence: &Defence| -> Vec<_> {
        let dodges = fleet.threat(&fire, defence).unwrap().dodges;
        dodges.iter().map(|dodge| (dodge.ship, dodge.cost, dodge.strikes[0].met)).collect()
    };
    let among = Met::Choice(cells(&[(1, 0), (3, 0)]));
    let first = Defence { thrusters: cells(&[(0, 0)]), ..Defence::default() };
    assert_eq!(seen(&first), [(1, 2, among), (2, 2, Met::Component(cell(1, 0)))]);
    let both = Defence { thrusters: cells(&[(0, 0), (4, 0)]), ..Defence::default() };
    assert_eq!(seen(&both), [(2, 2, among)]);
    let made = Defence { choices: vec![Choice { line: Line::Column(2), struck: cell(1, 0) }], ..both };
    assert_eq!(seen(&made), []);
}

/// LM-R21, LM-ATTACK-3: a small meteor bounces, or not, off the component that the owner chose.
#[test]
fn the_chosen_component_bounces() {
    let fleet = three_abreast();
    let meteor = incoming(&fleet, AttackKind::SmallMeteor, Side::Front, [Die::Two, Die::Three]);
    for (struck, fate) in [(cell(1, 0), Fate::Bounced), (cell(3, 0), Fate::Destroyed)] {
        let defence = Defence {
            thrusters: cells(&[(0, 0), (4, 0)]),
            choices: vec![Choice { line: Line::Column(2), struck }],
            ..Defence::default()
        };
        let paid = fleet.paid(&meteor, defence).unwrap();
        assert_eq!(fleet.defend(&meteor, &paid).unwrap().lines[0].fate, fate);
    }
}
