//! starwright for Python: the native half of the package, on which `python/starwright` puts types.
//!
//! Ships, games, many of both at once, the battle for learners, surveys. What a rule refuses raises `Refusal`, what means
//! nothing `Unreadable`; values go both ways in the forms of the crate, as Python's dicts and lists.

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
