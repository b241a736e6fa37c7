//! Intruders: where they board, how they walk, and who stops them.

use proptest::prelude::*;
use starwright::dice::Die;
use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::{AttackKind, Defence, Fate, Incoming, Turn, Walk, WalkEnd};
use starwright::trucker::{Board, Class, Component, Fleet, Kind, Layout, Rule};

use crate::defence_examples::{BATTERY, incoming, loaded, node, strut, two_ships};
use crate::oracle::intruder::{self as oracle, End, Turn as OracleTurn};
use crate::support::convert::{self, place, places};
use crate::support::defences::{self, Attacked, any_attacked};
use crate::support::random::{self, Chooser, any_layout};
use crate::support::{attacks, cases, cell, cells, component, layout};

fn oracle_turn(turn: Turn) -> OracleTurn {
    match turn {
        Turn::Straight => OracleTurn::Straight,
        Turn::Right => OracleTurn::Right,
        Turn::Left => OracleTurn::Left,
        Turn::Back => OracleTurn::Back,
    }
}

fn oracle_end(walk: &Walk) -> End {
    match walk.end {
        WalkEnd::Defeated(_) if walk.visited.is_empty() => End::DefeatedAtOnce,
        WalkEnd::Defeated(cell) => End::DefeatedAt(place(cell)),
        WalkEnd::NoWayOn => End::NoWayOn,
        WalkEnd::Circle { cell, heading } => End::Repeated(place(cell), convert::side(heading)),
    }
}

/// Some turns in some order.
fn turns(chooser: &mut Chooser) -> Vec<Turn> {
    let mut left = Turn::DEFAULT.to_vec();
    (0..chooser.below(5)).map(|_| left.remove(chooser.below(left.len()))).collect()
}

/// On a layout, by any order of turns, the way is the oracle's and ends.
fn walked_alike(chooser: &mut Chooser, layout: &Layout) {
    let Some(start) = chooser.cell(layout.occupied()) else { return };
    let (heading, turns) = (chooser.of(&Side::ALL), turns(chooser));
    let guards: CellSet = layout.occupied().iter().filter(|_| chooser.percent(8)).collect();
    let walk = layout.walk(start, heading, &turns, guards).expect("a component");
    let oracle_turns: Vec<_> = turns.iter().copied().map(oracle_turn).collect();
    let of_oracle = oracle::walk(
        &attacks::board(layout.board()),
        &convert::tiles(layout),
        place(start),
        convert::side(heading),
        &oracle_turns,
        &places(guards),
    );
    assert_eq!(oracle_end(&walk), of_oracle.end);
    assert_eq!(walk.visited.iter().copied().map(place).collect::<Vec<_>>(), of_oracle.visited);
    assert!(walk.visited.len() <= 4 * layout.occupied().len() as usize);
    assert_eq!(walk.is_defeated(), matches!(of_oracle.end, End::DefeatedAtOnce | End::DefeatedAt(_)));
}

/// Who stops intruders, which lines they board on after thrusters, and where they are defeated at once is as the oracle says.
fn boarded_alike(chooser: &mut Chooser, attacked: &Attacked) {
    let (loaded, attack, house) = attacked.oracle();
    let fleet = &attacked.fleet;
    assert_eq!(places(fleet.guards()), loaded.stops());
    let was = attacked.incoming;
    let incoming = Incoming::new(AttackKind::Intruder, was.lines()).with_rulings(was.rulings()).excluding(was.away());
    let attacked = Attacked { fleet: fleet.clone(), incoming };
    let defence = defences::defence(chooser, &attacked);
    let Ok(outcome) = fleet.defend(&incoming, &defence) else { return };
    let answer = defences::answer(&attacked, &defence).expect("tokens for something");
    let boardings = oracle::boardings(&loaded, &attack.aim, &house, &answer.thrusts, &answer.picks);
    let struck: Vec<_> = outcome.lines.iter().map(|end| end.struck.map(place)).collect();
    assert_eq!(&struck, &boardings.expect("thrusts that are allowed").struck);
    assert!(outcome.impact.destroyed().is_empty());
    let met = outcome.lines.iter().filter_map(|end| Some((end.struck?, end.fate)));
    for (cell, fate) in met {
        assert_eq!(fate == Fate::Repelled, fleet.guards().contains(cell));
        let walk = fleet.layout().walk(cell, incoming.lines().travel(), &Turn::DEFAULT, fleet.guards());
        let walk = walk.expect("a component");
        assert_eq!(fate == Fate::Boarded, !walk.visited.is_empty());
        let (of_oracle, from) = (place(cell), convert::side(incoming.lines().from()));
        let of_oracle = oracle::walk_aboard(&loaded, of_oracle, from, &oracle::PREFERENCES);
        assert_eq!(walk.visited.iter().copied().map(place).collect::<Vec<_>>(), of_oracle.visited);
    }
}

