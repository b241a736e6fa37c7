//! Why a bot chooses what it chooses: as data, and in words.

use std::fmt;

use starwright::battle::Expectation;
use starwright::grid::Cell;
use starwright::trucker::attack::{Defence, Incoming, Spared};
use starwright::trucker::{Aims, Change, Component, Fleet, Layout, Values};

use crate::answer::Json;

/// What speaks for a choice.
pub enum Why {
    /// What a bot of the battle expects.
    Expected(Expectation),
    /// How a component changes a ship.
    Changes(Vec<Change>),
    /// What a defence spares.
    Spared(Box<Spared>),
}

impl Why {
    pub fn json(&self) -> Json {
        let field = match self {
            Self::Expected(expected) => ("expected", Json::of(expected)),
            Self::Changes(changes) => ("changes", Json::of(changes)),
            Self::Spared(spared) => ("spared", Json::of(spared)),
        };
        Json::object(&[field])
    }

    pub fn placed(layout: &Layout, at: Cell, component: Component, aims: &Aims) -> Option<Self> {
        let mut after = layout.clone();
        after.place(at, component).ok()?;
        Some(Self::Changes(layout.changes(&after, aims)))
    }

    pub fn defended(fleet: &Fleet, incoming: &Incoming, defence: &Defence) -> Option<Self> {
        let best = fleet.best_defence(incoming, &Values::DEFAULT).ok().filter(|best| best.defence == *defence)?;
        fleet.spared(incoming, &best, &Values::DEFAULT).ok().map(Box::new).map(Self::Spared)
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expected(expected) => expected.fmt(f),
            Self::Changes(changes) => {
                let mut between = "";
                for change in changes {
                    write!(f, "{between}{change}")?;
                    between = ", ";
                }
                Ok(())
            }
            Self::Spared(spared) => spared.fmt(f),
        }
    }
}
