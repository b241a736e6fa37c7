//! The best place for a component.

use crate::grid::{Cell, Rotation};
use crate::trucker::advice::build_weights::BuildWeights;
use crate::trucker::parts::component::Component;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::ship::layout::Layout;

/// A place for a component, and its gain; [`Layout::changes`] explains it.
///
/// JSON: `{"at": [2, 3], "turn": 1, "gain": 18}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Placing {
    /// The cell.
    pub at: Cell,
    /// The rotation from the given orientation.
    pub turn: Rotation,
    /// The gain in [merit](Layout::merit), negative if it is worse.
    pub gain: i64,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Placing { at, turn, gain });

/// # Advice
impl Layout {
    /// The place with the greatest [merit](Layout::merit) of all where the component [fits](Layout::fits) by these rulings. A
    /// place where it touches its ship without joining it counts unless the rulings are [strict](Rulings::strict_joints)
    /// (LM-R18). Ties go to the first cell in reading order, then the smallest rotation. `None` if it fits nowhere.
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

    /// Where it fits, in reading order. Rotations that look alike are tried once.
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
