//! The largest connected set of a ship's components without a mistake: branch and bound on bitboards.

use crate::grid::word::Word;
use crate::trucker::ship::joints::Links;
use crate::trucker::ship::precedence::Precedence;

/// One search, and what it has found so far.
pub(super) struct Search<W> {
    joints: Links<W>,
    pairs: Links<W>,
    precedence: Precedence<W>,
    pub(super) best: W,
    pub(super) size: u32,
    /// The search stops at a set of this size.
    enough: u32,
    /// No set in what was left unexplored is larger.
    unexplored: u32,
    /// The number of steps left.
    pub(super) work: u32,
}

impl<W: Word> Search<W> {
    pub(super) fn new(joints: Links<W>, pairs: Links<W>, precedence: Precedence<W>, work: u32) -> Self {
        Self { joints, pairs, precedence, best: W::ZERO, size: 0, enough: u32::MAX, unexplored: 0, work }
    }

    /// Finds the largest set among these components; returns the best known upper bound of its size.
    pub(super) fn largest(&mut self, components: W) -> u32 {
        self.explore_pieces(components);
        self.unexplored.max(self.size)
    }

    /// Whether the best set is known to be the first of the largest. Of two, the first is the one that keeps the component of
    /// highest priority among those that only one keeps.
    pub(super) fn first_of_equals(&mut self, components: W) -> bool {
        let (mut region, mut fixed) = (components, W::ZERO);
        let mut undecided = components;
        while undecided != W::ZERO {
            let cell = self.precedence.first(undecided);
            let with = self.reach(region & !self.pairs.beside(cell), fixed | cell);
            match self.has_equal(with, fixed | cell, cell) {
                Some(true) => (region, fixed) = (with, fixed | cell),
                Some(false) => region = region & !cell,
                None => return false,
            }
            undecided = undecided & region & !cell;
        }
        true
    }

    /// Whether a set of the best size lies in `region` and contains `fixed`, which the best set contains except for `cell`; if so,
    /// it becomes the best. `None` if too little work is left to tell.
    fn has_equal(&mut self, region: W, fixed: W, cell: W) -> Option<bool> {
        if self.best & cell != W::ZERO {
            return Some(true);
        }
        if region & fixed != fixed || region.count() < self.size {
            return Some(false);
        }
        let mut search = Self::new(self.joints, self.pairs, self.precedence, self.work);
        (search.size, search.enough) = (self.size - 1, self.size);
        search.explore(region, fixed);
        self.work = search.work;
        if search.best != W::ZERO {
            self.best = search.best;
            return Some(true);
        }
        if search.unexplored >= self.size { None } else { Some(false) }
    }

    /// The best set, extended until nothing can be added, so that it is the outcome of a legal repair (LM-R30).
    pub(super) fn completed(&self, components: W) -> W {
        let mut kept = if self.best == W::ZERO { self.precedence.first(components) } else { self.best };
        loop {
            let free = components & !kept & !self.pairs.beside(kept);
            let more = self.precedence.first(self.joints.beside(kept) & free);
            if more == W::ZERO {
                return kept;
            }
            kept = kept | more;
        }
    }

    /// Looks for a larger set in a connected `region` that contains `fixed`.
    fn explore(&mut self, region: W, fixed: W) {
        if self.size >= self.enough || region.count() <= self.size {
            return;
        }
        if self.work == 0 {
            self.unexplored = self.unexplored.max(region.count());
            return;
        }
        self.work -= 1;
        let pairs = self.pairs.within(region);
        let offenders = pairs.beside(region);
        if offenders == W::ZERO {
            (self.best, self.size) = (region, region.count());
            return;
        }
        if region.count() - matching(pairs, offenders) <= self.size {
            return;
        }
        let cell = busiest(pairs);
        let with = self.reach(region & !pairs.beside(cell), fixed | cell);
        let without = self.reach(region & !cell, fixed);
        if with.count() >= without.count() {
            self.explore_with(with, fixed | cell);
            self.explore_without(region & !cell, without, fixed);
        } else {
            self.explore_without(region & !cell, without, fixed);
            self.explore_with(with, fixed | cell);
        }
    }

    fn explore_with(&mut self, region: W, fixed: W) {
        if region & fixed == fixed {
            self.explore(region, fixed);
        }
    }

    fn explore_without(&mut self, region: W, piece: W, fixed: W) {
        if fixed == W::ZERO { self.explore_pieces(region) } else { self.explore_with(piece, fixed) }
    }

    /// Searches every piece of `region`, largest first.
    fn explore_pieces(&mut self, region: W) {
        let mut left = region;
        while left.count() > self.size {
            let piece = self.largest_piece(left);
            self.explore(piece, W::ZERO);
            left = left & !piece;
        }
    }

    /// The piece with the first of `seeds`, or the largest piece if there is none.
    fn reach(&self, region: W, seeds: W) -> W {
        if seeds == W::ZERO {
            self.largest_piece(region)
        } else {
            self.joints.within(region).piece(seeds.lowest()) & region
        }
    }

    fn largest_piece(&self, region: W) -> W {
        let joints = self.joints.within(region);
        let (mut largest, mut left) = (W::ZERO, region);
        while left.count() > largest.count() {
            let piece = joints.piece(left.lowest());
            left = left & !piece;
            if piece.count() > largest.count() {
                largest = piece;
            }
        }
        largest
    }
}

/// The size of a greedy matching, a lower bound of the components that must go. Components in only one pair are matched first.
fn matching<W: Word>(pairs: Links<W>, offenders: W) -> u32 {
    let (mut count, mut free) = (0, offenders);
    while free != W::ZERO {
        let left = pairs.within(free);
        let [at_least_once, more_often, ..] = by_number(left);
        let once = at_least_once & !more_often;
        let cell = if once == W::ZERO { more_often.lowest() } else { once.lowest() };
        count += u32::from(cell != W::ZERO);
        free = at_least_once & !cell & !left.beside(cell).lowest();
    }
    count
}

/// A component in most pairs, the first in reading order.
fn busiest<W: Word>(pairs: Links<W>) -> W {
    let by_number = by_number(pairs);
    by_number.into_iter().rev().find(|&cells| cells != W::ZERO).map_or(W::ZERO, W::lowest)
}

/// The components in at least one pair, at least two, three, four.
fn by_number<W: Word>(pairs: Links<W>) -> [W; 4] {
    let (right, left) = (pairs.right, pairs.shifts.right(pairs.right));
    let (rear, front) = (pairs.rear, pairs.shifts.rear(pairs.rear));
    let (one_across, two_across) = (right | left, right & left);
    let (one_along, two_along) = (rear | front, rear & front);
    [
        one_across | one_along,
        two_across | two_along | one_across & one_along,
        two_across & one_along | one_across & two_along,
        two_across & two_along,
    ]
}

#[cfg(test)]
mod tests;
