//! starwright for Python: the native extension module that `python/starwright` wraps with types.
//!
//! Ships, games, batches of both, the battle as a learning environment, surveys. Illegal moves and ships raise `Refusal`,
//! malformed input raises `Unreadable`. Values cross the boundary in the crate's JSON forms, as Python dicts and lists.

mod batch;
mod bots;
mod deal;
mod environment;
mod form;
mod games;
mod given;
mod judge;
mod refusal;
mod rules;
mod ships;
mod survey;

use pyo3::prelude::*;

#[pymodule]
fn _starwright(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    refusal::add(module)?;
    rules::add(module)?;
    ships::add(module)?;
    survey::add(module)?;
    games::add(module)?;
    batch::add(module)?;
    environment::add(module)?;
    deal::add(module)?;
    module.add_function(wrap_pyfunction!(judge::judge, module)?)
}
