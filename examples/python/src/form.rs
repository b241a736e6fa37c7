//! Conversion between the crate's JSON forms and Python values.

use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyBool, PyDict, PyFrozenSet, PyList, PyMapping, PySet, PyString};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::given::{Text, shown, unexpected};
use crate::refusal::unreadable;

/// Converts a value to dicts, lists, numbers and strings, exactly as its JSON parses: a pair becomes a list.
pub fn written<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let form = serde_json::to_value(value).map_err(unreadable)?;
    pythonize::pythonize(py, &form).map_err(unreadable)
}

/// Reads a value from anything that Python's `json` can write; sets count as lists.
pub fn read<T: DeserializeOwned>(form: &Bound<'_, PyAny>) -> PyResult<T> {
    let py = form.py();
    let strict = [
        ("default", wrap_pyfunction!(plain, py)?.into_any()),
        ("allow_nan", PyBool::new(py, false).to_owned().into_any()),
    ];
    let json = py.import("json")?.call_method("dumps", (form,), Some(&strict.into_py_dict(py)?));
    let Text(json) = json.map_err(|error| not_json(py, error))?.extract()?;
    let value: Value = serde_json::from_str(&json).map_err(unreadable)?;
    serde_json::from_value(value).map_err(unreadable)
}

/// Reads a struct from a dict. Rejects a list of its fields.
pub fn read_fields<T: DeserializeOwned>(form: &Bound<'_, PyAny>) -> PyResult<T> {
    if is_form(form) { read(form) } else { Err(unexpected("a dict", form)) }
}

/// Whether a value is a mapping of names. A layout of this package is one of cells.
fn is_form(given: &Bound<'_, PyAny>) -> bool {
    given.cast::<PyMapping>().is_ok() && !given.hasattr("_native").unwrap_or(true)
}

/// Fallback for `json`: converts sets, and mappings other than dicts.
#[pyfunction]
fn plain<'py>(given: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = given.py();
    if given.is_instance_of::<PySet>() || given.is_instance_of::<PyFrozenSet>() {
        py.get_type::<PyList>().call1((given,))
    } else if is_form(given) {
        py.get_type::<PyDict>().call1((given,))
    } else {
        Err(unreadable(format_args!("{} is not JSON serializable", shown(given))))
    }
}

/// Turns an error of `json` into `Unreadable`; interrupts and exits pass through.
fn not_json(py: Python<'_>, error: PyErr) -> PyErr {
    if error.is_instance_of::<PyException>(py) { unreadable(error.value(py)) } else { error }
}

/// Reads a value from parsed JSON or a JSON string.
pub fn read_or_parse<T: DeserializeOwned>(form: &Bound<'_, PyAny>) -> PyResult<T> {
    if form.is_instance_of::<PyString>() { parsed(&form.extract()?) } else { read(form) }
}

/// Reads a value from a JSON string.
pub fn parsed<T: DeserializeOwned>(text: &Text) -> PyResult<T> {
    serde_json::from_str(text.unmarked()).map_err(unreadable)
}

pub fn json(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(unreadable)
}
