//! Drawings of views.

mod board;
mod legend;
#[cfg(feature = "svg")]
pub mod svg;

use core::fmt;

use crate::battle::game::view::View;

/// A text drawing of a view, printed with `Display`; made by [`View::drawing`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Drawing<'a> {
    view: &'a View,
}

impl View {
    /// A text drawing for terminals: the board with north at the top, then the legend, the state of each player, and the next
    /// decision. It shows only what the viewer may know.
    ///
    /// Columns are headed by their `q`, rows by the `r` of column 0. A hex is half a hex lower than its left neighbour of the
    /// same `r`.
    ///
    /// ```
    /// # use starwright::battle::{Deck, Game, Layout, Race, Setup};
    /// # use starwright::dice::Random;
    /// # use starwright::rand_core::SeedableRng;
    /// # let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(1));
    /// # let players = Race::ALL.map(|race| (race, Deck::HOUSE));
    /// # let game = Game::new(&Setup::shuffled(Layout::four_players(), &players, &mut dice))?;
    /// let picture = game.view(None).drawing().to_string();
    /// assert!(picture.contains("Round 1 of 9"));
    /// assert_eq!(picture.matches("##").count(), 15 + 1, "the asteroids, and their line of the legend");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn drawing(&self) -> Drawing<'_> {
        Drawing { view: self }
    }
}

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        board::draw(self.view, f)?;
        legend::write(self.view, f)
    }
}
