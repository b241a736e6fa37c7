//! Sentences with the names of people instead of seats.

use alloc::string::ToString;
use core::fmt;

/// A sentence with the names of people instead of their seats, see [`named`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Named<'a, T: ?Sized, N> {
    sentence: &'a T,
    names: &'a [N],
}

/// A sentence for people: wherever a choice, an event, a refusal or who is awaited says a [seat](crate::table::Seat) as it
/// prints, `seat 1`, it says the name of that seat. A seat for which there is no name stays.
///
/// ```
/// use starwright::table::{SeatSet, named};
///
/// assert_eq!(named(&SeatSet::of(3), &["Ann", "Bob"]).to_string(), "Ann, Bob, seat 2");
/// ```
pub const fn named<'a, T: fmt::Display + ?Sized, N: AsRef<str>>(sentence: &'a T, names: &'a [N]) -> Named<'a, T, N> {
    Named { sentence, names }
}

impl<T: fmt::Display + ?Sized, N: AsRef<str>> fmt::Display for Named<'_, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = self.sentence.to_string();
        let mut rest = text.as_str();
        while let Some((before, after)) = rest.split_once("seat ") {
            f.write_str(before)?;
            let name = if before.ends_with(char::is_alphanumeric) { None } else { self.name(after) };
            rest = if let Some((name, behind)) = name {
                f.write_str(name)?;
                behind
            } else {
                f.write_str("seat ")?;
                after
            };
        }
        f.write_str(rest)
    }
}

impl<T: ?Sized, N: AsRef<str>> Named<'_, T, N> {
    /// The name of the seat whose number a text begins with, and what follows.
    fn name<'t>(&self, text: &'t str) -> Option<(&str, &'t str)> {
        let (number, behind) = text.split_at_checked(1)?;
        let name = self.names.get(number.parse::<usize>().ok()?)?;
        (!behind.starts_with(char::is_alphanumeric)).then_some((name.as_ref(), behind))
    }
}
