//! The judge of case files, as in the example `judge`.

use pyo3::prelude::*;

use crate::given::Text;

/// Fill in `expect` in a line of a case file, or `error` if the line is malformed.
#[pyfunction]
pub fn judge(py: Python<'_>, line: Text) -> String {
    py.detach(|| starwright_answers::judged(line.unmarked().as_bytes()).0)
}
