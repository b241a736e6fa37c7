//! The defences offered against an attack, and the JSON of an answer.

use starwright::dice::Die;
use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::{AttackKind, Defence, Fate, Incoming, Line, Met, Shot};
use starwright::trucker::{Board, Capacity, Class, Fleet, Kind, Rulings};

use crate::defence_examples::{BATTERY, incoming, loaded, node, strut, two_ships};
use crate::support::{cell, cells, component};

/// Everything there is: column 3 of class II is met by (3, 2), a double cannon with a single one below it, a shield to the
/// front, thrusters to both sides.
fn armed(tokens: Capacity) -> Fleet {
    loaded(
        Board::new(Class::II),
        &[
            (3, 2, component(Kind::DoubleCannon, "0333", Side::Front)),
            (3, 3, component(Kind::SingleCannon, "3330", Side::Left)),
            (4, 2, component(Kind::Shield, "3333", Side::Front)),
            (4, 3, component(Kind::Thruster, "3033", Side::Right)),
            (4, 4, component(Kind::Battery(tokens), "3333", Side::Front)),
            (3, 4, component(Kind::Thruster, "3330", Side::Left)),
        ],
    )
}

/// LM-ATTACK-4, BG-POWER, LM-R5: the cannons of the line with and without a battery, the shields that stop it with and
/// without a boost, what happens if nothing is done.
#[test]
fn what_stops_a_line() {
    let fleet = armed(Capacity::Two);
    let offered = |kind, from, dice| {
        let line = fleet.threat(&incoming(&fleet, kind, from, dice), &Defence::default()).unwrap().lines[0];
        (line.shooters, line.free_shooters, line.shields, line.boosted_shields)
    };
    let (double, single, shield) = (cells(&[(3, 2)]), cells(&[(3, 3)]), cells(&[(4, 2)]));
    let none = CellSet::EMPTY;
    let seven = [Die::Three, Die::Four];
    assert_eq!(offered(AttackKind::LargeMeteor, Side::Front, seven), (double, none, none, shield));
    assert_eq!(offered(AttackKind::LargeMeteor, Side::Left, seven), (single, single, none, none));
    assert_eq!(offered(AttackKind::LargeMeteor, Side::Left, [Die::Three, Die::Three]), (single, single, none, none));
    assert_eq!(offered(AttackKind::SmallMeteor, Side::Front, seven), (none, none, none, none), "it bounces");
    assert_eq!(offered(AttackKind::LightFire, Side::Front, seven), (none, none, shield, shield));
    assert_eq!(offered(AttackKind::LightFire, Side::Left, seven), (none, none, none, none));
    assert_eq!(offered(AttackKind::HeavyFire, Side::Front, seven), (none, none, none, shield));
    assert_eq!(offered(AttackKind::Intruder, Side::Front, seven), (none, none, none, none));
}

/// LM-ATTACK-8, LM-R7: the ways to move with their thrusters, cost and where the line strikes then.
#[test]
fn ways_to_move() {
    let fleet = armed(Capacity::One);
    let fire = incoming(&fleet, AttackKind::HeavyFire, Side::Front, [Die::Three, Die::Four]);
    let threat = fleet.threat(&fire, &Defence::default()).unwrap();
    let dodges: Vec<_> = threat
        .dodges
        .iter()
        .map(|dodge| (dodge.ship, dodge.nozzle, dodge.thrusters, dodge.cost, dodge.strikes[0].met))
        .collect();
    let expected = [
        (0, Side::Right, cells(&[(4, 3)]), 1, Met::Component(cell(4, 2))),
        (0, Side::Left, cells(&[(3, 4)]), 1, Met::Nothing),
    ];
    assert_eq!(dodges, expected);
    assert_eq!(threat.lines[0].fate, Some(Fate::Destroyed));

    let moved = Defence { thrusters: cell(3, 4).into(), ..Defence::default() };
    let after = fleet.threat(&fire, &moved).unwrap();
    assert_eq!((after.lines[0].fate, after.dodges.len()), (Some(Fate::Dodged), 0));
    let from_left = incoming(&fleet, AttackKind::HeavyFire, Side::Left, [Die::Three, Die::Four]);
    assert!(fleet.threat(&from_left, &Defence::default()).unwrap().dodges.is_empty(), "no nozzle to front or rear");
}

