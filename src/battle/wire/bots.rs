//! Bots and what they advise.

use crate::battle::bots::Bot;
use crate::battle::bots::advice::{Advice, Expectation};
use crate::table::wire::form;

form!(Bot by "bot" {
    "greedy" => Greedy,
    "turn" => Turn { nodes },
    "monte_carlo" => MonteCarlo { nodes },
});

form!(Expectation { games, points, rivals, lost, taken });

form!(Advice { choice, expected, nodes });
