//! Where a component may be added, and why not elsewhere.

use alloc::vec::Vec;

use crate::grid::word::Word;
use crate::grid::{BySide, Cell, CellSet, Rotation, Side};
use crate::table::message::{Argument, Arguments, Message, Row};
use crate::trucker::parts::build_error::BuildError;
use crate::trucker::parts::component::{Component, Connector};
use crate::trucker::rules::Rule;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::ship::contact::{Contact, Edge};
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::outline::Outline;
use crate::trucker::ship::shape::Shape;
use crate::trucker::ship::violation::Violation;

/// For each rotation of a component, the cells where it fits; made by [`Layout::fits`].
///
/// JSON: `[[[2, 3]], [], [], [[2, 3]]]`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fits([CellSet; 4]);

#[cfg(feature = "serde")]
crate::table::wire::form!(Fits(turned));

impl Fits {
    /// It fits nowhere.
    pub(in crate::trucker) const NOWHERE: Self = Self([CellSet::EMPTY; 4]);

    /// The cells where the component fits after this rotation from its current orientation.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> CellSet {
        let [none, quarter, half, three_quarters] = self.0;
        match rotation {
            Rotation::None => none,
            Rotation::Quarter => quarter,
            Rotation::Half => half,
            Rotation::ThreeQuarters => three_quarters,
        }
    }

    /// The cells where it fits in any rotation.
    #[must_use]
    pub fn anyhow(self) -> CellSet {
        self.0.into_iter().fold(CellSet::EMPTY, |cells, more| cells | more)
    }

    /// The rotations in which it fits on `cell`.
    pub fn on(self, cell: Cell) -> impl Iterator<Item = Rotation> {
        Rotation::ALL.into_iter().filter(move |&rotation| self.turned(rotation).contains(cell))
    }
}

/// # Where a component fits
impl Layout {
    /// The cells that may be built on now (LM-CABIN-4): open, empty, and adjacent to a component of their ship; all open cells of
    /// a ship without components (LM-IVC-BUILD-1, LM-IVC-BUILD-2).
    #[must_use]
    pub fn sites(&self) -> CellSet {
        let (open, occupied) = (self.board().open(), self.occupied());
        let attached = self.board().surface().grow(occupied & open);
        ((attached | self.unstarted()) & open) - occupied
    }

