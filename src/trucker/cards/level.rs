//! The levels of cards.

terms! {
    /// The level on the back of a card. Prints `III`.
    ///
    /// JSON: `"III"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Level {
        /// Level I.
        I "I" "I";
        /// Level II.
        II "II" "II";
        /// Level III.
        III "III" "III";
        /// Level IV, of the second expansion, whose cards are not built in.
        IV "IV" "IV";
    }
}

impl Level {
    /// The four levels, the easiest first.
    pub const ALL: [Self; 4] = [Self::I, Self::II, Self::III, Self::IV];
}
