//! The reason for a choice, in English and as data.

use starwright::battle::Expectation;
use starwright::grid::Cell;
use starwright::table::message::{Message, Names, data, told};
use starwright::trucker::attack::{Defence, Incoming, Spared};
use starwright::trucker::{BuildWeights, Change, Component, Fleet, Layout, LossWeights};

use crate::answer::Json;

/// The reason for a choice.
pub enum Why {
    /// What a bot of the battle expects.
    Expected(Expectation),
    /// How a component changes a ship.
    Changes(Vec<Change>),
    /// What a defence saves.
    Spared(Box<Spared>),
}

impl Why {
    fn json(&self) -> Json {
        let field = match self {
            Self::Expected(expected) => ("expected", Json::of(expected)),
            Self::Changes(changes) => ("changes", Json::of(changes)),
            Self::Spared(spared) => ("spared", Json::of(spared)),
        };
        Json::object(&[field])
    }

    pub fn placed(layout: &Layout, at: Cell, component: Component, aims: &BuildWeights) -> Option<Self> {
        let mut after = layout.clone();
        after.place(at, component).ok()?;
        Some(Self::Changes(layout.changes(&after, aims)))
    }

    pub fn defended(fleet: &Fleet, incoming: &Incoming, defence: &Defence) -> Option<Self> {
        let weights = LossWeights::DEFAULT.with_rulings(incoming.rulings());
        let best = fleet.best_defence(incoming, &weights).ok().filter(|best| best.defence == *defence)?;
        fleet.spared(incoming, &best, &weights).ok().map(Box::new).map(Self::Spared)
    }

    /// In English, with the names of a board.
    fn told(&self, names: &dyn Names) -> String {
        match self {
            Self::Expected(expected) => told(expected, names).to_string(),
            Self::Changes(changes) => changes.iter().map(Change::to_string).collect::<Vec<_>>().join(", "),
            Self::Spared(spared) => told(&**spared, names).to_string(),
        }
    }

    /// Its messages, in English and as data; none where no game was simulated.
    fn messages(&self, names: &dyn Names) -> Json {
        match self {
            Self::Expected(expected) if expected.games == 0 => Json::list([]),
            Self::Expected(expected) => Json::list([Json::message(expected, names)]),
            Self::Changes(changes) => Json::list(changes.iter().map(|change| Json::message(change, names))),
            Self::Spared(spared) => Json::list([Json::message(&**spared, names)]),
        }
    }
}

/// Advice with its effect and its reason, in English and as data.
pub fn because(advised: Json, does: &dyn Message, why: Option<&Why>, names: &dyn Names) -> Json {
    advised.with(&[
        ("does", Json::of(&told(does, names).to_string())),
        ("told", Json::of(&data(does, names))),
        ("why", why.map_or_else(Json::null, Why::json)),
        ("says", Json::of(&why.map(|why| why.told(names)))),
        ("reasons", why.map_or_else(|| Json::list([]), |why| why.messages(names))),
    ])
}
