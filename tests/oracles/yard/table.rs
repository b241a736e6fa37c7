//! The table: its pool, its players, what happens to them.

use std::collections::{BTreeSet, VecDeque};

use serde_json::{Value, json};
use starwright::trucker::catalogue;

use super::hourglass::Hourglass;
use super::refusal::broken;
use super::seat::{Held, Number, Seat, number};
use crate::trucker::board::{Board, marks};
use crate::trucker::json;
use crate::trucker::side::{Cell, Side};
use crate::trucker::tile::Tile;

pub(crate) struct Table {
    class: Option<String>,
    own: Option<Board>,
    /// Whether the starting cabin lies on a printed cell.
    pub(crate) printed_cabin: bool,
    pub(crate) strict: bool,
    pub(crate) finished_may_look: bool,
    pub(crate) pool: VecDeque<Number>,
    pub(crate) face_up: BTreeSet<Number>,
    pub(crate) seats: Vec<Seat>,
    pub(crate) hourglass: Hourglass,
}

impl Table {
    pub(crate) fn new(case: &Value) -> Table {
        let class = case.get("class").map(|class| json::text(class).to_owned());
        let own = case.get("board");
        let cabin =
            own.map_or_else(|| class.as_deref().and_then(printed), |own| Some(json::cell(&own["starting_cabin"])));
        let level = match class.as_deref() {
            Some("I" | "IC") => 1,
            Some("II" | "IIC") => 2,
            Some("IVC") => 4,
            Some(_) => 3,
            None => json::number(&case["level"]),
        };
        let setting = |name: &str| case["settings"].get(name).and_then(Value::as_bool);
        let seat = |_| match cabin {
            Some(at) => Seat { ship: vec![(0, component(0, 0).moved(at), 0)], ..Seat::default() },
            None => Seat { aside: vec![0], ..Seat::default() },
        };
        Table {
            hourglass: Hourglass::new(class.as_deref(), level),
            own: own.map(|own| Board::from_art(&json::texts(&own["art"]), json::text(&own["surface"]))),
            class,
            printed_cabin: cabin.is_some(),
            strict: setting("strict").unwrap_or(false),
            finished_may_look: setting("finished_may_look").unwrap_or(true),
            pool: json::list(&case["pool"]).iter().map(number).collect(),
            face_up: BTreeSet::new(),
            seats: (0..json::number(&case["players"])).map(seat).collect(),
        }
    }

    pub(crate) fn board(&self) -> Board {
        let opened = self.opened();
        let opened: Vec<&str> = opened.iter().map(String::as_str).collect();
        let class = || Board::of_class(self.class.as_deref().expect("a class or a board"), &opened);
        self.own.clone().unwrap_or_else(class)
    }

    fn opened(&self) -> Vec<String> {
        match self.hourglass.dice[..] {
            [first] => vec![first.to_string()],
            [first, second] => marks(first, second).to_vec(),
            _ => Vec::new(),
        }
    }

    /// BG-BUILD-3: time is out, or everybody has finished.
    pub(crate) fn is_over(&self) -> bool {
        self.hourglass.is_out() || self.seats.iter().all(|seat| seat.order.is_some())
    }

    /// Lets an event happen, or says which rules it breaks.
    pub(crate) fn meet(&mut self, event: &Value) -> Value {
        let rules = broken(self, event);
        if !rules.is_empty() {
            return json!(rules);
        }
        match json::text(&event["do"]) {
            "flip" => (self.hourglass.place, self.hourglass.running) = (self.hourglass.place - 1, true),
            "ran_out" => self.hourglass.running = false,
            "roll" => self.roll(json::number(&event["face"])),
            what => self.build(what, event),
        }
        if self.is_over() {
            (0..self.seats.len()).for_each(|seat| self.empty_hand(seat));
        }
        Value::Null
    }

    fn roll(&mut self, face: i32) {
        let ships = self.board().ships();
        for seat in &mut self.seats {
            let started = ships.iter().filter(|ship| seat.is_started(ship)).cloned().collect::<Vec<_>>();
            seat.parts.extend(started);
        }
        self.hourglass.dice.push(face);
    }

