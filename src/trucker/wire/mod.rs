//! The serde forms of components, boards, layouts and reports: the format of the case files. A fleet is written as its layout
//! with what is aboard.
//!
//! ```
//! use starwright::trucker::Layout;
//!
//! let text = r#"{"class": "IIIC", "tiles": [
//!     {"at": [0, 0], "kind": "cannon", "strength": 1, "edges": "0030", "points": "front"},
//!     {"at": [0, 1], "kind": "starting_cabin", "capacity": 2, "edges": "3333"}]}"#;
//! let layout: Layout = serde_json::from_str(text)?;
//! assert!(layout.is_legal());
//! assert_eq!(serde_json::from_str::<Layout>(&serde_json::to_string(&layout)?)?, layout);
//! # Ok::<(), serde_json::Error>(())
//! ```

mod aboard;
#[cfg(feature = "bots")]
mod advice;
mod board;
#[cfg(feature = "play")]
mod campaign;
#[cfg(feature = "play")]
mod cards;
mod codes;
mod component;
mod fleet;
#[cfg(feature = "play")]
mod game;
mod impact;
mod kind;
mod layout;
mod lines;
mod misfit;
mod odds;
mod printed;
mod report;
mod ships;
mod tiles;
mod violation;
#[cfg(feature = "play")]
mod yard;

pub(in crate::trucker) use codes::{METEORS, SHOTS, lettered, letters};
