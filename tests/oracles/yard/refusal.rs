//! Every rule that an event breaks; none, if it may happen.

use std::collections::BTreeSet;

use serde_json::Value;

use super::hourglass::{OVERTIME, START};
use super::seat::{Seat, number};
use super::table::{Table, component};
use crate::trucker::check::{joined, neighbour};
use crate::trucker::json;
use crate::trucker::side::SIDES;
use crate::trucker::tile::tile_at;

pub(crate) type Rules = BTreeSet<&'static str>;

const HAND_FULL: &[&str] = &["BG-BUILD-1", "LM-R27"];
const NOT_LAID_ASIDE: &[&str] = &["BG-BUILD-1", "BG-BUILD-2", "LM-CABIN-2"];

pub(crate) fn broken(table: &Table, event: &Value) -> Rules {
    let mut rules = Rules::new();
    let what = json::text(&event["do"]);
    let seat = event["by"].as_u64().map(|seat| usize::try_from(seat).expect("a seat"));
    match (what, seat) {
        ("flip", Some(seat)) => flip(table, seat, &mut rules),
        ("ran_out", None) => ran_out(table, &mut rules),
        ("roll", Some(_)) => roll(table, &mut rules),
        ("peek", Some(seat)) => peek(table, seat, event, &mut rules),
        ("finish", Some(seat)) => finish(table, seat, event, &mut rules),
        (_, Some(seat)) => {
            if table.is_over() || table.seats[seat].order.is_some() {
                rules.insert("BG-BUILD-3");
            }
            build(table, seat, event, &mut rules);
        }
        _ => panic!("no such event: {event}"),
    }
    let glass = &table.hourglass;
    if !rules.is_empty() && table.is_over() && glass.has_dice && glass.dice.len() < 2 {
        rules.insert("LM-IVC-TIMER"); // LM-R19: nothing but the missing dice
    }
    rules
}

fn build(table: &Table, seat: usize, event: &Value, rules: &mut Rules) {
    let player = &table.seats[seat];
    let what = json::text(&event["do"]);
    let is_full = player.hand.is_some();
    if what.starts_with("take") && is_full {
        rules.extend(HAND_FULL);
    }
    match what {
        "take_face_down" if table.pool.is_empty() => rules.extend(HAND_FULL),
        "take_face_up" if !table.face_up.contains(&number(&event["tile"])) => drop(rules.insert("BG-BUILD-1")),
        "take_aside" if !player.aside.contains(&number(&event["tile"])) => rules.extend(NOT_LAID_ASIDE),
        "take_back" if player.last.is_none() => rules.extend(["BG-BUILD-2", "LM-R25", "LM-R26"]),
        "return" | "set_aside" | "place" if !is_full => drop(rules.insert("BG-BUILD-1")),
        "return" if player.hand.as_ref().is_some_and(|held| held.was_aside) => {
            rules.extend(["BG-BUILD-2", "LM-R26", "LM-CABIN-2"]);
        }
        "set_aside" if player.aside.len() == 2 => rules.extend(NOT_LAID_ASIDE),
        "place" => place(table, player, event, rules),
        _ => {}
    }
}

/// LM-CABIN-4, LM-LEGAL-10, LM-IVC-BUILD-1, LM-IVC-BUILD-2, LM-R18.
fn place(table: &Table, player: &Seat, event: &Value, rules: &mut Rules) {
    let (board, at) = (table.board(), json::cell(&event["at"]));
    let tiles = player.tiles();
    let Some(ship) = board.ships().into_iter().find(|ship| ship.contains(&at)) else {
        rules.extend(["LM-LEGAL-10", "LM-SPLICE-1", "LM-IVC-1", "LM-IVC-BUILD-1", "LM-IVC-BUILD-2"]);
        return;
    };
    if tile_at(&tiles, at).is_some() {
        rules.extend(["BG-BUILD-1", "BG-BUILD-2", "LM-CABIN-4", "LM-LEGAL-10", "LM-IVC-BUILD-1", "LM-IVC-BUILD-2"]);
        return;
    }
    let held = player.hand.as_ref().expect("something to place");
    let begins_again = player.parts.iter().any(|part| part.contains(&at) && !player.is_started(part));
    if !player.is_started(&ship) || begins_again {
        return;
    }
    let touched = SIDES.into_iter().filter(|&side| {
        neighbour(&board, &tiles, at, side).is_some_and(|other| ship.contains(&other.at)) // of the same ship
    });
    let touched: Vec<_> = touched.collect();
    let tile = component(held.number, json::number(&event["turn"])).moved(at);
    if touched.is_empty() {
        rules.extend(["LM-CABIN-4", "LM-IVC-BUILD-1", "LM-IVC-BUILD-2", "BG-BUILD-1", "LM-LEGAL-9"]);
    } else if table.strict && touched.into_iter().all(|side| joined(&board, &tiles, &tile, side).is_none()) {
        rules.extend(["LM-R18", "LM-CABIN-4", "LM-LEGAL-9", "LM-LEGAL-2", "LM-LEGAL-3", "LM-SPLICE-2"]);
        rules.extend(["LM-IVC-BUILD-1", "LM-IVC-BUILD-2"]);
    }
}

