//! Losses, savings and departures: components with their cells, and what was aboard.

use crate::table::wire::form;
use crate::trucker::attack::best::{Forgone, Spared};
use crate::trucker::attack::impact::Losses;
use crate::trucker::fleet::leaving::Departure;
use crate::trucker::wire::tiles;

form!(Departure { ship, components: tiles, aboard });

form!(Losses { destroyed, cut_off, components: tiles, aboard });

form!(Spared { components: tiles, aboard, instead: tiles, intruders, tokens, loss, left, forgone });

form!(Forgone { components: tiles, aboard, instead: tiles, intruders, tokens, loss });
