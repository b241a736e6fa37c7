//! What a card may cost, against playing it over all dice one by one.

use std::collections::BTreeMap;

use starwright::dice::Die;
use starwright::grid::{CellSet, Side};
use starwright::table::{Actor, Play, Refused, Seat};
use starwright::trucker::attack::AttackKind;
use starwright::trucker::cards::{Card, CardKind, CombatLine, Criterion, Deck, Level, Penalty, RoundCard};
use starwright::trucker::flight::{
    Ask, Choice, Flight, Habit, Odds, OddsError, Pilot, PlayerView, Policy, Question, Setup, SetupError,
};
use starwright::trucker::{Board, Class, Fleet, Kind, LossCap, Rule};

use super::table::{
    BATTERY, CABIN, CANNON, CANNONS, ENGINE, ENGINES, HOLD, SPECIAL, START, Table, fire, fleet, goods, line, loaded,
    meteors, part, parts, power, salvo, seat, setup, squadron, zone,
};
use crate::support::random::Chooser;
use crate::support::{cell, component, defences};

/// Components, ships, crew, batteries, days, credits.
type Costs = (u32, u32, u32, u32, i32, i64);

/// A single player with these cards.
fn alone(fleet: Fleet, card: CardKind) -> Setup {
    let mut setup = setup(vec![(fleet, 9)], &[card]);
    setup.players.push(Pilot::default());
    setup
}

fn found(odds: &Odds) -> BTreeMap<Costs, u64> {
    let mut all = BTreeMap::new();
    for outcome in odds.outcomes() {
        let toll = outcome.toll;
        let costs = (toll.components, toll.ships, toll.crew, toll.batteries, toll.days, i64::from(toll.credits));
        assert_eq!(all.insert(costs, outcome.weight), None, "each toll once");
    }
    assert_eq!(all.values().sum::<u64>(), odds.of_all());
    all
}

/// What a player would sell for and owe, by hand.
fn worth(player: &PlayerView) -> i64 {
    let aboard = i64::from(player.fleet.aboard().goods(!CellSet::EMPTY).value());
    let half = i64::from(player.set_aside.value().div_ceil(2));
    let penalty = player.cap.limit().map_or(player.lost_pile, |most| player.lost_pile.min(most.into()));
    i64::from(player.credits) + aboard + half - i64::from(penalty)
}

fn costs(was: &PlayerView, is: &PlayerView) -> Costs {
    let count = |player: &PlayerView| u32::try_from(player.fleet.ships().count()).expect("few");
    let tokens = |player: &PlayerView| player.fleet.aboard().batteries(!CellSet::EMPTY);
    (
        is.lost_pile - was.lost_pile,
        count(was) - count(is),
        was.fleet.crew().total() - is.fleet.crew().total(),
        tokens(was) - tokens(is),
        is.position.map_or(0, |to| to - was.position.expect("a marker")),
        worth(is) - worth(was),
    )
}

/// The naive way: the flight itself, die by die. The weights are those of `dice` dice in all, of which only as many are thrown
/// as are asked for.
fn played(setup: &Setup, who: Seat, policy: &impl Policy, dice: u32) -> BTreeMap<Costs, u64> {
    let mut flight = Flight::begin(setup, &mut Vec::new()).expect("a flight");
    let was = flight.view(None).players.swap_remove(usize::from(who.number()));
    while let Some((actor, Question::Withdraw)) = flight.question() {
        flight.apply(actor, &Choice::FlyOn, &mut Vec::new()).expect("they fly on");
    }
    let mut all = BTreeMap::new();
    play(&flight, policy, 6_u64.pow(dice), &mut |end, weight| {
        let is = end.view(None).players.swap_remove(usize::from(who.number()));
        *all.entry(costs(&was, &is)).or_insert(0) += weight;
    });
    all
}

fn play(flight: &Flight, policy: &impl Policy, weight: u64, over: &mut impl FnMut(&Flight, u64)) {
    let Some((actor, question)) = flight.question() else { return over(flight, weight) };
    let after = |choice: &Choice| {
        let mut after = flight.clone();
        after.apply(actor, choice, &mut Vec::new()).expect("an answer");
        after
    };
    match actor {
        Actor::Table => {
            assert_eq!(weight % 6, 0, "more dice than were said");
            for face in Die::ALL {
                play(&after(&Choice::Die { face }), policy, weight / 6, over);
            }
        }
        Actor::Seat(seat) => {
            let mut listed = Vec::new();
            flight.choices(actor, &mut listed);
            let fleet = &flight.view(None).players[usize::from(seat.number())].fleet;
            play(&after(&policy.answer(fleet, question, &listed)), policy, weight, over);
        }
    }
}

