//! Layouts as SVG pictures.
//!
//! Pictures use only integers, so they are the same on every platform. A cell has sides of 100 units; the cell of column 2, row 3
//! is the group with `data-cell="2,3"`, `id="board-2-3"` and a title that describes its component. Colours are CSS variables,
//! `--sw-plate` and so on, which a page may set; [`STYLE`] gives them their values in each [`Theme`].
//!
//! | class | what it is |
//! |---|---|
//! | `cell` | an empty cell; also `closed`, `orange`, `weak`, `fits` |
//! | `tile` | a component; also its family (`gun`, `engine`, `crew`, `power`, `cargo`, `shield`, `hull`) and its kind |
//! | `prongs`, `joint` | the connectors of a component; what holds two together |
//! | `slot`, `token` | room for something; what lies there |
//! | `letter` | a broken rule |
//! | `heat` | how likely a component is struck |
//! | `way`, `struck`, `lost`, `piece`, `chosen` | an attack and what comes of it |

mod aboard;
pub(in crate::trucker) mod caption;
mod edges;
mod ground;
mod marks;
mod rim;
mod tile;
mod ways;

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::grid::{Cell, CellSet, Side};
use crate::svg::{Escaped, Frame, framed};
use crate::table::message::{Message, Names, Plain, Told, told};
use crate::trucker::attack::{HeatMap, Lines};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Aboard;
use crate::trucker::parts::component::Component;
use crate::trucker::ship::check::Report;
use crate::trucker::ship::fits::Fits;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::weak_spot::WeakSpot;
use crate::trucker::show::scene::title::{Title, Unsure};

use caption::Caption;

pub use crate::svg::Theme;

/// The style sheet of all pictures: the colours of each theme. A page that includes it once can show pictures [without
/// it](Picture::without_style).
pub const STYLE: &str = include_str!("style.css");

/// Units of one cell.
const CELL: i32 = 100;
/// Units around the board.
const MARGIN: i32 = 64;
/// Units of a line of text below the board.
const CAPTION: i32 = 34;

/// An SVG picture of a layout, printed with `Display`; made by [`Layout::svg`] or [`Fleet::svg`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Picture<'a> {
    layout: &'a Layout,
    frame: Frame<'a>,
    report: Option<&'a Report>,
    weak_spot: Option<WeakSpot>,
    fits: Fits,
    heat: Option<&'a HeatMap>,
    lines: Option<Lines>,
    aboard: Option<&'a Aboard>,
    struck: CellSet,
    lost: CellSet,
    chosen: CellSet,
    pieces: &'a [CellSet],
}

/// # Drawn to scale
impl Layout {
    /// An SVG picture of this layout, with options.
    ///
    /// ```
    /// use starwright::grid::Cell;
    /// use starwright::trucker::{Board, Class, Layout, catalogue};
    ///
    /// let mut layout = Layout::new(Board::new(Class::IIIC));
    /// layout.place(Cell::new(2, 2)?, catalogue::tile(31)?)?;
    /// let picture = layout.svg().with_report(&layout.check()).with_weak_spot().to_string();
    /// assert!(picture.starts_with("<svg "));
    /// assert!(picture.contains(r#"data-cell="2,2""#));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn svg(&self) -> Picture<'_> {
        Picture {
            layout: self,
            frame: Frame::new("sw-ship", "board"),
            report: None,
            weak_spot: None,
            fits: Fits::NOWHERE,
            heat: None,
            lines: None,
            aboard: None,
            struck: CellSet::EMPTY,
            lost: CellSet::EMPTY,
            chosen: CellSet::EMPTY,
            pieces: &[],
        }
    }
}

/// # Drawn to scale
impl Fleet {
    /// An SVG picture of this fleet and what is aboard.
    pub const fn svg(&self) -> Picture<'_> {
        Picture { aboard: Some(self.aboard()), ..self.layout().svg() }
    }
}

framed!(Picture, "board");

impl<'a> Picture<'a> {
    /// Adds a letter at each violation, as in the text drawing, with its message as title.
    pub const fn with_report(self, report: &'a Report) -> Self {
        Self { report: Some(report), ..self }
    }

    /// Fills the weak spot, on boards with a premium (LM-TORUS-4).
    pub fn with_weak_spot(self) -> Self {
        Self { weak_spot: self.layout.weak_spot(), ..self }
    }

    /// Marks the cells where a component fits, with arrows for the possible directions of its front.
    pub const fn with_fits(self, fits: Fits) -> Self {
        Self { fits, ..self }
    }

    /// Adds each component's probability of being struck, in throws of 36.
    pub const fn with_heat_map(self, map: &'a HeatMap) -> Self {
        Self { heat: Some(map), ..self }
    }

