//! Abandoned ships and stations.

use starwright::trucker::cards::CardKind;
use starwright::trucker::flight::{Ask, Choice, Event, Reason};
use starwright::trucker::{Alien, Board, Class, Colour, Rule};

use super::table::{CABIN, HOLD, START, Table, fleet, give_crew, goods, life_support, line, loaded, parts, stow};

const SHIP: CardKind = CardKind::AbandonedShip { crew: 3, credits: 4, days: 1 };

fn station(letters: &str) -> CardKind {
    CardKind::AbandonedStation { crew: 3, goods: goods(letters), days: 2 }
}

/// BG-SHIP: the first in order with enough crew who wants it gives up the crew, is paid and loses the days.
#[test]
fn the_first_who_wants_the_ship_pays_with_crew() {
    let crewed = || line(&[CABIN, CABIN]);
    let mut table = Table::new(vec![(crewed(), 5), (line(&[]), 9), (crewed(), 7)], SHIP);
    table.answers(2, Ask::Take, Choice::Decline).answers(0, Ask::Take, Choice::Take);
    table.asks(0, Ask::Crew);
    assert_eq!(table.no(0, give_crew(&[(1, 3, 2)])), Rule::LmFleet9);
    assert_eq!(table.no(0, give_crew(&[(1, 3, 3)])), Rule::LmFleet9);
    table.ok(0, give_crew(&[(1, 3, 2), (2, 3, 1)]));
    assert!(table.is_over());
    assert_eq!((table.player(0).credits, table.player(0).fleet.crew().total()), (4, 3));
    assert_eq!(table.moves(), [(0, -1)]);
}

/// BG-SHIP: aliens count; whoever gives exactly all loses no days, and gives up when the card is resolved (LM-END-2).
#[test]
fn giving_all_crew_costs_no_days() {
    let kinds = parts(&[(1, 3, START), (2, 3, CABIN), (3, 3, life_support(Colour::Brown))]);
    let crewed = fleet(Board::new(Class::II), &kinds, &[(2, 3, Alien::Brown)]);
    let mut table = Table::new(vec![(crewed, 5), (line(&[]), 1)], SHIP);
    table.answers(0, Ask::Take, Choice::Take);
    assert!(table.is_over(), "there is only one way to give three of three");
    assert_eq!(table.player(0).credits, 4);
    assert!(table.moves().is_empty());
    assert_eq!(table.positions(), [None, Some(1)]);
}

/// BG-SHIP: his last human, but not all: the days are lost, then he gives up.
#[test]
fn giving_the_last_human_means_giving_up_after_the_card() {
    let kinds = parts(&[(1, 3, START), (2, 3, CABIN), (3, 3, life_support(Colour::Brown))]);
    let crewed = fleet(Board::new(Class::II), &kinds, &[(2, 3, Alien::Brown)]);
    let card = CardKind::AbandonedShip { crew: 2, credits: 3, days: 1 };
    let mut table = Table::new(vec![(crewed, 5), (line(&[]), 1)], card);
    table.answers(0, Ask::Take, Choice::Take).answers(0, Ask::Crew, give_crew(&[(1, 3, 2)]));
    assert_eq!(table.moves(), [(0, -1)]);
    let left = table.events.iter().position(|event| matches!(event, Event::Left { reason: Reason::Unmanned, .. }));
    let paid = table.events.iter().position(|event| matches!(event, Event::Paid { .. }));
    assert!(paid < left && left.is_some());
    assert_eq!(table.player(0).credits, 3);
}

/// LM-R53: a ship that takes nobody, pays nothing and costs no day: nothing happens to whoever takes it.
#[test]
fn a_ship_may_need_no_crew_and_pay_nothing() {
    let card = CardKind::AbandonedShip { crew: 0, credits: 0, days: 0 };
    let mut table = Table::new(vec![(line(&[CABIN]), 5), (line(&[]), 1)], card.clone());
    table.answers(0, Ask::Take, Choice::Take);
    assert!(table.is_over());
    let happened = |event: &&Event| !matches!(event, Event::Shown { .. } | Event::Took { .. } | Event::Over);
    assert_eq!(table.events.iter().find(happened), None);
    assert_eq!((table.player(0).credits, table.player(0).fleet.crew().total()), (0, 4));
    assert_eq!(card.to_string(), "Abandoned ship: give up 0 crew members for 0 credits; this costs 0 days.");
}

/// BG-STATION: who has the crew may take the goods; the crew is kept, and so is everybody behind.
#[test]
fn a_station_keeps_the_crew() {
    let trader = loaded(line(&[CABIN, HOLD]), &[(3, 3, goods("B"))]);
    let mut table = Table::new(vec![(trader, 5), (line(&[HOLD]), 9), (line(&[CABIN, HOLD]), 3)], station("YG"));
    table.answers(0, Ask::Take, Choice::Take).answers(0, Ask::Stow, stow("YG", &[(3, 3, "YG")]));
    assert!(table.is_over(), "two crew members are too few, and after the first nobody else is asked");
    assert_eq!(table.player(0).fleet.crew().total(), 4);
    assert_eq!(table.moves(), [(0, -2)]);
}
