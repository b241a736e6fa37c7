//! Bots and what they advise.

use crate::battle::bots::Bot;
use crate::battle::bots::advice::Advice;
use crate::table::wire::{object, tagged};

tagged!(Bot by "bot" {
    "greedy" => Greedy,
    "turn" => Turn { nodes },
    "monte_carlo" => MonteCarlo { nodes },
});

object!(Advice { choice, expected, nodes });
