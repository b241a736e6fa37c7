//! How good a bot is.

terms! {
    /// How good a bot is; what that means for each, its documentation says. Prints `high`.
    ///
    /// JSON: `"high"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Skill {
        /// Follows the rules.
        Low "low" "low";
        /// Takes what is best at the moment.
        Middle "middle" "middle";
        /// Thinks of what comes later.
        High "high" "high";
    }
}

impl Skill {
    /// The three of them, the lowest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::High];
}
