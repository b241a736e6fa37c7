//! Faults that other implementations of these games had, by kind: attacks, shields, strengths.

use starwright::dice::Die::{self, Five, Four, One, Six, Three, Two};
use starwright::grid::{CellSet, Rotation, Side};
use starwright::trucker::attack::{AttackKind, Defence, Fate, Line, Shot};
use starwright::trucker::{Alien, Board, Class, Colour, Component, Fleet, Kind};

use crate::defence_examples::{BATTERY, incoming, loaded, node, strut};
use crate::support::{cell, cells, component, layout};

/// How a lone line ends if nobody reacts, and the component it strikes.
fn alone(fleet: &Fleet, kind: AttackKind, from: Side, dice: [Die; 2]) -> (Fate, Option<(u8, u8)>) {
    let outcome = fleet.defend(&incoming(fleet, kind, from, dice), &Defence::default()).expect("nothing to refuse");
    let end = outcome.lines[0];
    (end.fate, end.struck.map(|cell| (cell.column(), cell.row())))
}

/// The cannons offered against a large meteor, those for nothing, and whether the first one offered is then taken.
fn offered(fleet: &Fleet, from: Side, dice: [Die; 2]) -> (CellSet, CellSet) {
    let meteor = incoming(fleet, AttackKind::LargeMeteor, from, dice);
    let threat = fleet.threat(&meteor, &Defence::default()).expect("nothing to refuse");
    let line = threat.lines[0];
    for cannon in line.shooters {
        let defence = Defence { shots: vec![Shot { line: line.line, cannon }], ..Defence::default() };
        let paid = fleet.paid(&meteor, defence).expect("it was offered");
        let outcome = fleet.defend(&meteor, &paid).expect("it was paid");
        assert_eq!(outcome.lines[0].fate, Fate::ShotDown(cannon));
        assert_eq!(paid.tokens.is_empty(), line.free_shooters.contains(cannon));
    }
    (line.shooters, line.free_shooters)
}

/// LM-ATTACK-1, LM-ATTACK-2: the called line, read from the side the attack comes from, strikes the first component: in a
/// ship where each side and each line meets another one (B19, B20, B21).
#[test]
fn the_first_component_of_the_called_line() {
    let places = [(2, 2), (3, 2), (4, 2), (2, 3), (4, 3), (2, 4), (3, 4), (4, 4)];
    let fleet = loaded(Board::new(Class::II), &places.map(|(column, row)| (column, row, strut())));
    let struck = |from, dice| alone(&fleet, AttackKind::LightFire, from, dice).1;
    // columns are numbered from 4, rows from 4
    for (dice, line) in [([Three, Three], 2), ([Three, Four], 3), ([Four, Four], 4)] {
        assert_eq!(struck(Side::Front, dice), Some((line, 2)));
        assert_eq!(struck(Side::Rear, dice), Some((line, 4)));
        assert_eq!(struck(Side::Left, dice), Some((2, line)));
        assert_eq!(struck(Side::Right, dice), Some((4, line)));
    }
    // column 10 is on the board and row 10 is not
    let outside = |from| fleet.board().aim(from).unwrap().read([Five, Five]).unwrap().is_empty();
    assert_eq!([Side::Front, Side::Left].map(outside), [false, true]);
}

/// LM-ATTACK-2: an empty line is a miss, whatever stands on other lines (B51).
#[test]
fn an_empty_line_is_a_miss() {
    let fleet = loaded(Board::new(Class::II), &[(3, 3, strut())]);
    for from in Side::ALL {
        let (fate, struck) = alone(&fleet, AttackKind::LightFire, from, [Three, Three]);
        assert_eq!((fate, struck), (Fate::Missed, None));
    }
}

/// LM-ATTACK-3, LM-ATTACK-5: only small meteors bounce, and only off the component that is struck: what stands behind it on
/// the line plays no part (B06, B36).
#[test]
fn only_small_meteors_bounce() {
    let smooth_front = component(Kind::Structural, "0030", Side::Front);
    let open_front = component(Kind::Structural, "3030", Side::Front);
    let fleet = |first, second| loaded(Board::new(Class::II), &[(3, 2, first), (3, 3, second)]);
    let smooth_behind =
        fleet(component(Kind::Structural, "1030", Side::Front), component(Kind::Structural, "3000", Side::Front));
    assert_eq!(alone(&smooth_behind, AttackKind::SmallMeteor, Side::Front, [Three, Four]).0, Fate::Destroyed);
    let open_behind = fleet(smooth_front, open_front);
    for (kind, fate) in [
        (AttackKind::SmallMeteor, Fate::Bounced),
        (AttackKind::LargeMeteor, Fate::Destroyed),
        (AttackKind::LightFire, Fate::Destroyed),
        (AttackKind::HeavyFire, Fate::Destroyed),
    ] {
        assert_eq!(alone(&open_behind, kind, Side::Front, [Three, Four]).0, fate);
    }
}

