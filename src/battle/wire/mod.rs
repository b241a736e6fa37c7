//! Serde forms that are not derived: a layout by name or as data, and a game as its [`Position`].

use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::battle::board::{Layout, Provenance, ZONE};
use crate::battle::game::Game;
use crate::battle::game::position::Position;
use crate::hex::Hex;

/// A layout: the name of a built-in one, or all of a custom one.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(untagged)]
enum Form {
    BuiltIn(Name),
    Custom(Custom),
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
enum Name {
    ThreePlayers,
    FourPlayers,
}

#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Custom {
    radius: u8,
    asteroids: Vec<Hex>,
    zones: Vec<[Hex; ZONE]>,
}

impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let form = match (self.provenance(), self.players()) {
            (Provenance::Reconstructed, _) => Form::BuiltIn(Name::FourPlayers),
            (Provenance::Invented, _) => Form::BuiltIn(Name::ThreePlayers),
            (Provenance::Custom, _) => Form::Custom(Custom {
                radius: self.radius(),
                asteroids: self.asteroids().to_vec(),
                zones: self.zones().to_vec(),
            }),
        };
        form.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Form::deserialize(deserializer)? {
            Form::BuiltIn(Name::ThreePlayers) => Ok(Self::three_players()),
            Form::BuiltIn(Name::FourPlayers) => Ok(Self::four_players()),
            Form::Custom(Custom { radius, asteroids, zones }) => {
                Self::custom(radius, &asteroids, &zones).map_err(D::Error::custom)
            }
        }
    }
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Position::from(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(Position::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
