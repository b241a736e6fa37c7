//! Into the hand and out of it, but for the board (BG-BUILD-1, BG-BUILD-2).

use alloc::vec::Vec;

use super::bench::{Bench, Held};
use super::{Asked, Building};
use crate::table::Seat;
use crate::trucker::parts::component::TileId;
use crate::trucker::yard::event::{Event, From};
use crate::trucker::yard::refusal::Refusal;
use crate::trucker::yard::tile::Tile;

impl Building {
    /// BG-BUILD-1, LM-R27.
    pub(super) fn may_take_face_down(&self, seat: Seat) -> Result<(), Refusal> {
        self.benches.get(seat).hand_is_empty()?;
        if self.face_down.is_empty() { Err(Refusal::PoolEmpty) } else { Ok(()) }
    }

    pub(super) fn take_face_down(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.benches.get_mut(seat).weld();
        self.asked = Some(Asked::Tile(seat));
        events.push(Event::Reached { seat });
    }

    pub(super) fn may_come_up(&self, tile: TileId) -> Result<(), Refusal> {
        match self.asked {
            Some(Asked::Tile(_)) if self.face_down.contains(tile) => Ok(()),
            Some(Asked::Tile(_)) => Err(Refusal::NotFaceDown { tile }),
            _ => Err(Refusal::NoTileDue),
        }
    }

    pub(super) fn come_up(&mut self, tile: TileId, events: &mut Vec<Event>) {
        let Some(Asked::Tile(seat)) = self.asked.take() else { return };
        self.face_down.remove(tile);
        self.benches.get_mut(seat).take(seat, tile.into(), From::FaceDown, events);
    }

    /// BG-BUILD-1, LM-R27.
    pub(super) fn may_take_face_up(&self, seat: Seat, tile: TileId) -> Result<(), Refusal> {
        self.benches.get(seat).hand_is_empty()?;
        if self.face_up.contains(tile) { Ok(()) } else { Err(Refusal::NotFaceUp { tile }) }
    }

    pub(super) fn take_face_up(&mut self, seat: Seat, tile: TileId, events: &mut Vec<Event>) {
        self.face_up.remove(tile);
        self.benches.get_mut(seat).take(seat, tile.into(), From::FaceUp, events);
    }

    pub(super) fn put_back(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let bench = self.benches.get_mut(seat);
        let Ok(tile) = bench.may_return() else { return };
        bench.hand = None;
        self.face_up.insert(tile);
        events.push(Event::Returned { seat, tile });
    }

    /// BG-BUILD-3: a component in the hand goes face up to the table, or aside if it ever was there (LM-R26).
    pub(super) fn empty_hand(&mut self, seat: Seat, events: &mut Vec<Event>) {
        if self.benches.get(seat).may_return().is_ok() {
            self.put_back(seat, events);
        } else {
            self.benches.get_mut(seat).set_aside(seat, events);
        }
    }
}

impl Bench {
    /// BG-BUILD-1, LM-R27: one component at a time.
    pub(super) fn hand_is_empty(&self) -> Result<(), Refusal> {
        match self.hand {
            None => Ok(()),
            Some(Held { tile: held, .. }) => Err(Refusal::HandFull { held }),
        }
    }

    pub(super) fn held(&self) -> Result<Held, Refusal> {
        self.hand.ok_or(Refusal::HandEmpty)
    }

    /// LM-R25: taking any component welds the one placed last.
    fn take(&mut self, seat: Seat, tile: Tile, from: From, events: &mut Vec<Event>) {
        self.weld();
        self.hand = Some(Held { tile, once_aside: from == From::Aside });
        events.push(Event::Took { seat, tile, from });
    }

    pub(super) fn may_take_aside(&self, tile: Tile) -> Result<(), Refusal> {
        self.hand_is_empty()?;
        if self.aside.contains(tile) { Ok(()) } else { Err(Refusal::NotAside { tile }) }
    }

    pub(super) fn take_aside(&mut self, seat: Seat, tile: Tile, events: &mut Vec<Event>) {
        if self.aside.take(|aside| aside == tile).is_some() {
            self.take(seat, tile, From::Aside, events);
        }
    }

    /// BG-BUILD-2, LM-R25. A full hand has welded it already.
    pub(super) fn may_take_back(&self) -> Result<(), Refusal> {
        if self.last.is_some() { Ok(()) } else { Err(Refusal::Welded) }
    }

    /// LM-R26: it comes into the hand and is still what was set aside, if it was.
    pub(super) fn take_back(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let Some(last) = self.last.take() else { return };
        let Some(component) = self.layout.remove(last.cell) else { return };
        let tile = Tile::of(component);
        self.hand = Some(Held { tile, once_aside: last.once_aside });
        events.push(Event::Took { seat, tile, from: From::Board(last.cell) });
    }

    /// The tile in the hand, if it may lie face up: what was set aside never goes back (BG-BUILD-2, LM-R26, LM-CABIN-2).
    pub(super) fn may_return(&self) -> Result<TileId, Refusal> {
        match self.held()? {
            Held { tile: Tile::Number(tile), once_aside: false } => Ok(tile),
            Held { tile, .. } => Err(Refusal::OnceAside { tile }),
        }
    }

    /// BG-BUILD-1, LM-CABIN-2: there are two places, and an unplaced starting cabin takes one.
    pub(super) fn may_set_aside(&self) -> Result<(), Refusal> {
        self.held()?;
        if self.aside.len() < 2 { Ok(()) } else { Err(Refusal::NoPlaceAside) }
    }

    pub(super) fn set_aside(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let Some(Held { tile, .. }) = self.hand else { return };
        if self.aside.push(tile).is_ok() {
            self.hand = None;
            events.push(Event::SetAside { seat, tile });
        }
    }
}
