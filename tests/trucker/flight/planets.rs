//! Planets.

use starwright::trucker::Rule;
use starwright::trucker::cards::CardKind;
use starwright::trucker::flight::{Ask, Choice, Event};

use super::table::{HOLD, SPECIAL, Table, goods, line, stow};

fn planets(loads: &[&str], days: u16) -> CardKind {
    CardKind::Planets { planets: loads.iter().map(|letters| goods(letters)).collect(), days }
}

/// BG-PLANETS: in order, each lands on a free planet and loads at once; only then the days are lost, once, last to first.
#[test]
fn days_are_lost_when_all_have_landed() {
    let trader = || line(&[HOLD]);
    let mut table = Table::new(vec![(trader(), 9), (trader(), 10), (trader(), 8)], planets(&["GB", "Y"], 2));
    table.answers(1, Ask::Land, Choice::Land { planet: 1 });
    assert_eq!(table.no(1, Choice::FlyOn), Rule::BgGoods2, "goods are to be stowed now");
    table.answers(1, Ask::Stow, stow("Y", &[(2, 3, "Y")]));
    assert_eq!(table.no(0, Choice::Land { planet: 1 }), Rule::BgPlanets, "taken");
    assert_eq!(table.no(0, Choice::Land { planet: 2 }), Rule::BgPlanets, "there is none");
    assert!(table.moves().is_empty());
    table.answers(0, Ask::Land, Choice::Land { planet: 0 }).answers(0, Ask::Stow, stow("GB", &[(2, 3, "GB")]));
    assert!(table.is_over(), "no planet is free, so nobody else is asked");
    assert_eq!(table.moves(), [(0, -2), (1, -2)]);
    assert_eq!(table.positions(), [Some(6), Some(7), Some(8)]);
    assert_eq!(table.player(1).fleet.aboard().goods(!starwright::grid::CellSet::EMPTY), goods("Y"));
}

/// BG-PLANETS: landing only to block is allowed; who declines loses no day, and the next one is asked.
#[test]
fn a_planet_may_be_blocked_or_declined() {
    let mut table = Table::new(vec![(line(&[]), 9), (line(&[]), 10)], planets(&["RR"], 1));
    table.answers(1, Ask::Land, Choice::Decline).answers(0, Ask::Land, Choice::Land { planet: 0 });
    assert!(table.is_over(), "without a hold there is nothing to stow");
    assert_eq!(table.moves(), [(0, -1)]);
    assert!(table.events.contains(&Event::Declined { seat: super::table::seat(1) }));
}

/// BG-GOODS-1, BG-GOODS-2: red only in special holds, no more than there is; old blocks may move or go.
#[test]
fn stowing() {
    let trader = super::table::loaded(line(&[HOLD, SPECIAL]), &[(2, 3, goods("YB"))]);
    let mut table = Table::new(vec![(trader, 9), (line(&[]), 1)], planets(&["RG"], 1));
    table.ok(0, Choice::Land { planet: 0 });
    assert_eq!(table.no(0, stow("RG", &[(2, 3, "R")])), Rule::BgGoods1);
    assert_eq!(table.no(0, stow("RG", &[(2, 3, "YYB")])), Rule::BgGoods1);
    assert_eq!(table.no(0, stow("RG", &[(3, 3, "Y"), (2, 3, "Y")])), Rule::BgGoods2);
    assert_eq!(table.no(0, stow("RGB", &[])), Rule::BgGoods2, "that is not what lies there");
    table.ok(0, stow("RG", &[(2, 3, "YG"), (3, 3, "R")]));
    let thrown_away = table.events.iter().find_map(|event| match event {
        Event::Stowed { thrown_away, .. } => Some(*thrown_away),
        _ => None,
    });
    assert_eq!(thrown_away, Some(goods("B")));
}
