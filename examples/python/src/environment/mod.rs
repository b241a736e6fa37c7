//! Games to learn: states with numbered actions and observations as arrays, one game or many at once.

mod advance;
mod any;
mod battle;
mod course;
mod frame;
mod learned;
mod offers;
mod ships;
mod state;
mod terms;
mod vector;

use std::cell::Cell;
use std::time::{Duration, Instant};

use pyo3::prelude::*;

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<state::State>()?;
    module.add_class::<vector::Vector>()
}

/// How often to check Python for signals.
const MOMENT: Duration = Duration::from_millis(40);

/// Raises what a handler of a signal raises, if one came since the last look.
fn pulse() -> PyResult<()> {
    thread_local!(static LOOKED: Cell<Option<Instant>> = const { Cell::new(None) });
    if LOOKED.get().is_some_and(|looked| looked.elapsed() < MOMENT) {
        return Ok(());
    }
    LOOKED.set(Some(Instant::now()));
    Python::attach(|py| py.check_signals())
}
