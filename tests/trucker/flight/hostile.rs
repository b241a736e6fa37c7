//! Malicious choices and setups: each is refused or follows the rules, and nothing panics.

use starwright::dice::Die;
use starwright::grid::{Cell, CellSet};
use starwright::table::{Actor, Play, Refused, Seat};
use starwright::trucker::attack::{self, Defence, Line, Shot};
use starwright::trucker::cards::{CardKind, Criterion, Penalty};
use starwright::trucker::flight::{Choice, Flight, Habit, Odds, Setup};
use starwright::trucker::settlement::{Owed, settle};
use starwright::trucker::{Board, Class, Goods, GoodsLoss, Kind, LossCap};

use super::table::{
    BATTERY, CABIN, CANNON, CANNONS, ENGINES, HOLD, SPECIAL, Table, fire, fleet, goods, loaded, meteors, parts, seat,
    setup, zone,
};
use crate::support::random::Chooser;

const MUCH: Goods = Goods { red: u16::MAX, yellow: u16::MAX, green: u16::MAX, blue: u16::MAX };

fn any_cell(chooser: &mut Chooser) -> Cell {
    let far = chooser.percent(20);
    let bound = if far { 11 } else { 7 };
    let number = |chooser: &mut Chooser| u8::try_from(chooser.below(bound)).expect("small");
    Cell::new(number(chooser), number(chooser)).expect("on some grid")
}

fn some<T>(chooser: &mut Chooser, of: impl Fn(&mut Chooser) -> T) -> Vec<T> {
    let count = chooser.of(&[0, 1, 1, 2, 3, 40]);
    (0..count).map(|_| of(chooser)).collect()
}

fn any_number(chooser: &mut Chooser) -> u8 {
    chooser.of(&[0, 1, 1, 1, 2, 3, 127, 128, 255])
}

fn any_goods(chooser: &mut Chooser) -> Goods {
    let letters = chooser.of(&["", "R", "Y", "G", "B", "GB", "RRYY", "YYYYYYYYYYY"]);
    if chooser.percent(10) { MUCH } else { goods(letters) }
}

fn any_line(chooser: &mut Chooser) -> Line {
    let number = any_number(chooser) % 12;
    match chooser.below(3) {
        0 => Line::Column(number),
        1 => Line::Row(number),
        _ => Line::Aimed(any_cell(chooser)),
    }
}

fn any_set(chooser: &mut Chooser) -> CellSet {
    some(chooser, any_cell).into_iter().collect()
}

fn any_choice(chooser: &mut Chooser) -> Choice {
    match chooser.below(12) {
        0 => Choice::FlyOn,
        1 => Choice::Withdraw { at: any_cell(chooser) },
        2 => Choice::Power { powered: any_set(chooser), tokens: some(chooser, any_cell) },
        3 => Choice::Land { planet: any_number(chooser) },
        4 if chooser.of(&[true, false]) => Choice::Take,
        4 => Choice::Decline,
        5 => Choice::GiveCrew { from: some(chooser, |chooser| (any_cell(chooser), any_number(chooser))) },
        6 => Choice::GiveGoods {
            loss: GoodsLoss {
                goods: some(chooser, |chooser| (any_cell(chooser), any_goods(chooser))),
                batteries: some(chooser, |chooser| (any_cell(chooser), any_number(chooser))),
            },
        },
        7 => Choice::Stow {
            load: any_goods(chooser),
            holds: some(chooser, |chooser| (any_cell(chooser), any_goods(chooser))),
        },
        8 | 9 => Choice::Defend {
            defence: Defence {
                thrusters: any_set(chooser),
                choices: some(chooser, |chooser| attack::Choice { line: any_line(chooser), struck: any_cell(chooser) }),
                shots: some(chooser, |chooser| Shot { line: any_line(chooser), cannon: any_cell(chooser) }),
                shields: any_set(chooser),
                boosted_shields: if chooser.percent(20) { any_set(chooser) } else { CellSet::EMPTY },
                tokens: some(chooser, any_cell),
            },
        },
        10 => Choice::Keep { at: any_cell(chooser) },
        _ => Choice::Die { face: chooser.of(&Die::ALL) },
    }
}

