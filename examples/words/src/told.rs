//! Messages in a language.

use fluent_bundle::FluentArgs;
use starwright::table::Numbered;
use starwright::table::message::{Data, Message, Names, Value, data, told};

use crate::variables::{text, variables, word};
use crate::words::Words;
use crate::{Language, Untold};

/// A message with the names of a table. A refusal ends with the id of its rule; [`tell_rule`] has the sentence of the rule.
///
/// # Errors
/// [`Untold`] if the files of the language lack the message, or it is wrong.
pub fn tell(message: &dyn Message, names: &dyn Names, language: Language) -> Result<String, Untold> {
    match language {
        Language::English => Ok(told(message, names).to_string()),
        _ => say(&data(message, names), Words::of(language)?),
    }
}

/// The sentence of a rule of either game.
///
/// # Errors
/// [`Untold`] as of [`tell`].
pub fn tell_rule(rule: impl Numbered, language: Language) -> Result<String, Untold> {
    match language {
        Language::English => Ok(rule.sentence().to_owned()),
        _ => Words::of(language)?
            .say(&format!("rule-{}", rule.id().to_lowercase().replace('.', "-")), &FluentArgs::new()),
    }
}

/// A word of the crate, such as `Earthers`; in English if the language does not have it.
///
/// # Errors
/// [`Untold`] as of [`tell`].
pub fn tell_word(english: &str, language: Language) -> Result<String, Untold> {
    word(english, Words::of(language)?)
}

/// The sentence of a message.
pub(crate) fn say(data: &Data, words: &Words) -> Result<String, Untold> {
    let sentence = match (&data.parts, data.variables.as_slice()) {
        (Some(parts), _) => {
            let is_said = parts.iter().any(|part| matches!(part, Value::Message(_)));
            let parts = parts.iter().map(|part| text(part, words)).collect::<Result<Vec<_>, _>>()?;
            parts.join(if is_said { "\n" } else { ", " })
        }
        // a message that only wraps another needs no translation
        (None, variables) if !words.has(&data.id()) => {
            let held = variables.iter().find(|(name, _)| data.row.template == format!("{{{name}}}"));
            let (_, value) = held.ok_or_else(|| Untold::Missing { id: data.id() })?;
            text(value, words)?
        }
        _ => words.say(&data.id(), &variables(data, words)?)?,
    };
    Ok(data.rule.map_or_else(|| sentence.clone(), |rule| format!("{sentence} ({rule})")))
}
