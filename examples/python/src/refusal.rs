//! What is raised: a rule that refuses, or something that means nothing.

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
    "A rule refuses: `rule`, `sentence`, `says` and `data` say which, and why."
);
create_exception!(
    starwright,
    Unreadable,
    PyValueError,
    "A text, number, form or value of any type that means nothing."
);

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    module.add("Refusal", py.get_type::<Refusal>())?;
    module.add("Unreadable", py.get_type::<Unreadable>())
}

/// How many characters of a long error are kept, from its beginning and from its end: it may repeat what was handed in.
const KEPT: [usize; 2] = [600, 200];

/// An error that names no rule.
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

/// A refusal with its form, in these words.
pub fn refused<R: Refused + Serialize>(refusal: &R, says: &str) -> PyErr {
    raised(refusal.rule(), says, refusal)
}

/// A layout that is no fleet, with the whole report; the first broken rule speaks for all.
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