/// A walk on any layout, and intruders that come to a loaded fleet.
pub(crate) fn agrees_with_oracle(seed: u64) {
    let mut chooser = Chooser::new(seed);
    let layout = random::layout(&mut chooser);
    walked_alike(&mut chooser, &layout);
    let attacked = defences::attacked(&mut chooser, 12);
    boarded_alike(&mut chooser, &attacked);
}

proptest! {
    #![proptest_config(cases(2000))]

    /// LM-R9, LM-ATTACK-10, LM-TORUS-10: on any layout, by any order of turns, the way is the oracle's and ends.
    #[test]
    fn walks_as_the_oracle_walks(layout in any_layout(), seed in any::<u64>()) {
        walked_alike(&mut Chooser::new(seed), &layout);
    }

    /// LM-KIND-5, LM-ATTACK-10, LM-SPLICE-11: who stops intruders, which lines they board on after thrusters, and where
    /// they are defeated at once, as the oracle says.
    #[test]
    fn boards_as_the_oracle_says(attacked in any_attacked(10), seed in any::<u64>()) {
        boarded_alike(&mut Chooser::new(seed), &attacked);
    }
}

fn walk(layout: &Layout, start: (u8, u8), heading: Side, turns: &[Turn], guards: &[(u8, u8)]) -> Walk {
    layout.walk(cell(start.0, start.1), heading, turns, cells(guards)).expect("a component")
}

fn cross(board: Board, arms: &[(u8, u8)]) -> Layout {
    let arms: Vec<_> = arms.iter().map(|&(column, row)| (column, row, strut())).collect();
    layout(board, &arms)
}

/// LM-R9: straight on first, then right, then left, then back; by another order another way.
#[test]
fn turns_in_their_order() {
    let plus = cross(Board::new(Class::II), &[(3, 3), (2, 3), (4, 3), (3, 2), (3, 4)]);
    let next = |from, heading, turns: &[Turn]| walk(&plus, from, heading, turns, &[]).visited[1];
    // from the left arm's cell, heading right, the middle comes next; from the middle every turn is open
    assert_eq!(next((3, 3), Side::Right, &Turn::DEFAULT), cell(4, 3));
    for (turn, expected) in [(Turn::Right, cell(3, 4)), (Turn::Left, cell(3, 2)), (Turn::Back, cell(2, 3))] {
        assert_eq!(next((3, 3), Side::Right, &[turn]), expected);
    }
    let corner = cross(Board::new(Class::II), &[(3, 3), (3, 2), (3, 4)]);
    let default = walk(&corner, (3, 3), Side::Right, &Turn::DEFAULT, &[]);
    assert_eq!(default.visited[1], cell(3, 4), "right before left");
    let never_back = walk(&corner, (3, 4), Side::Rear, &[Turn::Straight, Turn::Right, Turn::Left], &[]);
    assert_eq!((never_back.visited.as_slice(), never_back.end), (&[cell(3, 4)][..], WalkEnd::NoWayOn));
}

