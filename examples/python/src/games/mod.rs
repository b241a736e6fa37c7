//! Games of every kind, as one object over a record.

mod kinds;
mod said;
mod table;

use pyo3::prelude::*;

pub use kinds::{Kind, Known};
pub use table::misnamed;

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<table::Table>()?;
    module.add_class::<said::Choice>()?;
    module.add_class::<said::Event>()
}
