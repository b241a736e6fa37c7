//! Boosted shields, ships in hyperspace and sleepers who wake, where the table uses them (LM-R5, LM-FLEET-8, LM-FLEET-13).

use starwright::grid::CellSet;
use starwright::table::Play;
use starwright::trucker::attack::Defence;
use starwright::trucker::bots::{FlightBot, Skill};
use starwright::trucker::cards::{Card, CardKind, Criterion, Deck, Level, Penalty};
use starwright::trucker::flight::{Ask, Choice, Event, Flight, Habit, Odds, Pilot, Question, Reason, Setup};
use starwright::trucker::{Aboard, Contents, Fleet, Kind, Rule, Rulings};

use super::table::{
    BATTERY, CABIN, ENGINE, ENGINES, HOLD, Table, fire, goods, line, loaded, meteors, nothing, power, seat, setup,
    squadron, stow, zone,
};
use crate::support::{cell, cells};

const BOOSTER: Kind = Kind::Booster;
const CHAMBER: Kind = Kind::StasisChamber;
const SHIELD: Kind = Kind::Shield;
const BOOSTS: Rulings = Rulings::DEFAULT.with_boosts_and_stasis(true);

fn boosting(fleets: Vec<(Fleet, i32)>, cards: &[CardKind]) -> Setup {
    Setup { rulings: BOOSTS, ..setup(fleets, cards) }
}

fn meet(fleets: Vec<(Fleet, i32)>, card: CardKind) -> Table {
    Table::meet(boosting(fleets, &[card]))
}

fn jump(booster: (u8, u8), battery: (u8, u8)) -> Choice {
    Choice::Jump { booster: cell(booster.0, booster.1), battery: cell(battery.0, battery.1) }
}

fn wake(chamber: (u8, u8), cabin: (u8, u8)) -> Choice {
    Choice::Wake { chamber: cell(chamber.0, chamber.1), cabin: cell(cabin.0, cabin.1) }
}

fn boost(shield: (u8, u8), tokens: &[(u8, u8)]) -> Choice {
    let tokens = tokens.iter().map(|&(column, row)| cell(column, row)).collect();
    Choice::Defend { defence: Defence { boosted_shields: cells(&[shield]), tokens, ..Defence::default() } }
}

/// A cabin, a booster and its battery.
fn boosted() -> Fleet {
    line(&[BOOSTER, BATTERY])
}

/// LM-FLEET-8, LM-FLEET-13: an event at the launch names players whose boosters and stasis chambers do nothing; not later, and not
/// where they do something.
#[test]
fn unused_components_are_reported_at_launch() {
    let fleets = || vec![(line(&[]), 9), (line(&[BOOSTER, Kind::Router, CHAMBER]), 5)];
    let launched = |rulings, under_way| {
        let card = Card::custom(Level::II, CardKind::Stardust).expect("a card");
        let deck = Deck::new(vec![card]).expect("one card");
        let mut events = Vec::new();
        Flight::begin(&Setup { rulings, deck, under_way, ..setup(fleets(), &[]) }, &mut events).expect("a flight");
        events
    };
    let unused = Event::Unused { seat: seat(1), components: cells(&[(2, 3), (4, 3)]) };
    assert_eq!(
        unused.to_string(),
        "the boosters and stasis chambers of seat 1 on (2, 3), (4, 3) do nothing in this flight"
    );
    assert_eq!(launched(Rulings::DEFAULT, false), [unused]);
    assert_eq!(launched(Rulings::DEFAULT, true), []);
    assert_eq!(launched(BOOSTS, false), []);
}

/// LM-R5: a boosted shield stops a large meteor for two batteries; where the table boosts none, its owner is not asked.
#[test]
fn a_boosted_shield_stops_a_large_meteor() {
    let ship = || line(&[SHIELD, BATTERY]);
    let mut table = meet(vec![(ship(), 9), (ship(), 5)], meteors(&["LF"]));
    table.dice(&[3, 3]);
    table.asks(0, Ask::Defend);
    let twice = boost((2, 3), &[(3, 3), (3, 3)]);
    assert_eq!(table.listed(), [nothing(), twice.clone()]);
    assert_eq!(table.no(0, boost((2, 3), &[(3, 3)])), Rule::BgPower);
    let shields = Defence { shields: cells(&[(2, 3)]), tokens: vec![cell(3, 3)], ..Defence::default() };
    assert_eq!(table.no(0, Choice::Defend { defence: shields }), Rule::LmAttack4);
    table.answers(0, Ask::Defend, twice).answers(1, Ask::Defend, nothing());
    assert!(table.is_over());
    assert_eq!([0, 1].map(|player| table.player(player).lost), [CellSet::EMPTY, cells(&[(2, 3), (3, 3)])]);
    assert_eq!(table.player(0).fleet.aboard().batteries(!CellSet::EMPTY), 0);

    let mut table = Table::new(vec![(ship(), 9), (line(&[]), 5)], meteors(&["LF"]));
    table.dice(&[3, 3]);
    assert!(table.is_over());
    assert_eq!(table.player(0).lost, cells(&[(2, 3), (3, 3)]));
}