/// LM-FLEET-14: a dodge shows what the line strikes in the other ship.
#[test]
fn a_dodge_shows_the_other_ship() {
    let thruster = component(Kind::Thruster, "0333", Side::Front);
    let fleet = loaded(two_ships(), &[(0, 0, thruster), (1, 0, node(BATTERY)), (3, 0, strut())]);
    let fire = incoming(&fleet, AttackKind::HeavyFire, Side::Left, [Die::Two, Die::Three]);
    let threat = fleet.threat(&fire, &Defence::default()).unwrap();
    assert_eq!(threat.dodges[0].strikes[0].met, Met::Component(cell(3, 0)));
}

/// LM-FLEET-1: nothing is offered that the ship has no tokens left for: the last token goes to a thruster, a cannon or a
/// shield.
#[test]
fn what_the_batteries_allow() {
    let meteor = |fleet: &Fleet| incoming(fleet, AttackKind::LargeMeteor, Side::Front, [Die::Three, Die::Four]);
    let fleet = armed(Capacity::One);
    let line = fleet.threat(&meteor(&fleet), &Defence::default()).unwrap().lines[0];
    assert_eq!((line.shooters, line.boosted_shields), (cells(&[(3, 2)]), CellSet::EMPTY));
    let cheap = meteor(&fleet).with_rulings(Rulings::DEFAULT.with_boosted_shield_cost(1).with_thruster_cost(2));
    let threat = fleet.threat(&cheap, &Defence::default()).unwrap();
    assert_eq!((threat.lines[0].boosted_shields, threat.dodges.len()), (cells(&[(4, 2)]), 0));

    let moved = Defence { thrusters: cell(4, 3).into(), ..Defence::default() };
    let line = fleet.threat(&meteor(&fleet), &moved).unwrap().lines[0];
    assert_eq!((line.met, line.shooters), (Met::Component(cell(4, 2)), CellSet::EMPTY));
}

/// LM-SPLICE-10: thrusters are offered before cannons and shields only, and nothing against a line that is stopped.
#[test]
fn steps_follow_one_another() {
    let fleet = loaded(
        Board::new(Class::IC),
        &[
            (1, 1, component(Kind::Thruster, "0333", Side::Front)),
            (1, 2, component(Kind::SingleCannon, "3330", Side::Left)),
            (1, 3, component(Kind::Shield, "3333", Side::Rear)),
            (1, 4, component(Kind::SingleCannon, "3330", Side::Left)),
            (1, 5, node(Kind::Battery(Capacity::Four))),
        ],
    );
    let twins = incoming(&fleet, AttackKind::LargeMeteor, Side::Left, [Die::Three, Die::One]);
    let seen = |defence: &Defence| {
        let threat = fleet.threat(&twins, defence).unwrap();
        let lines = threat.lines.iter().map(|line| (line.shooters, line.boosted_shields)).collect::<Vec<_>>();
        (threat.dodges.len(), lines)
    };
    let (upper, lower, shield) = (cells(&[(1, 2)]), cells(&[(1, 4)]), cells(&[(1, 3)]));
    let none = CellSet::EMPTY;
    assert_eq!(seen(&Defence::default()), (1, vec![(upper, shield), (lower, shield)]));
    let shot = Defence { shots: vec![Shot { line: Line::Row(2), cannon: cell(1, 2) }], ..Defence::default() };
    assert_eq!(seen(&shot), (0, vec![(none, none), (lower, shield)]));
    let shielded = Defence { boosted_shields: shield, ..shot };
    assert_eq!(seen(&shielded), (0, vec![(none, none), (none, none)]));
    let threat = fleet.threat(&twins, &shielded).unwrap();
    let fates = [Some(Fate::ShotDown(cell(1, 2))), Some(Fate::Shielded(cell(1, 3)))];
    assert_eq!(threat.lines.iter().map(|line| line.fate).collect::<Vec<_>>(), fates);
}

