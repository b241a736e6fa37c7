//! Where a component is best put.

use crate::grid::{Cell, Rotation};
use crate::trucker::advice::build_weights::BuildWeights;
use crate::trucker::parts::component::Component;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::ship::layout::Layout;

/// A place for a component, and what comes of it. Why, say the [changes](Layout::changes) that it makes.
///
/// JSON: `{"at": [2, 3], "turn": 1, "gain": 18}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Placing {
    /// Where.
    pub at: Cell,
    /// How far it is turned from how it was given.
    pub turn: Rotation,
    /// How much [better](Layout::merit) the layout is then; less than nothing if it is worse.
    pub gain: i64,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Placing { at, turn, gain });

/// # Advice
impl Layout {
    /// The place where a component makes the ships [best](Layout::merit), of all where it [fits](Layout::fits) by these rulings.
    /// One where it touches its ship and joins nothing is among them unless the rulings are
    /// [strict](Rulings::strict_joints) (LM-R18). Of places as good it is the first in reading order, and there the smallest
    /// turn. `None` if it fits nowhere.
    ///
    /// ```
    /// use starwright::grid::{Cell, Rotation};
    /// use starwright::trucker::{Board, BuildWeights, Class, Layout, Rulings, catalogue};
    ///
    /// let board = Board::new(Class::I);
    /// let aims = BuildWeights::of(&board);
    /// let mut layout = Layout::new(board);
    /// layout.place(Cell::new(2, 2)?, catalogue::tile(31)?)?;
    /// let engine = catalogue::tile(66)?; // one connector, at its front
    /// let best = layout.best_place(engine, &aims, Rulings::DEFAULT).ok_or("it fits behind the cabin")?;
    /// assert_eq!((best.at, best.turn), (Cell::new(2, 3)?, Rotation::None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn best_place(&self, component: Component, aims: &BuildWeights, rulings: Rulings) -> Option<Placing> {
        let now = self.merit(aims);
        let places = self.places(component, rulings).filter_map(|(at, turn)| {
            let after = self.with(at, component.turned(turn))?;
            Some(Placing { at, turn, gain: after.merit(aims) - now })
        });
        places.reduce(|best, next| if next.gain > best.gain { next } else { best })
    }

    /// Where it fits, in reading order. What looks alike is tried once.
    pub(super) fn places(
        &self,
        component: Component,
        rulings: Rulings,
    ) -> impl Iterator<Item = (Cell, Rotation)> + use<> {
        let fits = self.fits(component, rulings);
        let alike = |turn: Rotation| {
            let before = Rotation::ALL.into_iter().take_while(move |&other| other != turn);
            before.map(|other| component.turned(other)).any(|other| {
                let turned = component.turned(turn);
                (other.edges(), other.facing()) == (turned.edges(), turned.facing())
            })
        };
        let turns = Rotation::ALL.map(|turn| (!alike(turn)).then_some(turn));
        fits.anyhow()
            .iter()
            .flat_map(move |at| fits.on(at).map(move |turn| (at, turn)))
            .filter(move |&(_, turn)| turns.contains(&Some(turn)))
    }

    pub(super) fn with(&self, at: Cell, component: Component) -> Option<Self> {
        let mut after = self.clone();
        after.place(at, component).is_ok().then_some(after)
    }
}
