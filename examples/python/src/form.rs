//! The forms of the crate as Python's values.

use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyBool, PyDict, PyFrozenSet, PyList, PyMapping, PySet, PyString};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::given::{Text, shown};
use crate::refusal::unreadable;

/// A value as dicts, lists, numbers and texts: just what its JSON reads to, so that a pair is a list, too.
pub fn written<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let form = serde_json::to_value(value).map_err(unreadable)?;
    pythonize::pythonize(py, &form).map_err(unreadable)
}

/// A value from dicts, lists, numbers and texts, all that Python's `json` writes; a set is a list, too.
pub fn read<T: DeserializeOwned>(form: &Bound<'_, PyAny>) -> PyResult<T> {
    let py = form.py();
    let strict = [
        ("default", wrap_pyfunction!(plain, py)?.into_any()),
        ("allow_nan", PyBool::new(py, false).to_owned().into_any()),
    ];
    let json = py.import("json")?.call_method("dumps", (form,), Some(&strict.into_py_dict(py)?));
    let Text(json) = json.map_err(|error| of_no_form(py, error))?.extract()?;
    let value: Value = serde_json::from_str(&json).map_err(unreadable)?;
    serde_json::from_value(value).map_err(unreadable)
}

/// A value of named fields from a dict. A list of the fields in their order is none.
pub fn read_fields<T: DeserializeOwned>(form: &Bound<'_, PyAny>) -> PyResult<T> {
    if form.cast::<PyMapping>().is_err() {
        return Err(unreadable(format_args!("fields by their names are expected, not {}", shown(form))));
    }
    read(form)
}

/// What `json` writes for a set, and for a mapping that is no dict.
#[pyfunction]
fn plain<'py>(given: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = given.py();
    if given.is_instance_of::<PySet>() || given.is_instance_of::<PyFrozenSet>() {
        py.get_type::<PyList>().call1((given,))
    } else if given.cast::<PyMapping>().is_ok() {
        py.get_type::<PyDict>().call1((given,))
    } else {
        Err(unreadable(format_args!("no form holds {}", shown(given))))
    }
}

/// What `json` says of a value that it does not write; whatever else came between stays as it is.
fn of_no_form(py: Python<'_>, error: PyErr) -> PyErr {
    if error.is_instance_of::<PyException>(py) { unreadable(error.value(py)) } else { error }
}

/// A value from its form, or from JSON.
pub fn read_or_parse<T: DeserializeOwned>(form: &Bound<'_, PyAny>) -> PyResult<T> {
    if form.is_instance_of::<PyString>() { parsed(&form.extract()?) } else { read(form) }
}

/// A value from JSON.
pub fn parsed<T: DeserializeOwned>(text: &Text) -> PyResult<T> {
    serde_json::from_str(text.unmarked()).map_err(unreadable)
}

pub fn json(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(unreadable)
}
