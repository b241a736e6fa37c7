//! Invariants after every choice of a game of rounds: those of its parts, and no credit vanishes between them.

use starwright::grid::CellSet;
use starwright::table::{Play, Seat};
use starwright::trucker::game::{Event, Now};
use starwright::trucker::settlement::Statement;
use starwright::trucker::{Class, Game, Kind, Room, flight, yard};

use crate::harness::{Dice, Tested};

pub(super) fn audit(before: &Game, after: &Game, events: &[Event], dice: &mut Dice) {
    let settled = events.iter().filter(|event| matches!(event, Event::Settled { .. })).count();
    assert_eq!(after.round() as usize, before.round() as usize + settled);
    if settled == 0 {
        assert_eq!((before.purses(), before.loans()), (after.purses(), after.loans()));
        audit_parts(before, after, events, dice);
        audit_take_off(before, after, events);
    } else {
        audit_settlement(before, after, events);
    }
    assert_eq!(after.is_over(), matches!(after.view(None).now, Now::Over));
    assert!(events.iter().all(|event| !event.to_string().is_empty()));
}

/// Within a part it is the audit of that part; of a yard while tiles are drawn, as ships built elsewhere may have any.
fn audit_parts(before: &Game, after: &Game, events: &[Event], dice: &mut Dice) {
    if let (Some(was), Some(is)) = (before.yard(), after.yard())
        && was.step() == yard::Step::Building
    {
        let events: Vec<yard::Event> = events.iter().filter_map(of_yard).copied().collect();
        is.audit(was, &events, dice);
    }
    if let (Some(was), Some(is)) = (before.flight(), after.flight()) {
        let events: Vec<flight::Event> = events.iter().filter_map(of_flight).cloned().collect();
        is.audit(was, &events, dice);
    }
}

fn of_yard(event: &Event) -> Option<&yard::Event> {
    if let Event::Yard(event) = event { Some(event) } else { None }
}

fn of_flight(event: &Event) -> Option<&flight::Event> {
    if let Event::Flight(event) = event { Some(event) } else { None }
}

/// LM-R31: a flying player has the purse of the yard, less premium and insurance, and knows the cards looked at.
fn audit_take_off(before: &Game, after: &Game, events: &[Event]) {
    let (Some(yard), Some(flight)) = (before.yard(), after.flight()) else { return };
    for (was, is) in yard.view(None).players.iter().zip(&flight.view(None).players) {
        let paid = events.iter().filter_map(of_yard).map(|event| match event {
            yard::Event::PaidPremium { seat, premium } if *seat == is.seat => premium.paid,
            yard::Event::Insured { seat, insurance } if *seat == is.seat => insurance.price().into(),
            _ => 0,
        });
        assert_eq!(is.credits, was.credits - paid.sum::<u32>());
        audit_crew(was, is);
        let piles = yard.view(Some(is.seat)).piles;
        let seen = piles.iter().flatten().flatten().filter_map(starwright::trucker::cards::Card::id).collect();
        assert_eq!(flight.view(Some(is.seat)).peeked, seen);
    }
}

/// LM-LAUNCH-1, LM-LAUNCH-2: what was built flies, ship by ship, with full batteries, full cabins and no goods; the lost pile
/// goes along.
fn audit_crew(was: &yard::PlayerView, is: &flight::PlayerView) {
    let fleet = &is.fleet;
    assert_eq!((is.lost_pile, is.lost), (was.lost, CellSet::EMPTY));
    let mut flying = CellSet::EMPTY;
    for ship in was.layout.ships().filter(|ship| !ship.components.is_disjoint(fleet.layout().occupied())) {
        flying |= ship.components;
    }
    assert_eq!(flying, fleet.layout().occupied());
    for (cell, component) in fleet.layout().components() {
        assert_eq!(was.layout.get(cell), Some(component));
        let (aboard, cell) = (fleet.aboard(), CellSet::of(cell));
        let batteries = if let Room::Batteries(tokens) = component.kind().room() { tokens.into() } else { 0 };
        assert_eq!((aboard.batteries(cell), aboard.goods(cell).is_none()), (batteries, true));
        let crew = aboard.crew(cell);
        match component.kind() {
            Kind::Cabin | Kind::StartingCabin => assert!((crew.humans, crew.aliens) == (2, 0) || crew.total() == 1),
            _ => assert!(crew.total() <= 1),
        }
    }
}

/// BG-END-5: each purse goes into its statement as it came out of the flight, changes by the lines, and is carried over.
fn audit_settlement(before: &Game, after: &Game, events: &[Event]) {
    let flown = before.flight().map(|flight| flight.view(None));
    let settlements = events.iter().filter_map(|event| match event {
        Event::Settled { round, settlement } => Some((*round, settlement)),
        _ => None,
    });
    let mut purses: Option<Vec<u32>> = None;
    for (round, settlement) in settlements {
        assert_eq!(&after.settlements()[round as usize], settlement);
        for (seat, statement) in Seat::ALL.into_iter().zip(&settlement.statements) {
            let won = events.iter().filter_map(of_flight).map(|event| match event {
                flight::Event::Paid { seat: paid, credits } if *paid == seat => *credits,
                _ => 0,
            });
            if let Some(flown) = flown.as_ref().filter(|_| round == before.round()) {
                let player = &flown.players[usize::from(seat.number())];
                assert_eq!(statement.before(), player.credits + won.sum::<u32>());
            }
            let moved: i64 = statement.lines().iter().map(|line| line.credits()).sum();
            assert_eq!(i64::from(statement.after()), i64::from(statement.before()) + moved);
        }
        purses = Some(settlement.statements.iter().map(Statement::after).collect());
    }
    assert_eq!(purses.as_ref(), Some(&after.purses()));
    let begun = events.iter().rposition(|event| matches!(event, Event::RoundBegan { .. }));
    if let (Some(yard), Some(begun)) = (after.yard(), begun) {
        audit_opening(yard, &after.purses(), &events[begun..]);
    }
}

/// LM-R31: the purse in an open yard is what was carried over, less premiums, which events report.
fn audit_opening(yard: &yard::Yard, purses: &[u32], events: &[Event]) {
    for (player, purse) in yard.view(None).players.iter().zip(purses) {
        let paid = premiums(events, player.seat);
        assert_eq!(player.credits + paid, *purse);
        let is_insured = player.layout.board().class() == Some(Class::IIIC);
        let told = events.iter().filter_map(of_yard);
        let told = told.filter(|event| matches!(event, yard::Event::PaidPremium { seat, .. } if *seat == player.seat));
        let due = is_insured && (yard::Step::Boarding..yard::Step::Launched).contains(&yard.step());
        assert_eq!(told.count(), usize::from(due), "a premium is told once");
    }
}

fn premiums(events: &[Event], of: Seat) -> u32 {
    let paid = events.iter().filter_map(of_yard).map(|event| match event {
        yard::Event::PaidPremium { seat, premium } if *seat == of => premium.paid,
        _ => 0,
    });
    paid.sum()
}
