//! Fleets: layouts that passed the check.

use alloc::boxed::Box;
use core::fmt;

use crate::grid::{Cell, CellSet};
use crate::table::message::{Argued, Argument, Arguments, Message, Row};
use crate::trucker::fleet::aboard::{Aboard, Crew};
use crate::trucker::parts::board::Board;
use crate::trucker::parts::component::Component;
use crate::trucker::ship::check::Report;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::weak_spot::WeakSpot;

/// A legal layout and its ships. It cannot be illegal: only [`Layout::into_fleet`] makes one.
///
/// A player always has a fleet: of one ship on most boards, of up to four on IVC; [`ships`](Fleet::ships) omits those without
/// components. A building mistake found in flight (BG-END-4) cannot occur after a complete check.
///
/// A new fleet has nothing [`aboard`](Fleet::aboard) until [`embark`](Fleet::embark) fills it (LM-LAUNCH-2). Boarding, gains,
/// stowing, power and losses are methods that name their rule; each does all it is asked to, or refuses and changes nothing.
///
/// Its methods are grouped by concern, in the folders of `src/trucker`:
///
/// | concern | methods | where |
/// |---|---|---|
/// | ships, crew, what is aboard | `layout` `board` `get` `ships` `aboard` `crew` `ship_crew` `into_layout` | `fleet/mod.rs` |
/// | coming aboard | `embark` `best_boarding`; `room_for` `places_for` `gain` `wake` | `fleet/{boarding,best_boarding,gain}.rs` |
/// | goods | `stow` `best_stowage`; `goods_due` `lose_goods` `lose_goods_by_ship` | `fleet/{stowing,best_stowage,goods_loss,goods_by_ship}.rs` |
/// | strengths and power | `strengths`; `doubles` `strengths_with` `power` `battery_plan` | `fleet/strength/`, `fleet/power/` |
/// | crew lost | `crew_due` `only_crew_loss` `lose_crew` | `fleet/crew_loss.rs` |
/// | giving up | `unmanned` `stranded` `give_up` `give_up_all` | `fleet/leaving.rs` |
/// | ships in hyperspace | `ships_beside` `crew_beside` `strengths_beside` `exposed_connectors` | `fleet/hyperspace.rs` |
/// | under attack | `threat` `defend`; `best_defence` `spared`; `guards` | `attack/{threat,outcome,intruder}.rs`, `attack/best/` |
/// | components lost | `destroy` `detonate` | `attack/{impact,intruder}.rs` |
/// | pictures | `svg` | `show/svg/` |
///
/// With the feature `serde` it has the fields of its layout, which is checked again when read, `"boarded": true` once crew and
/// batteries have come aboard, and `"aboard"`, a list by cell of `{"at": [2, 3], "humans": 2}`, where other entries have
/// `"alien": "purple"` or `"alien": {"cyan": "manager"}`, `"sleepers": 4`, `"batteries": 3` or `"goods": {"red": 1, "blue": 2}`.
///
/// JSON:
/// ```json
/// {"class": "I", "tiles": [{"at": [2, 2], "kind": "cabin", "capacity": 2, "edges": "3333"}], "boarded": true,
///  "aboard": [{"at": [2, 2], "humans": 2}]}
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Fleet {
    layout: Layout,
    aboard: Aboard,
    /// Whether crew and batteries have come aboard, which happens once (LM-LAUNCH-2).
    boarded: bool,
}

/// # The gate
impl Layout {
    /// A fleet, if the layout is legal.
    ///
    /// # Errors
    /// [`Rejected`] returns the layout with the full report.
    ///
    /// ```
    /// use starwright::trucker::{Board, Class, Layout};
    ///
    /// let fleet = Layout::new(Board::new(Class::IVC)).into_fleet()?;
    /// assert_eq!(fleet.ships().count(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn into_fleet(self) -> Result<Fleet, Rejected> {
        if self.is_legal() {
            Ok(Fleet { layout: self, aboard: Aboard::EMPTY, boarded: false })
        } else {
            let report = self.check();
            Err(Rejected(Box::new(Faulty { layout: self, report })))
        }
    }
}

/// # Ships
impl Layout {
    /// The ships with a component, in board order.
    pub fn ships(&self) -> impl Iterator<Item = Ship> {
        let cells = self.board().numbered_ships();
        cells
            .map(|(number, cells)| Ship { number, components: cells & self.occupied() })
            .filter(|ship| !ship.components.is_empty())
    }
}

