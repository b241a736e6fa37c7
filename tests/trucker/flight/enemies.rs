//! Slavers, smugglers and pirates.

use starwright::grid::{CellSet, Side};
use starwright::trucker::cards::CardKind;
use starwright::trucker::flight::{Ask, Choice, Event, Fight};
use starwright::trucker::{Board, Class, GoodsLoss, Kind, Rule};

use super::table::{
    BATTERY, CABIN, CANNON, CANNONS, HOLD, SPECIAL, START, Table, fire, fleet, give_crew, goods, line, loaded, part,
    power, seat, stow,
};
use crate::support::{cell, component};

const SLAVERS: CardKind = CardKind::Slavers { strength: 2, lose_crew: 3, credits: 5, days: 2 };

fn smugglers(strength: u16, lose_goods: u16) -> CardKind {
    CardKind::Smugglers { strength, lose_goods, goods: goods("RY"), days: 1 }
}

fn pirates(codes: &[&str]) -> CardKind {
    CardKind::Pirates { strength: 2, shots: fire(codes), credits: 4, days: 1 }
}

fn fights(table: &Table) -> Vec<(u8, Fight)> {
    let fought = |event: &Event| match event {
        Event::Fought { seat, fight } => Some((seat.number(), *fight)),
        _ => None,
    };
    table.events.iter().filter_map(fought).collect()
}

/// BG-ENEMY-1: weaker ones suffer, equal ones nothing, the enemy goes on; who is stronger ends the card and may take the reward.
#[test]
fn an_enemy_goes_on_until_it_is_beaten() {
    let cannons = |number| line(&[CABIN, CANNON, CANNON, CANNON][..=number]);
    let mut table = Table::new(vec![(cannons(3), 4), (cannons(1), 9), (cannons(2), 8), (cannons(1), 2)], SLAVERS);
    table.answers(1, Ask::Crew, give_crew(&[(1, 3, 1), (2, 3, 2)]));
    assert_eq!(fights(&table), [(1, Fight::Lost), (2, Fight::Drawn), (0, Fight::Won)]);
    assert_eq!(table.player(2).fleet.crew().total(), 4);
    table.answers(0, Ask::Take, Choice::Take);
    assert!(table.is_over(), "who is behind the winner is not attacked");
    assert_eq!((table.player(0).credits, table.moves()), (5, vec![(0, -2)]));
}

/// BG-ENEMY-1: the reward may be left, with its days.
#[test]
fn a_reward_may_be_declined() {
    let mut table = Table::new(vec![(line(&[CANNON, CANNON, CANNON]), 4), (line(&[]), 1)], SLAVERS);
    table.answers(0, Ask::Take, Choice::Decline);
    assert!(table.is_over() && table.moves().is_empty());
    assert_eq!(table.player(0).credits, 0);
}

/// BG-HALF: 2½ beats 2, and 1½ does not draw with it.
#[test]
fn halves_are_kept() {
    let aside = (3, 3, component(CANNON, "3033", Side::Right));
    let armed = |ahead: &[(u8, u8)]| {
        let mut parts = vec![part(1, 3, START), part(2, 3, CABIN), aside];
        parts.extend(ahead.iter().map(|&(column, row)| part(column, row, CANNON)));
        fleet(Board::new(Class::II), &parts, &[])
    };
    let table = Table::new(vec![(armed(&[(1, 2), (2, 2)]), 4), (line(&[]), 1)], SLAVERS);
    assert_eq!(fights(&table), [(0, Fight::Won)]);
    let table = Table::new(vec![(armed(&[(1, 2)]), 4), (line(&[]), 1)], SLAVERS);
    assert_eq!(fights(&table), [(0, Fight::Lost)]);
}

