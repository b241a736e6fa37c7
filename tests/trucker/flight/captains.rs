//! What a captain prefers, by its skill.

use serde_json::json;
use starwright::grid::CellSet;
use starwright::table::Play;
use starwright::trucker::bots::{FlightBot, Skill};
use starwright::trucker::cards::{CardKind, Criterion, Penalty};
use starwright::trucker::flight::{Ask, Choice, Setup};
use starwright::trucker::{Alien, Board, Class, Colour, Fleet, GoodsFrom, GoodsLoss, Rulings};

use super::table::{
    BATTERY, CABIN, CANNON, CANNONS, ENGINE, ENGINES, HOLD, SPECIAL, Table, fire, fleet, give_crew, goods,
    life_support, line, loaded, meteors, parts, setup, squadron, zone,
};
use crate::support::cell;

/// The answer of a captain of this skill.
fn answer(table: &Table, skill: Skill) -> Choice {
    let actor = table.asked().expect("a player is asked").0.seat().expect("a seat");
    let view = table.flight().view(Some(actor));
    FlightBot::new(actor, skill).choose(&view, &table.listed()).expect("an answer")
}

fn middle(table: &Table) -> Choice {
    answer(table, Skill::Middle)
}

fn powered(table: &Table) -> u32 {
    let Choice::Power { powered, .. } = middle(table) else { panic!("{:?} is asked", table.asked()) };
    powered.len()
}

/// The ship with goods in its hold.
fn holding(ship: Fleet, letters: &str) -> Fleet {
    if letters.is_empty() { ship } else { loaded(ship, &[(2, 3, goods(letters))]) }
}

/// How many of its two double cannons a ship with these cabins powers against an enemy.
fn against(enemy: CardKind, cabins: usize) -> u32 {
    let crewed = vec![CABIN; cabins];
    let ship = line(&[&crewed[..], &[CANNONS, CANNONS, BATTERY]].concat());
    let table = Table::new(vec![(ship, 9), (line(&[]), 3)], enemy);
    table.asks(0, Ask::Cannons);
    powered(&table)
}

/// BG-ENEMY-2: batteries are spent to escape what would cost more.
#[test]
fn a_captain_powers_against_what_costs_more_than_batteries() {
    let slavers = |strength, lose_crew| CardKind::Slavers { strength, lose_crew, credits: 1, days: 3 };
    assert_eq!(against(slavers(4, 2), 1), 2, "two of the crew are worth more than two batteries");
    assert_eq!(against(slavers(2, 1), 1), 1, "a draw is enough: the credits are not worth the days");
    assert_eq!(against(slavers(4, 1), 1), 0, "one of the crew is worth less than two batteries");
    assert_eq!(against(slavers(4, 1), 0), 0, "and neither does the loss of half the crew end the flight");
    assert_eq!(against(slavers(4, 2), 0), 2);
    assert_eq!(against(slavers(5, 9), 1), 0, "nothing helps");
    let smugglers = |lose_goods| CardKind::Smugglers { strength: 2, lose_goods, goods: goods("B"), days: 3 };
    assert_eq!(against(smugglers(1), 0), 0, "without goods it costs as many batteries to lose as to win");
    assert_eq!(against(smugglers(2), 0), 1);
    let pirates = |codes: &[&str]| CardKind::Pirates { strength: 4, shots: fire(codes), credits: 1, days: 3 };
    assert_eq!(against(pirates(&["sF"]), 0), 0, "a light shot costs no more than two batteries");
    assert_eq!(against(pirates(&["LF"]), 0), 2);
    assert_eq!(against(pirates(&["sF", "sF"]), 0), 2);
}

/// BG-ENEMY-2: batteries are spent for a reward that is worth more.
#[test]
fn a_captain_powers_for_a_reward() {
    let slavers = |credits, days| CardKind::Slavers { strength: 3, lose_crew: 1, credits, days };
    assert_eq!(against(slavers(2, 1), 0), 2, "a credit and one of the crew for two batteries");
    assert_eq!(against(slavers(1, 1), 0), 0, "one of the crew alone is worth less");
    assert_eq!(against(slavers(3, 3), 0), 0);
}

/// BG-ENEMY-2: smugglers take the most valuable goods first, then batteries.
#[test]
fn a_captain_powers_for_his_goods() {
    let ship = |letters| holding(line(&[HOLD, CANNONS, CANNONS, BATTERY]), letters);
    let asked = |letters, lose_goods| {
        let card = CardKind::Smugglers { strength: 4, lose_goods, goods: goods("B"), days: 1 };
        powered(&Table::new(vec![(ship(letters), 9), (line(&[]), 3)], card))
    };
    assert_eq!((asked("B", 1), asked("G", 1), asked("BB", 2), asked("YB", 1)), (0, 2, 2, 2));
    assert_eq!((asked("", 2), asked("B", 2)), (0, 2), "batteries go when the goods have gone");
}