fn odds(setup: &Setup, policy: &impl Policy) -> Odds {
    Odds::of(setup, seat(0), policy).unwrap_or_else(|error| panic!("{error}"))
}

/// The odds equal those of playing out all rolls; `dice` is the number of dice of all rolls.
fn agree(setup: &Setup, policy: &impl Policy, dice: u32) {
    let odds = odds(setup, policy);
    assert!(odds.is_exact());
    assert_eq!(6_u64.pow(dice) % odds.of_all(), 0);
    let by = 6_u64.pow(dice) / odds.of_all();
    let found: BTreeMap<Costs, u64> = found(&odds).into_iter().map(|(costs, weight)| (costs, weight * by)).collect();
    assert_eq!(found, played(setup, seat(0), policy, dice));
}

const HABITS: [Habit; 2] = [Habit::DoNothing, Habit::SpendWhatHelps];

/// A custom policy: the last listed answer.
fn last(_: &Fleet, _: &Question, listed: &[Choice]) -> Choice {
    listed.last().expect("something is listed").clone()
}

fn agree_by_all(setup: &Setup, dice: u32) {
    for habit in &HABITS {
        agree(setup, habit, dice);
    }
    agree(setup, &last, dice);
}

/// A ship that can do something about everything.
fn defended() -> Fleet {
    let mut all = parts(&[
        (1, 3, START),
        (2, 3, BATTERY),
        (3, 3, CABIN),
        (4, 3, BATTERY),
        (5, 3, HOLD),
        (3, 4, SPECIAL),
        (1, 2, CANNON),
        (2, 2, CANNONS),
        (2, 4, ENGINE),
    ]);
    all.push((4, 2, component(Kind::Shield, "3333", Side::Front)));
    all.push((5, 2, component(Kind::Thruster, "3033", Side::Right)));
    loaded(fleet(Board::new(Class::II), &all, &[]), &[(5, 3, goods("YB")), (3, 4, goods("R"))])
}

/// BG-METEOR, BG-ENEMY-2: meteors and shots from every side, one and two of them.
#[test]
fn odds_of_attacks_match_play() {
    for codes in [&["sF", "LL"][..], &["LF", "sR"], &["LB"]] {
        let dice = 2 * u32::try_from(codes.len()).expect("few");
        agree_by_all(&alone(defended(), meteors(codes)), dice);
        let pirates = CardKind::Pirates { strength: 9, shots: fire(codes), credits: 4, days: 1 };
        agree_by_all(&alone(defended(), pirates), dice);
    }
}

/// BG-ENEMY-1: who beats pirates is not shot at, whatever the dice.
#[test]
fn a_sure_winner_surely_gets_the_reward() {
    let pirates = CardKind::Pirates { strength: 2, shots: fire(&["LF"]), credits: 4, days: 1 };
    let setup = alone(defended(), pirates);
    agree_by_all(&setup, 2);
    let odds = odds(&setup, &Habit::SpendWhatHelps);
    assert_eq!(found(&odds).into_iter().collect::<Vec<_>>(), [((0, 0, 0, 1, -1, 4), 1)]);
    assert_eq!(odds.credits().to_string(), "4");
}

/// LM-SPLICE-3, LM-TORUS-7, LM-FLEET-14: the same on the boards that read their dice otherwise, and of random fleets.
#[test]
fn odds_of_random_fleets_match_play() {
    let mut met = BTreeMap::<bool, u32>::new();
    for seed in 0..400 {
        let mut chooser = Chooser::new(seed);
        let attacked = defences::attacked(&mut chooser, 12);
        let mut fleet = attacked.fleet;
        for ship in fleet.unmanned().collect::<Vec<_>>() {
            fleet.give_up(ship).expect("it flies");
        }
        if fleet.ships().next().is_none() {
            continue;
        }
        let kinds = [AttackKind::SmallMeteor, AttackKind::LargeMeteor];
        let code = chooser.of(&["sF", "LF", "sR", "LR", "sB", "LB", "sL", "LL"]);
        let meteors = CardKind::MeteorSwarm { meteors: salvo(kinds, &[code]) };
        let board = fleet.board().clone();
        let level = board.class().map_or(RoundCard::II, RoundCard::of);
        let card = Card::custom(Level::I, meteors).expect("a card");
        let pilot = Pilot { fleet: Some(fleet), position: Some(9), lost: 3, cap: LossCap::at(4), ..Pilot::default() };
        let setup = Setup {
            board,
            level,
            level_iii_cards: false,
            rulings: attacked.incoming.rulings(),
            deck: Deck::new(vec![card]).expect("one card"),
            under_way: true,
            players: vec![pilot, Pilot::default()],
        };
        let has_numbers = Flight::begin(&setup, &mut Vec::new()).is_ok();
        *met.entry(has_numbers).or_default() += 1;
        if has_numbers {
            agree_by_all(&setup, 2);
        }
    }
    assert!(met.get(&true).is_some_and(|&met| met >= 100), "{met:?}");
}

