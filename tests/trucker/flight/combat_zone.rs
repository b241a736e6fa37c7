//! Combat zones.

use starwright::grid::CellSet;
use starwright::trucker::cards::{CardKind, Criterion, Penalty};
use starwright::trucker::flight::{Ask, Event, Pilot};

use super::table::{
    BATTERY, CABIN, CANNON, ENGINE, ENGINES, HOLD, SPECIAL, START, Table, fire, give_crew, goods, line, loaded, power,
    setup, ship, squadron, zone,
};
use crate::support::cell;

const NONE: (Criterion, Penalty) = (Criterion::FewestCrew, Penalty::Days(1));

fn worst(table: &Table) -> Vec<u8> {
    let worst = |event: &Event| match event {
        Event::Worst { seat, .. } => Some(seat.number()),
        _ => None,
    };
    table.events.iter().filter_map(worst).collect()
}

fn one(criterion: Criterion, penalty: Penalty) -> CardKind {
    zone([(criterion, penalty), NONE, NONE])
}

/// BG-COMBAT: a tie in any criterion hits the one further ahead.
#[test]
fn ties_hit_the_player_further_ahead() {
    let even = || line(&[CANNON, ENGINE]);
    for criterion in Criterion::ALL {
        let table = Table::new(vec![(even(), 3), (even(), 30)], one(criterion, Penalty::Days(1)));
        assert_eq!(worst(&table)[0], 1, "{criterion:?}");
    }
}

/// BG-COMBAT: each criterion hits who is worst in it, wherever he flies.
#[test]
fn each_line_hits_the_worst() {
    let fleets = || {
        vec![
            (line(&[CANNON, ENGINE]), 30),
            (ship(&[(1, 3, START), (2, 3, CABIN), (3, 3, ENGINE)]), 20),
            (ship(&[(1, 3, START), (2, 3, CABIN), (3, 3, CANNON)]), 10),
        ]
    };
    let card = zone([
        (Criterion::WeakestCannons, Penalty::Days(1)),
        (Criterion::WeakestEngines, Penalty::Days(2)),
        (Criterion::FewestCrew, Penalty::Days(3)),
    ]);
    let table = Table::new(fleets(), card);
    assert_eq!(worst(&table), [1, 2, 0]);
    assert_eq!(table.moves(), [(1, -1), (2, -2), (0, -3)]);
}

/// LM-R41: days are lost at once, and order and ties follow the positions when each line is judged.
#[test]
fn days_lost_in_the_card_count_for_its_later_lines() {
    let even = || line(&[CANNON, ENGINE]);
    let card = zone([
        (Criterion::FewestCrew, Penalty::Days(3)),
        (Criterion::WeakestCannons, Penalty::Days(5)),
        (Criterion::WeakestEngines, Penalty::Days(1)),
    ]);
    let table = Table::new(vec![(even(), 10), (even(), 9)], card);
    assert_eq!(worst(&table), [0, 1, 0]);
}

/// BG-COMBAT: all declare in flight order before anything is compared, and pay for it, also those who are not worst.
#[test]
fn all_declare_before_anything_is_compared() {
    let engines = || line(&[ENGINE, ENGINES, BATTERY]);
    let card = one(Criterion::WeakestEngines, Penalty::Days(4));
    let mut table = Table::new(vec![(engines(), 10), (engines(), 20), (line(&[]), 5)], card);
    table.answers(1, Ask::Engines, power(&[(3, 3)], &[(4, 3)]));
    assert!(worst(&table).is_empty());
    table.answers(0, Ask::Engines, power(&[(3, 3)], &[(4, 3)]));
    assert_eq!(worst(&table)[0], 2);
    for player in [0, 1] {
        assert_eq!(table.player(player).fleet.aboard().batteries(!CellSet::EMPTY), 1);
    }
}

/// BG-COMBAT, LM-FLEET-2: one ship with engine strength 0 makes that of the fleet 0; LM-FLEET-4 and -5: cannons and crew are
/// summed.
#[test]
fn fleets_are_compared_as_one() {
    let fleet = || squadron(&[(1, 3, CABIN), (2, 3, ENGINE), (1, 2, CANNON), (5, 3, CABIN), (5, 2, CANNON)]);
    let single = || squadron(&[(1, 3, CABIN), (2, 3, ENGINE), (1, 2, CANNON)]);
    // no tie anywhere, so whoever is further ahead
    for (ours, theirs) in [(10, 5), (5, 10)] {
        let table = |criterion| Table::new(vec![(fleet(), ours), (single(), theirs)], one(criterion, Penalty::Days(1)));
        assert_eq!(Criterion::ALL.map(|criterion| worst(&table(criterion))[0]), [1, 0, 1]);
    }
}

/// BG-COMBAT: goods go the most valuable first, then batteries; crew by the owner's choice.
#[test]
fn what_the_worst_loses() {
    let poor = loaded(line(&[CABIN, HOLD, SPECIAL]), &[(3, 3, goods("B")), (4, 3, goods("R"))]);
    let card =
        zone([(Criterion::WeakestEngines, Penalty::Goods(1)), (Criterion::WeakestCannons, Penalty::Crew(1)), NONE]);
    let mut table = Table::new(vec![(poor, 10), (line(&[CABIN, ENGINE, CANNON]), 3)], card);
    assert_eq!(table.player(0).fleet.aboard().goods(!CellSet::EMPTY), goods("B"));
    table.answers(0, Ask::Crew, give_crew(&[(2, 3, 1)]));
    assert_eq!(table.player(0).fleet.crew().total(), 3);
    assert_eq!(table.player(1).fleet.crew().total(), 4);
}

/// BG-COMBAT: shots come at the worst only.
#[test]
fn shots_meet_the_worst_only() {
    let card = one(Criterion::WeakestCannons, Penalty::Shots(fire(&["LF"])));
    let mut table = Table::new(vec![(line(&[CABIN]), 10), (line(&[CABIN, CANNON]), 30)], card);
    table.dice(&[3, 3]);
    assert!(table.player(0).lost.contains(cell(2, 3)));
    assert!(table.player(1).lost.is_empty());
}

/// BG-COMBAT: with one player left the card is skipped, also if others have only given up.
#[test]
fn with_one_player_left_the_card_is_skipped() {
    let mut setup = setup(vec![(line(&[]), 3), (line(&[]), 9)], &[one(Criterion::FewestCrew, Penalty::Days(9))]);
    setup.players[0] = Pilot::default();
    let table = Table::meet(setup);
    assert!(table.is_over() && worst(&table).is_empty() && table.moves().is_empty());
    assert!(table.events.contains(&Event::Skipped { lines: 3 }));
}

/// BG-COMBAT, LM-R45: who is alone after the last line has no line left to skip.
#[test]
fn after_the_last_line_nothing_is_skipped() {
    let card = zone([NONE, NONE, (Criterion::FewestCrew, Penalty::Shots(fire(&["LF"])))]);
    let mut table = Table::new(vec![(line(&[]), 10), (line(&[CABIN]), 30)], card);
    // column 5, where the only cabin stands
    table.dice(&[2, 3]);
    assert!(table.is_over());
    assert_eq!(worst(&table), [0, 0, 0]);
    assert_eq!(table.player(0).lost, CellSet::of(cell(1, 3)));
    assert!(!table.events.iter().any(|event| matches!(event, Event::Skipped { .. })));
}
