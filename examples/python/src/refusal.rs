//! The exceptions: `Refusal` if a rule forbids something, `Unreadable` if the input is malformed.

use std::fmt;

use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyValueError};
use pyo3::prelude::*;
use serde::Serialize;
use starwright::table::message::told;
use starwright::table::{Numbered, Refused};
use starwright::trucker::{Board, Rejected};

use crate::form;

create_exception!(
    starwright,
    Refusal,
    PyException,
    "A rule forbids something.\n\nAttributes:\n    rule: The id of the rule.\n    sentence: The text of the rule.\n    \
     says: The reason, in words.\n    data: The refusal as parsed JSON: a tag under `refused`, the rule, and its fields."
);
create_exception!(starwright, Unreadable, PyValueError, "An argument is malformed, out of range or of the wrong type.");

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("Refusal", py.get_type::<Refusal>())?;
    module.add("Unreadable", py.get_type::<Unreadable>())
}

/// Characters kept from the start and the end of a long error, which may quote the input.
const KEPT: [usize; 2] = [600, 200];

/// An `Unreadable` error.
pub fn unreadable(error: impl fmt::Display) -> PyErr {
    let [first, last] = KEPT;
    let says = error.to_string();
    let length = says.chars().count();
    if length <= first + last {
        return Unreadable::new_err(says);
    }
    let (beginning, end) = (says.chars().take(first), says.chars().skip(length - last));
    Unreadable::new_err(beginning.chain(['…']).chain(end).collect::<String>())
}

/// A `Refusal` with its data and this message.
pub fn refused<R: Refused + Serialize>(refusal: &R, says: &str) -> PyErr {
    raised(refusal.rule(), says, refusal)
}

/// A `Refusal` of an illegal layout, with the full report. Its rule and message are those of the first violation.
pub fn rejected(board: &Board, rejected: &Rejected) -> PyErr {
    #[derive(Serialize)]
    struct Data<'a> {
        refused: &'static str,
        report: &'a starwright::trucker::Report,
    }

    let data = Data { refused: "rejected", report: rejected.report() };
    match rejected.report().violations.first() {
        Some(violation) => raised(violation.rule(), &told(rejected, board).to_string(), &data),
        None => unreadable(rejected),
    }
}

fn raised(rule: impl Numbered, says: &str, data: &impl Serialize) -> PyErr {
    Python::attach(|py| {
        let error = Refusal::new_err(says.to_owned());
        let value = error.value(py);
        let told = || {
            value.setattr("rule", rule.id())?;
            value.setattr("sentence", rule.sentence())?;
            value.setattr("says", says)?;
            value.setattr("data", form::written(py, data)?)
        };
        told().err().unwrap_or(error)
    })
}
