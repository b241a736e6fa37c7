//! A ship class as data: its cells and numbers, its special rules, and how sure the data are.

mod art;
mod builder;
mod calls;
mod classes;
mod identity;
mod mark;
mod money;
mod numbers;
mod older;
mod parts;
mod provenance;
mod round;

pub use builder::{BlueprintError, Builder};
pub(in crate::trucker) use calls::Calls;
pub use classes::Class;
pub(in crate::trucker) use identity::Identity;
pub use mark::{Mark, Marks};
pub use money::{LossPenalty, PremiumTable};
pub use numbers::Numbers;
pub use older::OlderClass;
pub(in crate::trucker) use parts::Parts;
pub use provenance::Provenance;
use round::Round;

use alloc::string::String;

use crate::grid::{Cell, CellSet, Side, Surface};
use crate::trucker::parts::round_card::RoundCard;

/// Everything printed on a board, or stated of its class in the rulebooks (LM-BOARD-1).
///
/// The real classes are built in, see [`Class::blueprint`]; make others with a [`Builder`]. No rule depends on the class: a
/// custom board with the same fields follows the same rules (LM-R54).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Blueprint {
    identity: Identity,
    surface: Surface,
    plain: CellSet,
    orange: CellSet,
    orange_open: bool,
    marked: [CellSet; 7],
    columns: Numbers,
    rows: Numbers,
    splice: Option<u8>,
    starting_cabin: Option<Cell>,
    loss_penalty: LossPenalty,
    premium: Option<PremiumTable>,
    provenance: Provenance,
    round: Round,
}

impl Blueprint {
    /// Starts a custom board from a drawing, front row first; see [`Builder`] for the characters.
    pub fn builder<'a>(art: &'a [&'a str]) -> Builder<'a> {
        Builder::new(art)
    }

    /// The class, if it is one of the real ones.
    #[must_use]
    pub const fn class(&self) -> Option<Class> {
        self.identity.class()
    }

    /// Which board it is.
    pub(in crate::trucker) const fn identity(&self) -> Identity {
        self.identity
    }

    /// The bounding rectangle, and which of its edges meet.
    #[must_use]
    pub const fn surface(&self) -> Surface {
        self.surface
    }

    /// Every cell of the drawing, open or not.
    #[must_use]
    pub fn cells(&self) -> CellSet {
        self.marked.iter().fold(self.plain | self.orange, |cells, &pair| cells | pair)
    }

    /// The cells that are open from the start.
    #[must_use]
    pub fn plain(&self) -> CellSet {
        if self.orange_open { self.plain | self.orange } else { self.plain }
    }

    /// The orange cells of IC and IIC (LM-SPLICE-1).
    #[must_use]
    pub const fn orange(&self) -> CellSet {
        self.orange
    }

    /// The cells that `mark` opens (LM-IVC-1).
    #[must_use]
    pub const fn marked(&self, mark: Mark) -> CellSet {
        let [one, two, three, four, five, six, equals] = self.marked;
        match mark {
            Mark::One => one,
            Mark::Two => two,
            Mark::Three => three,
            Mark::Four => four,
            Mark::Five => five,
            Mark::Six => six,
            Mark::Equals => equals,
        }
    }

    /// The marks on this board.
    #[must_use]
    pub fn marks(&self) -> Marks {
        Mark::ALL.into_iter().filter(|&mark| !self.marked(mark).is_empty()).collect()
    }

    /// The printed numbers of columns and rows.
    #[inline]
    pub(in crate::trucker) const fn numbers(&self) -> [&Numbers; 2] {
        [&self.columns, &self.rows]
    }

    /// The printed column numbers.
    #[must_use]
    pub const fn columns(&self) -> Numbers {
        self.columns
    }

    /// The printed row numbers.
    #[must_use]
    pub const fn rows(&self) -> Numbers {
        self.rows
    }

    /// The column left of the trans-dimensional splice, counted from zero (LM-SPLICE-2).
    #[must_use]
    pub const fn splice(&self) -> Option<u8> {
        self.splice
    }

    /// The cells whose right edge is the splice.
    #[must_use]
    pub fn left_of_splice(&self) -> CellSet {
        match self.splice {
            Some(column) => {
                CellSet::rectangle(column + 1, self.surface.rows()) - CellSet::rectangle(column, self.surface.rows())
            }
            None => CellSet::EMPTY,
        }
    }

    /// Whether the splice runs along that side of a cell.
    #[must_use]
    pub fn splice_at(&self, cell: Cell, side: Side) -> bool {
        self.splice.is_some_and(|column| match side {
            Side::Right => cell.column() == column,
            Side::Left => cell.column() == column + 1,
            Side::Front | Side::Rear => false,
        })
    }

    /// Where the starting cabin is printed, on older boards. Without one, as in this expansion, the cabin starts set aside
    /// (LM-CABIN-1).
    #[must_use]
    pub const fn starting_cabin(&self) -> Option<Cell> {
        self.starting_cabin
    }

    /// The limit of the penalty for lost components (LM-END-6).
    #[must_use]
    pub const fn loss_penalty(&self) -> LossPenalty {
        self.loss_penalty
    }

    /// The compulsory premium by the size of the weak spot, on boards that ask for one (LM-TORUS-4).
    #[must_use]
    pub const fn premium(&self) -> Option<PremiumTable> {
        self.premium
    }

    /// The level of its flights; `None` for any (LM-BOARD-2).
    #[must_use]
    pub const fn level(&self) -> Option<RoundCard> {
        self.round.level
    }

    /// Whether the hourglass may be flipped once more after "Start" (LM-TORUS-3).
    #[must_use]
    pub const fn overtime(&self) -> bool {
        self.round.overtime
    }

    /// Whether the orange cells are open (LM-SPLICE-1).
    #[must_use]
    pub const fn orange_open(&self) -> bool {
        self.orange_open
    }

    /// The drawing of the board, front row first, as a [`Builder`] takes it.
    pub fn art(&self) -> impl Iterator<Item = String> {
        (0..self.surface.rows()).map(|row| (0..self.surface.columns()).map(|column| self.letter(column, row)).collect())
    }

    fn letter(&self, column: u8, row: u8) -> char {
        let Ok(cell) = Cell::new(column, row) else { return '.' };
        let mark = Mark::ALL.into_iter().find(|&mark| self.marked(mark).contains(cell));
        match mark.and_then(|mark| mark.name().chars().next()) {
            Some(letter) => letter,
            None if self.orange.contains(cell) => 'o',
            None if self.plain.contains(cell) => '#',
            None => '.',
        }
    }

    /// How sure the data are.
    #[must_use]
    pub const fn provenance(&self) -> Provenance {
        self.provenance
    }
}
