//! A shipyard: a player puts tiles on a board, is told what is wrong, and launches what is right.
//!
//! A [`Layout`](crate::trucker::Layout) is what lies on the board. It takes mistakes, because players make them. A cell is
//! known to a program by its place, counted from 0 at the front left, and to people by the numbers printed on the board:
//! [`Board::name`](crate::trucker::Board::name) and [`cell_named`](crate::trucker::Board::cell_named) lead from one to the
//! other, and [`told`](crate::table::message::told) says any sentence with its names.
//!
//! ```
//! use starwright::grid::Rotation;
//! use starwright::table::message::told;
//! use starwright::trucker::{Board, Class, Layout, Rulings, catalogue};
//!
//! // An empty board with a starting cabin.
//! let mut layout = Layout::new(Board::new(Class::I));
//! let board = layout.board().clone();
//! let cabin = catalogue::tile(31)?;
//! layout.place(board.cell_named("column 7 row 7")?, cabin)?;
//!
//! // The player holds a cannon. Where may it go, and how turned? Here: light up what `fits`.
//! let cannon = catalogue::tile(88)?;
//! let fits = layout.fits(cannon, Rulings::DEFAULT);
//! let before = board.cell_named("column 7 row 6")?;
//! assert!(fits.on(before).eq([Rotation::None]));
//!
//! // Why not the other way round? Every reason has its rule, and a sentence to show, which ends with the id of the rule.
//! let backwards = cannon.turned(Rotation::Half);
//! for misfit in layout.misfits(before, backwards, Rulings::DEFAULT) {
//!     println!("{}", told(&misfit, &board));
//! }
//!
//! // The player does it all the same. The check finds every mistake; the picture shows where they are.
//! layout.place(before, backwards)?;
//! let report = layout.check();
//! assert!(!report.is_legal());
//! println!("{}", layout.drawing().with_report(&report));
//! let sentence = told(&report.violations[0], &board).to_string();
//! assert!(sentence.contains("column 7 row 6"), "{sentence}");
//!
//! // The gate to what flies hands the layout back with the report, so that it can be mended.
//! let rejected = layout.into_fleet().unwrap_err();
//! assert_eq!(rejected.report(), &report);
//! let mut layout = rejected.into_layout();
//! layout.remove(before);
//! layout.place(before, cannon)?;
//!
//! // One line of text keeps a layout; a tile that lies twice was copied wrong.
//! let saved = layout.notation();
//! assert_eq!(saved, "I 5/2,t88,2/2,t31,2/5/5");
//! let layout: Layout = saved.parse()?;
//! assert_eq!(layout.duplicates().count(), 0);
//! let fleet = layout.into_fleet()?;
//! assert_eq!(fleet.ships().count(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! To play the building itself, with the hourglass, the tiles that lie open and the cards to look at, see
//! [`yard`](crate::trucker::yard).
