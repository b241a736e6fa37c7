//! Batches of ships and games, on all cores, without the GIL.

mod games;
pub mod packed;
mod ships;
pub mod threads;

use pyo3::prelude::*;

pub use games::battle_to_the_end;

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<ships::Ships>()?;
    module.add_function(wrap_pyfunction!(games::battles, module)?)?;
    module.add_function(wrap_pyfunction!(games::rounds, module)?)?;
    module.add_function(wrap_pyfunction!(games::native_battles, module)?)?;
    module.add_function(wrap_pyfunction!(games::native_choices, module)?)
}
