//! Tells a whole game between bots in one of the languages.

#[path = "../../manners/mod.rs"]
mod manners;

use std::error::Error;
use std::ffi::OsString;
use std::io::Write;
use std::process::ExitCode;

use manners::arguments::{Argument, Arguments};
use starwright_words::story::{Story, Teller};
use starwright_words::{Language, UnknownLanguage};

const HELP: &str = "\
Tells a whole game between bots as a story. The same seed always plays the same game.

Usage: starwright-words battle|flight|yard|game [--language en|fr|pl|de] [--seed N] [--verbose]

  battle             Battle Beyond Space
  flight, yard       a part of Galaxy Trucker
  game               two rounds of Galaxy Trucker
  --language CODE    default: en
  --seed N           default: 1
  --verbose          include minor events

Example: cargo run --manifest-path examples/words/Cargo.toml -- battle --language fr --seed 7

Exit code: 0 success, 2 wrong arguments, 3 the output cannot be written.
";

fn main() -> ExitCode {
    manners::run(HELP, tell)
}

fn tell(mut arguments: Arguments, out: &mut dyn Write) -> Result<ExitCode, Box<dyn Error>> {
    let (mut story, mut seed) = (None, 1);
    let mut teller = Teller { language: Language::English, verbose: false };
    while let Some(argument) = arguments.next()? {
        match argument {
            Argument::Word(word) if story.is_none() => story = Some(story_of(&word)?),
            Argument::Word(word) => return Err(lexopt::Error::UnexpectedArgument(word).into()),
            Argument::Option(option) => match option.as_str() {
                "--language" => {
                    let code = |code: &str| -> Result<Language, UnknownLanguage> { code.parse() };
                    teller.language = arguments.value(code)?;
                }
                "--seed" => seed = arguments.number(0..=u64::MAX)?,
                "--verbose" => teller.verbose = true,
                _ => return Err(lexopt::Error::UnexpectedOption(option).into()),
            },
        }
    }
    story.ok_or_else(|| lexopt::Error::from("expected battle, flight, yard or game"))?.tell(teller, seed, out)?;
    Ok(ExitCode::SUCCESS)
}

fn story_of(word: &OsString) -> Result<Story, lexopt::Error> {
    let known = Story::ALL.into_iter().find(|story| word.to_str() == Some(&story.to_string()));
    known.ok_or_else(|| lexopt::Error::UnexpectedArgument(word.clone()))
}