/// A ship with something of everything, on columns 1 to 5 of rows 2 to 4.
fn ship() -> starwright::trucker::Fleet {
    let mut all = parts(&[
        (1, 3, CABIN),
        (2, 3, BATTERY),
        (3, 3, CABIN),
        (4, 3, HOLD),
        (5, 3, CABIN),
        (1, 2, CANNON),
        (2, 2, CANNONS),
        (3, 4, ENGINES),
        (4, 4, SPECIAL),
    ]);
    all.push((4, 2, crate::support::component(Kind::Shield, "3333", starwright::grid::Side::Front)));
    loaded(fleet(Board::new(Class::II), &all, &[]), &[(4, 3, goods("YB")), (4, 4, goods("R"))])
}

fn cards() -> Vec<CardKind> {
    vec![
        meteors(&["LF", "sR", "LL"]),
        CardKind::Planets { planets: ["RY", "G"].into_iter().map(goods).collect(), days: 99 },
        CardKind::AbandonedShip { crew: 3, credits: 99, days: 99 },
        CardKind::AbandonedStation { crew: 2, goods: goods("RYGB"), days: 1 },
        CardKind::Slavers { strength: 2, lose_crew: 3, credits: 9, days: 1 },
        CardKind::Smugglers { strength: 3, lose_goods: 2, goods: goods("Y"), days: 1 },
        CardKind::Pirates { strength: 3, shots: fire(&["LF", "sR"]), credits: 9, days: 1 },
        zone([
            (Criterion::WeakestEngines, Penalty::Goods(2)),
            (Criterion::WeakestCannons, Penalty::Crew(2)),
            (Criterion::FewestCrew, Penalty::Shots(fire(&["LB"]))),
        ]),
        CardKind::Sabotage,
        CardKind::OpenSpace,
        CardKind::Epidemic,
        CardKind::Stardust,
    ]
}

/// Random choices of any actor are either refused with a rule, without changes, or accepted as an answer to the current question.
#[test]
fn any_choice_by_any_player() {
    let (mut accepted, mut refused) = (0_u32, 0_u32);
    for seed in 0..60 {
        let mut chooser = Chooser::new(seed);
        let mut setup = setup(vec![(ship(), 3), (ship(), 9), (ship(), 5)], &cards());
        setup.players[1].credits = u32::MAX;
        let mut flight = Flight::begin(&setup, &mut Vec::new()).expect("a flight");
        while let Some((asked, _)) = flight.question() {
            for _ in 0..40 {
                let by = chooser.of(&[Actor::Table, seat(0).into(), seat(1).into(), seat(2).into(), Seat::Four.into()]);
                let choice = any_choice(&mut chooser);
                let (mut after, mut events) = (flight.clone(), vec![]);
                match after.apply(by, &choice, &mut events) {
                    Ok(()) => {
                        assert_eq!(by, asked);
                        accepted += 1;
                        if chooser.percent(30) {
                            flight = after;
                            break;
                        }
                    }
                    Err(refusal) => {
                        assert!(refusal.to_string().ends_with(&format!("({})", Refused::rule(&refusal))), "{refusal}");
                        assert_eq!((&after, events.len()), (&flight, 0));
                        refused += 1;
                    }
                }
            }
            let (Some((asked, _)), mut listed) = (flight.question(), vec![]) else { break };
            flight.choices(asked, &mut listed);
            let choice = &listed[chooser.below(listed.len())];
            let choice = if matches!(choice, Choice::Withdraw { .. }) { &listed[0] } else { choice };
            flight.apply(asked, choice, &mut vec![]).expect("it is listed");
        }
    }
    assert!(accepted > 1_000 && refused > 50_000, "{accepted} {refused}");
}

/// The largest numbers: a flight, its settlement and its odds do not overflow.
#[test]
fn the_largest_numbers() {
    for card in cards() {
        let mut setup: Setup = setup(vec![(ship(), 999_999), (ship(), -1_000_000)], &[card]);
        for pilot in &mut setup.players {
            (pilot.credits, pilot.lost, pilot.owed) = (u32::MAX, u32::MAX, Owed::Debt(u32::MAX));
            (pilot.set_aside, pilot.cap) = (MUCH, LossCap::NONE);
        }
        for habit in [Habit::DoNothing, Habit::SpendWhatHelps] {
            let odds = Odds::of(&setup, seat(0), &habit).expect("odds");
            assert!(odds.outcomes().iter().all(|outcome| outcome.toll.components <= 10));
        }
        let mut table = Table::meet(setup);
        while let Some((actor, _)) = table.asked() {
            let choice = table.listed().swap_remove(0);
            table.record.apply(actor, choice, &mut table.events).expect("it is listed");
        }
        let settled = settle(starwright::trucker::cards::RoundCard::IV.rewards(), &table.flight().homecomings());
        assert!(settled.is_ok());
    }
}
