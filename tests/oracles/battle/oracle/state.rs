//! What lies where, out of a case and back into one.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value, json};

use super::board::on_board;
use super::hex::Hex;
use super::rulings::Rulings;

/// One ship: `at` is one hex for a fighter, front and rear for a capital ship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) at: Vec<Hex>,
    pub(crate) facing: usize,
    pub(crate) damage: i32,
    pub(crate) elite: bool,
    pub(crate) shield: i32,
    pub(crate) shot: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) players: usize,
    pub(crate) races: Vec<String>,
    pub(crate) asteroids: BTreeSet<Hex>,
    pub(crate) centre: Hex,
    pub(crate) central_asteroid: bool,
    pub(crate) probes: BTreeSet<Hex>,
    pub(crate) pieces: BTreeMap<usize, Piece>,
    pub(crate) trophies: Vec<BTreeSet<usize>>,
    pub(crate) lost: BTreeSet<usize>,
    pub(crate) probes_held: Vec<usize>,
    pub(crate) rulings: Rulings,
}

/// The seat that owns a piece.
pub(crate) fn owner(id: usize) -> usize {
    id / 20
}

/// BBS-2: numbers 18 and 19 of a fleet are its capital ships.
pub(crate) fn is_capital(id: usize) -> bool {
    id % 20 >= 18
}

/// The squadron of a fighter.
pub(crate) fn squadron(id: usize) -> (usize, usize) {
    (owner(id), id % 20 / 6)
}

impl State {
    pub(crate) fn on_board(&self, hex: Hex) -> bool {
        on_board(self.players, hex)
    }

    /// The ship on a hex.
    pub(crate) fn ship_on(&self, hex: Hex) -> Option<usize> {
        self.pieces.iter().find(|(_, piece)| piece.at.contains(&hex)).map(|(&id, _)| id)
    }

    pub(crate) fn is_elite(&self, id: usize) -> bool {
        self.pieces.get(&id).is_some_and(|piece| piece.elite)
    }

    pub(crate) fn is_shielded(&self, id: usize) -> bool {
        self.pieces.get(&id).is_some_and(|piece| piece.shield > 0)
    }

    /// The fighters of a squadron that are on the board.
    pub(crate) fn fighters(&self, of: (usize, usize)) -> BTreeSet<usize> {
        self.pieces.keys().copied().filter(|&id| !is_capital(id) && squadron(id) == of).collect()
    }

    /// The seat that plays a race.
    pub(crate) fn seat_of(&self, race: &str) -> Option<usize> {
        self.races.iter().position(|of| of == race)
    }

    pub(crate) fn from_json(value: &Value) -> Self {
        Self {
            players: number(&value["players"]),
            races: list(&value["races"]).iter().map(|race| race.as_str().expect("a race").to_owned()).collect(),
            asteroids: list(&value["asteroids"]).iter().map(hex).collect(),
            centre: hex(&value["centre"]),
            central_asteroid: value["central_asteroid"].as_bool().expect("true or false"),
            probes: list(&value["probes"]).iter().map(hex).collect(),
            pieces: list(&value["pieces"]).iter().map(|piece| (number(&piece["id"]), piece_of(piece))).collect(),
            trophies: list(&value["trophies"]).iter().map(|ids| numbers(ids).into_iter().collect()).collect(),
            lost: numbers(&value["lost"]).into_iter().collect(),
            probes_held: numbers(&value["probes_held"]),
            rulings: Rulings::of(value),
        }
    }

    /// The state as the field `state` of a case.
    pub(crate) fn to_json(&self) -> Value {
        let mut all = self.after(true);
        all["players"] = json!(self.players);
        all["races"] = json!(self.races);
        if let Some(rulings) = self.rulings.to_json() {
            all["rulings"] = rulings;
        }
        all
    }

    /// The state as what is expected afterwards.
    pub(crate) fn to_expect(&self) -> Value {
        self.after(false)
    }

    fn after(&self, with_shot: bool) -> Value {
        let pieces: Vec<Value> = self.pieces.iter().map(|(&id, piece)| json_of(id, piece, with_shot)).collect();
        json!({
            "asteroids": self.asteroids, "centre": self.centre, "central_asteroid": self.central_asteroid,
            "probes": self.probes, "pieces": pieces, "trophies": self.trophies, "lost": self.lost,
            "probes_held": self.probes_held,
        })
    }
}

fn piece_of(value: &Value) -> Piece {
    Piece {
        at: list(&value["at"]).iter().map(hex).collect(),
        facing: number(&value["facing"]),
        damage: value.get("damage").map_or(0, small),
        elite: value.get("elite").is_some_and(|elite| elite == true),
        shield: value.get("shield").map_or(0, small),
        shot: value.get("shot").is_some_and(|shot| shot == true),
    }
}

fn json_of(id: usize, piece: &Piece, with_shot: bool) -> Value {
    let mut fields = Map::new();
    fields.insert("id".into(), json!(id));
    fields.insert("at".into(), json!(piece.at));
    fields.insert("facing".into(), json!(piece.facing));
    if piece.damage > 0 {
        fields.insert("damage".into(), json!(piece.damage));
    }
    if piece.elite {
        fields.insert("elite".into(), json!(true));
    }
    if piece.shield > 0 {
        fields.insert("shield".into(), json!(piece.shield));
    }
    if piece.shot && with_shot {
        fields.insert("shot".into(), json!(true));
    }
    Value::Object(fields)
}

pub(crate) fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap_or_else(|| panic!("a list, not {value}"))
}

/// A number that counts something.
pub(crate) fn number(value: &Value) -> usize {
    let number = value.as_u64().unwrap_or_else(|| panic!("a number, not {value}"));
    usize::try_from(number).expect("a small number")
}

/// A number that may be negative.
pub(crate) fn small(value: &Value) -> i32 {
    let number = value.as_i64().unwrap_or_else(|| panic!("a number, not {value}"));
    i32::try_from(number).expect("a small number")
}

pub(crate) fn numbers(value: &Value) -> Vec<usize> {
    list(value).iter().map(number).collect()
}

pub(crate) fn hex(value: &Value) -> Hex {
    (small(&value[0]), small(&value[1]))
}

/// `[seat, which of its three]`.
pub(crate) fn squadron_of(value: &Value) -> (usize, usize) {
    (number(&value[0]), number(&value[1]))
}
