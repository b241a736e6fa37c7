//! Where a rule comes from.

/// Where a numbered rule comes from; of several sources the chief one, which is the first listed here.
///
/// What the source leaves open is settled by rulings, which each rule names: `settled_by`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// The rulebook of the game says so.
    Said,
    /// A rule of the base game or of an earlier expansion, on which the game relies.
    BaseGame,
    /// Likely, but no rulebook at hand says it in words.
    Likely,
    /// Restated from memory, because the rulebook is not at hand.
    Recalled,
    /// No rulebook at hand decides it and this crate does.
    Ruling,
}
