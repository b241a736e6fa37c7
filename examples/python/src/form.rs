//! The forms of the crate as Python's values.

use pyo3::prelude::*;
use pyo3::types::PyString;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::refusal::unreadable;

/// A value as dicts, lists, numbers and texts: just what its JSON reads to, so that a pair is a list, too.
pub fn written<'py>(py: Python<'py>, value: &impl Serialize) -> PyResult<Bound<'py, PyAny>> {
    let form = serde_json::to_value(value).map_err(unreadable)?;
    pythonize::pythonize(py, &form).map_err(unreadable)
}

/// A value from dicts, lists, numbers and texts.
pub fn read<T: DeserializeOwned>(form: &Bound<'_, PyAny>) -> PyResult<T> {
    pythonize::depythonize(form).map_err(unreadable)
}

/// A value from its form, or from JSON.
pub fn read_or_parse<T: DeserializeOwned>(form: &Bound<'_, PyAny>) -> PyResult<T> {
    match form.cast::<PyString>() {
        Ok(text) => parsed(text.to_str()?),
        Err(_) => read(form),
    }
}

/// A value from JSON.
pub fn parsed<T: DeserializeOwned>(text: &str) -> PyResult<T> {
    serde_json::from_str(text).map_err(unreadable)
}

pub fn json(value: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(value).map_err(unreadable)
}
