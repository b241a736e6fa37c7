//! Custom cards: sequences and intruders (LM-R53).

use starwright::grid::Side;
use starwright::table::{Actor, Play, Record};
use starwright::trucker::attack::Turn;
use starwright::trucker::bots::{FlightBot, Skill};
use starwright::trucker::cards::{Boarded, Card, CardKind, Criterion, Deck, Deed, Level, Penalty};
use starwright::trucker::flight::{Ask, Choice, Event, Flight, Habit, Odds, Progress, Reason, Setup};
use starwright::trucker::{Board, Class, Fleet, Kind, Rule};

use super::table::{
    BATTERY, CABIN, CANNONS, ENGINE, ENGINES, HOLD, SPECIAL, START, Table, fire, give_crew, goods, line, loaded,
    meteors, seat, setup, ship, zone,
};
use crate::support::{cell, cells};

fn sequence(parts: &[CardKind]) -> CardKind {
    CardKind::Sequence { parts: parts.iter().cloned().collect() }
}

/// From the right, where a 7 calls the row of [`line`].
fn intruders(number: u16, boards: Boarded, deed: Deed) -> CardKind {
    CardKind::Intruders {
        from: Side::Right,
        number,
        boards,
        turns: Turn::DEFAULT.to_vec().into(),
        deed,
        credits: 2,
        days: 3,
    }
}

const SLAVERS: CardKind = CardKind::Slavers { strength: 0, lose_crew: 1, credits: 1, days: 0 };
const SHIP: CardKind = CardKind::AbandonedShip { crew: 2, credits: 4, days: 1 };

/// LM-R53, LM-END-2: who has no human left flies and counts until the last part, and leaves then; LM-R43 sees no crew.
#[test]
fn nobody_leaves_before_the_last_part() {
    let card = sequence(&[SHIP, CardKind::Stardust, SHIP]);
    let mut table = Table::new(vec![(line(&[]), 9), (line(&[CABIN]), 5)], card);
    table.answers(0, Ask::Take, Choice::Take);
    let left = |table: &Table| table.events.iter().any(|event| matches!(event, Event::Left { .. }));
    assert!(!left(&table) && table.player(0).fleet.crew().total() == 0 && table.positions()[0].is_some());
    // nobody is asked who has not the crew
    table.answers(1, Ask::Take, Choice::Decline);
    assert!(table.is_over() && left(&table));
    assert_eq!(table.player(0).credits, 4);
    let parts: Vec<u8> = table
        .events
        .iter()
        .filter_map(|event| if let Event::Part { part } = event { Some(*part) } else { None })
        .collect();
    assert_eq!(parts, [0, 1, 2]);
}

/// LM-R53: what ends a card ends its part only: a station that is taken, a zone with one player. BG-OPEN, LM-R40: a ship without
/// engines leaves at once, and whoever is alone then meets the other parts alone.
#[test]
fn a_part_ends_and_not_the_card() {
    let zone = zone([
        (Criterion::FewestCrew, Penalty::Days(1)),
        (Criterion::FewestCrew, Penalty::Days(1)),
        (Criterion::FewestCrew, Penalty::Days(1)),
    ]);
    let card = sequence(&[CardKind::OpenSpace, zone, SLAVERS]);
    let mut table = Table::new(vec![(line(&[]), 9), (ship(&[(1, 3, START), (1, 4, ENGINE)]), 5)], card);
    assert!(table.is_over(), "nothing is to be chosen");
    let stranded = |event: &Event| matches!(event, Event::Left { reason: Reason::Stranded, .. });
    assert!(table.events.iter().any(stranded));
    assert!(table.events.contains(&Event::Skipped { lines: 3 }));
    assert_eq!(table.moves(), [(1, 1)]);
    table.events.clear();
}

/// LM-R53: when no player is left flying, the remaining parts are skipped.
#[test]
fn parts_need_somebody() {
    let card = sequence(&[CardKind::OpenSpace, meteors(&["LF"]), CardKind::Stardust]);
    let table = Table::new(vec![(line(&[]), 9), (line(&[CABIN]), 5)], card);
    assert!(table.is_over());
    assert_eq!(table.events.iter().filter(|event| matches!(event, Event::Part { .. })).count(), 1);
}

