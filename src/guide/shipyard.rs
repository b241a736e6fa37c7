//! Build a ship: place tiles, find the mistakes, and launch it once it is legal.
//!
//! A [`Layout`](crate::trucker::Layout) holds the tiles on the board. It may be illegal, because players make mistakes. In code,
//! columns and rows count from 0 at the front left; players use the numbers printed on the board.
//! [`Board::name`](crate::trucker::Board::name) and [`cell_named`](crate::trucker::Board::cell_named) convert between them, and
//! [`told`](crate::table::message::told) prints any message with the printed names.
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
//! layout.place(board.cell_named("7/7")?, cabin)?;
//!
//! // The player holds a cannon. `fits` has the cells where it may go, and the rotations: highlight these cells.
//! let cannon = catalogue::tile(88)?;
//! let fits = layout.fits(cannon, Rulings::DEFAULT);
//! let before = board.cell_named("7/6")?;
//! assert!(fits.on(before).eq([Rotation::None]));
//!
//! // Why not pointing backwards? Each reason has a rule and a sentence, which ends with the rule's id.
//! let backwards = cannon.turned(Rotation::Half);
//! for misfit in layout.misfits(before, backwards, Rulings::DEFAULT) {
//!     println!("{}", told(&misfit, &board));
//! }
//!
//! // The player places it backwards anyway. The check finds every mistake, and the drawing marks them.
//! layout.place(before, backwards)?;
//! let report = layout.check();
//! assert!(!report.is_legal());
//! println!("{}", layout.drawing().with_report(&report));
//! let sentence = told(&report.violations[0], &board).to_string();
//! assert!(sentence.contains("7/6"), "{sentence}");
//!
//! // An illegal layout is returned with the report, so that the player can fix it.
//! let rejected = layout.into_fleet().unwrap_err();
//! assert_eq!(rejected.report(), &report);
//! let mut layout = rejected.into_layout();
//! layout.remove(before);
//! layout.place(before, cannon)?;
//!
//! // Save the layout as one line of text. The game has each tile once, so check what you read for duplicates.
//! let saved = layout.notation();
//! assert_eq!(saved, "I 5/2,t88,2/2,t31,2/5/5");
//! let layout: Layout = saved.parse()?;
//! assert_eq!(layout.duplicates().count(), 0);
//! let fleet = layout.into_fleet()?;
//! assert_eq!(fleet.ships().count(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! To build as in the game, with an hourglass, face-up tiles and card piles, see [`yard`](crate::trucker::yard).
