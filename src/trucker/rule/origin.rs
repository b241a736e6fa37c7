//! Where a rule comes from.

/// Where a [`Rule`](super::Rule) comes from; of several sources the chief one, which is the first listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// The rulebooks of The Latest Models say so.
    Said,
    /// A rule of the base game or of an earlier expansion, on which The Latest Models relies.
    BaseGame,
    /// Likely, but no rulebook at hand confirms it.
    Likely,
    /// No rulebook at hand decides it and this crate does: the numbered rulings `LM-R1` to `LM-R23`, and the rules of the
    /// base game that are restated from memory.
    Ruling,
}
