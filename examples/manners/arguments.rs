//! The arguments of an example, each option at most once. Errors are those of `lexopt`.

use std::ffi::OsString;
use std::fmt::Display;
use std::ops::RangeInclusive;

use lexopt::{Arg, Error, Parser};

/// The arguments, read from the first to the last.
pub struct Arguments {
    parser: Parser,
    /// The options read so far.
    given: Vec<String>,
}

pub enum Argument {
    /// With its dashes.
    Option(String),
    /// Anything else, such as a file.
    Word(OsString),
}

#[allow(dead_code, reason = "every example takes what it needs")]
impl Arguments {
    /// The first word is the name of the program.
    pub fn new(words: impl IntoIterator<Item = OsString>) -> Self {
        Self { parser: Parser::from_iter(words), given: Vec::new() }
    }

    pub fn next(&mut self) -> Result<Option<Argument>, Error> {
        let option = match self.parser.next()? {
            None => return Ok(None),
            Some(Arg::Value(word)) => return Ok(Some(Argument::Word(word))),
            Some(Arg::Long(name)) => format!("--{name}"),
            Some(Arg::Short(letter)) => format!("-{letter}"),
        };
        if self.given.contains(&option) {
            return Err(format!("option '{option}' is given twice").into());
        }
        self.given.push(option.clone());
        Ok(Some(Argument::Option(option)))
    }

    /// The next option; other arguments are errors.
    pub fn option(&mut self) -> Result<Option<String>, Error> {
        match self.next()? {
            None => Ok(None),
            Some(Argument::Option(option)) => Ok(Some(option)),
            Some(Argument::Word(word)) => Err(Error::UnexpectedArgument(word)),
        }
    }

    /// Checks that there are no arguments.
    pub fn none(mut self) -> Result<(), Error> {
        self.option()?.map_or(Ok(()), |option| Err(Error::UnexpectedOption(option)))
    }

    /// The value of the option read last.
    pub fn value<T, E: Display>(&mut self, read: impl FnOnce(&str) -> Result<T, E>) -> Result<T, Error> {
        let option = self.given.last().cloned();
        let value = self.parser.value()?;
        if value.as_encoded_bytes().starts_with(b"--") {
            return Err(Error::MissingValue { option });
        }
        let value = value.to_string_lossy();
        let option = option.unwrap_or_default();
        read(&value).map_err(|error| format!("invalid value '{value}' for option '{option}': {error}").into())
    }

    pub fn number<T: Copy + Display + TryFrom<u64> + PartialOrd>(
        &mut self,
        range: RangeInclusive<T>,
    ) -> Result<T, Error> {
        self.value(|value| {
            let number = value.parse::<u64>().ok().and_then(|number| T::try_from(number).ok());
            let (least, most) = (range.start(), range.end());
            let expected = || format!("expected a whole number from {least} to {most}");
            number.filter(|number| range.contains(number)).ok_or_else(expected)
        })
    }

    /// One of these values, by its name.
    pub fn one_of<T>(&mut self, values: impl IntoIterator<Item = (String, T)>) -> Result<T, Error> {
        self.value(|value| {
            let mut names = Vec::new();
            for (name, meant) in values {
                if name == value {
                    return Ok(meant);
                }
                names.push(name);
            }
            Err(format!("expected {}", names.join(", ")))
        })
    }
}
