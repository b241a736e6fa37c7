//! `{"rounds": ["IC", {"board": …}], "players": 3, …}`: a game as it is planned, each round by its class or its own board.

use alloc::vec::Vec;
use core::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::table::wire::{derived, write};
use crate::trucker::campaign::{Plan, SecondExpansion};
use crate::trucker::parts::board::Board;

#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct PlanWire {
    rounds: Vec<RoundWire>,
    players: u8,
    first_expansion: bool,
    second_expansion: SecondExpansion,
    level_three_cards: bool,
}

impl Serialize for Plan {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let &Self { ref rounds, players, first_expansion, second_expansion, level_three_cards } = self;
        let rounds = rounds.iter().cloned().map(RoundWire).collect();
        let form = PlanWire { rounds, players, first_expansion, second_expansion, level_three_cards };
        write(&form, serializer)
    }
}

impl<'de> Deserialize<'de> for Plan {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let PlanWire { rounds, players, first_expansion, second_expansion, level_three_cards } = derived(deserializer)?;
        let rounds = rounds.into_iter().map(|RoundWire(board)| board).collect();
        Ok(Self { rounds, players, first_expansion, second_expansion, level_three_cards })
    }
}

struct RoundWire(Board);

impl Serialize for RoundWire {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.class().filter(|_| self.0.opened().is_empty()) {
            Some(class) => class.serialize(serializer),
            None => self.0.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for RoundWire {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RoundVisitor)
    }
}

struct RoundVisitor;

impl<'de> Visitor<'de> for RoundVisitor {
    type Value = RoundWire;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a class or a board")
    }

    fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<RoundWire, E> {
        name.parse().map(|class| RoundWire(Board::new(class))).map_err(E::custom)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RoundWire, A::Error> {
        Board::deserialize(MapAccessDeserializer::new(map)).map(RoundWire)
    }
}
