//! Custom boards.

use crate::grid::{Cell, CellSet, Surface, SurfaceError, Topology};
use crate::table::Confidence;
use crate::trucker::parts::blueprint::{
    Blueprint, Identity, LossPenalty, Numbers, PremiumTable, Provenance, Round, art,
};
use crate::trucker::parts::round_card::RoundCard;
use crate::trucker::rules::Rule;

/// Makes a [`Blueprint`] from a drawing, front row first, one character per cell.
///
/// | character | cell |
/// |---|---|
/// | `#` | plain, open from the start |
/// | `.` | none |
/// | `o` | orange: open only if [`orange_open`](Builder::orange_open) (LM-SPLICE-1) |
/// | `1` to `6`, `=` | closed until that mark is opened (LM-IVC-1) |
///
/// ```
/// use starwright::grid::Topology;
/// use starwright::trucker::Blueprint;
///
/// let ring = Blueprint::builder(&["####", "#..#"]).topology(Topology::Cylinder).build()?;
/// assert_eq!(ring.cells().len(), 6);
/// assert!(Blueprint::builder(&["##"]).topology(Topology::Torus).build().is_err());
/// # Ok::<(), starwright::trucker::BlueprintError>(())
/// ```
///
/// A custom board with the fields of a class follows the rules of that class (LM-R54):
///
/// ```
/// use starwright::grid::Topology;
/// use starwright::trucker::cards::RoundCard;
/// use starwright::trucker::{Blueprint, LossPenalty, PremiumTable};
///
/// let numbers = [1, 2, 3, 4, 5, 6];
/// let torus = Blueprint::builder(&["######"; 6])
///     .topology(Topology::Torus)
///     .numbers(&numbers, &numbers)
///     .loss_penalty(LossPenalty::CappedAt(15))
///     .premium(PremiumTable::IIIC)
///     .level(RoundCard::III)
///     .overtime(true)
///     .build()?;
/// assert!(torus.overtime());
/// # Ok::<(), starwright::trucker::BlueprintError>(())
/// ```
#[derive(Clone, Debug)]
#[must_use]
pub struct Builder<'a> {
    art: &'a [&'a str],
    topology: Topology,
    orange_open: bool,
    columns: Given,
    rows: Given,
    splice: Option<u8>,
    starting_cabin: Option<Cell>,
    loss_penalty: LossPenalty,
    premium: Option<PremiumTable>,
    round: Round,
}

impl<'a> Builder<'a> {
    /// A plane board for any level, without numbers, splice, starting cabin, premium, limit of the loss penalty or overtime.
    pub const fn new(art: &'a [&'a str]) -> Self {
        Self {
            art,
            topology: Topology::Plane,
            orange_open: false,
            columns: Given::NOTHING,
            rows: Given::NOTHING,
            splice: None,
            starting_cabin: None,
            loss_penalty: LossPenalty::Uncapped,
            premium: None,
            round: Round::ANY,
        }
    }

    /// Which edges meet.
    pub const fn topology(mut self, topology: Topology) -> Self {
        self.topology = topology;
        self
    }

    /// Whether the orange cells are open.
    pub const fn orange_open(mut self, open: bool) -> Self {
        self.orange_open = open;
        self
    }

    /// The printed numbers, one for each column and row; 0 is a line without one.
    pub const fn numbers(mut self, columns: &[u8], rows: &[u8]) -> Self {
        self.columns = Given::one(columns);
        self.rows = Given::one(rows);
        self
    }

    /// The printed numbers, any number of them for each column and row (LM-BOARD-1).
    ///
    /// ```
    /// use starwright::trucker::Blueprint;
    ///
    /// let board = Blueprint::builder(&["##", "##"]).several_numbers(&[vec![2, 7], vec![3]], &[vec![], vec![5]]).build()?;
    /// assert_eq!(board.columns().of(0).collect::<Vec<_>>(), [2, 7]);
    /// assert_eq!(board.rows().of(0).count(), 0);
    /// # Ok::<(), starwright::trucker::BlueprintError>(())
    /// ```
    pub fn several_numbers<L: AsRef<[u8]>>(mut self, columns: &[L], rows: &[L]) -> Self {
        self.columns = Given::several(columns);
        self.rows = Given::several(rows);
        self
    }

    /// A splice to the right of this column, counted from zero (LM-SPLICE-2).
    pub const fn splice_right_of(mut self, column: u8) -> Self {
        self.splice = Some(column);
        self
    }

    /// Where the starting cabin is printed; by default the cabin starts set aside (LM-CABIN-1).
    pub const fn starting_cabin(mut self, cell: Cell) -> Self {
        self.starting_cabin = Some(cell);
        self
    }

    /// The limit of the penalty for lost components (LM-END-6).
    pub const fn loss_penalty(mut self, penalty: LossPenalty) -> Self {
        self.loss_penalty = penalty;
        self
    }

    /// A compulsory premium (LM-TORUS-4).
    pub const fn premium(mut self, table: PremiumTable) -> Self {
        self.premium = Some(table);
        self
    }

    /// The level of its flights (LM-BOARD-2); by default any.
    pub const fn level(mut self, level: RoundCard) -> Self {
        self.round.level = Some(level);
        self
    }

    /// Whether the hourglass may be flipped once more after "Start" (LM-TORUS-3).
    pub const fn overtime(mut self, overtime: bool) -> Self {
        self.round.overtime = overtime;
        self
    }

    /// The board.
    ///
    /// # Errors
    /// [`BlueprintError`] for the first fault in the drawing, the surface (a wrapping axis under three cells is refused,
    /// LM-TORUS-1), the numbers, the splice or the starting cabin.
    pub fn build(self) -> Result<Blueprint, BlueprintError> {
        let art = art::parse(self.art)?;
        let surface = Surface::new(self.topology, art.columns, art.rows)?;
        let mut blueprint = Blueprint {
            identity: Identity::BLANK,
            surface,
            plain: art.plain,
            orange: art.orange,
            orange_open: self.orange_open,
            marked: art.marked,
            columns: self.columns.along(art.columns, BlueprintError::ColumnNumbers { columns: art.columns })?,
            rows: self.rows.along(art.rows, BlueprintError::RowNumbers { rows: art.rows })?,
            splice: self.splice,
            starting_cabin: self.starting_cabin,
            loss_penalty: self.loss_penalty,
            premium: self.premium,
            provenance: Provenance::all(Confidence::Custom),
            round: self.round,
        };
        if blueprint.cells() == CellSet::EMPTY {
            return Err(BlueprintError::NoCells);
        }
        if let Some(column) = self.splice.filter(|&column| column.saturating_add(1) >= art.columns) {
            return Err(BlueprintError::Splice { column, columns: art.columns });
        }
        if let Some(cell) = self.starting_cabin.filter(|&cell| !blueprint.plain.contains(cell)) {
            return Err(BlueprintError::StartingCabin { cell });
        }
        blueprint.identity = Identity::of(&blueprint);
        Ok(blueprint)
    }
}