/// LM-ATTACK-3, LM-ATTACK-4: a miss, a bounce, a shot, a shield and a hit are different outcomes (B07), and a small meteor is not
/// shot at (B56).
#[test]
fn outcomes_differ() {
    let fleet = loaded(
        Board::new(Class::II),
        &[
            (3, 2, component(Kind::SingleCannon, "0333", Side::Front)),
            (3, 3, component(Kind::Shield, "3333", Side::Front)),
            (2, 3, node(BATTERY)),
        ],
    );
    let small = incoming(&fleet, AttackKind::SmallMeteor, Side::Front, [Three, Four]);
    assert!(fleet.threat(&small, &Defence::default()).unwrap().lines[0].shooters.is_empty());
    let shot = vec![Shot { line: Line::Column(3), cannon: cell(3, 2) }];
    let shot = Defence { shots: shot, ..Defence::default() };
    let shield = Defence { shields: cell(3, 3).into(), tokens: vec![cell(2, 3)], ..Defence::default() };
    let nothing = Defence::default();
    let ends = [
        (AttackKind::LargeMeteor, [Three, Five], &nothing, Fate::Missed),
        (AttackKind::SmallMeteor, [Three, Four], &nothing, Fate::Bounced),
        (AttackKind::LargeMeteor, [Three, Four], &shot, Fate::ShotDown(cell(3, 2))),
        (AttackKind::LightFire, [Three, Four], &shield, Fate::Shielded(cell(3, 3))),
        (AttackKind::LargeMeteor, [Three, Four], &nothing, Fate::Destroyed),
    ];
    for (kind, dice, defence, fate) in ends {
        let outcome = fleet.defend(&incoming(&fleet, kind, Side::Front, dice), defence).unwrap();
        assert_eq!(outcome.lines[0].fate, fate);
        assert_eq!(outcome.impact.destroyed().is_empty(), fate != Fate::Destroyed);
    }
    assert!(fleet.defend(&small, &shot).is_err());
}

/// LM-ATTACK-4, BG-POWER: single cannons shoot without a battery, doubles for one, engines never; the free ones are told
/// from the others (B05, B24, B58).
#[test]
fn free_cannons_are_told_apart() {
    let fleet = loaded(
        Board::new(Class::II),
        &[
            (3, 2, component(Kind::SingleCannon, "0333", Side::Front)),
            (3, 4, component(Kind::DoubleCannon, "0333", Side::Front)),
            (2, 4, strut()),
            (2, 3, strut()),
            (2, 2, node(BATTERY)),
            (2, 5, component(Kind::DoubleEngine, "3000", Side::Front)),
        ],
    );
    let (both, free) = offered(&fleet, Side::Front, [Three, Four]);
    assert_eq!((both, free), (cells(&[(3, 2), (3, 4)]), cells(&[(3, 2)])));
    let mut spent = fleet;
    spent.power(cells(&[(3, 4)]), &[cell(2, 2)]).unwrap();
    spent.power(cells(&[(3, 4)]), &[cell(2, 2)]).unwrap();
    assert_eq!(offered(&spent, Side::Front, [Three, Four]), (cells(&[(3, 2)]), cells(&[(3, 2)])));
}

/// A cannon pointing to `side` in the middle of a plus of five, with its muzzle's arm left out.
fn cannon_in_a_plus(side: Side) -> Fleet {
    let cannon = component(Kind::SingleCannon, "0333", Side::Front).turned(side.from_front());
    let arms = [(3, 2, Side::Front), (4, 3, Side::Right), (3, 4, Side::Rear), (2, 3, Side::Left)];
    let mut components: Vec<_> =
        arms.iter().filter(|&&(_, _, arm)| arm != side).map(|&(column, row, _)| (column, row, strut())).collect();
    components.push((3, 3, cannon));
    loaded(Board::new(Class::II), &components)
}

/// LM-ATTACK-4, LM-R4: a cannon counts only against the side it points to: in its own column at the front, in its line or
/// one beside it elsewhere, wherever in the ship it stands (B34, B52, B55, B61, B62, B64).
#[test]
fn a_cannon_must_point_at_the_attack() {
    let cannon = cells(&[(3, 3)]);
    for points in Side::ALL {
        let fleet = cannon_in_a_plus(points);
        for from in Side::ALL {
            for (dice, apart) in [([Two, Four], 1), ([Three, Four], 0), ([Four, Four], 1), ([Four, Five], 2)] {
                let meteor = incoming(&fleet, AttackKind::LargeMeteor, from, dice);
                let defence = Defence {
                    shots: vec![Shot { line: meteor.lines().iter().next().unwrap(), cannon: cell(3, 3) }],
                    ..Defence::default()
                };
                let in_reach = points == from && apart <= i32::from(from != Side::Front);
                let strikes = !fleet.layout().struck(meteor.lines()).is_empty();
                assert_eq!(fleet.defend(&meteor, &defence).is_ok(), in_reach && strikes, "{points} {from} {apart}");
                let line = fleet.threat(&meteor, &Defence::default()).unwrap().lines[0];
                assert_eq!(line.shooters, if in_reach && strikes { cannon } else { CellSet::EMPTY });
            }
        }
    }
}