    fn build(&mut self, what: &str, event: &Value) {
        let lowest = (1..=5).find(|order| self.seats.iter().all(|seat| seat.order != Some(*order)));
        let seat = &mut self.seats[usize::try_from(event["by"].as_u64().expect("a seat")).expect("small")];
        if what != "take_back" && what.starts_with("take") || ["finish", "peek"].contains(&what) {
            seat.last = None; // LM-R25
        }
        let held = |number, was_aside| Some(Held { number, was_aside });
        match what {
            "take_face_down" => seat.hand = held(self.pool.pop_front().expect("a tile"), false),
            "take_face_up" => {
                self.face_up.remove(&number(&event["tile"]));
                seat.hand = held(number(&event["tile"]), false);
            }
            "take_aside" => {
                seat.aside.retain(|&aside| aside != number(&event["tile"]));
                seat.hand = held(number(&event["tile"]), true);
            }
            "take_back" => {
                seat.hand = seat.last.take();
                let back = seat.hand.as_ref().expect("the last one").number;
                seat.ship.retain(|&(number, ..)| number != back);
            }
            "return" => drop(self.face_up.insert(seat.hand.take().expect("a tile").number)),
            "set_aside" => seat.aside.push(seat.hand.take().expect("a tile").number),
            "place" => {
                let held = seat.hand.take().expect("a tile");
                let (at, turn) = (json::cell(&event["at"]), smallest(held.number, json::number(&event["turn"])));
                seat.ship.push((held.number, component(held.number, turn).moved(at), turn));
                seat.last = Some(held);
            }
            "peek" => {}
            "finish" => seat.order = event.get("order").map(json::number).or(lowest),
            other => panic!("no such event: {other}"),
        }
    }

    /// BG-BUILD-3, LM-R26: what is in a hand when building ends.
    fn empty_hand(&mut self, seat: usize) {
        let seat = &mut self.seats[seat];
        match seat.hand.take() {
            Some(held) if held.was_aside => seat.aside.push(held.number),
            Some(held) => drop(self.face_up.insert(held.number)),
            None => {}
        }
    }

    pub(crate) fn told(&self) -> Value {
        let mut end = json!({
            "players": self.seats.iter().map(Seat::told).collect::<Vec<_>>(),
            "face_down": self.pool.len(),
            "face_up": self.face_up,
            "over": self.is_over(),
        });
        if !self.is_over() {
            end["hourglass"] = json!({"place": self.hourglass.name(), "running": self.hourglass.running});
        }
        if self.hourglass.has_dice {
            (end["dice"], end["opened"]) = (json!(self.hourglass.dice), json!(self.opened()));
        }
        end
    }
}

/// The printed cell of the starting cabin.
fn printed(class: &str) -> Option<Cell> {
    match class {
        "I" => Some((2, 2)),
        "II" => Some((3, 3)),
        "III" => Some((4, 3)),
        "IIIA" => Some((2, 4)),
        _ => None,
    }
}

/// What belongs under `expect` of a case.
pub(crate) fn answer(case: &Value) -> Value {
    let mut table = Table::new(case);
    let events: Vec<Value> = json::list(&case["events"]).iter().map(|event| table.meet(event)).collect();
    json!({"events": events, "end": table.told()})
}

/// A tile as it is drawn and then turned; what is printed on it the crate says.
pub(crate) fn component(number: Number, turn: i32) -> Tile {
    let turn = usize::try_from(turn).expect("not negative");
    if number == 0 {
        return Tile::new((0, 0), "starting_cabin", [3; 4]);
    }
    let tile = catalogue::tile(u8::try_from(number).expect("a small number")).expect("a real tile");
    let named = |side: starwright::grid::Side| Side::named(side.name());
    let edges = starwright::grid::Side::ALL.map(|side| tile.edge(side).prongs());
    let openings: Vec<Side> = tile.muzzles().iter().chain(tile.exhaust()).chain(tile.nozzle()).map(named).collect();
    let covers: Vec<Side> = tile.covers().iter().map(named).collect();
    Tile::new((0, 0), "drawn", edges).pointing(&openings).covering(&covers).turned(turn)
}

/// The smallest turn that looks the same.
fn smallest(number: Number, turn: i32) -> i32 {
    let looks = |turn| {
        let mut tile = component(number, turn);
        tile.points.sort_unstable();
        tile.covers.sort_unstable();
        tile
    };
    (0..=turn).find(|&smaller| looks(smaller) == looks(turn)).expect("itself at least")
}