/// LM-R5, LM-ATTACK-6: not from a side that the shield leaves open, and not for more batteries than the ship has.
#[test]
fn a_boost_needs_its_side_and_its_batteries() {
    let ship = || line(&[SHIELD, BATTERY]);
    for (code, rulings) in [("LB", BOOSTS), ("LF", BOOSTS.with_boosted_shield_cost(3))] {
        let mut table = Table::meet(Setup { rulings, ..setup(vec![(ship(), 9), (line(&[]), 5)], &[meteors(&[code])]) });
        table.dice(&[3, 3]);
        assert!(table.is_over(), "{code}: nothing can be done");
        assert_eq!(table.player(0).lost, cells(&[(2, 3), (3, 3)]));
    }
}

/// LM-R5, LM-ATTACK-5: heavy fire as well; a small meteor takes no boost, but may have it.
#[test]
fn a_boosted_shield_stops_heavy_fire() {
    let ship = || line(&[SHIELD, BATTERY]);
    let pirates = CardKind::Pirates { strength: 1, shots: fire(&["LF"]), credits: 1, days: 0 };
    let mut table = meet(vec![(ship(), 9), (line(&[]), 5)], pirates);
    table.dice(&[3, 3]).answers(0, Ask::Defend, boost((2, 3), &[(3, 3), (3, 3)]));
    assert!(table.is_over() && table.player(0).lost.is_empty());

    let mut table = meet(vec![(ship(), 9), (line(&[]), 5)], meteors(&["sF"]));
    table.dice(&[3, 4]);
    table.asks(0, Ask::Defend);
    assert!(!table.listed().contains(&boost((2, 3), &[(3, 3), (3, 3)])));
    table.ok(0, boost((2, 3), &[(3, 3), (3, 3)]));
    assert!(table.is_over() && table.player(0).lost.is_empty());
}

/// LM-FLEET-13, BG-POWER, LM-FLEET-1: a ship with a booster leaves the card for a battery of its own: it is not struck, and is
/// back when the card is over.
#[test]
fn a_ship_in_hyperspace_is_not_struck() {
    let mut table = meet(vec![(line(&[BATTERY]), 9), (boosted(), 5)], meteors(&["LF"]));
    table.asks(1, Ask::Hyperspace);
    assert_eq!(table.listed(), [Choice::FlyOn, jump((2, 3), (3, 3))]);
    assert_eq!(table.no(1, jump((1, 3), (3, 3))), Rule::LmFleet13);
    assert_eq!(table.no(1, jump((2, 3), (1, 3))), Rule::BgPower);
    assert_eq!(table.no(0, Choice::FlyOn), Rule::LmFleet13);
    table.ok(1, jump((2, 3), (3, 3)));
    let player = table.player(1);
    assert!(player.fleet.ships().next().is_none());
    assert_eq!((player.hyperspace.len(), player.position), (1, Some(5)));
    assert_eq!(player.hyperspace[0].ship.components, cells(&[(1, 3), (2, 3), (3, 3)]));
    assert_eq!(table.flight().homecomings()[1].ships.len(), 1, "it would come home");

    table.dice(&[2, 3]);
    assert!(table.is_over());
    assert_eq!([0, 1].map(|player| table.player(player).lost), [cells(&[(1, 3)]), CellSet::EMPTY]);
    let player = table.player(1);
    assert!(player.hyperspace.is_empty());
    assert_eq!(player.fleet.layout(), boosted().layout());
    let aboard: Vec<_> = player.fleet.aboard().contents().collect();
    assert_eq!(aboard, [(cell(1, 3), Contents::Humans(2)), (cell(3, 3), Contents::Batteries(1))]);
}

