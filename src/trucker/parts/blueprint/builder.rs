//! Boards of the caller's own.

use crate::grid::{Cell, CellSet, Surface, SurfaceError, Topology};
use crate::trucker::parts::blueprint::art::ArtError;
use crate::trucker::parts::blueprint::{Blueprint, Certainty, LossPenalty, Numbers, PremiumTable, Provenance, art};

/// Makes a [`Blueprint`] from a drawing, front row first, one character a cell.
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
#[derive(Clone, Debug)]
#[must_use]
pub struct Builder<'a> {
    art: &'a [&'a str],
    topology: Topology,
    orange_open: bool,
    columns: &'a [u8],
    rows: &'a [u8],
    splice: Option<u8>,
    starting_cabin: Option<Cell>,
    loss_penalty: LossPenalty,
    premium: Option<PremiumTable>,
}

impl<'a> Builder<'a> {
    /// A plane board without numbers, splice, starting cabin, premium or limit of the loss penalty.
    pub const fn new(art: &'a [&'a str]) -> Self {
        Self {
            art,
            topology: Topology::Plane,
            orange_open: false,
            columns: &[],
            rows: &[],
            splice: None,
            starting_cabin: None,
            loss_penalty: LossPenalty::Uncapped,
            premium: None,
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

    /// The printed numbers, one for each column and each row; 0 is a line without one.
    pub const fn numbers(mut self, columns: &'a [u8], rows: &'a [u8]) -> Self {
        self.columns = columns;
        self.rows = rows;
        self
    }

    /// A splice right of this column, counted from zero (LM-SPLICE-2).
    pub const fn splice_right_of(mut self, column: u8) -> Self {
        self.splice = Some(column);
        self
    }

    /// Where the starting cabin is printed.
    pub const fn starting_cabin(mut self, cell: Cell) -> Self {
        self.starting_cabin = Some(cell);
        self
    }

    /// What limits the penalty for lost components (LM-END-6).
    pub const fn loss_penalty(mut self, penalty: LossPenalty) -> Self {
        self.loss_penalty = penalty;
        self
    }

    /// A compulsory premium (LM-TORUS-4).
    pub const fn premium(mut self, table: PremiumTable) -> Self {
        self.premium = Some(table);
        self
    }

    /// The board.
    ///
    /// # Errors
    /// [`BlueprintError`] names the first fault found: in the drawing, the surface (a wrapping axis under three cells is
    /// refused, LM-TORUS-1), the numbers, the splice, the starting cabin.
    pub fn build(self) -> Result<Blueprint, BlueprintError> {
        let art = art::parse(self.art)?;
        let surface = Surface::new(self.topology, art.columns, art.rows)?;
        let blueprint = Blueprint {
            class: None,
            surface,
            plain: art.plain,
            orange: art.orange,
            orange_open: self.orange_open,
            marked: art.marked,
            columns: numbers(self.columns, art.columns)
                .ok_or(BlueprintError::ColumnNumbers { columns: art.columns })?,
            rows: numbers(self.rows, art.rows).ok_or(BlueprintError::RowNumbers { rows: art.rows })?,
            splice: self.splice,
            starting_cabin: self.starting_cabin,
            loss_penalty: self.loss_penalty,
            premium: self.premium,
            provenance: Provenance::all(Certainty::Custom),
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
        Ok(blueprint)
    }
}

/// One number a line, or none at all.
fn numbers(given: &[u8], lines: u8) -> Option<Numbers> {
    (given.is_empty() || given.len() == usize::from(lines)).then(|| Numbers::new(given))
}

/// Why there is no such board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BlueprintError {
    /// The drawing cannot be read.
    #[error(transparent)]
    Art(#[from] ArtError),
    /// The surface cannot be.
    #[error(transparent)]
    Surface(#[from] SurfaceError),
    /// The drawing shows no cell.
    #[error("the drawing shows no cell")]
    NoCells,
    /// Not one number a column.
    #[error("there must be a number for each of the {columns} columns, or none")]
    ColumnNumbers {
        /// Columns of the drawing.
        columns: u8,
    },
    /// Not one number a row.
    #[error("there must be a number for each of the {rows} rows, or none")]
    RowNumbers {
        /// Rows of the drawing.
        rows: u8,
    },
    /// The splice does not run between two columns.
    #[error("a splice right of column {column} does not run between two of the {columns} columns (LM-SPLICE-2)")]
    Splice {
        /// The column asked for, counted from zero.
        column: u8,
        /// Columns of the drawing.
        columns: u8,
    },
    /// The starting cabin does not lie on a plain cell.
    #[error("the starting cabin lies on {cell}, which is no plain cell")]
    StartingCabin {
        /// The place given.
        cell: Cell,
    },
}
