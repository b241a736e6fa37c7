//! Batteries spent, and the cheapest plans.

use std::collections::BTreeMap;

use proptest::prelude::*;
use starwright::grid::{Cell, CellSet, Side};
use starwright::trucker::{Capacity, Class, Fleet, Goal, Kind, PowerError, Rule, Strength};

use crate::strength::{oracle_strengths, subsets};
use crate::support::fleets::any_loaded_fleet;
use crate::support::random::Chooser;
use crate::support::{board, cases, cell, cells, component, layout};

/// Two ships of class IVC, each with a double cannon to the front, a double engine and a battery component: two tokens on
/// the first ship, one on the second.
fn fleet() -> Fleet {
    let ship = |column, tokens| {
        [
            (column, 2, component(Kind::DoubleCannon, "0030", Side::Front)),
            (column, 3, component(Kind::Battery(tokens), "3330", Side::Front)),
            (column + 1, 3, component(Kind::DoubleEngine, "0003", Side::Front)),
        ]
    };
    let ships = [ship(1, Capacity::Two), ship(6, Capacity::One)].concat();
    let mut fleet = layout(board(Class::IVC, &[]), &ships).into_fleet().expect("a legal layout");
    assert_eq!(fleet.ships().count(), 2);
    fleet.embark(&[]).expect("always possible once");
    fleet
}

const CANNONS: [(u8, u8); 2] = [(1, 2), (6, 2)];
const ENGINES: [(u8, u8); 2] = [(2, 3), (7, 3)];
const BATTERIES: [(u8, u8); 2] = [(1, 3), (6, 3)];

fn refused(fleet: &Fleet, powered: &[(u8, u8)], tokens: &[(u8, u8)]) -> PowerError {
    let mut changed = fleet.clone();
    let error = changed.power(cells(powered), &list(tokens)).expect_err("it breaks a rule");
    assert_eq!(changed, *fleet);
    error
}

fn list(places: &[(u8, u8)]) -> Vec<Cell> {
    places.iter().map(|&(column, row)| cell(column, row)).collect()
}

/// BG-POWER: each powered component takes a battery, each time; nothing is powered without.
#[test]
fn power_takes_a_battery_each() {
    let mut fleet = fleet();
    assert_eq!(fleet.doubles(), cells(&[CANNONS, ENGINES].concat()));
    let now = fleet.power(cells(&CANNONS), &list(&BATTERIES)).expect("each ship pays its own");
    assert_eq!((now.engines, now.cannons), (0, Strength::from_points(4)));
    assert_eq!(fleet.aboard().batteries(cells(&BATTERIES)), 1);
    assert_eq!(fleet.strengths().unpowered.cannons, Strength::ZERO, "the power is used up");
    fleet.power(cells(&CANNONS[..1]), &list(&BATTERIES[..1])).expect("the second token of the first ship");
    assert_eq!(fleet.aboard().batteries(cells(&BATTERIES)), 0);
    assert_eq!(fleet.strengths().at_most.cannons, Strength::ZERO);

    let error = refused(&fleet, &CANNONS[..1], &BATTERIES[..1]);
    assert_eq!(error.to_string(), "ship 1 needs 1 battery token and has none (BG-POWER)", "no ship has any left");
}

/// BG-POWER: only doubles are powered.
#[test]
fn only_doubles_are_powered() {
    let error = refused(&fleet(), &BATTERIES[..1], &BATTERIES[..1]);
    assert_eq!(error.to_string(), "on (1, 3) the battery cannot be powered (BG-POWER)");
    let error = refused(&fleet(), &[(8, 8)], &[]);
    assert_eq!((error, error.rule()), (PowerError::NotADouble { cell: cell(8, 8), kind: None }, Rule::BgPower));
}

