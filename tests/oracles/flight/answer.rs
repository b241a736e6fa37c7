//! What belongs under `expect` of a case.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use super::card::{level_four, loads, printed_loads};
use super::player::Player;
use super::script::Script;
use super::settings::Settings;
use super::table::{Source, Table};
use super::track;
use crate::trucker::json;

/// The expected answer, and how often each possible thing happened.
pub(crate) struct Answer {
    pub(crate) expect: Value,
    pub(crate) reached: BTreeMap<String, usize>,
}

pub(crate) fn answer(case: &Value) -> Answer {
    let plain = |expect| Answer { expect, reached: BTreeMap::new() };
    match json::text(&case["kind"]) {
        "level_four" => plain(answer_level_four(case)),
        "track" => plain(answer_track(case)),
        "card" => {
            let mut script = Script::new(case);
            let answer = play(case, &mut script);
            script.assert_used_up();
            answer
        }
        other => panic!("not a kind of a flight: {other}"),
    }
}

fn answer_level_four(case: &Value) -> Value {
    let every: Vec<Vec<String>> = printed_loads(&case["card"]).iter().map(|load| loads(load)).collect();
    json!({"card": level_four(&case["card"]), "loads": every})
}

fn answer_track(case: &Value) -> Value {
    let marker = |marker: &Value| if marker.is_null() { None } else { Some(json::number(marker)) };
    let mut markers: Vec<Option<i32>> = json::list(&case["markers"]).iter().map(marker).collect();
    for step in json::list(&case["moves"]) {
        let seat = usize::try_from(json::number(&step[0])).expect("a seat");
        track::fly(&mut markers, seat, json::number(&step[1]));
    }
    json!({"markers": markers, "order": track::order(&markers), "lapped": track::lapped(&markers)})
}

/// One card for the whole table, with dice and answers from wherever.
pub(crate) fn play(case: &Value, source: &mut dyn Source) -> Answer {
    let known = [
        "id",
        "kind",
        "class",
        "opened",
        "level_four",
        "settings",
        "card",
        "players",
        "wake",
        "withdraw",
        "dice",
        "answers",
        "expect",
        "why",
    ];
    json::only_fields(case, &known);
    let board: Map<String, Value> = case
        .as_object()
        .expect("a case")
        .clone()
        .into_iter()
        .filter(|(field, _)| field == "class" || field == "opened")
        .collect();
    let changed = case.get("level_four").is_some_and(|changed| *changed == json!(true));
    let players: Vec<Player> = json::list(&case["players"]).iter().map(Player::read).collect();
    let mut table = Table::new(json::board(&Value::Object(board)), changed, Settings::of(case), players, source);
    let card = if changed { level_four(&case["card"]) } else { case["card"].clone() };
    for waking in case.get("wake").map_or(&[][..], json::list) {
        let seat = usize::try_from(json::number(&waking[0])).expect("a seat");
        table.wake(seat, json::cell(&waking[1]), json::cell(&waking[2]));
    }
    for pair in case.get("withdraw").map_or(&[][..], json::list) {
        // LM-END-1
        let (seat, cell) = (usize::try_from(json::number(&pair[0])).expect("a seat"), json::cell(&pair[1]));
        let ship = table.place(seat).ship_of(cell).expect("a ship");
        table.note("withdraws");
        table.give_up(seat, ship);
    }
    if table.settings.boosts {
        table.hyperspace();
    }
    resolve(&mut table, &card);
    table.end_card();
    Answer { expect: table.told(), reached: table.reached }
}

fn resolve(table: &mut Table, card: &Value) {
    match json::text(&card["kind"]) {
        // LM-R53: each part by what those before it have left, and nobody leaves before the last
        "sequence" => json::list(&card["parts"]).iter().for_each(|part| resolve(table, part)),
        "open_space" => table.open_space(),
        "stardust" => table.stardust(),
        "epidemic" => table.epidemic(),
        "sabotage" => table.sabotage(),
        "meteor_swarm" => table.meteor_swarm(card),
        "planets" => table.planets(card),
        "abandoned_ship" => table.abandoned_ship(card),
        "abandoned_station" => table.abandoned_station(card),
        "slavers" | "smugglers" | "pirates" => table.enemy(card),
        "intruders" => table.intruders(card),
        "combat_zone" => table.combat_zone(card),
        other => panic!("no such card: {other}"),
    }
}
