//! Plans for known tiles: a beam search over a limited number of layouts.

use alloc::vec::Vec;

use crate::grid::{Cell, Rotation};
use crate::trucker::advice::build_weights::BuildWeights;
use crate::trucker::advice::placing::Placing;
use crate::trucker::parts::component::Component;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::ship::layout::Layout;

/// A sequence of placements.
///
/// JSON:
/// ```json
/// {"steps": [{"tile": 1, "at": [2, 3], "turn": 0}], "gain": 18, "nodes": 12, "is_through": true}
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Plan {
    /// The placements, in order: the index of the tile, the cell and the rotation. If the search came [to its
    /// end](Self::is_through), no single remaining tile improves the result.
    pub steps: Vec<(usize, Cell, Rotation)>,
    /// The gain in [merit](Layout::merit).
    pub gain: i64,
    /// The number of layouts evaluated, at most [`NODES`](Self::NODES).
    pub nodes: u32,
    /// Whether the search finished within that. Plans are not proven to be best: a beam drops layouts that look worse at first.
    pub is_through: bool,
}

impl Plan {
    /// The most layouts evaluated.
    pub const NODES: u32 = 6_000;
    /// The width of the beam: layouts kept per number of tiles.
    pub const WIDTH: usize = 8;
}

/// A partial layout.
#[derive(Clone)]
struct State {
    layout: Layout,
    merit: i64,
    steps: Vec<(usize, Cell, Rotation)>,
}

/// # Advice
impl Layout {
    /// The best plan found for these tiles, each used at most once, in any order: a beam search that keeps the
    /// [`WIDTH`](Plan::WIDTH) best layouts per number of tiles, the first found of equals. Deterministic.
    ///
    /// Each tile goes where it [fits](Layout::fits) by these rulings, as for [`best_place`](Layout::best_place).
    #[must_use]
    pub fn plan(&self, tiles: &[Component], aims: &BuildWeights, rulings: Rulings) -> Plan {
        let begun = State { layout: self.clone(), merit: self.merit(aims), steps: Vec::new() };
        Search { tiles, aims, rulings, nodes: 0 }.run(begun.merit, alloc::vec![begun])
    }

    /// The best place for a tile if these others may follow: the first step of the best [plan](Layout::plan) that begins with it.
    /// The gain is that of the whole plan.
    #[must_use]
    pub fn best_place_before(
        &self,
        tile: Component,
        others: &[Component],
        aims: &BuildWeights,
        rulings: Rulings,
    ) -> Option<Placing> {
        let now = self.merit(aims);
        let tiles: Vec<Component> = core::iter::once(tile).chain(others.iter().copied()).collect();
        let mut search = Search { tiles: &tiles, aims, rulings, nodes: 0 };
        let mut begun = Vec::new();
        let empty = State { layout: self.clone(), merit: now, steps: Vec::new() };
        search.extend(&empty, 0, &mut begun);
        let plan = search.run(now, begun);
        let &(_, at, turn) = plan.steps.first()?;
        Some(Placing { at, turn, gain: plan.gain })
    }
}

struct Search<'a> {
    tiles: &'a [Component],
    aims: &'a BuildWeights,
    rulings: Rulings,
    nodes: u32,
}

impl Search<'_> {
    fn run(mut self, now: i64, mut beam: Vec<State>) -> Plan {
        let mut found: Option<State> = None;
        while let Some(first) = beam.first() {
            if found.as_ref().is_none_or(|found| first.merit > found.merit) {
                found = Some(first.clone());
            }
            let mut next = Vec::new();
            for state in &beam {
                for tile in 0..self.tiles.len() {
                    self.extend(state, tile, &mut next);
                }
            }
            beam = next;
        }
        let is_through = self.nodes < Plan::NODES;
        match found {
            Some(State { merit, steps, .. }) => Plan { steps, gain: merit - now, nodes: self.nodes, is_through },
            None => Plan { steps: Vec::new(), gain: 0, nodes: self.nodes, is_through },
        }
    }

    /// Every layout with that tile on it, if it is not there yet.
    fn extend(&mut self, state: &State, tile: usize, next: &mut Vec<State>) {
        let Some(&component) = self.tiles.get(tile) else { return };
        if state.steps.iter().any(|&(used, ..)| used == tile) {
            return;
        }
        for (at, turn) in state.layout.places(component, self.rulings) {
            if self.nodes == Plan::NODES {
                return;
            }
            self.nodes += 1;
            let Some(layout) = state.layout.with(at, component.turned(turn)) else { continue };
            let merit = layout.merit(self.aims);
            if is_among_best(next, merit) {
                let steps = [&state.steps[..], &[(tile, at, turn)]].concat();
                insert(next, State { layout, merit, steps });
            }
        }
    }
}

fn is_among_best(states: &[State], merit: i64) -> bool {
    states.len() < Plan::WIDTH || states.last().is_some_and(|last| merit > last.merit)
}

/// Inserts a state after those of equal merit, unless its layout is already there.
fn insert(states: &mut Vec<State>, state: State) {
    let place = states.partition_point(|other| other.merit >= state.merit);
    let mut alike = states.iter().take(place).rev().take_while(|other| other.merit == state.merit);
    if alike.any(|other| other.layout == state.layout) {
        return;
    }
    states.insert(place, state);
    states.truncate(Plan::WIDTH);
}

#[cfg(test)]
mod tests;