/// LM-FLEET-1, BG-POWER: each ship pays for its own components, from tokens that are there, no more and no less.
#[test]
fn each_ship_pays_for_itself() {
    let fleet = fleet();
    let error = refused(&fleet, &[CANNONS[1], ENGINES[1]], &[BATTERIES[1], BATTERIES[0]]);
    assert_eq!(error, PowerError::TooFewBatteries { ship: 1, needed: 2, aboard: 1, rule: Rule::LmFleet1 });
    assert_eq!(error.rule(), Rule::LmFleet1, "the other ship has one to spare");
    let error = refused(&fleet, &CANNONS[1..], &BATTERIES[..1]);
    let text = "ship 1 must pay 0 battery tokens, not 1 (LM-FLEET-1)";
    assert_eq!((error.to_string().as_str(), error.rule()), (text, Rule::LmFleet1));
    let error = refused(&fleet, &CANNONS[..1], &[]);
    assert_eq!(error, PowerError::Amount { ship: 0, cost: 1, paid: 0, rule: Rule::BgPower });
    assert_eq!(error.rule(), Rule::BgPower);
    let error = refused(&fleet, &CANNONS[..1], &[BATTERIES[0]; 2]);
    assert_eq!(error, PowerError::Amount { ship: 0, cost: 1, paid: 2, rule: Rule::BgPower });
    let error = refused(&fleet, &CANNONS[1..], &[BATTERIES[1]; 2]);
    assert_eq!(error.to_string(), "no battery token is left on (6, 3) (BG-POWER)");
    assert_eq!(error.rule(), Rule::BgPower);
}

/// BG-POWER: with one ship there is no other whose batteries could be meant, and no fleet whose ships make a strength.
#[test]
fn one_ship_is_no_fleet() {
    let cabin = component(Kind::StartingCabin, "3333", Side::Front);
    let double = component(Kind::DoubleCannon, "0333", Side::Front);
    let battery = component(Kind::Battery(Capacity::Two), "3333", Side::Front);
    let parts = [(1, 3, double), (2, 3, cabin), (3, 3, double), (4, 3, double), (2, 4, battery)];
    let mut fleet = layout(board(Class::II, &[]), &parts).into_fleet().expect("a legal ship");
    fleet.embark(&[]).expect("humans");
    let doubles = [(1, 3), (3, 3), (4, 3)];
    let rule = |powered: &[(u8, u8)], tokens: &[(u8, u8)]| refused(&fleet, powered, tokens).rule();
    assert_eq!(rule(&doubles, &[(2, 4); 2]), Rule::BgPower, "three doubles, two batteries");
    assert_eq!(rule(&doubles[..1], &[]), Rule::BgPower, "no token");
    assert_eq!(rule(&doubles[..2], &[(2, 4)]), Rule::BgPower, "one token for two");
    assert_eq!(rule(&doubles[..1], &[(2, 4); 2]), Rule::BgPower, "two tokens for one");
    let far = |goal| fleet.battery_plan(goal).unwrap_err().rule();
    assert_eq!(far(Goal::Engines(1)), Rule::LmFleet16);
    assert_eq!(far(Goal::Cannons(Strength::from_points(7))), Rule::LmFleet16);
}

/// LM-FLEET-2, LM-FLEET-4: a plan powers engines in every ship, and cannons in any.
#[test]
fn plans_reach_their_goal() {
    let fleet = fleet();
    let engines = fleet.battery_plan(Goal::Engines(1)).expect("a battery each");
    assert_eq!((engines.powered, engines.batteries()), (cells(&ENGINES), 2));
    assert_eq!(engines.strengths.engines, 2);
    let cannons = fleet.battery_plan(Goal::Cannons(Strength::from_halves(3))).expect("one of two");
    assert_eq!(cannons.powered, cells(&CANNONS[..1]), "the first of equals");
    assert_eq!(cannons.strengths.cannons, Strength::from_points(2));
    assert_eq!(fleet.battery_plan(Goal::Engines(0)).expect("nothing to do").batteries(), 0);

    let error = fleet.battery_plan(Goal::Cannons(Strength::from_halves(9))).expect_err("two cannons");
    assert_eq!(error.to_string(), "cannon strength 4½ is out of reach: the most is 4 (LM-FLEET-4)");
    let error = fleet.battery_plan(Goal::Engines(3)).expect_err("one engine a ship");
    assert_eq!(error.to_string(), "engine strength 3 is out of reach: the most is 2 (LM-FLEET-2)");
}

