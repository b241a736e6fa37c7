//! Sabotage.

use starwright::grid::CellSet;
use starwright::table::Actor;
use starwright::trucker::cards::CardKind;
use starwright::trucker::flight::{Ask, Choice, Event, Pilot};
use starwright::trucker::{Board, Class};

use super::table::{BATTERY, CABIN, HOLD, Table, fleet, line, parts, setup, ship, squadron};
use crate::support::{cell, cells};

fn victim(table: &Table) -> Option<u8> {
    table.events.iter().find_map(|event| match event {
        Event::Sabotaged { seat } => Some(seat.number()),
        _ => None,
    })
}

/// BG-SABOTAGE: the fewest crew, a fleet as one, in a tie the one further ahead.
#[test]
fn the_fewest_crew_are_hit() {
    let crew = |number| line(&[CABIN, CABIN][..number]);
    assert_eq!(victim(&Table::new(vec![(crew(1), 30), (crew(0), 3), (crew(2), 9)], CardKind::Sabotage)), Some(1));
    assert_eq!(victim(&Table::new(vec![(crew(1), 3), (crew(1), 30)], CardKind::Sabotage)), Some(1));
    let (two, one) = (squadron(&[(1, 3, CABIN), (5, 3, CABIN)]), squadron(&[(1, 3, CABIN)]));
    assert_eq!(victim(&Table::new(vec![(two, 30), (one, 3)], CardKind::Sabotage)), Some(1));
}

/// LM-R43: a single player has the fewest crew.
#[test]
fn a_single_player_is_hit() {
    let mut setup = setup(vec![(line(&[]), 3), (line(&[]), 9)], &[CardKind::Sabotage]);
    setup.players[0] = Pilot::default();
    let mut table = Table::meet(setup);
    assert_eq!(victim(&table), Some(1));
    table.dice(&[2, 3, 3, 4]);
    assert_eq!(table.player(1).lost, cells(&[(1, 3)]));
}

/// BG-SABOTAGE: two dice for the column and two for the row, no reaction, and the ship breaks up as usual.
#[test]
fn the_component_on_the_rolled_cell_is_destroyed() {
    let wide = ship(&[(1, 3, CABIN), (2, 3, HOLD), (3, 3, BATTERY), (4, 3, HOLD), (5, 3, CABIN)]);
    let mut table = Table::new(vec![(wide.clone(), 3), (wide, 1)], CardKind::Sabotage);
    table.dice(&[3, 4, 3, 4]).answers(0, Ask::Keep, Choice::Keep { at: cell(1, 3) });
    assert!(table.is_over());
    assert_eq!(table.player(0).lost, cells(&[(3, 3), (4, 3), (5, 3)]));
}

/// BG-SABOTAGE: three tries in all, of which all dice are rolled, even with the column off the board.
#[test]
fn a_cell_is_rolled_three_times() {
    let mut table = Table::new(vec![(line(&[]), 3), (line(&[CABIN]), 1)], CardKind::Sabotage);
    table.dice(&[1, 1]);
    assert_eq!(table.asked(), Some((Actor::Table, Ask::Locate)), "the row is rolled all the same");
    table.dice(&[3, 4]).dice(&[3, 3, 3, 4]).dice(&[6, 6, 6, 6]);
    assert!(table.is_over());
    assert!(table.player(0).lost.is_empty());
    let mut table = Table::new(vec![(line(&[]), 3), (line(&[CABIN]), 1)], CardKind::Sabotage);
    table.dice(&[1, 1, 1, 1]).dice(&[3, 3, 3, 4]).dice(&[2, 3, 3, 4]);
    assert!(table.is_over());
    assert_eq!(table.player(0).lost, CellSet::of(cell(1, 3)));
}

/// BG-SABOTAGE: one die each on IIIC.
#[test]
fn one_die_each_on_the_torus() {
    let round = || fleet(Board::new(Class::IIIC), &parts(&[(1, 3, CABIN), (2, 3, HOLD)]), &[]);
    let mut table = Table::new(vec![(round(), 3), (round(), 1)], CardKind::Sabotage);
    table.dice(&[3, 4]);
    assert!(table.is_over());
    assert_eq!(table.player(0).lost, cells(&[(2, 3)]));
}