/// BG-ENEMY-1: "equal" is not settled before the doubles may be powered, and the batteries are gone either way.
#[test]
fn doubles_are_powered_before_anything_is_compared() {
    let double = || line(&[CANNON, CANNONS, BATTERY]);
    let mut table = Table::new(vec![(double(), 4), (double(), 3)], smugglers(1, 1));
    table.answers(0, Ask::Cannons, power(&[], &[]));
    assert_eq!(fights(&table), [(0, Fight::Drawn)]);
    assert_eq!(table.no(1, power(&[(2, 3)], &[(4, 3)])), Rule::BgPower, "no double");
    assert_eq!(table.no(1, power(&[(3, 3)], &[])), Rule::BgPower);
    table.answers(1, Ask::Cannons, power(&[(3, 3)], &[(4, 3)]));
    assert_eq!(fights(&table), [(0, Fight::Drawn), (1, Fight::Won)]);
    assert_eq!(table.player(1).fleet.aboard().batteries(!CellSet::EMPTY), 1);
}

/// BG-POWER: what adds nothing to the strength asked for is not powered.
#[test]
fn engines_do_not_help_against_enemies() {
    let ship = || line(&[CANNONS, Kind::DoubleEngine, BATTERY]);
    let table = Table::new(vec![(ship(), 4), (line(&[]), 1)], SLAVERS);
    table.asks(0, Ask::Cannons);
    assert_eq!(table.no(0, power(&[(3, 3)], &[(4, 3)])), Rule::BgPower);
    assert_eq!(table.listed(), [power(&[], &[]), power(&[(2, 3)], &[(4, 3)])]);
}

/// BG-ENEMY-2, LM-FLEET-9: smugglers take the most valuable goods first, then batteries, and no more than there is.
#[test]
fn smugglers_take_the_most_valuable_goods_first() {
    let poor = loaded(line(&[HOLD, SPECIAL, BATTERY]), &[(2, 3, goods("GB")), (3, 3, goods("R"))]);
    let table = Table::new(vec![(poor.clone(), 4), (line(&[]), 1)], smugglers(1, 2));
    let all = !CellSet::EMPTY;
    assert_eq!(table.player(0).fleet.aboard().goods(all), goods("B"));
    assert_eq!(table.player(0).fleet.aboard().batteries(all), 2);
    let table = Table::new(vec![(poor.clone(), 4), (line(&[]), 1)], smugglers(1, 4));
    assert_eq!(table.player(0).fleet.aboard().goods(all), goods(""));
    assert_eq!(table.player(0).fleet.aboard().batteries(all), 1);
    let table = Table::new(vec![(poor, 4), (line(&[]), 1)], smugglers(1, 9));
    assert_eq!(table.player(0).fleet.aboard().batteries(all), 0);
    assert!(table.is_over(), "there was never a choice");
}

/// LM-FLEET-9, BG-ENEMY-2: among equals the owner chooses, but never a cheaper block.
#[test]
fn the_owner_chooses_among_equals() {
    let rich = loaded(line(&[HOLD, HOLD]), &[(2, 3, goods("YB")), (3, 3, goods("YB"))]);
    let mut table = Table::new(vec![(rich, 4), (line(&[]), 1)], smugglers(1, 1));
    let give = |column, letters| Choice::GiveGoods {
        loss: GoodsLoss { goods: vec![(cell(column, 3), goods(letters))], batteries: vec![] },
    };
    table.asks(0, Ask::Goods);
    assert_eq!(table.no(0, give(2, "B")), Rule::BgEnemy2);
    assert_eq!(table.no(0, give(2, "YB")), Rule::BgEnemy2);
    assert_eq!(table.listed(), [give(2, "Y"), give(3, "Y")]);
    table.ok(0, give(3, "Y"));
    assert_eq!(table.player(0).fleet.aboard().goods(cell(3, 3).into()), goods("B"));
}

