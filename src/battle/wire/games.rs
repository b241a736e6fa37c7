//! Setups: structs by the names of their fields.

use crate::battle::game::placement::{Berth, Placement};
use crate::battle::game::setup::{Player, Setup};
use crate::battle::rules::rulings::Rulings;
use crate::table::wire::form;

form!(Player { race, deck, power = None });

form!(Setup { layout, players, first, rulings = Rulings::DEFAULT });

form!(Berth { at, facing });

form!(Placement { fighters, capitals });
