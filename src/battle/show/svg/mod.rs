//! Views as SVG pictures.
//!
//! Pictures use only integers, so they are the same on every platform. The hex (1,−2) is the path with `data-cell="1,-2"` and
//! `id="board-1--2"`; a ship is the group with `data-piece="7"`, its id `board-piece-7`. The colour of a player is the CSS
//! variable `--sw-s0` to `--sw-s3`; [`STYLE`] gives all colours their values in each [`Theme`].
//!
//! | class | what it is |
//! |---|---|
//! | `hex` | a hex; also `zone`, with its player `s0` to `s3`, and `range` |
//! | `rock`, `probe` | an asteroid, a probe |
//! | `ship` | a fighter or a capital ship, with its player; in it `damage`, `ring` (a shield), `elite` |
//! | `may` | where something may be chosen |

mod board;
pub(in crate::battle) mod caption;
mod choices;
mod ships;

use core::fmt;

use crate::battle::game::choice::Choice;
use crate::battle::game::view::View;
use crate::hex::Hex;
use crate::svg::{Escaped, Frame, framed};
use crate::table::message::{Plain, Told, told};

use caption::Caption;

pub use crate::svg::Theme;

/// The style sheet of all pictures: the colours of each theme. A page that includes it once can show pictures [without
/// it](Picture::without_style).
pub const STYLE: &str = include_str!("style.css");

/// Half the width of a hex.
const SIDE: i32 = 40;
/// Half the height of a hex, near enough to √3/2 of its side.
const RISE: i32 = 35;

/// An SVG picture of a view, printed with `Display`; made by [`View::svg`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Picture<'a> {
    view: &'a View,
    frame: Frame<'a>,
    choices: &'a [Choice],
    range: &'a [Hex],
}

impl View {
    /// An SVG picture of the board with north at the top. It shows only what the viewer may know.
    ///
    /// ```
    /// # use starwright::battle::{Deck, Game, Layout, Race, Setup};
    /// # use starwright::dice::Random;
    /// # use starwright::rand_core::SeedableRng;
    /// # let mut dice = Random::new(rand_pcg::Pcg32::seed_from_u64(1));
    /// # let players = Race::ALL.map(|race| (race, Deck::HOUSE));
    /// # let game = Game::new(&Setup::shuffled(Layout::four_players(), &players, &mut dice))?;
    /// let picture = game.view(None).svg().to_string();
    /// assert_eq!(picture.matches(r#"class="rock"#).count(), 15);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn svg(&self) -> Picture<'_> {
        Picture { view: self, frame: Frame::new("sw-battle", "board"), choices: &[], range: &[] }
    }
}

framed!(Picture, "board");

impl<'a> Picture<'a> {
    /// Frames the ships and hexes of these choices.
    pub const fn with_choices(self, choices: &'a [Choice]) -> Self {
        Self { choices, ..self }
    }

    /// A caption with the names of its table.
    fn say<'b>(&'b self, caption: &'b Caption) -> Escaped<Told<'b>> {
        Escaped(told(caption, self.frame.words.0.unwrap_or(&Plain)))
    }

    /// Tints these hexes, such as those that [a ship's fire reaches](crate::battle::game::Game::fire_range).
    pub const fn with_range(self, hexes: &'a [Hex]) -> Self {
        Self { range: hexes, ..self }
    }
}

impl fmt::Display for Picture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let radius = i32::from(self.view.layout.radius());
        let (wide, high) = (3 * SIDE / 2 * radius + 2 * SIDE, 2 * RISE * radius + 2 * RISE);
        let title = Caption::Title { round: self.view.turn.round, provenance: self.view.layout.provenance() };
        self.frame.open(f, [-wide, -high, 2 * wide, 2 * high], &self.say(&title).0, STYLE)?;
        writeln!(
            f,
            r#"<rect class="space" x="{}" y="{}" width="{}" height="{}" rx="24"/>"#,
            -wide,
            -high,
            2 * wide,
            2 * high
        )?;
        board::draw(f, self)?;
        for &standing in &self.view.pieces {
            ships::draw(f, self, standing)?;
        }
        choices::draw(f, self)?;
        Frame::close(f)
    }
}

/// The middle of a hex.
fn middle(hex: Hex) -> [i32; 2] {
    let (q, r) = (i32::from(hex.q), i32::from(hex.r));
    [3 * SIDE / 2 * q, RISE * (2 * r + q)]
}