/// LM-CABIN-5, LM-IVC-PEEK, LM-R29.
fn peek(table: &Table, seat: usize, event: &Value, rules: &mut Rules) {
    let player = &table.seats[seat];
    if player.hand.is_some() {
        rules.extend(HAND_FULL);
    }
    if json::number(&event["pile"]) == 4 {
        rules.extend(["BG-PILES", "LM-R29"]);
    }
    if player.ship.len() <= usize::from(table.printed_cabin)
        || !table.board().ships().iter().all(|ship| player.is_started(ship))
    {
        rules.extend(["LM-CABIN-5", "LM-IVC-PEEK"]);
    }
    if player.order.is_some() && !table.finished_may_look {
        rules.extend(["LM-R29", "BG-BUILD-3"]);
    }
    if table.is_over() {
        rules.extend(["BG-BUILD-3", "BG-PILES", "LM-R29"]);
    }
}

/// BG-BUILD-3, LM-R27, LM-R28.
fn finish(table: &Table, seat: usize, event: &Value, rules: &mut Rules) {
    let player = &table.seats[seat];
    if player.hand.is_some() {
        rules.extend(HAND_FULL);
    }
    let taken = |order: i32| table.seats.iter().any(|other| other.order == Some(order));
    if player.order.is_some() || event.get("order").is_some_and(|order| taken(json::number(order))) {
        rules.extend(["BG-BUILD-3", "LM-R28"]);
    }
}

/// BG-TIMER-1, BG-TIMER-2, LM-TORUS-3, LM-IVC-TIMER.
fn flip(table: &Table, seat: usize, rules: &mut Rules) {
    let glass = &table.hourglass;
    if table.is_over() {
        rules.extend(["BG-BUILD-3", "LM-R34"]);
    }
    if glass.running || table.is_over() {
        rules.extend(["BG-TIMER-1", "LM-IV3-8", "LM-IVC-TIMER", "LM-TORUS-3"]);
    }
    if glass.die_is_due() {
        rules.insert("LM-IVC-TIMER");
    }
    if [START, OVERTIME].contains(&(glass.place - 1)) && table.seats[seat].order.is_none() {
        rules.extend(["BG-TIMER-2", "LM-TORUS-3"]);
    }
}

fn ran_out(table: &Table, rules: &mut Rules) {
    if table.is_over() {
        rules.extend(["BG-BUILD-3", "LM-R34"]);
    }
    if !table.hourglass.running || table.is_over() {
        rules.extend(["BG-TIMER-1", "BG-TIMER-2", "LM-IV3-8", "LM-IVC-TIMER", "LM-TORUS-3"]);
    }
}

/// LM-IVC-TIMER, LM-IVC-3, LM-R19.
fn roll(table: &Table, rules: &mut Rules) {
    let glass = &table.hourglass;
    let may = glass.has_dice && glass.dice.len() < 2 && (table.is_over() || glass.die_is_due());
    if !may {
        rules.extend(["LM-IVC-TIMER", "LM-IVC-3"]);
        if !glass.has_dice {
            rules.insert("LM-IVC-1");
        }
        if table.is_over() {
            rules.insert("BG-BUILD-3");
        }
    }
}
