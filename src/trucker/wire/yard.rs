//! Setups, results and views of the yard.

use crate::table::wire::{Fields, Node, WireError, few_players, form};
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::yard::{Built, PlayerView, Setup, Start, View};

form!(Setup after few_ships { board, level, level_iii_cards = false, rulings = Rulings::DEFAULT, purses, start });

form!(Start by name { "building" => Building { pool, piles = None }, "built" => Built(ships) });

form!(Built { layout, aside, order });

form!(View after few_players { step, players, face_down, face_up, hourglass, dice, piles });

form!(PlayerView { seat, layout, aside, hand, last, order, credits, lost });
/// Ships built elsewhere are one for each player.
fn few_ships(fields: &mut Fields<'_>) -> Result<(), WireError> {
    match fields.get("start") {
        Some(start @ Node::Object(_)) => Fields::of(start)?.few("built").map_err(|error| error.within("start")),
        _ => Ok(()),
    }
}
