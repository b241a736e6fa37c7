//! How a game of rounds begins.

use crate::table::wire::{Fields, Node, WireError, form};
use crate::trucker::game::{Round, Setup};
use crate::trucker::rules::rulings::Rulings;

form!(Setup after few_rounds { players, rulings = Rulings::DEFAULT, rounds });

/// Checks the number of rounds before any is read.
fn few_rounds(fields: &mut Fields<'_>) -> Result<(), WireError> {
    match fields.get("rounds") {
        Some(Node::List(rounds)) => {
            Setup::check_most(rounds.len()).map_err(|error| WireError::new(error).within("rounds"))
        }
        _ => Ok(()),
    }
}

form!(Round { board, level, level_iii_cards = false, start, deck });
