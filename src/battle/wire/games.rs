//! Setups, positions: structs by the names of their fields.

use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer, Error as _};
use serde::ser::{Serialize, Serializer};

use crate::battle::game::Game;
use crate::battle::game::holding::Holding;
use crate::battle::game::placement::{Berth, Placement};
use crate::battle::game::position::{Airborne, CardsOf, Crash, Piece, Position, PositionError, Under, Waiting};
use crate::battle::game::setup::{Player, Setup};
use crate::battle::rules::rulings::Rulings;
use crate::table::VERSION;
use crate::table::wire::{Fields, WireError, object};

object!(Rulings {
    straight_displacement = Self::DEFAULT.straight_displacement,
    rammed_asteroid_points = Self::DEFAULT.rammed_asteroid_points,
    returning = Self::DEFAULT.returning,
});

object!(Player { race, deck, power = None });

object!(Setup { layout, players, first, rulings = Rulings::DEFAULT });

object!(Berth { at, facing });

object!(Placement { fighters, capitals });

object!(Holding { power, revealed = false, spent = false });

object!(Piece { id, at, facing, damage unless = 0, shot unless = false, elite unless = false, shield unless = 0 });

object!(CardsOf { hand, deck, played });

object!(Waiting { ship, damage });

object!(Crash { id, at });

object!(Airborne { id, from, facing, to = None, damage unless = 0 });

object!(Under {
    airborne = Vec::new(),
    ordered = false,
    ready = Vec::new(),
    turning = Vec::new(),
    elite = None,
    crashed = Vec::new(),
});

object!(Position after version {
    v,
    layout,
    rulings = Rulings::DEFAULT,
    races,
    powers,
    asteroids,
    centre,
    central_asteroid,
    probes,
    pieces,
    trophies,
    lost,
    probes_held,
    asteroids_rammed unless = Vec::new(),
    cards,
    first,
    active,
    round,
    card = None,
    step,
    under_way unless = Under::default(),
    hits unless = Vec::new(),
    fallen unless = Vec::new(),
});

/// The version is read before anything else: what another version holds is not ours to judge.
fn version(fields: &mut Fields<'_>) -> Result<(), WireError> {
    let given = fields.take("v")?;
    if given == VERSION { Ok(()) } else { Err(WireError::new(PositionError::Version { given })) }
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Serialize::serialize(&Position::from(self), serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(Position::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
