//! A shipyard: a player places tiles, sees the mistakes, and launches a legal ship.
//!
//! A [`Layout`](crate::trucker::Layout) holds the tiles on the board, mistakes included, because players make them. Programs
//! count cells from 0 at the front left; people use the numbers printed on the board.
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
//! // The player holds a cannon. `fits` says where it may go, and in which rotations: highlight these cells.
//! let cannon = catalogue::tile(88)?;
//! let fits = layout.fits(cannon, Rulings::DEFAULT);
//! let before = board.cell_named("7/6")?;
//! assert!(fits.on(before).eq([Rotation::None]));
//!
//! // Why not the other way round? Every reason has a rule, and a sentence to show that ends with the rule's id.
//! let backwards = cannon.turned(Rotation::Half);
//! for misfit in layout.misfits(before, backwards, Rulings::DEFAULT) {
//!     println!("{}", told(&misfit, &board));
//! }
//!
//! // The player does it anyway. The check finds every mistake; the drawing shows where they are.
//! layout.place(before, backwards)?;
//! let report = layout.check();
//! assert!(!report.is_legal());
//! println!("{}", layout.drawing().with_report(&report));
//! let sentence = told(&report.violations[0], &board).to_string();
//! assert!(sentence.contains("7/6"), "{sentence}");
//!
//! // A rejected layout comes back with the report, so that it can be fixed.
//! let rejected = layout.into_fleet().unwrap_err();
//! assert_eq!(rejected.report(), &report);
//! let mut layout = rejected.into_layout();
//! layout.remove(before);
//! layout.place(before, cannon)?;
//!
//! // One line of text saves a layout. A duplicate tile would be a copying error.
//! let saved = layout.notation();
//! assert_eq!(saved, "I 5/2,t88,2/2,t31,2/5/5");
//! let layout: Layout = saved.parse()?;
//! assert_eq!(layout.duplicates().count(), 0);
//! let fleet = layout.into_fleet()?;
//! assert_eq!(fleet.ships().count(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! For building as a game, with the hourglass, face-up tiles and cards to look at, see [`yard`](crate::trucker::yard).
