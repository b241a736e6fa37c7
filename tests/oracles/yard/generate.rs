//! Random cases: players who build more or less sensibly and now and then try what they must not.

use serde_json::{Value, json};

use super::hourglass::Hourglass;
use super::seat::{Seat, name};
use super::table::Table;
use crate::battle::generate::chooser::Chooser;
use crate::trucker::side::SIDES;

const CLASSES: &[&str] = &["I", "II", "III", "IIIA", "IC", "IIC", "IIIC", "IIIC", "IVC", "IVC", "IVC", "IVC"];
const OWN: &[&[&str]] = &[&["##", "##"], &["#.#", "###", "#.#"], &["#####"], &["###.###", ".#####.", "##.#.##"]];

/// A case that expects what the oracle says.
pub(crate) fn case(chooser: &mut Chooser) -> Value {
    let mut case = json!({"kind": "yard", "v": 1, "players": chooser.between(2, 5)});
    if chooser.percent(15) {
        let art = chooser.of(OWN);
        let row = chooser.below(art.len());
        let column = art[row].find('#').expect("a cell in every row");
        let surface = chooser.of(&["plane", "plane", "cylinder"]);
        let wraps = surface == "plane" || art[0].len() > 2;
        let surface = if wraps { surface } else { "plane" };
        case["board"] = json!({"art": art, "surface": surface, "starting_cabin": [column, row]});
        case["level"] = json!(chooser.between(1, 4));
    } else {
        case["class"] = json!(chooser.of(CLASSES));
    }
    let names = chooser.some(["strict", "any_free_tile", "finished_may_look"], 30);
    case["settings"] = names.into_iter().map(|name| (name.to_owned(), json!(name != "finished_may_look"))).collect();
    let all = chooser.shuffled((1..=144).filter(|tile| ![31, 32, 33, 34].contains(tile)));
    let count = chooser.of(&[3, 10, 40, 140]);
    case["pool"] = json!(all[..count]);
    events(chooser, &mut case);
    case
}

fn events(chooser: &mut Chooser, case: &mut Value) {
    let mut table = Table::new(case);
    let (mut events, mut verdicts) = (Vec::new(), Vec::new());
    let hurry = chooser.of(&[2, 5, 12]);
    for _ in 0..chooser.between(10, 120) {
        let event = event(chooser, &table, hurry, case["settings"].get("any_free_tile").is_some());
        verdicts.push(table.meet(&event));
        events.push(event);
    }
    (case["events"], case["expect"]) = (json!(events), json!({"events": verdicts, "end": table.told()}));
}

/// An event of the hourglass, or of a player, mostly a legal one.
fn event(chooser: &mut Chooser, table: &Table, hurry: usize, any_order: bool) -> Value {
    let seat = chooser.below(table.seats.len());
    if chooser.percent(hurry) {
        return json!({"by": "table", "do": "ran_out"});
    }
    if chooser.percent(2 * hurry) {
        return time(chooser, &table.hourglass, seat);
    }
    let player = &table.seats[seat];
    if chooser.percent(2 + hurry / 4) {
        let tile = json!(chooser.between(1, i32::try_from(table.seats.len()).expect("few")));
        let mut event = json!({"by": seat, "do": "finish"});
        if any_order && !table.is_over() && chooser.percent(70) {
            event["order"] = tile;
        }
        return event;
    }
    let what = if player.hand.is_some() && chooser.percent(90) {
        chooser.of(&["place", "place", "place", "place", "place", "return", "set_aside"])
    } else if player.hand.is_none() && chooser.percent(90) {
        chooser.of(&[
            "take_face_down",
            "take_face_down",
            "take_face_up",
            "take_aside",
            "take_back",
            "take_back",
            "peek",
        ])
    } else {
        chooser.of(&[
            "take_face_down",
            "take_face_up",
            "take_aside",
            "take_back",
            "return",
            "set_aside",
            "place",
            "peek",
        ])
    };
    let mut event = json!({"by": seat, "do": what});
    match what {
        "take_face_up" => event["tile"] = json!(some_tile(chooser, table)),
        "take_aside" => event["tile"] = name(chooser.any(player.aside.clone()).unwrap_or(0)),
        "peek" => event["pile"] = json!(chooser.of(&[1, 2, 3, 3, 4])),
        "place" => (event["at"], event["turn"]) = (somewhere(chooser, table, player), json!(chooser.between(0, 3))),
        _ => {}
    }
    event
}

fn time(chooser: &mut Chooser, glass: &Hourglass, seat: usize) -> Value {
    if glass.die_is_due() || chooser.percent(20) {
        return json!({"by": seat, "do": "roll", "face": chooser.between(1, 6)});
    }
    json!({"by": seat, "do": "flip"})
}

fn some_tile(chooser: &mut Chooser, table: &Table) -> i32 {
    let lying = chooser.any(table.face_up.iter().copied());
    lying.filter(|_| chooser.percent(90)).unwrap_or_else(|| chooser.between(1, 30))
}

/// Beside a component of his, or anywhere, off the board at times.
fn somewhere(chooser: &mut Chooser, table: &Table, player: &Seat) -> Value {
    let board = table.board();
    let own = player.ship.iter().map(|(_, tile, _)| tile.at);
    let beside = own.flat_map(|at| SIDES.map(|side| board.beyond(at, side))).flatten();
    let beside: Vec<_> = beside.filter(|at| board.open.contains(at)).collect();
    match chooser.any(beside) {
        Some(at) if chooser.percent(75) => json!(at),
        _ if chooser.percent(80) => json!(chooser.any(board.open.iter().copied())),
        _ => json!([chooser.between(0, board.width), chooser.between(0, board.height)]),
    }
}