/// LM-R51: where ships give one after the other, the one whose goods are worth least comes first.
#[test]
fn a_captain_gives_what_is_worth_least() {
    let kinds = [(1, 3, CABIN), (2, 3, SPECIAL), (5, 3, CABIN), (6, 3, HOLD)];
    let ships = loaded(squadron(&kinds), &[(2, 3, goods("R")), (6, 3, goods("B"))]);
    let card = CardKind::Smugglers { strength: 4, lose_goods: 1, goods: goods("B"), days: 1 };
    let rulings = Rulings::DEFAULT.with_goods_from(GoodsFrom::Ship);
    let table = Table::meet(Setup { rulings, ..setup(vec![(ships, 9), (squadron(&[(1, 3, CABIN)]), 3)], &[card]) });
    let loss = GoodsLoss { goods: vec![(cell(6, 3), goods("B"))], ..GoodsLoss::default() };
    assert_eq!(answer(&table, Skill::Low), Choice::GiveGoods { loss });
}

/// BG-OPEN: as far as it pays, a day worth a credit.
#[test]
fn a_captain_powers_engines_in_open_space() {
    let fast = |kinds: &[_]| Table::new(vec![(line(kinds), 9), (line(&[ENGINE]), 3)], CardKind::OpenSpace);
    assert_eq!(powered(&fast(&[ENGINES, BATTERY])), 1);
    assert_eq!(powered(&fast(&[ENGINE, ENGINES, ENGINES, BATTERY])), 2);
    assert!(
        matches!(answer(&fast(&[ENGINE, ENGINES, BATTERY]), Skill::Low), Choice::Power { powered, .. } if powered.is_empty())
    );
}

/// LM-FLEET-3: no ship is left behind that need not be.
#[test]
fn a_captain_leaves_no_ship_behind() {
    let ships = squadron(&[(1, 3, CABIN), (2, 3, ENGINES), (3, 3, BATTERY), (5, 3, CABIN), (6, 3, ENGINE)]);
    let table = Table::new(vec![(ships, 9), (squadron(&[(1, 3, CABIN), (2, 3, ENGINE)]), 3)], CardKind::OpenSpace);
    table.asks(0, Ask::Engines);
    assert_eq!(powered(&table), 1);
}

/// BG-COMBAT: strength is declared above the weakest of the others, if what the worst suffers is worth it.
#[test]
fn a_captain_avoids_being_the_worst() {
    let armed = || line(&[CANNON, CANNONS, CANNONS, BATTERY]);
    let fights = |penalty, others: &[_]| {
        let none = (Criterion::FewestCrew, Penalty::Days(1));
        let card = zone([(Criterion::WeakestCannons, penalty), none.clone(), none]);
        let table = Table::new(vec![(armed(), 9), (line(others), 3)], card);
        table.asks(0, Ask::Cannons);
        powered(&table)
    };
    assert_eq!(fights(Penalty::Days(1), &[CANNON]), 1, "a tie hits who is ahead");
    assert_eq!(fights(Penalty::Days(1), &[]), 0, "the others are weaker");
    assert_eq!(fights(Penalty::Days(1), &[CANNON, CANNON, CANNON]), 0, "two batteries cost more than a day");
    assert_eq!(fights(Penalty::Days(2), &[CANNON, CANNON, CANNON]), 2);
    assert_eq!(fights(Penalty::Crew(1), &[CANNON]), 1);
    assert_eq!(fights(Penalty::Crew(1), &[CANNON, CANNON, CANNON]), 0);
    assert_eq!(fights(Penalty::Crew(2), &[CANNON, CANNON, CANNON]), 2);
    assert_eq!(fights(Penalty::Goods(1), &[CANNON]), 0, "no goods: a battery for a battery");
    assert_eq!(fights(Penalty::Goods(2), &[CANNON]), 1);
    assert_eq!(fights(Penalty::Shots(fire(&["sF"])), &[CANNON, CANNON, CANNON]), 0, "it costs as much as it saves");
    assert_eq!(fights(Penalty::Shots(fire(&["LF"])), &[CANNON, CANNON, CANNON]), 2);
}

