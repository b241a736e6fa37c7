//! What is put where in a text.

use std::ops::Range;

#[derive(Default)]
pub struct Edits {
    placed: Vec<(usize, Rank, String)>,
}

/// At one place inner ends come before outer ones, ends before beginnings, and outer beginnings before inner ones; what
/// surrounds the same is put within what was put before.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    End { length: usize, before: usize },
    Beginning { shortage: usize, after: usize },
}

impl Edits {
    /// Puts one text before what is in the range and one behind.
    pub fn surround(&mut self, range: Range<usize>, before: String, behind: &str) {
        let (length, after) = (range.len(), self.placed.len());
        self.placed.push((range.start, Rank::Beginning { shortage: usize::MAX - length, after }, before));
        self.placed.push((range.end, Rank::End { length, before: usize::MAX - after }, behind.to_owned()));
    }

    pub fn insert(&mut self, at: usize, text: String) {
        self.placed.push((at, Rank::Beginning { shortage: 0, after: 0 }, text));
    }

    pub fn applied(mut self, text: &str) -> String {
        self.placed.sort_by(|one, other| (one.0, &one.1).cmp(&(other.0, &other.1)));
        let (mut edited, mut copied) = (String::new(), 0);
        for (at, _, put) in &self.placed {
            edited.push_str(&text[copied..*at]);
            edited.push_str(put);
            copied = *at;
        }
        edited.push_str(&text[copied..]);
        edited
    }
}