/// The numbers of some lines, not yet checked against the drawing.
#[derive(Clone, Copy, Debug)]
struct Given {
    numbers: Numbers,
    lines: usize,
    /// The first fault of the numbers.
    fault: Option<BlueprintError>,
}

impl Given {
    const NOTHING: Self = Self { numbers: Numbers::NONE, lines: 0, fault: None };

    const fn one(numbers: &[u8]) -> Self {
        let mut fault = None;
        let mut left = numbers;
        while let [number, rest @ ..] = left {
            if *number > Numbers::GREATEST && fault.is_none() {
                fault = Some(BlueprintError::Number { number: *number });
            }
            left = rest;
        }
        Self { numbers: Numbers::new(numbers), lines: numbers.len(), fault }
    }

    fn several<L: AsRef<[u8]>>(lines: &[L]) -> Self {
        let fault = lines.iter().find_map(|line| fault(line.as_ref()));
        Self { numbers: Numbers::several(lines), lines: lines.len(), fault }
    }

    /// Checks that there are numbers for each line, or none at all.
    fn along(self, lines: u8, mismatch: BlueprintError) -> Result<Numbers, BlueprintError> {
        match self.fault {
            Some(fault) => Err(fault),
            None if self.lines == 0 || self.lines == usize::from(lines) => Ok(self.numbers),
            None => Err(mismatch),
        }
    }
}

/// What is wrong with the numbers of one line.
fn fault(line: &[u8]) -> Option<BlueprintError> {
    line.iter().enumerate().find_map(|(place, &number)| {
        if number == 0 || number > Numbers::GREATEST {
            Some(BlueprintError::Number { number })
        } else if line.iter().take(place).any(|&before| before == number) {
            Some(BlueprintError::NumberTwice { number })
        } else {
            None
        }
    })
}

/// Why a custom board is refused. Most of its limits are not rules of the game, so it does not implement
/// [`Refused`](crate::table::Refused); the message names a rule where there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BlueprintError {
    /// The drawing has more rows or columns than a grid, or none.
    #[error("a drawing has 1 to 11 rows of 1 to 11 characters")]
    Size,
    /// The rows of the drawing differ in length.
    #[error("row {row} of the drawing differs in length from row 0")]
    Ragged {
        /// The row, counted from zero.
        row: u8,
    },
    /// A character of the drawing is invalid.
    #[error("the character in column {column}, row {row} of the drawing is not one of # . o 1 2 3 4 5 6 =")]
    Letter {
        /// The column, counted from zero.
        column: u8,
        /// The row, counted from zero.
        row: u8,
    },
    /// The surface is impossible (LM-TORUS-1).
    #[error("{0} ({rule})", rule = Rule::LmTorus1)]
    Surface(#[from] SurfaceError),
    /// The drawing shows no cell.
    #[error("the drawing has no cells")]
    NoCells,
    /// The number of column numbers is wrong.
    #[error("either all {columns} columns have printed numbers or none")]
    ColumnNumbers {
        /// Columns of the drawing.
        columns: u8,
    },
    /// The number of row numbers is wrong.
    #[error("either all {rows} rows have printed numbers or none")]
    RowNumbers {
        /// Rows of the drawing.
        rows: u8,
    },
    /// The number is too large.
    #[error("printed numbers are 1 to {}, not {number}", Numbers::GREATEST)]
    Number {
        /// The number given.
        number: u8,
    },
    /// A line has a number twice.
    #[error("the number {number} is printed twice on one line")]
    NumberTwice {
        /// The number.
        number: u8,
    },
    /// The splice does not run between two columns.
    #[error(
        "a splice runs between two of the {columns} columns; right of column {column} it does not ({})",
        Rule::LmSplice2
    )]
    Splice {
        /// The column asked for, counted from zero.
        column: u8,
        /// Columns of the drawing.
        columns: u8,
    },
    /// The starting cabin is not on a plain cell.
    #[error("the starting cabin must be on a plain cell, and {cell} is not one")]
    StartingCabin {
        /// The place given.
        cell: Cell,
    },
}
