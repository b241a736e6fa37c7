//! A sheet of characters to draw on.

use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{self, Write};

/// A place on a canvas, counted from zero at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) x: usize,
    pub(super) y: usize,
}

impl Spot {
    pub(super) const fn right(self, steps: usize) -> Self {
        Self { x: self.x + steps, ..self }
    }

    pub(super) const fn down(self, steps: usize) -> Self {
        Self { y: self.y + steps, ..self }
    }
}

/// Anything drawn outside is dropped.
#[derive(Clone, Debug)]
pub(super) struct Canvas(Vec<Vec<char>>);

impl Canvas {
    pub(super) fn new(width: usize, height: usize) -> Self {
        Self(vec![vec![' '; width]; height])
    }

    pub(super) fn get(&self, at: Spot) -> Option<char> {
        self.0.get(at.y)?.get(at.x).copied()
    }

    pub(super) fn put(&mut self, at: Spot, letter: char) {
        if let Some(place) = self.0.get_mut(at.y).and_then(|row| row.get_mut(at.x)) {
            *place = letter;
        }
    }

    /// Writes to the right from `at` on.
    pub(super) fn write(&mut self, at: Spot, text: &str) {
        text.chars().enumerate().for_each(|(step, letter)| self.put(at.right(step), letter));
    }
}

impl fmt::Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|row| {
            let used = row.iter().rposition(|&letter| letter != ' ').map_or(0, |last| last + 1);
            row.iter().take(used).try_for_each(|&letter| f.write_char(letter))?;
            f.write_char('\n')
        })
    }
}
