//! Open space, stardust and epidemics, which ask few questions, and goods that fit nowhere.

use starwright::grid::CellSet;
use starwright::trucker::cards::CardKind;
use starwright::trucker::flight::{Ask, Choice, Event, Pilot, Reason};
use starwright::trucker::{Alien, Board, Class, Colour, Kind, Rule};

use super::table::{
    BATTERY, CABIN, ENGINE, ENGINES, HOLD, SPECIAL, START, Table, fleet, goods, life_support, line, loaded, part,
    parts, power, seat, setup, ship, squadron, stow,
};
use crate::support::{cell, cells};

/// BG-OPEN, BG-TRACK-3: leader first, so the second finds the space behind the leader's old one free.
#[test]
fn open_space_is_flown_leader_first() {
    let flier = || line(&[ENGINE]);
    let table = Table::new(vec![(flier(), 9), (flier(), 10)], CardKind::OpenSpace);
    assert!(table.is_over());
    assert_eq!(table.positions(), [Some(10), Some(11)]);
}

/// BG-OPEN, BG-POWER: batteries are chosen when one's turn comes, and only who can power an engine is asked.
#[test]
fn open_space_asks_for_batteries() {
    let double = || line(&[ENGINES, BATTERY]);
    let mut table = Table::new(vec![(double(), 20), (line(&[ENGINE, ENGINES]), 10)], CardKind::OpenSpace);
    table.answers(0, Ask::Engines, power(&[(2, 3)], &[(3, 3)]));
    assert!(table.is_over(), "no battery, no question");
    assert_eq!(table.positions(), [Some(22), Some(11)]);
    assert_eq!(table.player(0).fleet.aboard().batteries(CellSet::of(cell(3, 3))), 1);

    let mut table = Table::new(vec![(double(), 20), (double(), 10)], CardKind::OpenSpace);
    table.answers(0, Ask::Engines, power(&[], &[])).answers(1, Ask::Engines, power(&[(2, 3)], &[(3, 3)]));
    assert_eq!(table.positions(), [None, Some(12)]);
}

/// LM-R40: who has strength 0 gives up at once, and those behind find the space empty.
#[test]
fn a_stranded_player_frees_the_space_at_once() {
    let table = Table::new(vec![(line(&[]), 12), (line(&[ENGINE, ENGINE]), 10)], CardKind::OpenSpace);
    assert_eq!(table.positions(), [None, Some(12)]);
    let stranded = |event: &Event| matches!(event, Event::Left { reason: Reason::Stranded, .. });
    assert!(table.events.iter().any(stranded));
}

/// LM-FLEET-3: the ships with strength 0 give up, and the lowest of the others counts; LM-FLEET-2: the lowest, not the sum.
#[test]
fn a_fleet_flies_as_its_weakest_ship_that_can() {
    let both = squadron(&[(1, 3, CABIN), (2, 3, ENGINE), (3, 3, ENGINE), (5, 3, CABIN), (6, 3, ENGINE)]);
    let one = squadron(&[(1, 3, CABIN), (2, 3, ENGINE), (3, 3, ENGINE), (5, 3, CABIN)]);
    let table = Table::new(vec![(both, 30), (one, 10)], CardKind::OpenSpace);
    assert_eq!(table.positions(), [Some(31), Some(12)]);
    let fly_on: Vec<_> = table.events.iter().filter(|event| matches!(event, Event::Remain { .. })).collect();
    assert_eq!(fly_on, [&Event::Remain { seat: seat(1), strength: 2 }], "not the 0 that was declared");
    assert_eq!(table.player(0).fleet.ships().count(), 2);
    assert_eq!(table.player(1).gone.iter().map(|gone| gone.ship.components).collect::<Vec<_>>(), [cells(&[(5, 3)])]);
    assert_eq!(table.player(1).lost, CellSet::EMPTY, "LM-END-3");
}

/// BG-STARDUST, BG-TRACK-3: a day for each exposed connector, from the last to the first.
#[test]
fn stardust_goes_from_the_last_to_the_first() {
    // each cabin shows four universal connectors
    let table = Table::new(vec![(line(&[]), 10), (line(&[]), 9)], CardKind::Stardust);
    assert_eq!(table.moves(), [(1, -4), (0, -4)]);
    assert_eq!(table.positions(), [Some(6), Some(5)]);
}

/// BG-STARDUST: over all ships that still fly.
#[test]
fn stardust_counts_all_ships() {
    let two = squadron(&[(1, 3, CABIN), (5, 3, CABIN), (6, 3, CABIN)]);
    let table = Table::new(vec![(two, 30), (squadron(&[(1, 3, CABIN)]), 0)], CardKind::Stardust);
    assert_eq!(table.moves(), [(1, -4), (0, -10)]);
}