/// BG-ENEMY-1: beaten smugglers leave goods, which are stowed before the days are lost.
#[test]
fn smugglers_leave_goods() {
    let mut table = Table::new(vec![(line(&[CANNON, CANNON, HOLD]), 4), (line(&[]), 1)], smugglers(1, 1));
    table.answers(0, Ask::Take, Choice::Take).answers(0, Ask::Stow, stow("RY", &[(4, 3, "Y")]));
    assert!(table.is_over());
    assert_eq!((table.moves(), table.player(0).credits), (vec![(0, -1)], 0));
    assert_eq!(table.player(0).fleet.aboard().goods(!CellSet::EMPTY), goods("Y"));
}

/// BG-ENEMY-2, LM-R47: when all are attacked, one roll a shot for all losers, in order; who won is not shot at and is
/// rewarded last.
#[test]
fn pirates_shoot_at_all_losers_at_once() {
    let winner = || line(&[CANNON, CANNON, CANNON]);
    let mut table = Table::new(vec![(winner(), 3), (line(&[CABIN]), 9), (line(&[CABIN]), 7)], pirates(&["sF", "LL"]));
    assert_eq!(fights(&table), [(1, Fight::Lost), (2, Fight::Lost), (0, Fight::Won)]);
    // column 6, which is the second component of everybody
    table.dice(&[3, 3]);
    let struck = |table: &Table| {
        let met = table.events.iter().filter_map(|event| match event {
            Event::Met { seat, .. } => Some(seat.number()),
            _ => None,
        });
        met.collect::<Vec<_>>()
    };
    assert_eq!(struck(&table), [1, 2]);
    assert_eq!(table.player(0).lost, CellSet::EMPTY);
    assert!(table.player(1).lost.contains(cell(2, 3)) && table.player(2).lost.contains(cell(2, 3)));
    assert!(!table.events.iter().any(|event| matches!(event, Event::Took { .. })));
    // row 7
    table.dice(&[3, 4]);
    assert_eq!(struck(&table), [1, 2, 1, 2]);
    table.answers(0, Ask::Take, Choice::Take);
    assert_eq!(table.player(0).credits, 4);
    assert_eq!(table.positions(), [Some(2), None, None], "LM-R45");
}

/// LM-R48: without a loser no shot is rolled.
#[test]
fn a_shot_at_no_fleet_is_not_rolled() {
    let even = || line(&[CANNON, CANNON]);
    let table = Table::new(vec![(even(), 3), (even(), 9)], pirates(&["sF", "LL"]));
    assert!(table.is_over());
    assert!(table.events.contains(&Event::Unmet { attacks: 2 }));
}

/// BG-ENEMY-2: pirates do not shoot before they have attacked all, or are beaten.
#[test]
fn the_salvo_waits_for_all() {
    let mut table = Table::new(vec![(line(&[CANNON, CANNONS, BATTERY]), 3), (line(&[CABIN]), 9)], pirates(&["sF"]));
    table.answers(0, Ask::Cannons, power(&[], &[]));
    assert_eq!(fights(&table), [(1, Fight::Lost), (0, Fight::Lost)]);
    table.dice(&[1, 1]);
    assert!(table.is_over(), "column 2 is off the board, so nobody is asked (LM-R44)");
}

/// LM-R53: an enemy of strength 0 draws with who has no cannon, and takes nothing where its card says 0.
#[test]
fn an_enemy_may_have_strength_0_and_take_nothing() {
    let card = |strength| CardKind::Slavers { strength, lose_crew: 0, credits: 0, days: 0 };
    for (strength, fight) in [(0, Fight::Drawn), (1, Fight::Lost)] {
        let table = Table::new(vec![(line(&[CABIN]), 5), (line(&[]), 1)], card(strength));
        let told = table.events.iter().filter(|event| !matches!(event, Event::Shown { .. } | Event::Cannons { .. }));
        let fought = [0, 1].map(|number| Event::Fought { seat: seat(number), fight });
        assert!(told.eq(fought.iter().chain([&Event::Over])), "{:?}", table.events);
    }
}
