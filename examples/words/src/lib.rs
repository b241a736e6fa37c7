#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod language;
mod spoken;
pub mod story;
mod told;
mod variables;
mod words;

pub use language::{Language, UnknownLanguage};
pub use spoken::Spoken;
pub use told::{tell, tell_rule, tell_word};
pub use words::{Words, files};

/// A mistake in the files of a language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Untold {
    /// A file is not valid Fluent, or has a duplicate message.
    #[error("{language}/{file}.ftl: {why}")]
    Unreadable {
        /// The language of the file.
        language: Language,
        /// Its name without the extension.
        file: &'static str,
        /// What is wrong.
        why: String,
    },
    /// No file has this message.
    #[error("the message {id} is missing")]
    Missing {
        /// The message.
        id: String,
    },
    /// A message uses something that does not exist.
    #[error("the message {id}: {why}")]
    Wrong {
        /// The message.
        id: String,
        /// What is wrong.
        why: String,
    },
}
