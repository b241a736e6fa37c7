//! What every call answers.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use starwright::table::{Numbered, Refused};

/// Why there is no answer.
pub enum Problem {
    Refused(Value),
    Unreadable(String),
}

pub type Answer = Result<Value, Problem>;

/// An error that names no rule.
pub fn unreadable(error: impl fmt::Display) -> Problem {
    Problem::Unreadable(error.to_string())
}

/// A refusal in its own form, and in words.
pub fn refused<R: Refused + Serialize>(refusal: &R, says: &str) -> Problem {
    let mut form = value(refusal);
    if let Value::Object(fields) = &mut form {
        fields.insert("says".into(), says.into());
        fields.insert("sentence".into(), refusal.rule().sentence().into());
    }
    Problem::Refused(form)
}

/// By way of its text, so that no form is compiled twice: the WebAssembly is a third smaller.
pub fn value(value: &impl Serialize) -> Value {
    let text = serde_json::to_string(value).ok();
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or(Value::Null)
}

pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(unreadable)
}

/// A field of an object, read as what it must be.
pub fn field<T: DeserializeOwned>(object: &Value, name: &str) -> Result<T, Problem> {
    let given = object.get(name).unwrap_or(&Value::Null).to_string();
    serde_json::from_str(&given).map_err(|error| unreadable(format_args!("`{name}`: {error}")))
}

pub fn said(answer: Answer) -> String {
    match answer {
        Ok(value) => json!({ "ok": value }),
        Err(Problem::Refused(refusal)) => json!({ "refusal": refusal }),
        Err(Problem::Unreadable(text)) => json!({ "unreadable": text }),
    }
    .to_string()
}
