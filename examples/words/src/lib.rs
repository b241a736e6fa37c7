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

/// Why something cannot be said: a mistake in the files of a language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Untold {
    /// A file is no Fluent, or says a message again.
    #[error("{language}/{file}.ftl: {why}")]
    Unreadable {
        /// Whose file.
        language: Language,
        /// Without its ending.
        file: &'static str,
        /// What is wrong.
        why: String,
    },
    /// No file says this message.
    #[error("the message {id} is missing")]
    Missing {
        /// The message.
        id: String,
    },
    /// A sentence uses what is not there.
    #[error("the message {id}: {why}")]
    Wrong {
        /// The message.
        id: String,
        /// What is wrong.
        why: String,
    },
}
