//! The sentences of one language.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::{Language, Untold};

/// The files of a language with their names, without the extension; not that of the page.
#[must_use]
pub const fn files(language: Language) -> &'static [(&'static str, &'static str)] {
    const FILES: [&[(&str, &str)]; 4] = include!(concat!(env!("OUT_DIR"), "/files.rs"));
    let [english, french, polish, german] = FILES;
    match language {
        Language::English => english,
        Language::French => french,
        Language::Polish => polish,
        Language::German => german,
    }
}

/// The sentences of one language.
pub struct Words(FluentBundle<FluentResource>);

impl Words {
    /// The sentences of a language, parsed once.
    ///
    /// # Errors
    /// [`Untold::Unreadable`] if a file is not valid Fluent, or has a duplicate message.
    pub fn of(language: Language) -> Result<&'static Self, Untold> {
        type Read = LazyLock<Result<Words, Untold>>;
        static ENGLISH: Read = LazyLock::new(|| Words::read(Language::English));
        static FRENCH: Read = LazyLock::new(|| Words::read(Language::French));
        static POLISH: Read = LazyLock::new(|| Words::read(Language::Polish));
        static GERMAN: Read = LazyLock::new(|| Words::read(Language::German));
        let read = match language {
            Language::English => &ENGLISH,
            Language::French => &FRENCH,
            Language::Polish => &POLISH,
            Language::German => &GERMAN,
        };
        read.as_ref().map_err(Clone::clone)
    }

    fn read(language: Language) -> Result<Self, Untold> {
        let mut bundle = FluentBundle::new_concurrent(vec![language.id()]);
        // no language here is written from right to left
        bundle.set_use_isolating(false);
        if language != Language::English {
            bundle.set_formatter(Some(with_comma));
        }
        for &(file, text) in files(language) {
            let wrong = |error: &dyn std::fmt::Debug| Untold::Unreadable { language, file, why: format!("{error:?}") };
            let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| wrong(&errors))?;
            bundle.add_resource(resource).map_err(|errors| wrong(&errors))?;
        }
        Ok(Self(bundle))
    }

    /// A number as the language writes it.
    #[must_use]
    pub fn decimal(&self, number: f64) -> String {
        let text = number.to_string();
        if self.0.locales.contains(&Language::English.id()) { text } else { text.replace('.', ",") }
    }

    /// Whether there is a message of this id.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.0.has_message(id)
    }

    /// The sentence of this id, with its variables.
    ///
    /// # Errors
    /// [`Untold::Missing`] and [`Untold::Wrong`].
    pub fn say(&self, id: &str, variables: &FluentArgs) -> Result<String, Untold> {
        let message = self.0.get_message(id).and_then(|message| message.value());
        let pattern = message.ok_or_else(|| Untold::Missing { id: id.to_owned() })?;
        let mut errors = Vec::new();
        let said = self.0.format_pattern(pattern, Some(variables), &mut errors).into_owned();
        match errors.first() {
            None => Ok(said),
            Some(error) => Err(Untold::Wrong { id: id.to_owned(), why: error.to_string() }),
        }
    }
}

/// A number in tenths, as French, Polish and German write it: `1,5`.
fn with_comma<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.as_string().replace('.', ",")),
        _ => None,
    }
}