/// LM-IV3-6, LM-R53: the first meteor or shot of the whole card comes twice; each part is raised.
#[test]
fn only_the_first_attack_of_all_parts_repeats() {
    let pirates =
        |strength, shots: &[&str], credits| CardKind::Pirates { strength, shots: fire(shots), credits, days: 0 };
    let raid = |number, credits| CardKind::Intruders {
        from: Side::Front,
        number: 1,
        boards: Boarded::Everybody,
        turns: vec![Turn::Straight].into(),
        deed: Deed::Crew(number),
        credits,
        days: 0,
    };
    let card =
        Card::custom(Level::III, sequence(&[SLAVERS, pirates(1, &["sF", "LF"], 0), meteors(&["sL"]), raid(0, 0)]))
            .unwrap();
    let slavers = CardKind::Slavers { strength: 1, lose_crew: 2, credits: 2, days: 0 };
    assert_eq!(
        card.at_level_four(),
        sequence(&[slavers, pirates(2, &["sF", "sF", "LF"], 0), meteors(&["sL"]), raid(1, 0)])
    );
}

/// LM-R53: how far a card has come says which part it is in; it is left out of the JSON of other cards.
#[test]
fn a_view_says_the_part() {
    let table = Table::new(vec![(line(&[CABIN]), 9), (line(&[CABIN]), 5)], sequence(&[CardKind::Stardust, SHIP]));
    let view = table.flight().view(None);
    assert_eq!((view.progress.part, view.part()), (1, Some(&SHIP)));
    let text = serde_json::to_string(&view.progress).unwrap();
    assert!(text.contains(r#""part":1"#), "{text}");
    assert_eq!(serde_json::from_str::<Progress>(&text).unwrap(), view.progress);
    let old = r#"{"waiting":[],"landed":[],"line":0,"declared":[],"losers":[],"winner":null,"targets":[],"attacks":0,"tries":0}"#;
    assert_eq!(serde_json::from_str::<Progress>(old).unwrap(), Progress::default());
    assert_eq!(serde_json::to_string(&Progress::default()).unwrap(), old);
}

/// LM-R53: a save with custom cards round-trips.
#[test]
fn a_flight_with_such_cards_is_saved() {
    let cards = [sequence(&[SHIP, SLAVERS]), intruders(2, Boarded::MostCrew, Deed::Charges(1))];
    let record = Record::<Flight>::begin(setup(vec![(line(&[CABIN]), 9), (line(&[CABIN]), 5)], &cards)).unwrap();
    let text = serde_json::to_string(&record).unwrap();
    assert_eq!(serde_json::from_str::<Record<Flight>>(&text).unwrap(), record);
}

/// LM-ATTACK-10: what a row of components has lost to intruders that come from the right.
fn boarded(fleet: Fleet, number: u16, deed: Deed) -> Table {
    let mut table = Table::new(vec![(fleet, 9), (line(&[]), 5)], intruders(number, Boarded::MostCrew, deed));
    assert!(table.events.contains(&Event::Chosen { seat: seat(0), boarded: Boarded::MostCrew }));
    table.dice(&[3, 4]);
    table
}

/// LM-R9: an intruder walks against the row and back, and takes what it finds first.
#[test]
fn intruders_take_what_they_find() {
    let fleet = loaded(line(&[CABIN, SPECIAL, HOLD]), &[(3, 3, goods("R")), (4, 3, goods("YB"))]);
    let walks = [cell(4, 3), cell(3, 3), cell(2, 3), cell(1, 3), cell(2, 3), cell(3, 3), cell(4, 3)];
    let table = boarded(fleet.clone(), 1, Deed::Goods(2));
    let walked = Event::Walked { seat: seat(0), visited: walks.to_vec(), defeated: None };
    assert!(table.events.contains(&walked), "{:#?}", table.events);
    assert_eq!(table.player(0).fleet.aboard().goods(!cells(&[])), goods("R"));
    assert_eq!(table.moves(), [(0, -3)], "it was not defeated");
    let table = boarded(fleet, 2, Deed::Crew(1));
    assert_eq!(table.player(0).fleet.aboard().crew(cell(2, 3).into()).total(), 0, "each takes one");
    assert_eq!(table.moves(), [(0, -3)], "once for both");
    assert_eq!(table.player(0).credits, 0);
    let table = boarded(line(&[CABIN, BATTERY]), 1, Deed::Batteries(9));
    assert_eq!(table.player(0).fleet.aboard().batteries(!cells(&[])), 0);
}

/// LM-ATTACK-10, LM-KIND-5, LM-SPLICE-11: one guard defeats several; each pays.
#[test]
fn guards_defeat_them_and_they_pay() {
    // at once, where it boards
    let table = boarded(line(&[CABIN, Kind::AutoDefence]), 2, Deed::Crew(9));
    assert_eq!((table.player(0).credits, table.moves()), (4, vec![]));
    assert_eq!(table.player(0).fleet.crew().total(), 4);
    // on its way, by crew that is armed
    let table = boarded(line(&[Kind::CrewArmament, HOLD]), 2, Deed::Crew(9));
    let walked = Event::Walked { seat: seat(0), visited: vec![cell(3, 3), cell(2, 3)], defeated: Some(cell(1, 3)) };
    assert_eq!(table.events.iter().filter(|event| **event == walked).count(), 2);
    assert_eq!((table.player(0).credits, table.moves()), (4, vec![]));
}

/// LM-SPLICE-11: all charges go off together after every intruder has walked, then the reward is paid.
#[test]
fn charges_explode_together() {
    let mut table = boarded(line(&[CABIN, HOLD, CABIN]), 2, Deed::Charges(2));
    // the last two components of the row
    assert!(table.is_over());
    assert_eq!(table.player(0).lost, cells(&[(3, 3), (4, 3)]));
    let destroyed = |event: &Event| matches!(event, Event::Wrecked { destroyed, .. } if destroyed.len() == 2);
    assert_eq!(table.events.iter().filter(|event| destroyed(event)).count(), 1);
    table.events.clear();
}

/// LM-R48, LM-ATTACK-10: on a line without components nobody boards, and nothing is paid or lost; a shield and a cannon do nothing.
#[test]
fn nobody_boards_an_empty_line() {
    let card = intruders(1, Boarded::Everybody, Deed::Crew(2));
    let mut table = Table::new(vec![(line(&[CABIN]), 9), (line(&[]), 5)], card);
    table.dice(&[4, 5]);
    assert!(table.is_over());
    assert_eq!((table.moves(), table.player(0).credits, table.player(0).fleet.crew().total()), (vec![], 0, 4));
}

/// LM-ATTACK-8, LM-ATTACK-10: thrusters dodge them.
#[test]
fn thrusters_dodge_them() {
    let thruster = Kind::Thruster;
    let nozzle = crate::support::component(thruster, "0003", Side::Front);
    let parts = [
        (1, 3, crate::support::component(START, "3333", Side::Front)),
        (2, 3, crate::support::component(BATTERY, "3333", Side::Front)),
        (3, 3, nozzle),
    ];
    let fleet = super::table::fleet(Board::new(Class::II), &parts, &[]);
    let mut table = Table::new(vec![(fleet, 9), (line(&[]), 5)], intruders(1, Boarded::Everybody, Deed::Crew(2)));
    table.dice(&[3, 4]).asks(0, Ask::Defend);
    let listed = table.listed();
    assert_eq!(listed.len(), 2, "to do nothing or to step");
    table.ok(0, listed[1].clone());
    assert_eq!(table.player(0).fleet.crew().total(), 2);
    assert_eq!(table.player(1).fleet.crew().total(), 0);
}

/// LM-R43, LM-R53: a single player is boarded without being compared.
#[test]
fn a_single_player_is_boarded() {
    let mut setup =
        setup(vec![(line(&[CABIN]), 9), (line(&[]), 5)], &[intruders(1, Boarded::WeakestCannons, Deed::Crew(1))]);
    (setup.players[1].position, setup.players[1].fleet) = (None, None);
    let mut table = Table::meet(setup);
    assert!(!table.events.iter().any(|event| matches!(event, Event::Cannons { .. })));
    table.dice(&[3, 4]);
    assert_eq!(table.player(0).fleet.crew().total(), 3);
}

/// LM-R53: odds of a sequence and of intruders.
#[test]
fn odds_include_such_cards() {
    let meets = |card: CardKind| Setup {
        deck: Deck::new(vec![Card::custom(Level::I, card).unwrap()]).unwrap(),
        ..setup(vec![(line(&[CABIN]), 9), (line(&[]), 5)], &[])
    };
    let odds = |card| Odds::of(&meets(card), seat(0), &Habit::DoNothing).unwrap();
    // a 7 calls the row of the ship: 6 of 36
    let raid = odds(intruders(1, Boarded::Everybody, Deed::Crew(1)));
    assert_eq!(raid.chance(|toll| toll.crew == 1 && toll.days == -3).to_string(), "1/6");
    let both = odds(sequence(&[CardKind::Stardust, meteors(&["LR"])]));
    assert!(both.is_exact() && both.of_all() == 36);
    assert_eq!(both.chance(|toll| toll.components > 0).to_string(), "1/6");
    assert_eq!(both.expected(|toll| i64::from(toll.days < 0)).to_string(), "1");
}

/// LM-FLEET-9, LM-R53: each part asks anew.
#[test]
fn crew_is_asked_for_in_each_part() {
    let slavers = CardKind::Slavers { strength: 9, lose_crew: 1, credits: 1, days: 0 };
    let mut table = Table::new(vec![(line(&[CABIN]), 9), (line(&[CABIN]), 5)], sequence(&[slavers.clone(), slavers]));
    for by in [0, 1, 0, 1] {
        table.asks(by, Ask::Crew);
        assert_eq!(table.no(by, give_crew(&[(1, 3, 2)])), Rule::LmFleet9);
        let taken = table.player(by).fleet.aboard().crew(cell(1, 3).into()).total();
        let from = if taken > 1 { (1, 3, 1) } else { (2, 3, 1) };
        table.ok(by, give_crew(&[from]));
    }
    assert!(table.is_over());
}

/// LM-R53: bots of every skill fly such cards to the end.
#[test]
fn bots_play_such_cards() {
    let raid = |boards, deed| intruders(2, boards, deed);
    let pirates = CardKind::Pirates { strength: 1, shots: fire(&["sF", "LF"]), credits: 3, days: 1 };
    let cards = [
        sequence(&[CardKind::OpenSpace, meteors(&["LF", "sR"]), pirates, SHIP]),
        raid(Boarded::WeakestEngines, Deed::Charges(2)),
        sequence(&[raid(Boarded::StrongestCannons, Deed::Crew(1)), CardKind::Sabotage]),
    ];
    let armed =
        || ship(&[(2, 2, CANNONS), (1, 3, BATTERY), (2, 3, START), (3, 3, CABIN), (2, 4, ENGINES), (3, 4, ENGINE)]);
    for skill in Skill::ALL {
        let mut table = Table::begin(setup(vec![(armed(), 9), (armed(), 5)], &cards));
        let mut dice = (1..=6).cycle();
        for _ in 0..200 {
            let Some((actor, _)) = table.asked() else { break };
            match actor {
                Actor::Table => drop(table.dice(&[dice.next().unwrap()])),
                Actor::Seat(seat) => {
                    let view = table.flight().view(Some(seat));
                    let choice = FlightBot::new(seat, skill).choose(&view, &table.listed()).expect("it is asked");
                    table.ok(seat.number(), choice);
                }
            }
        }
        assert!(table.is_over(), "{skill}");
    }
}