/// LM-ATTACK-10: intruders go over legal joints only, not over smooth contact, and not into another ship.
#[test]
fn over_legal_joints_only() {
    let smooth = component(Kind::Structural, "0033", Side::Front);
    let mixed = layout(
        Board::new(Class::II),
        &[
            (2, 3, component(Kind::Structural, "3033", Side::Front)),
            (3, 3, component(Kind::Structural, "0330", Side::Front)),
            (2, 4, strut()),
            (3, 4, strut()),
            (4, 3, smooth),
        ],
    );
    let turns = [Turn::Straight, Turn::Right];
    assert_eq!(walk(&mixed, (2, 3), Side::Right, &turns, &[]).visited[1], cell(2, 4));
    let alone = layout(two_ships(), &[(1, 1, strut()), (3, 1, strut())]);
    assert_eq!(walk(&alone, (1, 1), Side::Right, &Turn::DEFAULT, &[]).visited, [cell(1, 1)]);
}

/// LM-SPLICE-11, LM-ATTACK-10: an intruder crosses the splice like any joint and is not duplicated there.
#[test]
fn across_the_splice() {
    let row = cross(Board::new(Class::IC), &[(0, 2), (1, 2), (2, 2), (3, 2)]);
    let walk = walk(&row, (0, 2), Side::Right, &[Turn::Straight], &[]);
    assert_eq!((walk.visited.len(), walk.end), (4, WalkEnd::NoWayOn));
}

/// LM-TORUS-10: round the torus and round again is where the walk ends; with a dead end he turns back first.
#[test]
fn round_the_torus() {
    let column: Vec<_> = (0..6).map(|row| (2, row)).collect();
    let ring = cross(Board::new(Class::IIIC), &column);
    let round = walk(&ring, (2, 4), Side::Rear, &Turn::DEFAULT, &[]);
    assert_eq!(round.visited, [4, 5, 0, 1, 2, 3].map(|row| cell(2, row)));
    assert_eq!(round.end, WalkEnd::Circle { cell: cell(2, 4), heading: Side::Rear });
    let open = cross(Board::new(Class::IIIC), &column[..5]);
    let there_and_back = walk(&open, (2, 3), Side::Rear, &Turn::DEFAULT, &[]);
    assert_eq!(there_and_back.visited, [3, 4, 3, 2, 1, 0, 1, 2].map(|row| cell(2, row)));
    assert_eq!(there_and_back.end, WalkEnd::Circle { cell: cell(2, 3), heading: Side::Rear });
}

fn defended() -> Fleet {
    loaded(
        Board::new(Class::IC),
        &[
            (1, 2, strut()),
            (1, 3, node(Kind::AutoDefence)),
            (1, 4, strut()),
            (1, 5, node(Kind::CrewArmament)),
            (2, 5, node(Kind::Cabin)),
        ],
    )
}

/// LM-SPLICE-11, LM-KIND-5: one auto-defence defeats both twins, before it is entered; each counts.
#[test]
fn one_guard_defeats_several() {
    let fleet = defended();
    let twins = incoming(&fleet, AttackKind::Intruder, Side::Left, [Die::Three, Die::One]);
    let outcome = fleet.defend(&twins, &Defence::default()).unwrap();
    let boarded: Vec<_> = outcome.boarded().collect();
    assert_eq!(boarded, [cell(1, 2), cell(1, 4)]);
    let turns = [Turn::Left, Turn::Right];
    let walks: Vec<_> =
        boarded.iter().map(|&at| fleet.layout().walk(at, Side::Right, &turns, fleet.guards()).unwrap()).collect();
    assert_eq!(walks.iter().filter(|walk| walk.is_defeated()).count(), 2);
    assert!(walks.iter().all(|walk| walk.end == WalkEnd::Defeated(cell(1, 3)) && walk.visited.len() == 1));
}

