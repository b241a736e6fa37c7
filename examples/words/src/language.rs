//! The languages.

use std::fmt;
use std::str::FromStr;

use unic_langid::{LanguageIdentifier, langid};

/// A language of messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// The crate's own sentences.
    English,
    /// With the terms of the French edition.
    French,
    /// With the terms of the Polish edition.
    Polish,
    /// With terms of our own.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::English, Self::French, Self::Polish, Self::German];

    /// Its code, which is the name of its folder: `fr`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Polish => "pl",
            Self::German => "de",
        }
    }

    /// The identifier for plural rules.
    #[must_use]
    pub const fn id(self) -> LanguageIdentifier {
        match self {
            Self::English => langid!("en"),
            Self::French => langid!("fr"),
            Self::Polish => langid!("pl"),
            Self::German => langid!("de"),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}

/// No language has this code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected en, fr, pl or de")]
pub struct UnknownLanguage;
