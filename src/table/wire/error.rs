//! What is wrong, and where.

use alloc::string::{String, ToString};
use core::fmt;

/// Why a value cannot be read from a tree.
#[derive(Debug)]
pub(crate) struct WireError {
    /// The way to the place, such as `log[3].fighter`; empty at the top.
    path: String,
    reason: String,
}

impl WireError {
    /// A reason without a place.
    pub(crate) fn new(reason: impl fmt::Display) -> Self {
        Self { path: String::new(), reason: reason.to_string() }
    }

    /// The same inside a field.
    pub(crate) fn within(self, field: &str) -> Self {
        let dot = if self.path.is_empty() || self.path.starts_with('[') { "" } else { "." };
        Self { path: alloc::format!("{field}{dot}{}", self.path), ..self }
    }

    /// The same inside an item of a list.
    pub(crate) fn at(self, item: usize) -> Self {
        self.within(&alloc::format!("[{item}]"))
    }

    /// Nothing has this name.
    pub(crate) fn unknown_variant(name: &str, known: &'static [&'static str]) -> Self {
        serde::de::Error::unknown_variant(name, known)
    }
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() { f.write_str(&self.reason) } else { write!(f, "{}: {}", self.path, self.reason) }
    }
}

impl core::error::Error for WireError {}

impl serde::de::Error for WireError {
    fn custom<T: fmt::Display>(reason: T) -> Self {
        Self::new(reason)
    }
}

impl serde::ser::Error for WireError {
    fn custom<T: fmt::Display>(reason: T) -> Self {
        Self::new(reason)
    }
}