    /// Where a component fits, for each rotation: on a [site](Self::sites), without a new violation of the check (LM-LEGAL-1 to
    /// -8, LM-SPLICE-2). Does not allocate.
    ///
    /// A component that touches its ship without joining it fits; the check may later find the ship in pieces (LM-LEGAL-9),
    /// unless the rulings require a joint ([`Rulings::strict_joints`], LM-R18). [`misfits`](Self::misfits),
    /// [`best_place`](Self::best_place), [`plan`](Self::plan) and [`Yard::fits`](crate::trucker::yard::Yard::fits) use the same
    /// definition.
    ///
    /// ```
    /// use starwright::grid::{Cell, Rotation};
    /// use starwright::trucker::{Board, Class, Layout, Rulings, catalogue};
    ///
    /// let mut layout = Layout::new(Board::new(Class::I));
    /// let cabin = catalogue::tile(31)?;
    /// layout.place(Cell::new(2, 2)?, cabin)?;
    /// let engine = catalogue::tile(66)?; // one connector, at its front
    /// let fits = layout.fits(engine, Rulings::default());
    /// assert_eq!(fits.anyhow(), Cell::new(2, 3)?.into());
    /// assert_eq!(fits.on(Cell::new(2, 3)?).collect::<Vec<_>>(), [Rotation::None]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn fits(&self, component: Component, rulings: Rulings) -> Fits {
        if self.board().surface().is_narrow() {
            self.fits_in::<u64>(component, rulings)
        } else {
            self.fits_in::<u128>(component, rulings)
        }
    }

    fn fits_in<W: Word>(&self, component: Component, rulings: Rulings) -> Fits {
        let outline = Outline::<W>::of(self.board());
        let shape = self.packed().shape::<W>();
        // built in place: in an array, AVX would read values wider than they were written, and stall
        let around = BySide::each(|side| Neighbours::of(&outline, &shape, side));
        let awaited = Side::ALL.iter().fold(W::ZERO, |cells, &side| cells | around.on(side).awaiting);
        let sites = W::narrow(self.sites().bits()) & !awaited;
        let unstarted = if rulings.strict_joints { self.unstarted() } else { self.board().open() };
        let unstarted = W::narrow(unstarted.bits());
        let fitting = |rotation| {
            let turned = component.turned(rotation);
            if turned.exhaust().is_some_and(|side| side != Side::Rear) {
                return CellSet::EMPTY;
            }
            let (outlets, mut fitting, mut joined) = (turned.outlets(), sites, unstarted);
            for side in Side::ALL {
                let neighbours = around.on(side);
                let contact = neighbours.contact(turned.edge(side));
                let blocked = if outlets.contains(side) { neighbours.present } else { W::ZERO };
                fitting = fitting & !(contact.refused() | blocked);
                joined = joined | (contact.joined() & neighbours.own_ship);
            }
            CellSet::from_bits((fitting & joined).into_u128())
        };
        let [none, quarter, half, three_quarters] = Rotation::ALL;
        Fits([fitting(none), fitting(quarter), fitting(half), fitting(three_quarters)])
    }

    /// The cells of the ships that have no component yet.
    fn unstarted(&self) -> CellSet {
        self.board().open() - self.board().ships_around(self.occupied())
    }

    /// All reasons against adding a component, in its orientation, on one cell; empty if it [fits](Self::fits). The layout does
    /// not change.
    ///
    /// ```
    /// use starwright::grid::Cell;
    /// use starwright::trucker::{Board, Class, Layout, Rulings, catalogue};
    ///
    /// let mut layout = Layout::new(Board::new(Class::I));
    /// layout.place(Cell::new(2, 2)?, catalogue::tile(31)?)?;
    /// let engine = catalogue::tile(66)?;
    /// let misfits = layout.misfits(Cell::new(2, 1)?, engine, Rulings::default());
    /// let rules: Vec<_> = misfits.iter().map(|misfit| misfit.rule().id()).collect();
    /// assert_eq!(rules, ["LM-LEGAL-3", "LM-LEGAL-6"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn misfits(&self, cell: Cell, component: Component, rulings: Rulings) -> Vec<Misfit> {
        let mut after = self.clone();
        if let Err(error) = after.place(cell, component) {
            return alloc::vec![Misfit::NoRoom(error)];
        }
        let before = self.check().violations;
        let new = after.check().violations.into_iter().filter(|violation| !before.contains(violation));
        let is_joint = |violation: &Violation| matches!(violation, Violation::CutOff { .. });
        let mut misfits: Vec<Misfit> = new.filter(|violation| !is_joint(violation)).map(Misfit::Breaks).collect();
        if self.board().open().contains(cell) && !self.sites().contains(cell) {
            misfits.insert(0, Misfit::Unattached { cell, rule: self.attaching_rule() });
        } else if rulings.strict_joints && self.sites().contains(cell) && !after.joins_its_ship(cell) {
            misfits.push(Misfit::Unjoined { cell });
        }
        misfits
    }

    /// Whether the component on `cell` is joined to one of its ship, or alone in it (LM-R18).
    pub(in crate::trucker) fn joins_its_ship(&self, cell: Cell) -> bool {
        let others = (self.occupied() & self.board().ship_around(cell)) - cell.into();
        others.is_empty() || !self.joints().neighbours(cell.into()).is_disjoint(others)
    }

    /// The rule that a component must be attached to its own ship.
    pub(in crate::trucker) fn attaching_rule(&self) -> Rule {
        if self.board().blueprint().marks().is_empty() {
            Rule::LmCabin4
        } else if self.board().opened().is_empty() {
            Rule::LmIvcBuild1
        } else {
            Rule::LmIvcBuild2
        }
    }
}