/// LM-FLEET-13: nobody is asked without a booster and a battery on one ship, nor where the table uses none.
#[test]
fn a_player_who_cannot_jump_is_not_asked() {
    let apart = squadron(&[(1, 3, CABIN), (2, 3, BOOSTER), (5, 3, CABIN), (6, 3, BATTERY)]);
    let table = meet(vec![(apart, 9), (squadron(&[(1, 3, CABIN)]), 5)], CardKind::Stardust);
    assert!(table.is_over());
    let table = Table::new(vec![(boosted(), 9), (line(&[]), 5)], CardKind::Stardust);
    assert!(table.is_over());
}

/// LM-FLEET-13, LM-FLEET-2, LM-FLEET-3: the other ships of the fleet meet the card, and the one that is away counts for nothing.
#[test]
fn a_ship_in_hyperspace_is_left_out_of_every_sum() {
    let ships =
        || squadron(&[(1, 3, CABIN), (2, 3, BOOSTER), (3, 3, BATTERY), (5, 3, CABIN), (6, 3, ENGINE), (7, 3, HOLD)]);
    let other = || squadron(&[(1, 3, CABIN), (2, 3, ENGINE)]);
    let jumped = |card| {
        let mut table = meet(vec![(ships(), 9), (other(), 5)], card);
        table.answers(0, Ask::Hyperspace, jump((2, 3), (3, 3)));
        table
    };
    // the lame ship would be stranded
    let table = jumped(CardKind::OpenSpace);
    assert_eq!(table.moves(), [(0, 1), (1, 1)]);
    assert_eq!(table.player(0).fleet.ships().count(), 2);
    let mut table = meet(vec![(ships(), 9), (other(), 5)], CardKind::OpenSpace);
    table.answers(0, Ask::Hyperspace, Choice::FlyOn);
    assert!(table.events.iter().any(|event| matches!(event, Event::Left { reason: Reason::Stranded, .. })));

    // its crew is not aboard for an abandoned ship, and cannot go with it
    let ship = |crew| CardKind::AbandonedShip { crew, credits: 1, days: 1 };
    assert!(jumped(ship(3)).is_over());
    let mut table = jumped(ship(2));
    table.answers(0, Ask::Take, Choice::Take);
    assert_eq!(table.moves(), [], "all that is counted goes, and no day is lost");
    assert!(table.player(0).fleet.ships().count() == 1, "the ship without a human leaves");

    // its connectors are not exposed
    let exposed = other().exposed_connectors(CellSet::EMPTY);
    let rest = ships().exposed_connectors(cells(&[(1, 3)]));
    let days = |count: u32| -i32::try_from(count).expect("few");
    assert_eq!(jumped(CardKind::Stardust).moves(), [(1, days(exposed)), (0, days(rest))]);
}

/// LM-FLEET-13, LM-FLEET-6: what is in the holds of a ship in hyperspace stays there, and nothing else comes in.
#[test]
fn holds_in_hyperspace_are_out_of_reach() {
    let kinds =
        [(1, 3, CABIN), (2, 3, BOOSTER), (3, 3, BATTERY), (2, 2, HOLD), (5, 3, CABIN), (6, 3, ENGINE), (7, 3, HOLD)];
    let ships = loaded(squadron(&kinds), &[(2, 2, goods("Y"))]);
    let station = CardKind::AbandonedStation { crew: 1, goods: goods("GB"), days: 1 };
    let mut table = meet(vec![(ships, 9), (squadron(&[(1, 3, CABIN)]), 5)], station);
    table.answers(0, Ask::Hyperspace, jump((2, 3), (3, 3))).answers(0, Ask::Take, Choice::Take);
    table.asks(0, Ask::Stow);
    assert_eq!(table.no(0, stow("GB", &[(2, 2, "G"), (7, 3, "B")])), Rule::BgGoods1);
    assert_eq!(table.no(0, stow("GB", &[(7, 3, "YG")])), Rule::BgGoods2);
    table.ok(0, stow("GB", &[(7, 3, "GB")]));
    let aboard = table.player(0).fleet.aboard().goods(!CellSet::EMPTY);
    assert_eq!(aboard, goods("YGB"));
}

/// LM-FLEET-13, BG-COMBAT, LM-R43: with one player left in space a combat zone is skipped, and a sabotage hits whoever is there.
#[test]
fn a_player_in_hyperspace_is_not_compared() {
    let penalty = || (Criterion::FewestCrew, Penalty::Days(1));
    let fleets = || vec![(boosted(), 9), (line(&[CABIN]), 5)];
    let mut table = meet(fleets(), zone([penalty(), penalty(), penalty()]));
    table.answers(0, Ask::Hyperspace, jump((2, 3), (3, 3)));
    assert!(table.is_over() && table.events.contains(&Event::Skipped { lines: 3 }));
    let mut table = meet(fleets(), CardKind::Sabotage);
    table.answers(0, Ask::Hyperspace, jump((2, 3), (3, 3)));
    assert!(table.events.contains(&Event::Sabotaged { seat: seat(1) }), "the other has fewer crew, but is away");
}