/// Three rolls are exact: 36³ throws, one by one.
#[test]
fn three_rolls_are_exact() {
    agree(&alone(defended(), meteors(&["LF", "sL", "LR"])), &Habit::SpendWhatHelps, 6);
}

/// LM-IV3-6: on level IV with level III cards the first one comes twice.
#[test]
fn the_first_attack_repeats_at_level_four() {
    let two = squadron(&[(1, 3, CABIN), (2, 3, ENGINE), (5, 3, CABIN), (5, 2, HOLD), (6, 3, BATTERY)]);
    let setup = Setup { level_iii_cards: true, ..alone(two, meteors(&["LF"])) };
    agree_by_all(&setup, 4);
    assert_eq!(odds(&setup, &Habit::DoNothing).of_all(), 36 * 36);
}

/// BG-SABOTAGE, LM-R43: three tries, on ordinary boards of four dice each.
#[test]
fn sabotage() {
    let round = fleet(
        Board::new(Class::IIIC),
        &parts(&[(1, 3, CABIN), (2, 3, HOLD), (4, 4, CABIN), (3, 3, HOLD), (4, 3, HOLD)]),
        &[],
    );
    agree_by_all(&alone(round, CardKind::Sabotage), 6);
    let odds = odds(&alone(line(&[CABIN, HOLD]), CardKind::Sabotage), &Habit::DoNothing);
    assert_eq!(odds.of_all(), 1296_u64.pow(3));
    // columns 5, 6 and 7 in row 7: (4 + 5 + 6) · 6 of 1296 throws, three times
    let missed = 1296_u64 - 15 * 6;
    assert_eq!(found(&odds).get(&(0, 0, 0, 0, 0, 0)), Some(&missed.pow(3)));
}

/// The answer of each habit to the open question.
fn by_habit(table: &Table) -> [Choice; 2] {
    HABITS.map(|habit| habit.answer(&table.player(0).fleet, table.question(), &table.listed()))
}

/// Of the listed defences who spends what helps takes the first that leaves the fewest destroyed, then for the fewest batteries;
/// of the pieces of a ship everybody keeps the first of the largest.
#[test]
fn what_habits_answer() {
    let kinds = [START, BATTERY].into_iter().zip(1..).map(|(kind, column)| part(column, 3, kind));
    let shield = (3, 3, component(Kind::Shield, "3333", Side::Front));
    let guarded = fleet(Board::new(Class::II), &kinds.chain([shield]).collect::<Vec<_>>(), &[]);
    let mut table = Table::new(vec![(guarded, 9), (line(&[]), 3)], meteors(&["sF"]));
    table.dice(&[2, 3]).asks(0, Ask::Defend);
    let [nothing, defends] = by_habit(&table);
    assert_eq!(nothing, super::table::nothing());
    assert!(
        matches!(&defends, Choice::Defend { defence } if defence.shields.contains(cell(3, 3)) && defence.tokens.len() == 1)
    );

    let long = line(&[BATTERY, HOLD, BATTERY, CABIN]);
    let mut table = Table::new(vec![(long, 9), (line(&[]), 3)], meteors(&["LF"]));
    table.dice(&[1, 5]).asks(0, Ask::Keep);
    assert_eq!(by_habit(&table), [3, 3].map(|column| Choice::Keep { at: cell(column, 3) }));
}

/// Who does nothing powers nothing, takes nothing and does not land; who spends what helps powers all, takes offers and lands on
/// the first free planet.
#[test]
fn what_habits_spend() {
    let asked = |ask: Ask, card| {
        let ship = line(&[ENGINES, CANNONS, BATTERY]);
        let table = Table::new(vec![(ship, 9), (line(&[]), 3)], card);
        table.asks(0, ask);
        by_habit(&table)
    };
    let battery = &[(4, 3)];
    assert_eq!(asked(Ask::Engines, CardKind::OpenSpace), [power(&[], &[]), power(&[(2, 3)], battery)]);
    let slavers = CardKind::Slavers { strength: 1, lose_crew: 1, credits: 1, days: 1 };
    assert_eq!(asked(Ask::Cannons, slavers), [power(&[], &[]), power(&[(3, 3)], battery)]);
    let ship = CardKind::AbandonedShip { crew: 1, credits: 1, days: 1 };
    assert_eq!(asked(Ask::Take, ship), [Choice::Decline, Choice::Take]);
    let planets = CardKind::Planets { planets: [goods("B"), goods("Y")].into_iter().collect(), days: 1 };
    assert_eq!(asked(Ask::Land, planets), [Choice::Decline, Choice::Land { planet: 0 }]);
}

