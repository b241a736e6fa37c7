//! Questions and answers in JSON, split and joined as text, so that each form is compiled once, with its own reader and writer.

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::table::message::{Message, Names, data, told};
use starwright::table::{Numbered, Refused};

/// A value in JSON.
pub struct Json(String);

impl Json {
    pub(crate) const NULL: &str = "null";

    /// `null`
    #[must_use]
    pub fn null() -> Self {
        Self(Self::NULL.into())
    }

    /// A value in its form.
    #[must_use]
    pub fn of(value: &(impl Serialize + ?Sized)) -> Self {
        Self(serde_json::to_string(value).unwrap_or_else(|_| Self::NULL.into()))
    }

    /// An object of these fields.
    #[must_use]
    pub fn object(fields: &[(impl AsRef<str>, Self)]) -> Self {
        Self("{}".into()).with(fields)
    }

    pub(crate) fn list(items: impl IntoIterator<Item = Self>) -> Self {
        let mut text = String::from("[");
        for Self(item) in items {
            text.push_str(if text.len() > 1 { "," } else { "" });
            text.push_str(&item);
        }
        text.push(']');
        Self(text)
    }

    /// A message in English, `says`, and as data, `told`.
    pub(crate) fn message(said: &dyn Message, names: &dyn Names) -> Self {
        Self("{}".into()).telling(said, names)
    }

    /// This object with the message in English, `says`, and as data, `told`.
    pub(crate) fn telling(self, said: &dyn Message, names: &dyn Names) -> Self {
        self.with(&[("says", Self::of(&told(said, names).to_string())), ("told", Self::of(&data(said, names)))])
    }

    /// This object with more fields.
    pub(crate) fn with(mut self, fields: &[(impl AsRef<str>, Self)]) -> Self {
        self.0.truncate(self.0.len() - 1);
        for (name, Self(value)) in fields {
            let comma = if self.0.len() > 1 { "," } else { "" };
            // writing to a string does not fail
            let _ = write!(self.0, "{comma}{}:{value}", Self::of(name.as_ref()).0);
        }
        self.0.push('}');
        self
    }
}

impl From<Json> for String {
    fn from(Json(text): Json) -> Self {
        text
    }
}

/// Names for a picture whose captions are objects, as [`Json::telling`] writes them.
#[cfg(feature = "ships")]
pub(crate) struct Captions<'a>(pub &'a dyn Names);

#[cfg(feature = "ships")]
impl Names for Captions<'_> {
    fn say(&self, caption: &dyn Message) -> Option<String> {
        Some(Json::message(caption, self.0).into())
    }
}

/// Why there is no answer.
pub enum Problem {
    /// A rule forbids it: the refusal in its own form.
    Refused(Json),
    /// The question is malformed.
    Unreadable(String),
}

impl Problem {
    /// Names the field that is malformed.
    #[must_use]
    pub fn of_field(self, name: &str) -> Self {
        match self {
            Self::Unreadable(why) => unreadable(format_args!("`{name}`: {why}")),
            refused @ Self::Refused(_) => refused,
        }
    }
}

/// An answer, or why there is none.
pub type Answer = Result<Json, Problem>;

/// The most characters of an error; it may quote long input.
const TOLD: usize = 200;

/// An error without a rule. A long one is cut in the middle, because the place is at the end.
#[must_use]
pub fn unreadable(error: impl fmt::Display) -> Problem {
    Problem::Unreadable(quoted(&error))
}

/// Its text. Compiled once for all errors.
fn quoted(error: &dyn fmt::Display) -> String {
    let text = error.to_string();
    let count = text.chars().count();
    if count <= TOLD {
        return text;
    }
    let head = TOLD * 2 / 3;
    let tail = TOLD - head - 1;
    let head: String = text.chars().take(head).collect();
    let tail: String = text.chars().skip(count - tail).collect();
    head + "…" + &tail
}

/// The sentence of a rule. The package of ships alone has only ids: sentences would be a tenth of its size.
pub(crate) fn sentence(rule: impl Numbered) -> &'static str {
    if cfg!(feature = "fire") { rule.sentence() } else { "" }
}

/// A refusal in its own form, with its message and the sentence of its rule.
pub(crate) fn refused<R: Refused + Serialize + Message>(refusal: &R, names: &dyn Names) -> Problem {
    Problem::Refused(
        Json::of(refusal).telling(refusal, names).with(&[("sentence", Json::of(sentence(refusal.rule())))]),
    )
}

/// Reads a value from JSON.
///
/// # Errors
/// Where it is malformed.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Problem> {
    serde_json::from_str(text).map_err(unreadable)
}

/// An object whose fields are each read as the type that the question needs.
pub struct Question(BTreeMap<String, String>);

impl Question {
    /// A question whose fields are JSON in strings: `{"ask": "\\"read\\"", "notation": "\\"…\\""}`.
    ///
    /// # Errors
    /// If it is no such object.
    pub fn packed(text: &str) -> Result<Self, Problem> {
        read(text).map(Self)
    }

    /// A question in plain JSON: `{"ask": "read", "notation": "…"}`.
    ///
    /// # Errors
    /// If it is no object.
    #[cfg(feature = "plain")]
    pub fn plain(text: &str) -> Result<Self, Problem> {
        let fields: BTreeMap<String, Box<serde_json::value::RawValue>> = read(text)?;
        Ok(Self(fields.into_iter().map(|(name, value)| (name, String::from(Box::<str>::from(value)))).collect()))
    }

    /// Whether a field is present and not `null`.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.text(name) != Json::NULL
    }

    /// A field.
    ///
    /// # Errors
    /// If it is missing or malformed.
    pub fn field<T: DeserializeOwned>(&self, name: &str) -> Result<T, Problem> {
        serde_json::from_str(self.text(name)).map_err(|error| unreadable(format_args!("`{name}`: {error}")))
    }

    /// A field, or its default if it is missing.
    ///
    /// # Errors
    /// If it is malformed.
    pub fn optional<T: DeserializeOwned + Default>(&self, name: &str) -> Result<T, Problem> {
        if self.has(name) { self.field(name) } else { Ok(T::default()) }
    }

    /// The JSON of a field; `null` if it is missing.
    #[must_use]
    pub fn text(&self, name: &str) -> &str {
        self.0.get(name).map_or(Json::NULL, String::as_str)
    }
}

/// An answer as text.
#[must_use]
pub fn said(answer: Answer) -> String {
    let answer = match answer {
        Ok(value) => ("ok", value),
        Err(Problem::Refused(refusal)) => ("refusal", refusal),
        Err(Problem::Unreadable(text)) => ("unreadable", Json::of(&text)),
    };
    Json::object(&[answer]).0
}
