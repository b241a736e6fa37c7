//! Where a rule comes from.

/// Where a [`Rule`](crate::battle::rules::Rule) comes from; of several sources the chief one, which is the first listed here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// The rulebook says so.
    Said,
    /// The rulebook does not say it in words but cannot be meant otherwise.
    Likely,
    /// No rulebook at hand decides it and this crate does.
    Ruling,
}
