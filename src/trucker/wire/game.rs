//! How a game of rounds begins, and how a seat sees it.

use crate::table::wire::object;
use crate::trucker::game::{Round, Setup, View};
use crate::trucker::rules::rulings::Rulings;

object!(Setup { players, rulings = Rulings::DEFAULT, rounds });

object!(Round { board, level, level_iii_cards = false, start, deck });

object!(View { round, rounds, purses, loans, settlements, now });
