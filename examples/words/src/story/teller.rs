//! The language of a story, and how much it tells.

use std::error::Error;
use std::io::Write;

use fluent_bundle::{FluentArgs, FluentValue};
use starwright::table::message::{Called, Message, Names};

use crate::{Language, Words, tell, tell_word};

/// The names of the players, by their seats.
pub const PEOPLE: [&str; 5] = ["Ann", "Bob", "Cleo", "Dan", "Eve"];

/// The language, and whether minor events are told.
#[derive(Clone, Copy, Debug)]
pub struct Teller {
    /// The language.
    pub language: Language,
    /// Whether everything is told.
    pub verbose: bool,
}

impl Teller {
    /// Writes a message, each of its lines indented.
    pub(super) fn line(
        self,
        message: &dyn Message,
        names: &dyn Names,
        out: &mut dyn Write,
    ) -> Result<(), Box<dyn Error>> {
        let said = tell(message, &Called::new(&PEOPLE).at(names), self.language)?;
        said.lines().try_for_each(|line| writeln!(out, "{}", format!("  {line}").trim_end())).map_err(Into::into)
    }

    /// Writes a message of `story.ftl` as a line.
    pub(super) fn heading(
        self,
        id: &str,
        variables: impl IntoIterator<Item = (&'static str, FluentValue<'static>)>,
        out: &mut dyn Write,
    ) -> Result<(), Box<dyn Error>> {
        let variables: FluentArgs = variables.into_iter().collect();
        writeln!(out, "{}", Words::of(self.language)?.say(id, &variables)?).map_err(Into::into)
    }

    /// A word of the crate.
    pub(super) fn word(self, word: &impl ToString) -> Result<FluentValue<'static>, Box<dyn Error>> {
        Ok(tell_word(&word.to_string(), self.language)?.into())
    }
}
