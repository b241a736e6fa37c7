//! Setups: structs by the names of their fields.

use crate::battle::game::placement::{Berth, Placement};
use crate::battle::game::setup::{Player, Setup};
use crate::battle::rules::rulings::Rulings;
use crate::table::wire::object;

object!(Rulings {
    straight_displacement = Self::DEFAULT.straight_displacement,
    rammed_asteroid_points = Self::DEFAULT.rammed_asteroid_points,
    returning = Self::DEFAULT.returning,
});

object!(Player { race, deck, power = None });

object!(Setup { layout, players, first, rulings = Rulings::DEFAULT });

object!(Berth { at, facing });

object!(Placement { fighters, capitals });
