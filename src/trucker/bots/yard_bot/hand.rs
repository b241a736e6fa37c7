//! Taking and placing components.

use alloc::vec::Vec;

use super::{POOL, YardBot};
use crate::grid::Rotation;
use crate::trucker::bots::Skill;
use crate::trucker::parts::component::{Component, TileId};
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::yard::{Choice, PlayerView, Tile, View};

/// The least gain of a component, with high skill, for a ship just begun while all tiles are face down.
const CHOOSY: i64 = 14;
/// The least gain of a face-up component, rather than drawing the next one unseen.
const SEEN: i64 = 24;
/// It builds only where a component joins its ship, even if the table does not demand it (LM-R18).
const JOINING: Rulings = Rulings::DEFAULT.with_strict_joints(true);
/// The number of other face-up components that it plans with.
const AHEAD: usize = 3;

impl YardBot {
    /// Where to place the component in the hand, if at all.
    pub(super) fn place(self, tile: Tile, view: &View, own: &PlayerView) -> Option<Choice> {
        let component = tile.component(self.seat);
        if self.skill == Skill::Low {
            return anywhere(component, own);
        }
        let aims = self.aims(view, own);
        let best = own.layout.best_place(component, &aims, JOINING)?;
        let is_of_use = best.gain > self.bar(view) || own.layout.occupied().is_empty();
        if !is_of_use && tile != Tile::StartingCabin {
            return None;
        }
        let thinks_ahead = self.skill == Skill::High;
        let ahead = thinks_ahead.then(|| {
            let others: Vec<Component> = self.liked(view, own).map(|(_, tile)| tile.component()).take(AHEAD).collect();
            own.layout.best_place_before(component, &others, &aims, JOINING)
        });
        let best = ahead.flatten().unwrap_or(best);
        Some(Choice::Place { at: best.at, turn: best.turn })
    }

    /// The least value of a component.
    fn bar(self, view: &View) -> i64 {
        if self.skill == Skill::High { CHOOSY * i64::from(view.face_down) / i64::from(POOL) } else { 0 }
    }

    pub(super) fn is_of_use(self, tile: Tile, view: &View, own: &PlayerView) -> bool {
        self.place(tile, view, own).is_some()
    }

    /// With high skill, a face-up component that is better than most of those still face down.
    pub(super) fn best_face_up(self, view: &View, own: &PlayerView) -> Option<Choice> {
        if self.skill != Skill::High {
            return None;
        }
        let (gain, tile) = self.liked(view, own).next()?;
        (gain >= SEEN).then_some(Choice::TakeFaceUp { tile })
    }

    /// When nothing is left face down, a face-up component that still improves the ship.
    pub(super) fn last_of_use(self, view: &View, own: &PlayerView) -> Option<Choice> {
        if self.skill == Skill::Low {
            return None;
        }
        let (gain, tile) = self.liked(view, own).next()?;
        (gain > 0).then_some(Choice::TakeFaceUp { tile })
    }

    /// The face-up components, best first.
    fn liked(self, view: &View, own: &PlayerView) -> impl Iterator<Item = (i64, TileId)> + use<> {
        let aims = self.aims(view, own);
        let gain = |tile: TileId| Some((own.layout.best_place(tile.component(), &aims, JOINING)?.gain, tile));
        let mut liked: Vec<(i64, TileId)> = view.face_up.iter().filter_map(gain).collect();
        liked.sort_by_key(|&(gain, _)| core::cmp::Reverse(gain));
        liked.into_iter()
    }
}

/// The first place where it fits and joins its ship.
fn anywhere(component: Component, own: &PlayerView) -> Option<Choice> {
    let fits = own.layout.fits(component, JOINING);
    let at = fits.anyhow().first()?;
    let turn = Rotation::ALL.into_iter().find(|&turn| fits.turned(turn).contains(at))?;
    Some(Choice::Place { at, turn })
}