/// Hit in the lines of the fewest crew only.
struct OnlyCrew;

impl Policy for OnlyCrew {
    fn answer(&self, fleet: &Fleet, question: &Question, listed: &[Choice]) -> Choice {
        Habit::DoNothing.answer(fleet, question, listed)
    }

    fn is_worst(&self, line: &CombatLine) -> bool {
        line.worst == Criterion::FewestCrew
    }
}

/// BG-COMBAT: of a combat zone the lines hit in which the player reckons to be the worst; in all of them it is what happens to
/// somebody who is.
#[test]
fn combat_zones() {
    let card = zone([
        (Criterion::WeakestEngines, Penalty::Shots(fire(&["sF", "LL"]))),
        (Criterion::FewestCrew, Penalty::Crew(2)),
        (Criterion::WeakestCannons, Penalty::Goods(2)),
    ]);
    let poor = || loaded(line(&[CABIN, HOLD, BATTERY]), &[(3, 3, goods("GB"))]);
    let strong = line(&[CABIN, CABIN, ENGINE, CANNON]);
    let mut both = setup(vec![(poor(), 9), (strong, 3)], std::slice::from_ref(&card));
    agree_by_all(&both, 4);
    both.players[1] = Pilot::default();
    let in_all = odds(&both, &Habit::DoNothing);
    let crew = odds(&both, &OnlyCrew);
    assert_eq!(found(&crew).into_iter().collect::<Vec<_>>(), [((0, 0, 2, 0, 0, 0), 1)]);
    assert!(in_all.credits() < crew.credits());
}

/// Cards without dice have one outcome, which is certain, and that of playing.
#[test]
fn cards_without_dice_are_certain() {
    let engines = || line(&[CABIN, ENGINES, BATTERY, HOLD]);
    for card in [
        CardKind::OpenSpace,
        CardKind::Stardust,
        CardKind::Epidemic,
        CardKind::Planets { planets: [goods("RG"), goods("B")].into_iter().collect(), days: 2 },
        CardKind::AbandonedShip { crew: 3, credits: 5, days: 1 },
        CardKind::AbandonedStation { crew: 2, goods: goods("YY"), days: 1 },
        CardKind::Slavers { strength: 3, lose_crew: 2, credits: 6, days: 1 },
        CardKind::Smugglers { strength: 1, lose_goods: 2, goods: goods("Y"), days: 1 },
    ] {
        let setup = alone(engines(), card);
        agree_by_all(&setup, 0);
        assert_eq!(odds(&setup, &last).outcomes().len(), 1);
    }
    let stranded = odds(&alone(line(&[HOLD]), CardKind::OpenSpace), &Habit::DoNothing);
    assert_eq!(found(&stranded).into_keys().collect::<Vec<_>>(), [(0, 1, 2, 0, 0, 0)]);
}

/// Without a card, a fleet or a component on the line nothing is lost.
#[test]
fn no_goods_stay_no_goods() {
    let nothing = |setup: &Setup, who: u8| {
        let odds = Odds::of(setup, seat(who), &Habit::DoNothing).expect("odds");
        assert_eq!(found(&odds).into_iter().collect::<Vec<_>>(), [((0, 0, 0, 0, 0, 0), 1)]);
        assert!(odds.is_exact());
    };
    let swarm = alone(defended(), meteors(&["LF"]));
    nothing(&swarm, 1);
    nothing(&Setup { deck: Deck::new(vec![]).expect("no card"), ..swarm.clone() }, 0);
    nothing(&alone(line(&[HOLD]), CardKind::Slavers { strength: 1, lose_crew: 1, credits: 9, days: 1 }), 1);
}

/// LM-R48: the rolls end when nothing is left to strike, and what is over goes on to weigh as much.
#[test]
fn who_is_lost_is_lost() {
    let setup = alone(line(&[]), meteors(&["LF", "LL"]));
    agree_by_all(&setup, 4);
    let odds = odds(&setup, &Habit::DoNothing);
    // column 5 in 4 of 36, row 7 in 6 of 36: 1 − 8/9 · 5/6
    assert_eq!(odds.chance(|toll| toll.components == 1).to_string(), "7/27");
    assert_eq!(odds.chance(|toll| toll.crew == 2), odds.chance(|toll| toll.ships == 1));
}

