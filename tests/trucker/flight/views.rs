//! The progress of a card, as every view shows it.

use starwright::table::Seat;
use starwright::trucker::cards::{CardKind, Criterion, Penalty};
use starwright::trucker::flight::{Ask, Choice, Progress, View};

use super::table::{
    BATTERY, CABIN, CANNON, CANNONS, ENGINE, ENGINES, HOLD, Table, fire, goods, line, meteors, nothing, power, seat,
    squadron, stow, zone,
};

fn view(table: &Table) -> View {
    starwright::table::Play::view(table.flight(), None)
}

fn progress(table: &Table) -> Progress {
    view(table).progress
}

fn seats(numbers: &[u8]) -> Vec<Seat> {
    numbers.iter().map(|&number| seat(number)).collect()
}

/// BG-PLANETS: who has landed where, and who is still to act.
#[test]
fn landings_are_seen() {
    let card = CardKind::Planets { planets: ["G", "Y", "RB"].into_iter().map(goods).collect(), days: 2 };
    let trader = || line(&[HOLD]);
    let mut table = Table::new(vec![(trader(), 9), (trader(), 10), (trader(), 8)], card.clone());
    assert_eq!((progress(&table).landed, progress(&table).waiting), (vec![], seats(&[0, 2])));
    table.ok(1, Choice::Land { planet: 1 });
    assert_eq!(progress(&table).landed, [(seat(1), 1)], "while the goods are stowed");
    table.answers(1, Ask::Stow, stow("Y", &[])).ok(0, Choice::Decline);
    assert_eq!((progress(&table).landed, progress(&table).waiting), (vec![(seat(1), 1)], vec![]));
    assert_eq!(view(&table).faced, Some(card));
    table.ok(2, Choice::Decline);
    assert_eq!((progress(&table), view(&table).faced), (Progress::default(), None));
}

/// BG-COMBAT: what everybody has declared in a line, in whose own units; LM-FLEET-4, BG-HALF: cannons in half points.
#[test]
fn declarations_are_seen() {
    let card = zone([
        (Criterion::WeakestEngines, Penalty::Days(1)),
        (Criterion::WeakestCannons, Penalty::Shots(fire(&["LF"]))),
        (Criterion::FewestCrew, Penalty::Crew(1)),
    ]);
    let even = || line(&[ENGINES, CANNONS, BATTERY, CABIN]);
    let mut table = Table::new(vec![(even(), 10), (even(), 20), (line(&[ENGINE, CANNON, CABIN]), 30)], card);
    assert_eq!((progress(&table).line, progress(&table).declared), (0, vec![(seat(2), 1)]));
    table.ok(1, power(&[(2, 3)], &[(4, 3)]));
    assert_eq!((progress(&table).declared, progress(&table).waiting), (vec![(seat(2), 1), (seat(1), 2)], vec![]));
    table.ok(0, power(&[], &[]));
    assert_eq!((progress(&table).line, progress(&table).declared), (1, vec![(seat(2), 2)]));
    table.ok(1, power(&[], &[])).ok(0, power(&[(3, 3)], &[(4, 3)]));
    let shot_at = progress(&table);
    assert_eq!((shot_at.line, shot_at.declared, shot_at.targets, shot_at.attacks), (1, vec![], seats(&[1]), 1));
    table.dice(&[1, 1]);
    table.asks(2, Ask::Crew);
    assert_eq!((progress(&table).line, progress(&table).targets), (2, vec![]));
}

/// BG-ENEMY-1, BG-ENEMY-2: who is still attacked, who lost and will be shot at, who won.
#[test]
fn fights_are_seen() {
    let card = CardKind::Pirates { strength: 2, shots: fire(&["LF", "LF"]), credits: 4, days: 1 };
    let double = || line(&[CANNON, CANNONS, BATTERY]);
    let mut table = Table::new(vec![(double(), 3), (line(&[]), 9), (double(), 7), (double(), 1)], card);
    let seen = progress(&table);
    assert_eq!((seen.losers, seen.waiting, seen.winner), (seats(&[1]), seats(&[0, 3]), None));
    table.ok(2, power(&[], &[])).ok(0, power(&[(3, 3)], &[(4, 3)]));
    let seen = progress(&table);
    assert_eq!((seen.losers, seen.waiting, seen.winner), (seats(&[1, 2]), vec![], Some(seat(0))));
    assert_eq!((seen.targets, seen.attacks), (seats(&[1, 2]), 1));
    // column 5, where everybody's cabin is
    table.dice(&[2, 3]);
    let seen = progress(&table);
    assert_eq!((seen.targets, seen.losers, seen.attacks), (seats(&[2]), seats(&[2]), 2));
    table.dice(&[1, 1]);
    assert_eq!((progress(&table).winner, progress(&table).targets), (Some(seat(0)), vec![]));
    table.asks(0, Ask::Take);
}

/// BG-METEOR, BG-SABOTAGE: whom attacks may strike, how many have come, and the tries of a sabotage.
#[test]
fn attacks_are_seen() {
    let mut table = Table::new(vec![(line(&[CANNON]), 3), (line(&[CANNON]), 9)], meteors(&["sF", "LF"]));
    assert_eq!((progress(&table).targets, progress(&table).attacks), (seats(&[1, 0]), 1));
    table.dice(&[1, 1]).dice(&[3, 3]);
    let seen = progress(&table);
    assert_eq!((seen.waiting, seen.targets, seen.attacks), (seats(&[0]), seats(&[1, 0]), 2));
    table.ok(1, nothing());
    assert_eq!(progress(&table).waiting, []);
    let mut table = Table::new(vec![(line(&[]), 3), (line(&[CABIN]), 9)], CardKind::Sabotage);
    table.dice(&[1, 1, 1, 1]).dice(&[1, 1]);
    assert_eq!((progress(&table).targets, progress(&table).tries), (seats(&[0]), 1));
}

/// LM-END-1, BG-OPEN, BG-SHIP: who has still to decide, to fly, or to get an offer.
#[test]
fn views_show_whose_turn_it_is() {
    let double = || line(&[ENGINES, BATTERY]);
    let fleets = || vec![(double(), 3), (double(), 9), (line(&[CABIN, CABIN]), 7)];
    let table = Table::begin(super::table::setup(fleets(), &[CardKind::OpenSpace]));
    assert_eq!((progress(&table).waiting, view(&table).faced), (seats(&[2, 0]), None));
    let table = Table::new(fleets(), CardKind::OpenSpace);
    assert_eq!(progress(&table).waiting, seats(&[2, 0]));
    let table = Table::new(fleets(), CardKind::AbandonedShip { crew: 2, credits: 1, days: 1 });
    assert_eq!(progress(&table).waiting, seats(&[2, 0]));
    let table = Table::new(fleets(), CardKind::AbandonedShip { crew: 3, credits: 1, days: 1 });
    assert_eq!(progress(&table).waiting, [], "two are too few");
}

/// LM-IV3-2: a view shows the card as it is printed and as it is faced.
#[test]
fn cards_are_seen_as_they_are_faced() {
    let slavers = |strength, lose_crew, credits| CardKind::Slavers { strength, lose_crew, credits, days: 1 };
    let armed = || squadron(&[(1, 3, CABIN), (1, 2, CANNONS), (2, 3, BATTERY)]);
    let table = Table::level_four(vec![(armed(), 9), (armed(), 3)], slavers(2, 2, 5));
    let view = view(&table);
    assert_eq!(view.card.expect("a card").kind(), &slavers(2, 2, 5));
    assert_eq!(view.faced, Some(slavers(3, 3, 6)));
    assert!(view.level_iii_cards);
}