/// LM-ATTACK-4: at the last line there is simply no line beyond (B57, B65).
#[test]
fn the_last_lines_of_a_board() {
    let cannon = component(Kind::SingleCannon, "3033", Side::Right);
    let fleet = loaded(Board::new(Class::II), &[(2, 4, strut()), (2, 5, cannon)]);
    for (dice, reached) in [([Four, Five], cells(&[(2, 5)])), ([Four, Four], cells(&[(2, 5)]))] {
        assert_eq!(offered(&fleet, Side::Right, dice), (reached, reached));
    }
    let front = loaded(Board::new(Class::IIIC), &[(0, 5, component(Kind::SingleCannon, "3330", Side::Left))]);
    assert_eq!(offered(&front, Side::Left, [One, Six]).0, cells(&[(0, 5)]));
}

/// LM-ATTACK-6: a shield covers the two sides it is drawn for, turned with it, and no others (B32, B33).
#[test]
fn a_turned_shield() {
    let drawn = component(Kind::Shield, "3333", Side::Front);
    for rotation in Rotation::ALL {
        let fleet = loaded(Board::new(Class::II), &[(3, 3, drawn.turned(rotation)), (3, 4, node(BATTERY))]);
        let covered = [Side::Front, Side::Right].map(|side| side.turned(rotation));
        for from in Side::ALL {
            let dice = [Three, Four];
            let defence = Defence { shields: cell(3, 3).into(), tokens: vec![cell(3, 4)], ..Defence::default() };
            let outcome = fleet.defend(&incoming(&fleet, AttackKind::LightFire, from, dice), &defence);
            assert_eq!(outcome.is_ok(), covered.contains(&from), "{rotation:?} {from}");
        }
    }
}

/// Cannon and engine strength in half points and points, without a battery and with all.
fn strengths(components: &[(u8, u8, Component)], aliens: &[(u8, u8, Alien)]) -> [(u32, u32); 2] {
    let mut fleet = layout(Board::new(Class::II), components).into_fleet().unwrap();
    let aliens: Vec<_> = aliens.iter().map(|&(column, row, alien)| (cell(column, row), alien)).collect();
    fleet.embark(&aliens).unwrap();
    let reach = fleet.strengths();
    [reach.unpowered, reach.at_most].map(|strengths| (strengths.cannons.halves(), strengths.engines))
}

/// LM-FLEET-16, BG-HALF: a cannon to the side is half a point, an engine is never halved, a component that is neither adds
/// nothing, and a double counts only with a battery (B17, B18, B45).
#[test]
fn halves_and_doubles() {
    let side = component(Kind::SingleCannon, "3330", Side::Left);
    assert_eq!(strengths(&[(2, 3, side), (3, 3, strut())], &[]), [(1, 0); 2]);
    let double = component(Kind::DoubleCannon, "0333", Side::Front);
    let engine = component(Kind::DoubleEngine, "3000", Side::Front);
    let doubles = [(3, 2, double), (3, 3, node(BATTERY)), (3, 4, engine)];
    assert_eq!(strengths(&doubles, &[]), [(0, 0), (4, 2)]);
    assert_eq!(strengths(&[doubles[0], (3, 3, strut()), doubles[2]], &[]), [(0, 0); 2]);
}

/// LM-FLEET-4, LM-FLEET-2: an alien adds 2 whenever his ship has any strength, batteries or not, every time the same, and
/// nothing to none (B08, B16, B53).
#[test]
fn aliens_add_to_some_strength() {
    let ship = |cannon: Component| {
        [
            (3, 2, cannon),
            (3, 3, node(Kind::Cabin)),
            (2, 3, node(Kind::LifeSupport(Colour::Purple))),
            (4, 3, node(BATTERY)),
        ]
    };
    let purple = [(3, 3, Alien::Purple)];
    let single = component(Kind::SingleCannon, "0333", Side::Front);
    assert_eq!(strengths(&ship(single), &purple), [(6, 0); 2]);
    assert_eq!(strengths(&ship(strut()), &purple), [(0, 0); 2]);
    let double = component(Kind::DoubleCannon, "0333", Side::Front);
    assert_eq!(strengths(&ship(double), &purple), [(0, 0), (8, 0)]);
}