/// BG-PLANETS: where most can be loaded, if it is worth the days.
#[test]
fn a_captain_lands_where_most_is_gained() {
    let lands = |hold, loads: &[&str], days| {
        let trader = holding(line(&[HOLD]), hold);
        let planets = loads.iter().map(|letters| goods(letters)).collect();
        middle(&Table::new(vec![(trader, 9), (line(&[]), 3)], CardKind::Planets { planets, days }))
    };
    assert_eq!(lands("", &["B", "YG", "RRRR"], 2), Choice::Land { planet: 1 }, "red needs another hold");
    assert_eq!(lands("", &["BB", "BB"], 1), Choice::Land { planet: 0 }, "the first of equals");
    assert_eq!(lands("", &["B", "YG"], 5), Choice::Decline);
    assert_eq!(lands("", &["B", "YG"], 4), Choice::Land { planet: 1 });
    assert_eq!(lands("YY", &["YYY"], 1), Choice::Decline, "there is no room");
    assert_eq!(lands("YB", &["YYY"], 1), Choice::Land { planet: 0 }, "two more for a day");
    assert_eq!(lands("YB", &["YYY"], 2), Choice::Decline);
}

/// BG-GOODS-2: the most valuable goods are stowed.
#[test]
fn a_captain_stows_what_is_worth_most() {
    let trader = loaded(line(&[HOLD, SPECIAL]), &[(2, 3, goods("BG"))]);
    let card = CardKind::AbandonedStation { crew: 1, goods: goods("RYB"), days: 1 };
    let mut table = Table::new(vec![(trader, 9), (line(&[]), 3)], card);
    table.answers(0, Ask::Take, middle(&table));
    let choice = middle(&table);
    table.answers(0, Ask::Stow, choice);
    assert_eq!(table.player(0).fleet.aboard().goods(!CellSet::EMPTY), goods("RYG"));
}

/// LM-IV3-5: of the loads that are offered the one that is worth most.
#[test]
fn a_captain_takes_the_load_that_is_worth_most() {
    let card = CardKind::AbandonedStation { crew: 1, goods: goods("G"), days: 1 };
    let ships = || squadron(&[(1, 3, CABIN), (2, 3, HOLD)]);
    let mut table = Table::level_four(vec![(ships(), 9), (ships(), 3)], card);
    table.answers(0, Ask::Take, Choice::Take).asks(0, Ask::Stow);
    assert!(matches!(middle(&table), Choice::Stow { load, .. } if load == goods("Y")), "{}", middle(&table));
}

/// BG-SHIP: for the credits, less days and crew, and never with the last of the crew; a bot of low skill takes whatever it may.
#[test]
fn a_captain_takes_what_pays() {
    let takes = |cabins: usize, credits, days| {
        let ship = CardKind::AbandonedShip { crew: 2, credits, days };
        let table = Table::new(vec![(line(&vec![CABIN; cabins]), 9), (line(&[]), 3)], ship);
        let choices = [Skill::Low, Skill::Middle].map(|skill| answer(&table, skill) == Choice::Take);
        (choices[0], choices[1])
    };
    assert_eq!((takes(2, 4, 2), takes(2, 5, 3), takes(2, 3, 2)), ((true, true), (true, true), (true, false)));
    assert!(!takes(1, 9, 1).1, "too few would be left");
}

/// BG-SHIP, LM-FLEET-9: humans go before aliens, and the last human of a ship last.
#[test]
fn a_captain_gives_the_least_useful_crew() {
    let ships = squadron(&[(1, 3, CABIN), (2, 3, CABIN), (5, 3, CABIN)]);
    let card = CardKind::AbandonedShip { crew: 4, credits: 9, days: 1 };
    let mut table = Table::new(vec![(ships, 9), (squadron(&[(1, 3, CABIN)]), 3)], card);
    table.answers(0, Ask::Take, Choice::Take);
    assert_eq!(middle(&table), give_crew(&[(1, 3, 1), (2, 3, 1), (5, 3, 1), (1, 3, 1)]));

    let kinds = parts(&[(1, 2, CABIN), (2, 2, life_support(Colour::Brown)), (1, 3, CABIN), (2, 3, CABIN)]);
    let mixed = fleet(Board::new(Class::IVC), &kinds, &[(1, 2, Alien::Brown)]);
    let card = CardKind::AbandonedShip { crew: 3, credits: 9, days: 1 };
    let mut table = Table::new(vec![(mixed, 9), (squadron(&[(1, 3, CABIN)]), 3)], card);
    table.answers(0, Ask::Take, Choice::Take);
    assert_eq!(middle(&table), give_crew(&[(1, 3, 1), (2, 3, 1), (1, 3, 1)]));
}

