//! The exceptions: `Refusal` if a rule forbids something, `Unreadable` if the input is malformed.

use std::fmt;

use pyo3::create_exception;
use pyo3::exceptions::{PyException, PyValueError};
use pyo3::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use starwright::table::message::told;
use starwright::table::{Numbered, Refused};
use starwright::trucker::{Board, Rejected};
use starwright_answers::Problem;

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
    let rule = refusal.rule();
    raised(rule.id(), rule.sentence(), says, refusal)
}

/// The exception for a problem of `examples/answers`.
pub fn stated(problem: Problem) -> PyErr {
    match problem {
        Problem::Unreadable(why) => unreadable(why),
        Problem::Refused(refusal) => told_again(&String::from(refusal)).unwrap_or_else(unreadable),
    }
}

/// A `Refusal` from its JSON, without the fields that repeat it in words.
fn told_again(json: &str) -> Result<PyErr, serde_json::Error> {
    #[derive(Deserialize)]
    struct Said {
        rule: String,
        sentence: String,
        says: String,
    }

    let said: Said = serde_json::from_str(json)?;
    let mut data: Map<String, Value> = serde_json::from_str(json)?;
    data.retain(|field, _| !["sentence", "says", "told"].contains(&field.as_str()));
    Ok(raised(&said.rule, &said.sentence, &said.says, &data))
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
        Some(violation) => {
            let rule = violation.rule();
            raised(rule.id(), rule.sentence(), &told(rejected, board).to_string(), &data)
        }
        None => unreadable(rejected),
    }
}

fn raised(rule: &str, sentence: &str, says: &str, data: &impl Serialize) -> PyErr {
    Python::attach(|py| {
        let error = Refusal::new_err(says.to_owned());
        let value = error.value(py);
        let told = || {
            value.setattr("rule", rule)?;
            value.setattr("sentence", sentence)?;
            value.setattr("says", says)?;
            value.setattr("data", form::written(py, data)?)
        };
        told().err().unwrap_or(error)
    })
}
