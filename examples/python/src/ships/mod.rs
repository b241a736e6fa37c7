//! Ships: checked, drawn, under attack.

mod fire;
mod fleet;
mod layout;

use pyo3::prelude::*;
use starwright::trucker::Rulings;

pub use fleet::Fleet;
pub use layout::{Layout, halves};

use crate::form;

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Layout>()?;
    module.add_class::<Fleet>()?;
    module.add_class::<fire::Impact>()
}

/// Reads the rulings on questions that the rulebooks leave open.
fn rulings(given: Option<&Bound<'_, PyAny>>) -> PyResult<Rulings> {
    given.map_or(Ok(Rulings::DEFAULT), form::read_fields)
}