/// LM-ATTACK-1: an attack outside the board threatens nothing and offers nothing to stop.
#[test]
fn outside_the_board() {
    let fleet = armed(Capacity::Two);
    let outside = Incoming::new(
        AttackKind::HeavyFire,
        crate::support::attacks::lines(fleet.board(), Side::Front, [Die::One, Die::One]),
    );
    let threat = fleet.threat(&outside, &Defence::default()).unwrap();
    assert!(threat.lines.is_empty());
    let outcome = fleet.defend(&outside, &Defence::default()).unwrap();
    assert_eq!((outcome.lines.len(), outcome.impact.destroyed()), (0, CellSet::EMPTY));
}

/// LM-SPLICE-10: the written form of a defence; parts left out are none, and unknown parts, cells off the grid and unknown
/// lines are refused.
#[cfg(feature = "serde")]
#[test]
fn written_form() {
    let text = r#"{"thrusters":[[1,1]],"choices":[{"line":{"column":2},"struck":[1,1]}],"shots":[{"line":{"row":4},"cannon":[2,3]}],"shields":[],"boosted_shields":[[0,0]],"tokens":[[4,4],[4,4]]}"#;
    let defence: Defence = serde_json::from_str(text).unwrap();
    assert_eq!(defence.tokens, [cell(4, 4), cell(4, 4)]);
    assert_eq!(defence.shots, [Shot { line: Line::Row(4), cannon: cell(2, 3) }]);
    assert_eq!(serde_json::to_string(&defence).unwrap(), text);
    assert_eq!(serde_json::from_str::<Defence>("{}").unwrap(), Defence::default());
    for wrong in [
        r#"{"lasers":[]}"#,
        r#"{"thrusters":[[11,0]]}"#,
        r#"{"shots":[{"line":{"row":4}}]}"#,
        r#"{"shots":[{"line":{"diagonal":4},"cannon":[2,3]}]}"#,
        r#"{"choices":[{"line":{"row":4},"struck":[2,3],"why":"so"}]}"#,
    ] {
        assert!(serde_json::from_str::<Defence>(wrong).is_err(), "{wrong}");
    }
    for (fate, text) in [(Fate::Dodged, r#""dodged""#), (Fate::ShotDown(cell(2, 3)), r#"{"shot_down":[2,3]}"#)] {
        assert_eq!(serde_json::to_string(&fate).unwrap(), text);
        assert_eq!(serde_json::from_str::<Fate>(text).unwrap(), fate);
    }
}

/// BG-POWER: nothing can be added to a defence that a ship cannot pay; the refusal names the ship's own tokens.
#[test]
fn beyond_the_batteries() {
    let fleet = armed(Capacity::One);
    let meteor = incoming(&fleet, AttackKind::LargeMeteor, Side::Front, [Die::Three, Die::Four]);
    let shield = Defence { boosted_shields: cells(&[(4, 2)]), ..Defence::default() };
    for error in [fleet.threat(&meteor, &shield).unwrap_err(), fleet.paid(&meteor, shield).unwrap_err()] {
        assert_eq!(error.to_string(), "ship 1 must pay 2 battery tokens and has only 1 (BG-POWER)");
    }
}

/// LM-FLEET-13: any cell of a ship stands for the whole of it, and ships can be excluded one after the other.
#[test]
fn ships_are_spared_whole() {
    let ship = |column| {
        [(column, 0, component(Kind::Thruster, "0333", Side::Front)), (column, 1, strut()), (column, 2, node(BATTERY))]
    };
    let fleet = loaded(two_ships(), &[ship(0), ship(3)].concat());
    let fire = incoming(&fleet, AttackKind::HeavyFire, Side::Left, [Die::Three, Die::Three]);
    let excluding = fire.excluding(cells(&[(0, 2)]));
    let threat = fleet.threat(&excluding, &Defence::default()).unwrap();
    assert_eq!(threat.lines[0].met, Met::Component(cell(3, 1)));
    assert_eq!(threat.dodges.iter().map(|dodge| dodge.ship).collect::<Vec<_>>(), [1]);
    let moved = Defence { thrusters: cells(&[(0, 0)]), ..Defence::default() };
    assert_eq!(
        fleet.paid(&excluding, moved).unwrap_err().to_string(),
        "the ship with (0, 0) is in hyperspace and takes no part (LM-FLEET-13)"
    );
    let both = excluding.excluding(cells(&[(4, 1)]));
    assert_eq!(fleet.defend(&both, &Defence::default()).unwrap().lines[0].fate, Fate::Missed);
}
