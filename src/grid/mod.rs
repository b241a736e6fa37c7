//! Square-grid geometry without game rules: sides, cells, sets of cells, and surfaces.
//!
//! A grid has at most [`MAX`] by [`MAX`] cells, because two dice have eleven sums; so a [`CellSet`] fits into one integer.

mod by_side;
mod cell;
mod cell_set;
mod paths;
mod rays;
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