/// LM-END-1: a ship that cannot fly goes, if another can.
#[test]
fn a_captain_withdraws_a_ship_without_engines() {
    let ships = |kinds: &[_]| vec![(squadron(kinds), 9), (squadron(&[(1, 3, CABIN)]), 3)];
    let asks = |kinds: &[_]| middle(&Table::begin(setup(ships(kinds), &[CardKind::Stardust])));
    assert_eq!(asks(&[(1, 3, CABIN), (5, 3, CABIN), (6, 3, ENGINE)]), Choice::Withdraw { at: cell(1, 3) });
    assert_eq!(asks(&[(1, 3, CABIN), (2, 3, ENGINE), (5, 3, CABIN), (6, 3, ENGINE)]), Choice::FlyOn);
    assert_eq!(asks(&[(1, 3, CABIN), (5, 3, CABIN)]), Choice::FlyOn, "none can");
}

/// With the last card, a captain that simulates flights sees that crew and days are no longer needed.
#[test]
fn a_captain_of_high_skill_looks_ahead() {
    let last = CardKind::AbandonedShip { crew: 3, credits: 4, days: 1 };
    let mut table = Table::new(vec![(line(&[CABIN]), 19), (line(&[CABIN]), 3)], last);
    assert_eq!((middle(&table), answer(&table, Skill::High)), (Choice::Decline, Choice::Take));
    table.answers(0, Ask::Take, Choice::Decline);
    table.asks(1, Ask::Take);
    assert_eq!(answer(&table, Skill::High), Choice::Take);
}

/// A view is plain data: for a contradictory one a captain answers something, or nothing.
#[test]
fn captains_are_handed_anything() {
    let lies = [
        ("/progress/waiting", json!([4, 4, 3, 0, 0, 1, 1])),
        ("/progress/landed", json!([[0, 255], [0, 1], [1, 0]])),
        ("/progress/line", json!(255)),
        ("/progress/declared", json!([[1, u32::MAX], [1, 0]])),
        ("/progress/losers", json!([0, 0, 4])),
        ("/progress/winner", json!(4)),
        ("/progress/targets", json!([4, 1, 0])),
        ("/progress/attacks", json!(u32::MAX)),
        ("/progress/tries", json!(255)),
        ("/cards_left", json!(u32::MAX)),
        ("/cards_left", json!(0)),
        ("/shown", json!([])),
        ("/card", json!(null)),
        ("/faced", json!({ "kind": "planets", "planets": ["R"], "days": 9 })),
        (
            "/faced",
            json!({ "kind": "combat_zone", "lines": [["fewest crew", "days", 1], ["weakest engines", "crew", 9], ["weakest cannons", "shots", []]] }),
        ),
        ("/faced", json!(null)),
        ("/level", json!("IV")),
        ("/players", json!([])),
        ("/players/0/position", json!(i32::MAX)),
        ("/players/1/position", json!(null)),
        ("/players/1/position", json!(9)),
        ("/players/1/seat", json!(0)),
        ("/players/1/credits", json!(u32::MAX)),
    ];
    let armed = || line(&[CANNONS, ENGINES, HOLD, BATTERY]);
    let cards = [
        CardKind::OpenSpace,
        CardKind::Planets { planets: ["R", "YG"].into_iter().map(goods).collect(), days: 1 },
        CardKind::AbandonedShip { crew: 2, credits: 9, days: 1 },
        CardKind::Pirates { strength: 2, shots: fire(&["sF", "LF"]), credits: 9, days: 1 },
        meteors(&["LF", "sL"]),
        zone([
            (Criterion::WeakestEngines, Penalty::Shots(fire(&["sF"]))),
            (Criterion::WeakestCannons, Penalty::Crew(1)),
            (Criterion::FewestCrew, Penalty::Days(1)),
        ]),
    ];
    for card in cards {
        let mut table = Table::new(vec![(armed(), 9), (armed(), 3)], card);
        if table.asked().is_some_and(|(_, ask)| ask == Ask::Roll) {
            table.dice(&[2, 3]);
        }
        let actor = table.asked().expect("a player is asked").0;
        let Some(seat) = actor.seat() else { continue };
        let honest = serde_json::to_value(table.flight().view(Some(seat))).expect("JSON writes it");
        for (part, value) in &lies {
            let mut lie = honest.clone();
            *lie.pointer_mut(part).expect("a part of a view") = value.clone();
            let view = serde_json::from_value(lie).expect("plain data");
            for skill in Skill::ALL {
                let answer = FlightBot::new(seat, skill).choose(&view, &table.listed());
                assert!(answer.is_some() || *part == "/players", "{part}");
            }
        }
    }
}
