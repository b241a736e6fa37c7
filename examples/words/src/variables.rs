//! The variables of a sentence.

use fluent_bundle::{FluentArgs, FluentValue};
use starwright::table::Seat;
use starwright::table::message::{Data, Value, word_key};
use starwright::trucker::Strength;

use crate::Untold;
use crate::told::say;
use crate::words::Words;

/// The text of an empty variable.
const NONE: &str = "none";

/// The variables of a message, as the README of this package says.
pub fn variables(data: &Data, words: &Words) -> Result<FluentArgs<'static>, Untold> {
    let mut variables = FluentArgs::new();
    data.variables.iter().try_for_each(|(name, value)| put(&mut variables, name, value, words))?;
    Ok(variables)
}

fn put(variables: &mut FluentArgs<'static>, name: &str, value: &Value, words: &Words) -> Result<(), Untold> {
    if let Some(number) = number(value) {
        variables.set(name.to_owned(), number);
        return Ok(());
    }
    variables.set(name.to_owned(), text(value, words)?);
    let (key, count) = (format!("{name}-key"), format!("{name}-count"));
    match value {
        Value::List(values) => {
            variables.set(count, values.len());
            if values.is_empty() {
                variables.set(key, NONE);
            }
        }
        Value::None => {
            variables.set(count, 0);
            variables.set(key, NONE);
        }
        Value::Word(word) => variables.set(key, word_key(word)),
        Value::Message(data) => {
            variables.set(key, data.key());
            for (inner, value) in &data.variables {
                put(variables, &format!("{name}-{inner}"), value, words)?;
            }
        }
        _ => {}
    }
    Ok(())
}

/// A number, which may select a plural.
fn number(value: &Value) -> Option<FluentValue<'static>> {
    match value {
        Value::Number(number) => Some((*number).into()),
        Value::Tenths(tenths) => Some(decimal(*tenths).into()),
        _ => None,
    }
}

fn decimal(tenths: i64) -> f64 {
    tenths as f64 / 10.0
}

/// A value as it stands in a sentence.
pub fn text(value: &Value, words: &Words) -> Result<String, Untold> {
    match value {
        Value::Number(number) => Ok(number.to_string()),
        Value::Tenths(tenths) => Ok(words.decimal(decimal(*tenths))),
        Value::Halves(halves) => Ok(Strength::from_halves(*halves).to_string()),
        Value::Text(text) if is_seat(text) => printed(text, words),
        Value::Text(text) => Ok(text.clone()),
        Value::Place(place) => printed(place, words),
        Value::Word(english) => word(english, words),
        Value::List(values) if values.is_empty() => Ok(NONE.to_owned()),
        Value::List(values) => {
            let texts = values.iter().map(|value| text(value, words)).collect::<Result<Vec<_>, _>>()?;
            let have_commas = values.iter().any(|value| matches!(value, Value::List(_)))
                || texts.iter().any(|text| text.contains(", "));
            let are_sentences = texts.iter().any(|text| text.ends_with('.'));
            let between = if are_sentences {
                String::new()
            } else if have_commas {
                word("semicolon", words)?
            } else {
                ",".to_owned()
            };
            Ok(texts.join(&format!("{between} ")))
        }
        Value::Message(data) => say(data, words),
        _ => Ok(NONE.to_owned()),
    }
}

/// Whether this is a player without a name: `seat 1`.
fn is_seat(text: &str) -> bool {
    Seat::ALL.iter().any(|seat| seat.to_string() == text)
}

/// A printed place, with its English words translated: `left column 7`, `2/lower 3`.
fn printed(place: &str, words: &Words) -> Result<String, Untold> {
    let lines = place.split('/').map(|line| line_of(line, words)).collect::<Result<Vec<_>, _>>()?;
    Ok(lines.join("/"))
}

fn line_of(place: &str, words: &Words) -> Result<String, Untold> {
    let is_word = |part: &&str| part.starts_with(|letter: char| letter.is_ascii_lowercase());
    let (mut parts, mut said) = (place.split(' ').peekable(), Vec::new());
    while let Some(part) = parts.next() {
        let mut name = part.to_owned();
        while let Some(more) = parts.next_if(|next| is_word(&part) && is_word(next)) {
            name = format!("{name} {more}");
        }
        said.push(if is_word(&part) { word(&name, words)? } else { name });
    }
    Ok(said.join(" "))
}

/// A word in the language, or in English if the language does not have it.
pub fn word(english: &str, words: &Words) -> Result<String, Untold> {
    let id = format!("word-{}", word_key(english));
    if words.has(&id) { words.say(&id, &FluentArgs::new()) } else { Ok(english.to_owned()) }
}
