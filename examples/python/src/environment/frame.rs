//! What does not change during a game.

use std::sync::Arc;

use pyo3::prelude::*;

use crate::environment::learned::{Kinds, Learned, Rival, Shape};
use crate::environment::terms::Terms;

/// What does not change during a game.
pub struct Frame<G: Learned> {
    pub terms: Arc<Terms>,
    pub kinds: Kinds,
    pub shape: Shape,
    pub bots: Vec<Option<G::Bot>>,
    /// Whether some of them are slow.
    pub is_slow: bool,
}

impl<G: Learned> Frame<G> {
    pub fn of(terms: Arc<Terms>, setup: &G::Setup) -> PyResult<Self> {
        let named = |name: &Option<String>| name.as_deref().map(G::Bot::named).transpose();
        let mut bots = terms.bots.iter().map(named).collect::<PyResult<Vec<_>>>()?;
        bots.resize(terms.players.into(), None);
        let shape = G::shape(setup, &terms);
        let is_slow = bots.iter().flatten().any(|bot| bot.is_slow());
        Ok(Self { kinds: G::kinds(setup, shape), shape, bots, is_slow, terms })
    }
}
