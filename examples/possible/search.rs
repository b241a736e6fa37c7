//! A local search over ships: changes one component at a time, accepting equal ships and, at first, slightly worse ones.

use rand_pcg::Pcg32;
use starwright::dice::{Random, RandomSource};
use starwright::grid::{Cell, CellSet, Rotation};
use starwright::rand_core::SeedableRng;
use starwright::trucker::{Board, Component, Kind, Layout};

/// How much worse a ship may be at the start, in units of `worth`.
const PATIENCE: i64 = 30;

/// What to look for.
pub struct Search<'a> {
    /// The tiles, each usable once.
    pub tiles: &'a [Component],
    /// Where components may be.
    pub cells: CellSet,
    /// The number of changes to try.
    pub steps: u32,
    pub seed: u64,
}

impl Search<'_> {
    /// The legal ship with a starting cabin that has the greatest worth.
    pub fn best(&self, board: &Board, worth: impl Fn(&Layout) -> i64) -> Option<Layout> {
        let mut chance = Random::new(Pcg32::seed_from_u64(self.seed));
        let cabin = *self.tiles.iter().find(|tile| tile.kind() == Kind::StartingCabin)?;
        let start = any_cell(self.cells, &mut chance)?;
        let mut layout = Layout::new(board.clone());
        layout.place(start, cabin).ok()?;
        let (mut now, mut best) = (worth(&layout), (worth(&layout), layout.clone()));
        for step in 0..self.steps {
            let at = any_cell(self.cells - start.into(), &mut chance)?;
            let was = layout.remove(at);
            let new = if was.is_some() && chance.below(4) == 0 { None } else { self.any_tile(&layout, &mut chance) };
            let changed = new.is_none_or(|tile| layout.place(at, tile).is_ok()) && layout.is_legal();
            let patience = PATIENCE * i64::from(self.steps - step) / i64::from(self.steps);
            let then = if changed { worth(&layout) } else { i64::MIN };
            if then >= now - i64::from(chance.below(1 + u32::try_from(patience).unwrap_or(0))) {
                now = then;
                if now > best.0 {
                    best = (now, layout.clone());
                }
            } else {
                layout.remove(at);
                was.map(|tile| layout.place(at, tile));
            }
        }
        Some(best.1)
    }

    /// A tile that the ship does not use yet.
    fn any_tile(&self, layout: &Layout, chance: &mut impl RandomSource) -> Option<Component> {
        let number = chance.below(u32::try_from(self.tiles.len()).ok()?);
        let tile = self.tiles.get(usize::try_from(number).ok()?)?;
        let is_there = layout.components().any(|(_, other)| other.tile() == tile.tile());
        let turn = Rotation::ALL.into_iter().nth(usize::try_from(chance.below(4)).ok()?)?;
        (!is_there && tile.kind() != Kind::StartingCabin).then(|| tile.turned(turn))
    }
}

fn any_cell(cells: CellSet, chance: &mut impl RandomSource) -> Option<Cell> {
    cells.iter().nth(usize::try_from(chance.below(cells.len().max(1))).ok()?)
}
