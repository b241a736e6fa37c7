//! Where a rule comes from.

/// Where a [`Rule`](crate::trucker::rules::Rule) comes from; of several sources the chief one, which is the first listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// The rulebooks of The Latest Models say so.
    Said,
    /// A rule of the base game or of an earlier expansion, on which The Latest Models relies.
    BaseGame,
    /// Likely, but no rulebook at hand confirms it.
    Likely,
    /// Restated from memory, because the rulebook of the base game is not at hand.
    Recalled,
    /// No rulebook decides it and this crate does, by its ruling of this number.
    Ruling(u8),
}
