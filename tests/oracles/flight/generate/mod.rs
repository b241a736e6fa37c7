//! Random cases of one card, of every class and family, dense enough that everything happens often. The same seed gives the
//! same cases everywhere. Answers come from `replies`, dice from chance; what was said and rolled stands in the case then.

mod cards;
pub(crate) mod plain;
mod power;
mod replies;
mod ships;
mod stow;

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::answer::{Answer, play};
use super::hyperspace::beds_for_sleepers;
use super::player::Player;
use super::settings::Settings;
use super::table::Place;
use crate::battle::generate::chooser::Chooser;
use crate::trucker::board::{Board, marks};
use crate::trucker::side::Cell;
use replies::Replies;

const CLASSES: &[&str] = &["I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IIIC", "IVC", "IVC", "IVC"];

/// A case that expects what the oracle says, and what happened in it.
pub(crate) fn card(chooser: &mut Chooser) -> (Value, BTreeMap<String, usize>) {
    let class = chooser.of(CLASSES);
    let opened = if class == "IVC" { marks(chooser.between(1, 6), chooser.between(1, 6)).to_vec() } else { Vec::new() };
    let board = Board::of_class(class, &opened.iter().map(String::as_str).collect::<Vec<_>>());
    let family = cards::family(chooser, class);
    let mut case = Map::new();
    case.insert("kind".to_owned(), json!("card"));
    case.insert("class".to_owned(), json!(class));
    if class == "IVC" {
        case.insert("opened".to_owned(), json!(opened));
    }
    if class == "IVC" && chooser.percent(50) {
        case.insert("level_four".to_owned(), json!(true));
    }
    if chooser.percent(40) {
        case.insert("settings".to_owned(), settings(chooser));
    }
    case.insert("card".to_owned(), cards::card(chooser, class, family));
    let boosts = case.get("settings").is_some_and(|settings| settings["boosts_and_stasis"] == json!(true));
    let mut players = players(chooser, &board, boosts);
    let given: Vec<Player> = players.clone();
    if boosts {
        case.insert("wake".to_owned(), wakings(chooser, &board, &mut players));
    }
    if chooser.percent(12) {
        case.insert("withdraw".to_owned(), withdrawals(chooser, &board, &players));
    }
    let told = given.iter().map(|player| {
        let mut told = player.given();
        if player.position.is_none() {
            told.retain(|field, _| field == "position" || field == "credits");
        } else {
            told.insert("tiles".to_owned(), ships::written(&player.tiles));
        }
        Value::Object(told)
    });
    case.insert("players".to_owned(), told.collect());
    let mut case = Value::Object(case);
    let mut replies = Replies::new(chooser, players.len());
    let Answer { expect, mut reached } = play(&case, &mut replies);
    (case["dice"], case["answers"]) = replies.given();
    case["expect"] = expect;
    *reached.entry(format!("class {class}")).or_default() += 1;
    *reached.entry(format!("card {family}")).or_default() += 1;
    (case, reached)
}

/// LM-R5, LM-R50 to LM-R52: some of what a table may decide, in either way.
fn settings(chooser: &mut Chooser) -> Value {
    let mut settings = Map::new();
    for (name, values) in [
        ("extra_crew", [json!("aboard"), json!("leaves")]),
        ("goods_from", [json!("ship"), json!("fleet")]),
        ("any_piece", [json!(true), json!(false)]),
        ("boosts_and_stasis", [json!(true), json!(false)]),
    ] {
        if chooser.percent(60) {
            settings.insert(name.to_owned(), values[usize::from(chooser.percent(20))].clone());
        }
    }
    Value::Object(settings)
}

/// Two to five players, some of whom have given up, close together or nearly a round apart.
fn players(chooser: &mut Chooser, board: &Board, boosts: bool) -> Vec<Player> {
    let count = chooser.of(&[2, 2, 2, 3, 3, 3, 4, 5]);
    let rare = if boosts { ships::Rare::Boosts } else { ships::Rare::of(chooser.percent(25)) };
    let base = chooser.between(-10, 90);
    let mut players: Vec<Player> = Vec::new();
    for seat in 0..count {
        let credits = chooser.between(0, 20);
        if seat > 0 && chooser.percent(10) {
            players.push(Player { credits, ..Player::default() });
            continue;
        }
        let mut player = ships::fleet(chooser, board, rare);
        player.credits = credits;
        player.position = loop {
            let behind = if chooser.percent(12) { chooser.between(34, 40) } else { chooser.between(0, 9) };
            let position = base - behind;
            let is_taken = |other: &Player| other.position.is_some_and(|other| (other - position) % 40 == 0);
            if !players.iter().any(is_taken) {
                break Some(position);
            }
        };
        players.push(player);
    }
    let seats = chooser.shuffled(0..count);
    seats.into_iter().map(|seat| players[seat].clone()).collect()
}

/// Some sleepers wake, where there is room (LM-FLEET-8).
fn wakings(chooser: &mut Chooser, board: &Board, players: &mut [Player]) -> Value {
    let (all, mut woken) = (board.ships(), Vec::new());
    for (seat, player) in players.iter_mut().enumerate() {
        for _ in 0..chooser.below(4) {
            let place =
                Place { board, ships: &all, level_four: false, settings: Settings::default(), player: &*player };
            let beds = |&chamber: &Cell| beds_for_sleepers(&place, chamber).into_iter().map(move |bed| (chamber, bed));
            let ways: Vec<(Cell, Cell)> = player.sleepers.keys().flat_map(beds).collect();
            if let Some((chamber, cabin)) = chooser.any(ways) {
                player.wake(chamber, cabin);
                woken.push(json!([seat, chamber, cabin]));
            }
        }
    }
    Value::Array(woken)
}

/// Some ships, but not all of them, in flight order.
fn withdrawals(chooser: &mut Chooser, board: &Board, players: &[Player]) -> Value {
    let mut ships = Vec::new();
    for (seat, player) in players.iter().enumerate() {
        let cells = board.ships().iter().filter_map(|ship| chooser.any(player.tiles_in(ship))).collect::<Vec<_>>();
        ships.extend(cells.iter().map(|tile| (player.position, seat, tile.at)));
    }
    let mut gone = chooser.some(ships.clone(), 30);
    if gone.len() == ships.len() {
        gone.pop();
    }
    gone.sort_by_key(|&(position, _, _)| position);
    gone.reverse();
    gone.into_iter().map(|(_, seat, cell)| json!([seat, cell])).collect()
}
