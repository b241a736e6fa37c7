//! The choices of a game of rounds.

use crate::trucker::{flight, yard};

messages! {
    /// A choice in the current part of the round. With the feature `serde` it is `{"yard": {"do": "flip"}}` or `{"flight": {"do":
    /// "take"}}`.
    ///
    /// JSON: `{"yard": {"do": "flip"}}`
    #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Choice of "game-choice" {
        /// While ships are built.
        Yard(choice: yard::Choice) "{choice}";
        /// While they fly.
        Flight(choice: flight::Choice) "{choice}";
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Choice by name { "yard" => Yard(choice), "flight" => Flight(choice) });

impl From<yard::Choice> for Choice {
    fn from(choice: yard::Choice) -> Self {
        Self::Yard(choice)
    }
}

impl From<flight::Choice> for Choice {
    fn from(choice: flight::Choice) -> Self {
        Self::Flight(choice)
    }
}