/// LM-FLEET-13, LM-END-2: whoever is lapped gives up with all ships when the card is over, those that were away too.
#[test]
fn hyperspace_does_not_save_a_lapped_player() {
    let mut table = meet(vec![(boosted(), 5), (line(&[]), 60)], CardKind::Epidemic);
    table.answers(0, Ask::Hyperspace, jump((2, 3), (3, 3)));
    let left = Event::Left {
        seat: seat(0),
        cells: cells(&[(1, 3), (2, 3), (3, 3)]),
        set_aside: goods(""),
        reason: Reason::Lapped,
    };
    assert!(table.events.contains(&left) && table.events.contains(&Event::OutOfFlight { seat: seat(0) }));
}

/// LM-FLEET-13, LM-R53: all parts of a sequence are one card.
#[test]
fn hyperspace_lasts_for_a_whole_sequence() {
    let card = CardKind::Sequence { parts: [meteors(&["LF"]), CardKind::Stardust].into_iter().collect() };
    let mut table = meet(vec![(boosted(), 9), (line(&[]), 5)], card);
    table.answers(0, Ask::Hyperspace, jump((2, 3), (3, 3))).dice(&[1, 1]);
    assert!(table.is_over());
    assert_eq!(table.moves(), [(1, -4)]);
    assert_eq!(table.player(0).fleet.ships().count(), 1);
}

/// LM-FLEET-13: a marker stays on the track while all ships of its player are away, and the next card asks again.
#[test]
fn hyperspace_is_asked_for_at_each_card() {
    let mut table =
        Table::begin(boosting(vec![(boosted(), 9), (line(&[]), 5)], &[CardKind::OpenSpace, CardKind::Stardust]));
    table.fly_on();
    table.answers(0, Ask::Hyperspace, jump((2, 3), (3, 3)));
    assert_eq!(table.positions(), [Some(9), None], "the other has no engines");
    table.fly_on();
    table.answers(0, Ask::Hyperspace, jump((2, 3), (3, 3)));
    assert!(table.is_over());
    assert_eq!(table.player(0).fleet.aboard().batteries(!CellSet::EMPTY), 0);
}

/// A cabin without crew, one with two humans, and a stasis chamber.
fn asleep() -> Fleet {
    let mut fleet = line(&[CABIN, CHAMBER]);
    fleet.lose_crew(2, CellSet::EMPTY, &[(cell(1, 3), 2)]).expect("they go");
    fleet
}

/// LM-FLEET-8, LM-KIND-3: before a card sleepers become crew where there is room, one by one.
#[test]
fn sleepers_wake_before_a_card() {
    let mut table = Table::begin(boosting(vec![(asleep(), 9), (line(&[]), 5)], &[CardKind::Stardust]));
    table.asks(0, Ask::Withdraw);
    let waking = wake((3, 3), (1, 3));
    assert_eq!(table.listed(), [Choice::FlyOn, Choice::Withdraw { at: cell(1, 3) }, waking.clone()]);
    assert_eq!(table.no(0, wake((3, 3), (2, 3))), Rule::BgCrew1);
    assert_eq!(table.no(0, wake((2, 3), (1, 3))), Rule::LmKind3);
    table.ok(0, waking.clone()).answers(0, Ask::Withdraw, waking.clone());
    assert_eq!(table.no(0, waking), Rule::BgCrew1);
    assert_eq!(table.listed().len(), 2, "no cabin has room any more");
    let woken = Event::Woken { seat: seat(0), chamber: cell(3, 3), cabin: cell(1, 3) };
    assert_eq!(table.events, [woken.clone(), woken]);
    let aboard: Aboard = *table.player(0).fleet.aboard();
    assert_eq!((aboard.crew(!CellSet::EMPTY).humans, aboard.sleepers(!CellSet::EMPTY)), (4, 2));
}

