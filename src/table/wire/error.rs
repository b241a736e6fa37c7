//! What is wrong, and where.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use core::fmt;

/// Why a value cannot be read from a tree.
#[derive(Debug)]
pub(crate) struct WireError(Box<Misread>);

#[derive(Debug)]
struct Misread {
    /// The way to the place, such as `log[3].fighter`; empty at the top.
    path: String,
    reason: String,
}

impl WireError {
    /// A reason without a place.
    pub(crate) fn new(reason: impl fmt::Display) -> Self {
        Self(Box::new(Misread { path: String::new(), reason: reason.to_string() }))
    }

    /// The error with a field added to its path.
    pub(crate) fn within(mut self, field: &str) -> Self {
        let path = &mut self.0.path;
        let dot = if path.is_empty() || path.starts_with('[') { "" } else { "." };
        *path = alloc::format!("{field}{dot}{path}");
        self
    }

    /// The error with an item of a list added to its path.
    pub(crate) fn at(self, item: usize) -> Self {
        self.within(&alloc::format!("[{item}]"))
    }

    /// The name is not one of a few.
    pub(crate) fn unknown_name(name: &str, known: &[&str]) -> Self {
        let known = known.iter().map(|known| alloc::format!("`{known}`")).collect::<alloc::vec::Vec<_>>().join(", ");
        Self::new(format_args!("unknown variant `{name}`, expected one of {known}"))
    }

    /// The name is not one of many.
    pub(crate) fn unknown_variant(name: &str, known: &'static [&'static str]) -> Self {
        serde::de::Error::unknown_variant(name, known)
    }
}

impl fmt::Display for WireError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Misread { path, reason } = &*self.0;
        if path.is_empty() { f.write_str(reason) } else { write!(f, "{path}: {reason}") }
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