/// The neighbours of all cells on one side.
#[derive(Clone, Copy)]
struct Neighbours<W> {
    /// A component.
    present: W,
    /// A cell of the same ship.
    own_ship: W,
    /// The edges that face these cells.
    facing: Edge<W>,
    /// A muzzle, an exhaust or a nozzle that wants this cell empty.
    awaiting: W,
    /// The splice between.
    splice: W,
}

impl<W: Word> Neighbours<W> {
    #[inline]
    fn of(outline: &Outline<W>, shape: &Shape<W>, side: Side) -> Self {
        let facing = side.opposite();
        let pull = |set: W| outline.shifts.toward(facing, set);
        Self {
            present: pull(shape.occupied),
            own_ship: pull(outline.open),
            facing: shape.edges.on(facing).brought(pull),
            awaiting: pull(*shape.outlets.on(facing)),
            splice: match side {
                Side::Right => outline.left_of_splice,
                Side::Left => pull(outline.left_of_splice),
                Side::Front | Side::Rear => W::ZERO,
            },
        }
    }

    /// The contacts of that edge, wherever its component is put.
    #[inline]
    fn contact(&self, edge: Connector) -> Contact<W> {
        Contact::new(Edge::everywhere(edge), self.facing, self.present, self.splice)
    }
}

/// A reason against adding a component on a cell. Like every refusal it prints with the id of its rule, even for a [`Violation`],
/// which itself prints without.
///
/// JSON: `{"refused": "unattached", "rule": "LM-CABIN-4", "cell": [0, 2]}`
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Misfit {
    /// The ship has components, and the component would touch none of them.
    Unattached {
        /// The cell asked for.
        cell: Cell,
        /// LM-CABIN-4, on IVC LM-IVC-BUILD-1 or LM-IVC-BUILD-2.
        rule: Rule,
    },
    /// The component would touch its ship without joining it, and the rulings require a joint (LM-R18).
    Unjoined {
        /// The cell asked for.
        cell: Cell,
    },
    /// The check would find this new violation.
    Breaks(Violation),
    /// The cell is taken, or is not on the board.
    NoRoom(BuildError),
}

impl crate::table::Refused for Misfit {
    type Rule = Rule;

    fn rule(&self) -> Rule {
        Self::rule(self)
    }
}

const UNATTACHED: Row = Row {
    key: ("misfit", "unattached"),
    template: "{cell} shares no edge with a component of its ship",
    fields: &["cell"],
};
const UNJOINED: Row =
    Row { key: ("misfit", "unjoined"), template: "on {cell} it would not be joined to its ship", fields: &["cell"] };
const BREAKS: Row = Row { key: ("misfit", "breaks"), template: "{violation}", fields: &["violation"] };
const NO_ROOM: Row = Row { key: ("misfit", "no_room"), template: "{error}", fields: &["error"] };

impl Message for Misfit {
    fn row(&self) -> Row {
        match self {
            Self::Unattached { .. } => UNATTACHED,
            Self::Unjoined { .. } => UNJOINED,
            Self::Breaks(_) => BREAKS,
            Self::NoRoom(_) => NO_ROOM,
        }
    }

    fn rows() -> &'static [Row] {
        &[UNATTACHED, UNJOINED, BREAKS, NO_ROOM]
    }

    fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
        match self {
            Self::Unattached { cell, .. } | Self::Unjoined { cell } => arguments.put("cell", Argument::Cell(*cell)),
            Self::Breaks(violation) => arguments.put("violation", Argument::Message(violation)),
            Self::NoRoom(error) => arguments.put("error", Argument::Message(error)),
        }
    }

    fn rule_id(&self) -> Option<&'static str> {
        match self {
            Self::NoRoom(_) => None,
            Self::Unattached { .. } | Self::Unjoined { .. } | Self::Breaks(_) => Some(self.rule().id()),
        }
    }
}

messages!(@told Misfit);

impl core::error::Error for Misfit {}

impl Misfit {
    /// The rule that refuses it.
    #[must_use]
    pub fn rule(&self) -> Rule {
        match self {
            Self::NoRoom(error) => error.rule(),
            Self::Unattached { rule, .. } => *rule,
            Self::Unjoined { .. } => Rule::LmR18,
            Self::Breaks(violation) => violation.rule(),
        }
    }
}