/// # Ships and crew
impl Fleet {
    /// The components on their board.
    #[must_use]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        self.layout.board()
    }

    /// The component on a cell.
    #[must_use]
    pub fn get(&self, cell: Cell) -> Option<Component> {
        self.layout.get(cell)
    }

    /// What is aboard, by cell.
    #[must_use]
    pub const fn aboard(&self) -> &Aboard {
        &self.aboard
    }

    /// Whether crew and batteries have come aboard, which happens once (LM-LAUNCH-2).
    #[must_use]
    pub const fn has_boarded(&self) -> bool {
        self.boarded
    }

    /// The ships with a component, in board order. A ship that has lost its last one is excluded from every sum, minimum and
    /// count (LM-R46); a fleet without ships is asked nothing and struck by nothing until its player gives up (LM-R45).
    pub fn ships(&self) -> impl Iterator<Item = Ship> {
        self.layout.ships()
    }

    /// The crew of all ships (LM-FLEET-5).
    #[must_use]
    pub fn crew(&self) -> Crew {
        self.ships().map(|ship| self.ship_crew(ship)).sum()
    }

    /// The crew of one ship (BG-CREW-2); without a human it cannot fly (LM-LAUNCH-1, LM-END-2).
    #[must_use]
    pub fn ship_crew(&self, ship: Ship) -> Crew {
        self.aboard.crew(ship.components)
    }

    /// An empty board, which no rule forbids.
    pub(in crate::trucker) fn without_ships(board: Board) -> Self {
        Self { layout: Layout::new(board), aboard: Aboard::EMPTY, boarded: true }
    }

    /// The layout; what was aboard is dropped.
    #[must_use]
    pub fn into_layout(self) -> Layout {
        self.layout
    }
}

/// # The weak spot
impl Fleet {
    /// As [`Layout::weak_spot`]; meaningful only before the flight (LM-TORUS-4).
    #[must_use]
    pub fn weak_spot(&self) -> Option<WeakSpot> {
        self.layout().weak_spot()
    }
}

/// One line: the notation of its layout, and what is aboard.
impl fmt::Debug for Fleet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fleet({:?}, {:?})", self.layout, self.aboard)
    }
}

/// A handle to one ship of a fleet: its number and its cells.
///
/// JSON: `{"number": 0, "components": [[2, 3]]}`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Ship {
    /// Its number on the board, see [`Board::ships`](crate::trucker::parts::board::Board::ships).
    pub number: u8,
    /// The cells of its components, at least one.
    pub components: CellSet,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Ship { number, components });

impl Argued for Ship {
    fn argument(&self) -> Argument<'_> {
        Argument::Cells(self.components)
    }
}

/// An illegal layout with its report. It does not implement [`Refused`](crate::table::Refused), because each violation of its
/// [`report`](Self::report) names its own rule.
#[derive(Clone, PartialEq, Eq)]
pub struct Rejected(Box<Faulty>);

#[derive(Clone, PartialEq, Eq)]
struct Faulty {
    layout: Layout,
    report: Report,
}

impl Rejected {
    /// The report of the check.
    #[must_use]
    pub const fn report(&self) -> &Report {
        &self.0.report
    }

    /// The layout, unchanged.
    #[must_use]
    pub fn into_layout(self) -> Layout {
        self.0.layout
    }
}

const REJECTED: Row =
    Row { key: ("rejected", ""), template: "the ship does not pass the check:\n{report}", fields: &["report"] };

impl Message for Rejected {
    fn row(&self) -> Row {
        REJECTED
    }

    fn rows() -> &'static [Row] {
        &[REJECTED]
    }

    fn arguments<'a>(&'a self, arguments: &mut Arguments<'a>) {
        arguments.put("report", Argument::Message(self.report()));
    }
}

messages!(@told Rejected);

impl core::error::Error for Rejected {}

/// The report.
impl fmt::Debug for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rejected({})", self.0.report)
    }
}

// Below the type, so that its own methods come first in the documentation.
pub(crate) mod aboard;
pub(crate) mod boarding;

pub(crate) mod strength;

pub(crate) mod power;

pub(crate) mod gain;
pub(crate) mod stowing;

mod crew_loss;
mod goods_by_ship;
pub(crate) mod goods_loss;
pub(crate) mod leaving;

mod best_boarding;
mod best_stowage;
mod hyperspace;
pub(crate) mod loss;
pub(crate) mod loss_error;
pub(crate) mod loss_weights;
pub(in crate::trucker) mod raid;
#[cfg(any(feature = "play", feature = "serde"))]
pub(crate) mod restore;