/// BG-EPIDEMIC: judged before anybody is removed, so two cabins with one each infect each other.
#[test]
fn an_epidemic_is_judged_before_it_takes_anybody() {
    let crowd = ship(&[(1, 3, START), (2, 3, BATTERY), (3, 3, Kind::LuxuryCabin), (4, 3, Kind::LuxuryCabin)]);
    let table = Table::new(vec![(crowd, 10), (line(&[CABIN, CABIN]), 5)], CardKind::Epidemic);
    let left = |number, places: &[(u8, u8)]| {
        places
            .iter()
            .map(|&(column, row)| table.player(number).fleet.aboard().crew(cell(column, row).into()).total())
            .collect::<Vec<_>>()
    };
    assert_eq!(left(0, &[(1, 3), (3, 3), (4, 3)]), [2, 0, 0]);
    assert_eq!(left(1, &[(1, 3), (2, 3), (3, 3)]), [1, 1, 1]);
}

/// BG-EPIDEMIC: an alien goes as a human does; cabins that touch without a joint do not infect each other.
#[test]
fn an_epidemic_takes_aliens_and_needs_joints() {
    let board = Board::new(Class::II);
    let kinds = parts(&[(1, 3, START), (2, 3, CABIN), (3, 3, life_support(Colour::Purple))]);
    let crewed = fleet(board.clone(), &kinds, &[(2, 3, Alien::Purple)]);
    let smooth =
        |column, row, edges| (column, row, crate::support::component(CABIN, edges, starwright::grid::Side::Front));
    let apart =
        fleet(board, &[part(1, 3, BATTERY), smooth(1, 2, "3030"), smooth(2, 3, "3003"), smooth(2, 2, "3030")], &[]);
    let table = Table::new(vec![(crewed, 10), (apart, 5)], CardKind::Epidemic);
    let crew = table.player(0).fleet.crew();
    assert_eq!((crew.humans, crew.aliens), (1, 0));
    // (2, 2) and (2, 3) are joined; (1, 2) is not beside any of them by a joint
    assert_eq!(table.player(1).fleet.crew().humans, 4);
}

/// BG-GOODS-1: red fits special holds only, so whoever has none is not asked where to put it.
#[test]
fn goods_that_fit_nowhere_ask_nothing() {
    let station = CardKind::AbandonedStation { crew: 2, goods: goods("R"), days: 1 };
    for hold in [HOLD, BATTERY] {
        let mut table = Table::new(vec![(line(&[hold]), 10), (line(&[]), 5)], station.clone());
        table.answers(0, Ask::Take, Choice::Take);
        assert!(table.is_over(), "{hold}");
        assert_eq!(table.player(0).fleet.aboard().goods(!CellSet::EMPTY), goods(""));
    }
    let mut table = Table::new(vec![(line(&[SPECIAL]), 10), (line(&[]), 5)], station);
    table.answers(0, Ask::Take, Choice::Take).answers(0, Ask::Stow, stow("R", &[(2, 3, "R")]));
    assert_eq!(table.player(0).fleet.aboard().goods(!CellSet::EMPTY), goods("R"));
}

/// BG-GOODS-2: when goods are gained, old ones may be rearranged or thrown away, even if no new block fits.
#[test]
fn goods_aboard_may_be_rearranged_for_goods_that_fit_nowhere() {
    let station = CardKind::AbandonedStation { crew: 2, goods: goods("R"), days: 1 };
    let trader = loaded(line(&[HOLD]), &[(2, 3, goods("B"))]);
    let mut table = Table::new(vec![(trader, 10), (line(&[]), 5)], station);
    table.answers(0, Ask::Take, Choice::Take).asks(0, Ask::Stow);
    assert_eq!(table.no(0, stow("R", &[(2, 3, "R")])), Rule::BgGoods1);
    table.ok(0, stow("R", &[]));
    assert_eq!(table.player(0).fleet.aboard().goods(!CellSet::EMPTY), goods(""));
}

/// LM-END-2: a player who gave up is asked nothing, does not move and is never chosen.
#[test]
fn players_who_gave_up_take_no_part() {
    let mut setup = setup(vec![(line(&[ENGINE]), 3), (line(&[ENGINE]), 9)], &[CardKind::Sabotage, CardKind::OpenSpace]);
    setup.players[0] = Pilot::default();
    let mut table = Table::meet(setup);
    table.dice(&[1; 12]).fly_on();
    assert_eq!(table.positions(), [None, Some(10)]);
    assert!(!table.events.iter().any(|event| format!("{event}").contains("seat 0")));
}