    /// Adds the path of each line to the first component on it, around a torus if necessary.
    pub const fn with_lines(self, lines: Lines) -> Self {
        Self { lines: Some(lines), ..self }
    }

    /// Adds what is aboard.
    pub const fn with_aboard(self, aboard: &'a Aboard) -> Self {
        Self { aboard: Some(aboard), ..self }
    }

    /// Marks these components as struck.
    pub const fn with_struck(self, cells: CellSet) -> Self {
        Self { struck: cells, ..self }
    }

    /// Crosses out these components.
    pub const fn with_lost(self, cells: CellSet) -> Self {
        Self { lost: cells, ..self }
    }

    /// Frames these cells, as options to choose from.
    pub const fn with_chosen(self, cells: CellSet) -> Self {
        Self { chosen: cells, ..self }
    }

    /// Frames these pieces and numbers them from 1.
    pub const fn with_pieces(self, pieces: &'a [CellSet]) -> Self {
        Self { pieces, ..self }
    }

    /// A caption with the names of the table, or else of the board.
    fn say<'b>(&'b self, caption: &'b dyn Message) -> Escaped<Told<'b>> {
        let board: &dyn Names = self.layout.board();
        Escaped(told(caption, self.frame.words.0.unwrap_or(board)))
    }

    /// The lines of text below the board.
    fn captions(&self) -> Vec<String> {
        let spot = self.weak_spot.filter(|spot| !spot.cells.is_empty());
        let spot = spot.map(|spot| Caption::WeakSpot { size: spot.cells.len(), premium: spot.premium });
        let unsure = Unsure::of(self.layout.board().blueprint().provenance());
        let lines = spot.iter().map(|spot| self.say(spot).to_string());
        lines.chain(unsure.iter().map(|unsure| self.say(unsure).to_string())).collect()
    }
}

impl fmt::Display for Picture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let surface = self.layout.board().surface();
        let (width, height) = (CELL * i32::from(surface.columns()), CELL * i32::from(surface.rows()));
        let captions = self.captions();
        let below = captions.iter().map(|_| CAPTION).sum::<i32>();
        let view = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN + below];
        self.frame.open(f, view, &self.say(&Title::of(self.layout.board())).0, STYLE)?;
        let [left, top, across, down] = view;
        writeln!(f, r#"<rect class="space" x="{left}" y="{top}" width="{across}" height="{down}" rx="24"/>"#)?;
        rim::draw(f, self)?;
        ground::draw(f, self)?;
        for (cell, component) in self.layout.components() {
            tile::draw(f, self, cell, component)?;
        }
        edges::draw(f, self.layout)?;
        marks::draw(f, self)?;
        for (line, text) in (0..).zip(captions) {
            let y = height + MARGIN + CAPTION * line + 10;
            writeln!(f, r#"<text class="caption" x="{}" y="{y}">{text}</text>"#, 16 - MARGIN)?;
        }
        Frame::close(f)
    }
}

/// An SVG picture of one component, printed with `Display`; made by [`Component::svg`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Tile<'a> {
    component: Component,
    frame: Frame<'a>,
}

/// # Drawn to scale
impl Component {
    /// An SVG picture of this component alone, for the hand and the pool.
    pub const fn svg(self) -> Tile<'static> {
        Tile { component: self, frame: Frame::new("sw-ship", "tile") }
    }
}

framed!(Tile, "tile");

impl fmt::Display for Tile<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let caption = Caption::of(self.component, None, None);
        let title = told(&caption, self.frame.words.0.unwrap_or(&Plain));
        self.frame.open(f, [0, 0, CELL, CELL], &title, STYLE)?;
        write!(f, r#"<g class="tile{}">"#, tile::Classes(self.component.kind()))?;
        tile::face(f, self.component, None)?;
        f.write_str("</g>\n")?;
        Frame::close(f)
    }
}

/// The upper left corner of a cell.
fn corner(cell: Cell) -> [i32; 2] {
    [CELL * i32::from(cell.column()), CELL * i32::from(cell.row())]
}

/// The middle of a cell.
fn middle(cell: Cell) -> [i32; 2] {
    corner(cell).map(|place| place + CELL / 2)
}

/// So many units toward a side.
const fn toward(side: Side, units: i32) -> [i32; 2] {
    match side {
        Side::Front => [0, -units],
        Side::Right => [units, 0],
        Side::Rear => [0, units],
        Side::Left => [-units, 0],
    }
}

/// A place moved so many units toward a side.
const fn moved([x, y]: [i32; 2], side: Side, units: i32) -> [i32; 2] {
    let [right, down] = toward(side, units);
    [x + right, y + down]
}
