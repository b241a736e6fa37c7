//! One player's board, hand and set-aside components while building.

use crate::grid::{Cell, CellSet};
use crate::table::Seat;
use crate::table::array_vec::ArrayVec;
use crate::trucker::parts::board::Board;
use crate::trucker::ship::layout::Layout;
use crate::trucker::yard::tile::{Tile, starting_cabin};

/// A player's board, hand and set-aside places (BG-BUILD-1, BG-BUILD-2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::trucker::yard) struct Bench {
    pub(in crate::trucker::yard) layout: Layout,
    pub(in crate::trucker::yard) aside: ArrayVec<Tile, 2>,
    pub(super) hand: Option<Held>,
    pub(super) last: Option<Placed>,
    /// The cells of ships whose only component was not welded when a die came (LM-IVC-BUILD-2, LM-R26).
    pub(super) parts: ArrayVec<CellSet, 2>,
    pub(in crate::trucker::yard) order: Option<u8>,
    /// The number of other components set aside, for ships built elsewhere.
    pub(super) unnamed_aside: u32,
    /// A bit for each pile that the player has looked at.
    pub(super) looked: u8,
    /// The purse.
    pub(in crate::trucker::yard) credits: u32,
    /// How many components are in the lost pile.
    pub(in crate::trucker::yard) lost: u32,
}

/// A component in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::trucker::yard) struct Held {
    pub(super) tile: Tile,
    /// Whether it was ever set aside and so cannot return to the table (BG-BUILD-2).
    pub(super) once_aside: bool,
}

/// The component placed last, not welded yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::trucker::yard) struct Placed {
    pub(super) cell: Cell,
    pub(super) once_aside: bool,
}

impl Bench {
    /// LM-CABIN-1: the starting cabin lies where it is printed, else it is set aside.
    pub(super) fn new(board: &Board, seat: Seat, credits: u32) -> Self {
        let mut layout = Layout::new(board.clone());
        let printed = board.blueprint().starting_cabin();
        let placed = printed.is_some_and(|cell| layout.place(cell, starting_cabin(seat)).is_ok());
        let aside = if placed { None } else { Some(Tile::StartingCabin) };
        Self {
            layout,
            aside: ArrayVec::collect(aside).unwrap_or(ArrayVec::new()),
            hand: None,
            last: None,
            parts: ArrayVec::new(),
            order: None,
            unnamed_aside: 0,
            looked: 0,
            credits,
            lost: 0,
        }
    }

    /// How many components are set aside (BG-BUILD-2).
    pub(in crate::trucker::yard) fn left_over(&self) -> u32 {
        self.aside.iter().zip(1..).last().map_or(0, |(_, number)| number) + self.unnamed_aside
    }

    /// LM-R25: what was placed last can no longer be taken back.
    pub(super) fn weld(&mut self) {
        self.last = None;
    }
}
