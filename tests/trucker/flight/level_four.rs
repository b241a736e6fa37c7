//! A class IV flight with level III cards, as it is played.

use starwright::grid::CellSet;
use starwright::trucker::cards::{CardKind, Criterion, Penalty};
use starwright::trucker::flight::{Ask, Choice, Event, Fight, Question, Setup};
use starwright::trucker::{ExtraCrew, Fleet, Rule, Rulings};

use super::table::{
    CABIN, CANNON, ENGINE, HOLD, Table, fire, give_crew, goods, loaded, meteors, setup, squadron, stow, zone,
};
use crate::support::cell;

fn armed(cannons: u8) -> Fleet {
    let mut kinds = vec![(1, 3, CABIN), (2, 3, CABIN), (3, 3, HOLD)];
    kinds.extend((1..=cannons).map(|column| (column, 2, CANNON)));
    squadron(&kinds)
}

fn fights(table: &Table) -> Vec<Fight> {
    table
        .events
        .iter()
        .filter_map(|event| if let Event::Fought { fight, .. } = event { Some(*fight) } else { None })
        .collect()
}

/// LM-IV3-2: enemies are one stronger; LM-IV3-4: they take one crew member more; LM-IV3-5: the reward is one credit more;
/// LM-IV3-7: days stay.
#[test]
fn slavers_are_stronger_and_take_and_pay_more() {
    let card = CardKind::Slavers { strength: 1, lose_crew: 1, credits: 5, days: 2 };
    let mut table = Table::level_four(vec![(armed(3), 3), (armed(2), 6), (armed(1), 9)], card);
    table.asks(2, Ask::Crew);
    assert_eq!(table.no(2, give_crew(&[(1, 3, 1)])), Rule::LmFleet9);
    table.ok(2, give_crew(&[(1, 3, 1), (2, 3, 1)]));
    assert_eq!(fights(&table), [Fight::Lost, Fight::Drawn, Fight::Won]);
    let raised = CardKind::Slavers { strength: 2, lose_crew: 2, credits: 6, days: 2 };
    let shown = |event: &Event| matches!(event, Event::Shown { faced: Some(faced), .. } if *faced == raised);
    assert!(table.events.iter().any(shown), "what is fought is told");
    table.answers(0, Ask::Take, Choice::Take);
    assert_eq!((table.player(0).credits, table.moves()), (6, vec![(0, -2)]));
}

/// LM-IV3-3, LM-R50: abandoned ships take one crew member more, stations ask for one more aboard.
#[test]
fn more_crew_is_asked_for() {
    let ship = CardKind::AbandonedShip { crew: 3, credits: 4, days: 1 };
    let mut table = Table::level_four(vec![(armed(0), 9), (squadron(&[(1, 3, CABIN)]), 3)], ship);
    table.answers(0, Ask::Take, Choice::Take);
    assert!(table.is_over(), "four of four go");
    assert_eq!(table.player(0).credits, 5);
    let station = CardKind::AbandonedStation { crew: 4, goods: goods("Y"), days: 1 };
    let table = Table::level_four(vec![(armed(0), 9), (armed(0), 3)], station);
    assert!(table.is_over(), "four are too few for five");
}

/// LM-R50: where the table says so, the additional crew member need only be aboard, and the ship takes the printed number.
#[test]
fn the_additional_crew_member_may_stay() {
    let mut three = armed(0);
    three.lose_crew(1, CellSet::EMPTY, &[(cell(1, 3), 1)]).expect("one goes");
    let ship = CardKind::AbandonedShip { crew: 3, credits: 4, days: 1 };
    let rulings = Rulings::DEFAULT.with_extra_crew(ExtraCrew::Aboard);
    let begun = setup(vec![(three, 9), (armed(0), 3)], &[ship]);
    let mut table = Table::meet(Setup { level_iii_cards: true, rulings, ..begun });
    table.answers(1, Ask::Take, Choice::Take).answers(1, Ask::Crew, give_crew(&[(1, 3, 2), (2, 3, 1)]));
    assert_eq!((table.player(1).credits, table.player(1).fleet.crew().total()), (5, 1));
}

/// LM-IV3-5: a load is upgraded by a step, or has one more blue; declined; once for each receipt; and it still has to fit.
#[test]
fn goods_gained_are_worth_one_more() {
    let card = CardKind::Planets { planets: [goods("YG"), goods("R")].into_iter().collect(), days: 1 };
    let trader = || loaded(armed(0), &[(3, 3, goods("B"))]);
    let mut table = Table::level_four(vec![(trader(), 9), (trader(), 3)], card);
    table.ok(0, Choice::Land { planet: 0 });
    let Question::Stow { loads } = table.question() else { panic!("goods to stow") };
    assert_eq!(loads[..], ["YG", "RG", "YY", "YGB"].map(goods));
    for wrong in ["GG", "RY", "YYB", "YGBB", ""] {
        assert_eq!(table.no(0, stow(wrong, &[])), Rule::LmIv35, "{wrong}");
    }
    assert_eq!(table.no(0, stow("RG", &[(3, 3, "R")])), Rule::BgGoods1);
    table.ok(0, stow("YY", &[(3, 3, "YY")]));
    table.ok(1, Choice::Land { planet: 1 });
    // a red block is not upgraded
    table.answers(1, Ask::Stow, stow("RB", &[(3, 3, "BB")]));
    assert!(table.is_over());
}

/// LM-IV3-4: one block more, and one crew member more in a combat zone; LM-IV3-6: its first shot comes twice, with dice of its own.
#[test]
fn a_combat_zone_takes_more_and_repeats_its_first_shot() {
    let trader = loaded(armed(0), &[(3, 3, goods("YB"))]);
    let card = zone([
        (Criterion::WeakestCannons, Penalty::Goods(1)),
        (Criterion::WeakestCannons, Penalty::Crew(1)),
        (Criterion::WeakestCannons, Penalty::Shots(fire(&["sF", "LF"]))),
    ]);
    let mut table = Table::level_four(vec![(trader, 9), (armed(1), 3)], card);
    assert_eq!(table.player(0).fleet.aboard().goods(!CellSet::EMPTY), goods(""));
    table.answers(0, Ask::Crew, give_crew(&[(1, 3, 1), (2, 3, 1)]));
    table.dice(&[1, 1]).dice(&[1, 1]).dice(&[1, 1]);
    assert!(table.is_over());
    let kinds: Vec<_> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Comes { attack, .. } => Some(attack.kind),
            _ => None,
        })
        .collect();
    assert!(kinds[0] == kinds[1] && kinds[1] != kinds[2] && kinds.len() == 3);
}

/// LM-IV3-6: the first meteor comes twice; LM-IV3-7: open space stays as it is.
#[test]
fn the_first_meteor_repeats_and_open_space_is_unchanged() {
    let mut table = Table::level_four(vec![(armed(0), 9), (armed(0), 3)], meteors(&["sF", "LF"]));
    table.dice(&[1, 1]).dice(&[1, 1]).dice(&[1, 1]);
    assert!(table.is_over());
    let flier = || squadron(&[(1, 3, CABIN), (2, 3, ENGINE)]);
    let table = Table::level_four(vec![(flier(), 9), (flier(), 3)], CardKind::OpenSpace);
    assert!(table.events.iter().any(|event| matches!(event, Event::Shown { faced: None, .. })), "as printed");
    assert_eq!(table.positions(), [Some(10), Some(4)]);
}