/// With fewer rolls than the card takes the odds are a bound: at least so likely to lose so much, and at most these credits.
#[test]
fn fewer_rolls_are_a_bound() {
    let fleets = [defended(), line(&[CABIN, HOLD, CABIN]), line(&[])];
    for fleet in fleets {
        let setup = alone(fleet, meteors(&["LF", "sL", "LR", "LF", "LL"]));
        for habit in HABITS {
            let exact = Odds::counting(5, &setup, seat(0), &habit).expect("odds");
            assert!(exact.is_exact() && exact.of_all() == 36_u64.pow(5));
            assert_eq!(Odds::counting(200, &setup, seat(0), &habit), Ok(exact.clone()));
            assert_eq!(Odds::counting(3, &setup, seat(0), &habit), Odds::of(&setup, seat(0), &habit));
            let mut before = exact;
            for rolls in (0..5).rev() {
                let bound = Odds::counting(rolls, &setup, seat(0), &habit).expect("odds");
                assert!(!bound.is_exact() && bound.of_all() == 36_u64.pow(rolls.into()));
                for number in 0..=12 {
                    assert!(
                        bound.chance(|toll| toll.components >= number)
                            <= before.chance(|toll| toll.components >= number)
                    );
                    assert!(bound.chance(|toll| toll.crew >= number) <= before.chance(|toll| toll.crew >= number));
                    assert!(
                        bound.chance(|toll| toll.batteries >= number) <= before.chance(|toll| toll.batteries >= number)
                    );
                    assert!(bound.chance(|toll| toll.ships >= number) <= before.chance(|toll| toll.ships >= number));
                }
                assert!(bound.credits() >= before.credits());
                before = bound;
            }
            assert_eq!(before.outcomes().len(), 1, "without a roll nothing is lost");
        }
    }
}

/// The odds from what a seat sees are those of the flight itself; a view without players shows no flight.
#[test]
fn odds_of_what_is_seen() {
    for fleet in [defended(), line(&[CABIN, HOLD, CABIN])] {
        let setup = alone(fleet, meteors(&["LF", "sL"]));
        let flight = Flight::begin(&setup, &mut Vec::new()).expect("a possible setup");
        let mut view = flight.view(Some(seat(0)));
        let seen = view.setup(setup.deck.clone()).expect("two play");
        for habit in HABITS {
            assert_eq!(odds(&seen, &habit), odds(&setup, &habit));
        }
        view.players.clear();
        assert_eq!(view.setup(setup.deck), None);
    }
}

/// A wrong setup, seat or answer is refused with its rule.
#[test]
fn impossible_odds() {
    let setup = alone(defended(), meteors(&["LF"]));
    let error = Odds::of(&setup, seat(2), &Habit::DoNothing).expect_err("two play");
    assert_eq!(Refused::rule(&error), Rule::LmBoard4);
    let land = |_: &Fleet, _: &Question, _: &[Choice]| Choice::Land { planet: 0 };
    let error = Odds::of(&setup, seat(0), &land).expect_err("no planet");
    assert_eq!(
        (error.to_string().as_str(), error.rule()),
        ("that does not answer the question to seat 0 (a defence) (LM-SPLICE-10)", Rule::LmSplice10)
    );
    let one = Setup { players: setup.players[..1].to_vec(), ..setup };
    let error = Odds::of(&one, seat(0), &Habit::DoNothing).expect_err("one cannot play");
    assert_eq!(error, OddsError::Setup(SetupError::Players { players: 1 }));
}

/// Ratios are in lowest terms and ordered by size.
#[test]
fn ratios() {
    let odds = odds(&alone(line(&[]), meteors(&["LF"])), &Habit::DoNothing);
    let ratio = |number: i64| odds.expected(|toll| if toll.components == 0 { 0 } else { number });
    // column 5: 4 of 36
    assert_eq!([-9, -3, 0, 3, 18].map(|number| ratio(number).to_string()), ["-1", "-1/3", "0", "1/3", "2"]);
    let numbers = [i64::MIN, -9, -3, 0, 3, 18, i64::MAX];
    assert!(numbers.map(ratio).is_sorted());
    assert_eq!([-3, -15].map(|number| (ratio(number).numerator(), ratio(number).denominator())), [(-1, 3), (-5, 3)]);
}
