//! Where a rule comes from.

/// Where a numbered rule comes from; if it has several sources, the first of these.
///
/// A rule's `settled_by` lists the rulings on what its source leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// The rulebook of the game.
    Said,
    /// A rule of the base game or of an earlier expansion, on which the game relies.
    BaseGame,
    /// Likely, but no rulebook at hand states it.
    Likely,
    /// Restated from memory, because the rulebook is not at hand.
    Recalled,
    /// A ruling of this crate, because no rulebook at hand decides.
    Ruling,
}
