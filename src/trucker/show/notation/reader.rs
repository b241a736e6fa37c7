//! Reading a text from left to right.

use alloc::string::String;

use crate::trucker::show::notation::error::{Fault, NotationError};

/// The unread part of a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader<'a> {
    read: usize,
    rest: &'a str,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { read: 0, rest: text }
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(super) fn eat(&mut self, letter: char) -> bool {
        let rest = self.rest.strip_prefix(letter);
        if let Some(rest) = rest {
            self.rest = rest;
            self.read += 1;
        }
        rest.is_some()
    }

    /// Reads all characters that satisfy a predicate.
    pub(super) fn word(&mut self, is_part: impl Fn(char) -> bool) -> &'a str {
        let length = self.rest.find(|letter| !is_part(letter)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at_checked(length).unwrap_or((self.rest, ""));
        self.rest = rest;
        self.read += word.chars().count();
        word
    }

    pub(super) fn number<N: core::str::FromStr>(&mut self, expected: &'static str) -> Result<N, NotationError> {
        let start = *self;
        let digits = self.word(|letter| letter.is_ascii_digit());
        if digits.is_empty() {
            return Err(start.expected(expected));
        }
        digits.parse().map_err(|_| start.wrong(digits, Fault::Expected(expected)))
    }

    pub(super) fn demand(&mut self, letter: char, expected: &'static str) -> Result<(), NotationError> {
        if self.eat(letter) { Ok(()) } else { Err(self.expected(expected)) }
    }

    pub(super) fn end(&self) -> Result<(), NotationError> {
        if self.rest.is_empty() { Ok(()) } else { Err(self.expected("the end of the text")) }
    }

    /// An error: something else was expected here.
    pub(super) fn expected(&self, expected: &'static str) -> NotationError {
        self.wrong("", Fault::Expected(expected))
    }

    /// An error about `found`, which starts here; if that is empty, about the next character or the end of the text.
    pub(super) fn wrong(&self, found: &str, fault: impl Into<Fault>) -> NotationError {
        let next = || self.peek().map(String::from).unwrap_or_default();
        let found = if found.is_empty() { next() } else { found.into() };
        NotationError { at: self.read + 1, found, fault: fault.into() }
    }

    /// What was read from here until `end`.
    pub(super) fn until(&self, end: &Self) -> &'a str {
        self.rest.strip_suffix(end.rest).unwrap_or(self.rest)
    }
}
