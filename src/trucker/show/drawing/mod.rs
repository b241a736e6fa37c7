//! Text drawings of layouts, for terminals.
//!
//! ```text
//! ┌──▲──┐           a gun with its muzzle to the front: a full triangle
//! │gun 1╞═          (an exhaust is a hollow triangle, a nozzle an arrow),
//! └─┬┬┬─┘           two prongs at its right, three at its rear
//!    │              a joint fills the gap with the prongs that hold
//! ┌──┴──┐ ┌─────┐
//! │cabin├─┤bat 2│   one prong each
//! └─────┘ └─────┘
//! ```
//!
//! A shield shows the corner between the sides it covers (◥ front and right). An empty cell is a dot or its mark, in brackets
//! while it is closed. A key below the drawing explains the words.

mod canvas;
mod faults;
mod frame;
mod ground;
mod notes;
mod plan;
mod rim;
mod seams;

use core::fmt;

use crate::trucker::ship::check::Report;
use crate::trucker::ship::layout::Layout;
use crate::trucker::ship::weak_spot::WeakSpot;
use crate::trucker::show::drawing::canvas::Canvas;
use crate::trucker::show::drawing::plan::Plan;
use crate::trucker::show::scene::title::Title;

/// A text drawing of a layout, printed with `Display`; made by [`Layout::drawing`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Drawing<'a> {
    layout: &'a Layout,
    report: Option<&'a Report>,
    weak_spot: Option<WeakSpot>,
}

/// # Drawn
impl Layout {
    /// A text drawing of this layout, as `Display` prints it, with options.
    ///
    /// ```
    /// use starwright::grid::Cell;
    /// use starwright::trucker::{Board, Class, Layout, catalogue};
    ///
    /// let mut layout = Layout::new(Board::new(Class::I));
    /// layout.place(Cell::new(2, 2)?, catalogue::tile(31)?)?;
    /// let picture = layout.drawing().with_report(&layout.check()).to_string();
    /// assert!(picture.contains("≡ HOME≡"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn drawing(&self) -> Drawing<'_> {
        Drawing { layout: self, report: None, weak_spot: None }
    }
}

impl<'a> Drawing<'a> {
    /// Adds a letter at each violation, explained below the drawing.
    pub const fn with_report(self, report: &'a Report) -> Self {
        Self { report: Some(report), ..self }
    }

    /// Fills the weak spot, on boards with a premium.
    pub fn with_weak_spot(self) -> Self {
        Self { weak_spot: self.layout.weak_spot(), ..self }
    }

    fn picture(&self) -> Canvas {
        let (layout, board) = (self.layout, self.layout.board());
        let plan = Plan::new(board);
        let mut canvas = Canvas::new(plan.width(), plan.height());
        rim::draw(&mut canvas, plan, board);
        seams::splice(&mut canvas, plan, layout);
        if let Some(spot) = self.weak_spot {
            ground::weak(&mut canvas, plan, spot.cells);
        }
        for cell in board.blueprint().cells() - layout.occupied() {
            ground::empty(&mut canvas, plan, board, cell);
        }
        for (cell, component) in layout.components() {
            frame::draw(&mut canvas, plan, cell, component);
            ground::covered(&mut canvas, plan, board, cell);
        }
        seams::joints(&mut canvas, plan, layout);
        if let Some(report) = self.report {
            faults::draw(&mut canvas, plan, &report.violations);
        }
        canvas
    }
}

impl fmt::Display for Drawing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spot = self.weak_spot.filter(|spot| !spot.cells.is_empty());
        write!(f, "{}\n{}", Title::of(self.layout.board()), self.picture())?;
        notes::write(f, &notes::notes(self.layout, spot))?;
        if let Some(report) = self.report {
            faults::list(f, self.layout.board(), &report.violations)?;
        }
        Ok(())
    }
}

/// The text drawing, see [`Layout::drawing`].
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.drawing().fmt(f)
    }
}
