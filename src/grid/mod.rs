//! Square-grid geometry that knows no game: sides, cells, sets of cells, and the surface they lie on.
//!
//! Every grid is at most [`MAX`] by [`MAX`] cells, because two dice call eleven numbers; that bound is what lets a
//! [`CellSet`] be one plain integer.

mod by_side;
mod cell;
mod cell_set;
mod paths;
mod set;
pub(crate) mod shifts;
mod side;
mod side_set;
mod surface;
mod tally;
mod topology;
pub(crate) mod word;

pub(crate) use by_side::BySide;
pub use cell::{Cell, MAX, NoCell, OffGrid};
pub use cell_set::{CellSet, Cells};
pub(crate) use paths::Paths;
pub(crate) use shifts::Shifts;
pub use side::{NoSuchRotation, Rotation, Side, UnknownSide};
pub use side_set::{SideSet, Sides};
pub use surface::{Surface, SurfaceError};
pub(crate) use tally::Tally;
pub use topology::Topology;
