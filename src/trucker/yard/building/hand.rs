//! Taking and returning components (BG-BUILD-1, BG-BUILD-2).

use alloc::vec::Vec;

use super::bench::{Bench, Held, Placed};
use super::{Asked, Building};
use crate::table::Seat;
use crate::table::array_vec::ArrayVec;
use crate::trucker::parts::component::TileId;
use crate::trucker::yard::event::{Event, TileSource};
use crate::trucker::yard::refusal::Refusal;
use crate::trucker::yard::settled::Settled;
use crate::trucker::yard::tile::Tile;

impl Building {
    /// BG-BUILD-1, LM-R27.
    pub(in crate::trucker::yard) fn judge_face_down(&self, seat: Seat) -> Result<Settled, Refusal> {
        self.builder(seat)?.hand_is_empty()?;
        if self.face_down.is_empty() { Err(Refusal::PoolEmpty) } else { Ok(Settled::Reached { seat }) }
    }

    pub(in crate::trucker::yard) fn reach(&mut self, seat: Seat, events: &mut Vec<Event>) {
        self.benches.get_mut(seat).weld();
        self.asked = Some(Asked::Tile(seat));
        events.push(Event::Reached { seat });
    }

    pub(in crate::trucker::yard) fn judge_came_up(&self, tile: TileId) -> Result<Settled, Refusal> {
        match self.asked {
            Some(Asked::Tile(seat)) if self.face_down.contains(tile) => Ok(Settled::CameUp { seat, tile }),
            Some(Asked::Tile(_)) => Err(Refusal::NotFaceDown { tile }),
            Some(Asked::Die) | None => Err(Refusal::NoTileDue),
        }
    }

    pub(in crate::trucker::yard) fn come_up(&mut self, seat: Seat, tile: TileId, events: &mut Vec<Event>) {
        self.asked = None;
        self.face_down.remove(tile);
        self.benches.get_mut(seat).take(seat, tile.into(), TileSource::FaceDown, events);
    }

    /// BG-BUILD-1, LM-R27.
    pub(in crate::trucker::yard) fn judge_face_up(&self, seat: Seat, tile: TileId) -> Result<Settled, Refusal> {
        self.builder(seat)?.hand_is_empty()?;
        if self.face_up.contains(tile) {
            Ok(Settled::TookFaceUp { seat, tile })
        } else {
            Err(Refusal::NotFaceUp { tile })
        }
    }

    pub(in crate::trucker::yard) fn take_face_up(&mut self, seat: Seat, tile: TileId, events: &mut Vec<Event>) {
        self.face_up.remove(tile);
        self.benches.get_mut(seat).take(seat, tile.into(), TileSource::FaceUp, events);
    }

    pub(in crate::trucker::yard) fn put_back(&mut self, seat: Seat, tile: TileId, events: &mut Vec<Event>) {
        self.benches.get_mut(seat).hand = None;
        self.face_up.insert(tile);
        events.push(Event::Returned { seat, tile });
    }

    /// BG-BUILD-3: a component in the hand goes face up to the table, or aside if it ever was there (LM-R26).
    pub(super) fn empty_hand(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let bench = self.benches.get_mut(seat);
        if let Ok(tile) = bench.judge_return() {
            self.put_back(seat, tile, events);
        } else if let Ok((tile, aside)) = bench.judge_set_aside() {
            bench.set_aside(seat, tile, aside, events);
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
    fn take(&mut self, seat: Seat, tile: Tile, from: TileSource, events: &mut Vec<Event>) {
        self.weld();
        self.hand = Some(Held { tile, once_aside: from == TileSource::Aside });
        events.push(Event::Took { seat, tile, from });
    }

    pub(in crate::trucker::yard) fn judge_aside(&self, seat: Seat, tile: Tile) -> Result<Settled, Refusal> {
        self.hand_is_empty()?;
        if self.aside.contains(tile) { Ok(Settled::TookAside { seat, tile }) } else { Err(Refusal::NotAside { tile }) }
    }

    pub(in crate::trucker::yard) fn take_aside(&mut self, seat: Seat, tile: Tile, events: &mut Vec<Event>) {
        let _taken = self.aside.take(|aside| aside == tile);
        self.take(seat, tile, TileSource::Aside, events);
    }

    /// BG-BUILD-2, LM-R25. A full hand has welded it already.
    pub(in crate::trucker::yard) fn judge_back(&self, seat: Seat) -> Result<Settled, Refusal> {
        let last = self.last.ok_or(Refusal::Welded)?;
        let component = self.layout.get(last.cell).ok_or(Refusal::Welded)?;
        Ok(Settled::TookBack { seat, last, tile: Tile::of(component) })
    }

    /// LM-R26: it returns to the hand, and still counts as set aside if it was.
    pub(in crate::trucker::yard) fn take_back(
        &mut self,
        seat: Seat,
        last: Placed,
        tile: Tile,
        events: &mut Vec<Event>,
    ) {
        self.last = None;
        self.layout.remove_all(last.cell.into());
        self.hand = Some(Held { tile, once_aside: last.once_aside });
        events.push(Event::Took { seat, tile, from: TileSource::Board(last.cell) });
    }

    /// The tile in the hand, if it may lie face up: what was set aside never goes back (BG-BUILD-2, LM-R26, LM-CABIN-2).
    pub(in crate::trucker::yard) fn judge_return(&self) -> Result<TileId, Refusal> {
        match self.held()? {
            Held { tile: Tile::Number(tile), once_aside: false } => Ok(tile),
            Held { tile, .. } => Err(Refusal::OnceAside { tile }),
        }
    }

    /// BG-BUILD-1, LM-CABIN-2: there are two places, and an unplaced starting cabin takes one.
    pub(in crate::trucker::yard) fn judge_set_aside(&self) -> Result<(Tile, ArrayVec<Tile, 2>), Refusal> {
        let (tile, mut aside) = (self.held()?.tile, self.aside);
        aside.push(tile).map_err(|_| Refusal::NoPlaceAside)?;
        Ok((tile, aside))
    }

    pub(in crate::trucker::yard) fn set_aside(
        &mut self,
        seat: Seat,
        tile: Tile,
        aside: ArrayVec<Tile, 2>,
        events: &mut Vec<Event>,
    ) {
        self.aside = aside;
        self.hand = None;
        events.push(Event::SetAside { seat, tile });
    }
}
