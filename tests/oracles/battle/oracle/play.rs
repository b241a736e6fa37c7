//! A state while something happens to it, and which rules came into play.

use std::collections::BTreeSet;

use super::hex::Hex;
use super::state::State;

/// Rules by id.
pub(crate) type Rules = BTreeSet<&'static str>;

/// What came of a choice: or else every rule that it breaks.
pub(crate) type Legal<T> = Result<T, Rules>;

/// BBS-R27: the one ship whose owner raises the shield if it may.
#[derive(Clone, Debug)]
pub(crate) struct Reaction {
    pub(crate) ship: usize,
    /// Whether the one use of the shield is still to come.
    pub(crate) unspent: bool,
    pub(crate) raised: bool,
    /// Whether any shot did damage to the ship.
    pub(crate) was_shot: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Play {
    pub(crate) state: State,
    pub(crate) applied: Rules,
    pub(crate) reaction: Option<Reaction>,
    /// Hexes that were cleared by earlier shots of the same volley.
    pub(crate) cleared: BTreeSet<Hex>,
}

impl Play {
    pub(crate) fn new(state: State) -> Self {
        Self { state, applied: Rules::new(), reaction: None, cleared: BTreeSet::new() }
    }

    /// Writes down that a rule came into play.
    pub(crate) fn note(&mut self, rule: &'static str) {
        self.applied.insert(rule);
    }
}

/// A refusal for breaking these rules.
pub(crate) fn broken<T>(rules: &[&'static str]) -> Legal<T> {
    Err(rules.iter().copied().collect())
}