/// LM-FLEET-8: only on the ship of their chamber, and only where the table wakes sleepers.
#[test]
fn sleepers_wake_on_their_ship() {
    let mut ships = squadron(&[(1, 3, CABIN), (2, 3, CHAMBER), (5, 3, CABIN)]);
    ships.lose_crew(2, CellSet::EMPTY, &[(cell(1, 3), 1), (cell(5, 3), 1)]).expect("they go");
    let fleets = || vec![(ships.clone(), 9), (squadron(&[(1, 3, CABIN)]), 5)];
    let table = Table::begin(boosting(fleets(), &[CardKind::Stardust]));
    assert_eq!(table.no(0, wake((2, 3), (5, 3))), Rule::LmFleet8);
    assert!(table.listed().contains(&wake((2, 3), (1, 3))) && !table.listed().contains(&wake((2, 3), (5, 3))));
    let table = Table::begin(setup(fleets(), &[CardKind::Stardust]));
    assert_eq!(table.no(0, wake((2, 3), (1, 3))), Rule::LmFleet8);
    assert!(!table.listed().contains(&wake((2, 3), (1, 3))));
}

/// LM-FLEET-13: odds follow the policy into hyperspace, where the card costs a battery and nothing else.
#[test]
fn odds_include_hyperspace() {
    let mut setup = boosting(vec![(boosted(), 9)], &[meteors(&["LF", "LF"])]);
    setup.players.push(Pilot::default());
    let jumps = |_: &Fleet, question: &Question, listed: &[Choice]| {
        let place = usize::from(*question == Question::Hyperspace);
        listed[place].clone()
    };
    let odds = Odds::of(&setup, seat(0), &jumps).expect("a possible setup");
    assert_eq!(odds.chance(|toll| toll.batteries == 1 && toll.components == 0).to_string(), "1");
    assert_eq!(odds.chance(|toll| toll.ships == 0 && toll.crew == 0 && toll.days == 0).to_string(), "1");
    let odds = Odds::of(&setup, seat(0), &Habit::DoNothing).expect("a possible setup");
    assert!(odds.chance(|toll| toll.components > 0) > odds.chance(|toll| toll.batteries == 7));
}

/// The answer of a captain of this skill to the open question.
fn captain(table: &Table, skill: Skill) -> Choice {
    let actor = table.asked().expect("a player is asked").0.seat().expect("a seat");
    FlightBot::new(actor, skill).choose(&table.flight().view(Some(actor)), &table.listed()).expect("an answer")
}

/// LM-R5, LM-FLEET-8, LM-FLEET-13: captains wake whom they can, boost what saves more than its batteries, and leave a card that
/// only does harm.
#[test]
fn captains_use_boosts_and_stasis() {
    let table = Table::begin(boosting(vec![(asleep(), 9), (line(&[]), 5)], &[CardKind::Stardust]));
    for skill in [Skill::Low, Skill::Middle, Skill::High] {
        assert_eq!(captain(&table, skill), wake((3, 3), (1, 3)));
    }
    let asked = |card| meet(vec![(boosted(), 9), (line(&[ENGINE]), 5)], card);
    assert_eq!(captain(&asked(meteors(&["LF"])), Skill::Middle), jump((2, 3), (3, 3)));
    assert_eq!(captain(&asked(meteors(&["LF"])), Skill::Low), Choice::FlyOn);
    let station = CardKind::AbandonedStation { crew: 1, goods: goods("RR"), days: 1 };
    assert_eq!(captain(&asked(station), Skill::Middle), Choice::FlyOn);

    let mut table = meet(vec![(line(&[SHIELD, BATTERY]), 9), (line(&[]), 5)], meteors(&["LF"]));
    table.dice(&[2, 3]);
    assert_eq!(captain(&table, Skill::Middle), boost((2, 3), &[(3, 3), (3, 3)]));
    assert_eq!(captain(&table, Skill::Low), nothing());
}

/// LM-FLEET-13: the best captain foresees a card while one of its ships is away, and at the question itself.
#[test]
fn a_captain_looks_ahead_with_a_ship_in_hyperspace() {
    let kinds = [(1, 3, CABIN), (2, 3, BOOSTER), (3, 3, BATTERY), (5, 3, CABIN), (6, 3, ENGINES), (7, 3, BATTERY)];
    let mut table =
        meet(vec![(squadron(&kinds), 9), (squadron(&[(1, 3, CABIN), (2, 3, ENGINE)]), 5)], CardKind::OpenSpace);
    let choice = captain(&table, Skill::High);
    assert!(table.listed().contains(&choice));
    table.ok(0, jump((2, 3), (3, 3))).asks(0, Ask::Engines);
    let choice = captain(&table, Skill::High);
    assert_eq!(choice, power(&[(6, 3)], &[(7, 3)]), "without it the other ship is stranded");
    table.ok(0, choice);
    assert!(table.is_over());
    assert_eq!(table.player(0).fleet.ships().count(), 2);
}
