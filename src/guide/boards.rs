//! A board that is not built in: I A, II A, II B, III B or IV of other expansions, or one of your own.
//!
//! The rulebooks of The Latest Models name five older boards whose printed cells are not in their text, so they are not in this
//! crate. [`OlderClass`](crate::trucker::OlderClass) knows what the text says of them, and takes the drawing and everything else
//! that is printed from you:
//!
//! | class | known | copy from your board |
//! |---|---|---|
//! | I A | level I | cells, numbers, starting cabin, limit of the loss penalty |
//! | II A | level II; two ships from the start (LM-BOARD-5) | cells of both ships, numbers, starting cabin, limit of the loss penalty |
//! | II B | level II; a cylinder: the left edge meets the right edge | cells, numbers, starting cabin, limit of the loss penalty |
//! | III B | level III | the same |
//! | IV | level IV, with its own cards or with those of level III (LM-IV3) | the same |
//!
//! None of them has a splice, marked cells, a compulsory premium or overtime: these came with IC, IIC, IIIC and IVC.
//!
//! ```
//! use starwright::grid::{Cell, Topology};
//! use starwright::trucker::cards::RoundCard;
//! use starwright::trucker::{Board, Blueprint, Layout, LossPenalty, OlderClass};
//!
//! // Copy the cells from the printed board, front row first: these are only an example.
//! let drawing = [".##.##.", "#######", "#######", "#.###.#"];
//! let board: Blueprint = OlderClass::IIB
//!     .builder(&drawing)
//!     .numbers(&[4, 5, 6, 7, 8, 9, 10], &[5, 6, 7, 8])
//!     .starting_cabin(Cell::new(3, 1)?)
//!     .loss_penalty(LossPenalty::CappedAt(8))
//!     .build()?;
//! assert_eq!((board.level(), board.surface().topology()), (Some(RoundCard::II), Topology::Cylinder));
//!
//! // From here on it is a board like any other (LM-R54): layouts, yards and flights take it, and JSON writes it.
//! let layout = Layout::new(Board::custom(board));
//! assert!(serde_json::to_string(&layout)?.contains(r#""surface":"cylinder""#));
//!
//! // Two regions of cells are two ships (LM-BOARD-5).
//! let two = OlderClass::IIA.builder(&["##.##", "##.##"]).build()?;
//! assert_eq!(Board::custom(two).ships().len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A board without numbers cannot be aimed at, so a flight refuses cards with attacks for it. A board in JSON has the same fields:
//! see [`Blueprint`](crate::trucker::Blueprint).