/// LM-ATTACK-10, LM-KIND-5: at once by a guard on the struck cell; crew is armed only by a joined armament and while it is
/// there; a table may arm other crew.
#[test]
fn defeated_at_once() {
    let fleet = defended();
    assert_eq!(fleet.guards(), cells(&[(1, 3), (2, 5)]));
    let intruder = incoming(&fleet, AttackKind::Intruder, Side::Right, [Die::Four, Die::One]);
    let fates = |incoming: &Incoming| -> Vec<_> {
        let outcome = fleet.defend(incoming, &Defence::default()).unwrap();
        outcome.lines.iter().map(|end| end.fate).collect()
    };
    assert_eq!(fates(&intruder), [Fate::Repelled, Fate::Repelled]);
    assert_eq!(fates(&intruder.guarded(cells(&[(1, 3)]))), [Fate::Repelled, Fate::Boarded]);
    let unmanned = fleet.layout().clone().into_fleet().unwrap();
    assert_eq!(unmanned.guards(), cells(&[(1, 3)]));
}

/// LM-SPLICE-11, LM-ATTACK-8: a twin whose row is empty, or that a thruster sends past the ship, does not board; and an
/// empty cell is boarded by nobody.
#[test]
fn a_twin_may_miss() {
    let fleet =
        loaded(Board::new(Class::IC), &[(1, 2, component(Kind::Thruster, "3303", Side::Rear)), (1, 1, node(BATTERY))]);
    let twins = incoming(&fleet, AttackKind::Intruder, Side::Left, [Die::Three, Die::One]);
    let ends = |thrusters| {
        let defence = fleet.paid(&twins, Defence { thrusters, ..Defence::default() }).unwrap();
        let outcome = fleet.defend(&twins, &defence).unwrap();
        (outcome.boarded().count(), outcome.lines.iter().map(|end| end.fate).collect::<Vec<_>>())
    };
    assert_eq!(ends(CellSet::EMPTY), (1, vec![Fate::Boarded, Fate::Missed]));
    assert_eq!(ends(cell(1, 2).into()), (0, vec![Fate::Dodged, Fate::Missed]));
    let nobody = fleet.layout().walk(cell(1, 4), Side::Right, &Turn::DEFAULT, CellSet::EMPTY).unwrap_err();
    assert_eq!(
        nobody.to_string(),
        format!("intruders cannot board (1, 4): there is no component ({})", Rule::LmAttack10)
    );
}

/// LM-SPLICE-11, LM-ATTACK-7: all charges go off together, judged on the ship before any of them; plating withstands.
#[test]
fn charges_together() {
    let row = |kinds: [Kind; 5]| -> Vec<(u8, u8, Component)> {
        (0..).zip(kinds).map(|(column, kind)| (column, 2, node(kind))).collect()
    };
    let kinds = [Kind::Structural, Kind::Structural, Kind::Plating, Kind::Structural, Kind::Structural];
    let fleet = loaded(Board::new(Class::I), &row(kinds));
    let impact = fleet.detonate(cells(&[(1, 2), (2, 2), (3, 2)]));
    assert_eq!(impact.destroyed(), cells(&[(1, 2), (3, 2)]));
    assert_eq!(impact.broken().map(|ship| ship.pieces().count()).collect::<Vec<_>>(), [3]);
}

/// LM-SPLICE-11, LM-ATTACK-10: of twins the one that is defeated at once does not board; the other does.
#[test]
fn only_one_twin_boards() {
    let fleet = loaded(Board::new(Class::IC), &[(1, 2, node(Kind::AutoDefence)), (1, 3, strut()), (1, 4, strut())]);
    let twins = incoming(&fleet, AttackKind::Intruder, Side::Left, [Die::Three, Die::One]);
    let outcome = fleet.defend(&twins, &Defence::default()).unwrap();
    assert_eq!(outcome.lines.iter().map(|end| end.fate).collect::<Vec<_>>(), [Fate::Repelled, Fate::Boarded]);
    assert_eq!(outcome.boarded().collect::<Vec<_>>(), [cell(1, 4)]);
}