/// The fewest batteries for each strength a fleet can reach, by trying every choice.
fn cheapest(fleet: &Fleet) -> BTreeMap<(bool, u32), u32> {
    let mut cheapest = BTreeMap::new();
    for powered in subsets(fleet.doubles(), u32::MAX) {
        let batteries = |ship: starwright::trucker::Ship| fleet.aboard().batteries(ship.components);
        if fleet.ships().any(|ship| (powered & ship.components).len() > batteries(ship)) {
            continue;
        }
        let ships: Vec<_> = fleet.ships().map(|ship| oracle_strengths(fleet, ship, powered)).collect();
        let engines = ships.iter().map(|&(engines, _)| engines).min().unwrap_or(0);
        let cannons = ships.iter().map(|&(_, cannons)| cannons).sum();
        for reached in [(false, engines), (true, cannons)] {
            let batteries = cheapest.entry(reached).or_insert(u32::MAX);
            *batteries = powered.len().min(*batteries);
        }
    }
    cheapest
}

proptest! {
    #![proptest_config(cases(600))]

    /// LM-FLEET-1, LM-FLEET-2, LM-FLEET-4, BG-POWER: no choice of components reaches a strength for fewer batteries than the
    /// plan, and without a plan no choice reaches it at all.
    #[test]
    fn plans_are_as_cheap_as_can_be(fleet in any_loaded_fleet()) {
        prop_assume!(fleet.doubles().len() <= 8);
        let cheapest = cheapest(&fleet);
        for wanted in 0..=cheapest.keys().map(|&(_, strength)| strength).max().unwrap_or(0) + 1 {
            for is_cannons in [false, true] {
                let enough = cheapest.iter().filter(|&(&(kind, strength), _)| kind == is_cannons && strength >= wanted);
                let fewest = enough.map(|(_, &batteries)| batteries).min();
                let goal = if is_cannons { Goal::Cannons(Strength::from_halves(wanted)) } else { Goal::Engines(wanted) };
                let plan = fleet.battery_plan(goal);
                prop_assert_eq!(plan.map(|plan| plan.batteries()).ok(), fewest);
                if let Ok(plan) = plan {
                    prop_assert_eq!(fleet.strengths_with(plan.powered), Ok(plan.strengths));
                    let reached = if is_cannons { plan.strengths.cannons.halves() } else { plan.strengths.engines };
                    prop_assert!(reached >= wanted);
                }
            }
        }
    }

    /// BG-POWER, LM-FLEET-1: what is refused changes nothing, and what is paid takes just the tokens named.
    #[test]
    fn power_conserves(fleet in any_loaded_fleet(), seed in any::<u64>()) {
        let mut chooser = Chooser::new(seed);
        let powered: CellSet = fleet.doubles().iter().filter(|_| chooser.percent(30)).collect();
        let batteries = fleet.layout().occupied().iter().filter(|&cell| fleet.aboard().batteries(cell.into()) > 0);
        let batteries: CellSet = batteries.collect();
        let tokens: Vec<Cell> = powered.iter().filter_map(|double| {
            let ship = fleet.ships().find(|ship| ship.components.contains(double))?;
            let from = if chooser.percent(95) { ship.components } else { batteries };
            chooser.cell(batteries & from)
        }).collect();
        let mut after = fleet.clone();
        match after.power(powered, &tokens) {
            Err(_) => prop_assert_eq!(after, fleet),
            Ok(strengths) => {
                prop_assert_eq!(fleet.strengths_with(powered), Ok(strengths));
                for cell in fleet.layout().occupied() {
                    let named = tokens.iter().filter(|&&token| token == cell).count();
                    let spent = fleet.aboard().batteries(cell.into()) - after.aboard().batteries(cell.into());
                    prop_assert_eq!(u32::try_from(named).expect("few"), spent);
                }
                for ship in fleet.ships() {
                    let spent = fleet.aboard().batteries(ship.components) - after.aboard().batteries(ship.components);
                    prop_assert_eq!(spent, (powered & ship.components).len());
                }
                prop_assert_eq!(after.crew(), fleet.crew());
                prop_assert_eq!(after.layout(), fleet.layout());
            }
        }
    }
}
