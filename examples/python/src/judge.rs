//! The judge of case lines, that of the example.

#[path = "../../judge/kinds/mod.rs"]
mod kinds;

use pyo3::prelude::*;

use crate::given::Text;

/// A line of a case file with its `expect` filled in, or with an `error` if it is not understood.
#[pyfunction]
pub fn judge(py: Python<'_>, line: Text) -> String {
    py.detach(|| kinds::answered(line.unmarked().as_bytes()).0)
}
