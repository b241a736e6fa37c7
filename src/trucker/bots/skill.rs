//! The skill of bots.

terms! {
    /// The skill of a bot; each bot documents its meaning. Prints `high`.
    ///
    /// JSON: `"high"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Skill {
        /// Follows the rules.
        Low "low" "low";
        /// Chooses what is best now.
        Middle "middle" "middle";
        /// Thinks ahead.
        High "high" "high";
    }
}

impl Skill {
    /// All three, the lowest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::High];
}
