//! The search against every set there is, on small boards with mistakes and joints anywhere.

use alloc::vec::Vec;

use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use super::{Search, busiest, by_number, matching};
use crate::dice::{Random, RandomSource};
use crate::grid::word::Word;
use crate::grid::{CellSet, Surface, SurfaceError, Topology};
use crate::trucker::ship::joints::Links;
use crate::trucker::ship::precedence::Precedence;

type Dice = Random<Pcg32>;

/// A board with components on some cells, joints between them, and pairs in a mistake with each other.
struct Board {
    components: u128,
    joints: Links<u128>,
    pairs: Links<u128>,
    precedence: Precedence<u128>,
}

fn some(of: CellSet, percent: u32, dice: &mut Dice) -> u128 {
    of.iter().filter(|_| dice.below(100) < percent).collect::<CellSet>().bits()
}

fn board(dice: &mut Dice) -> Result<Board, SurfaceError> {
    let topology = match dice.below(3) {
        0 => Topology::Plane,
        1 => Topology::Cylinder,
        _ => Topology::Torus,
    };
    let surface = Surface::new(topology, 4, 3)?;
    let components = some(surface.cells(), 85, dice);
    let mut links = |percent| {
        let (right, rear) = (some(surface.cells(), percent, dice), some(surface.cells(), percent, dice));
        Links { shifts: surface.shifts(), right, rear }.within(components)
    };
    let joints = links(80);
    let pairs = links(35);
    let cabins = some(surface.cells(), 20, dice);
    let precedence = Precedence { starting: some(CellSet::from_bits(cabins), 30, dice), cabins };
    Ok(Board { components, joints, pairs, precedence })
}

impl Board {
    fn is_whole(&self, set: u128) -> bool {
        set != 0 && self.joints.within(set).piece(set.lowest()) == set && self.pairs.within(set).beside(set) == 0
    }

    /// The priority of a component: starting cabins, other cabins, the rest.
    fn rank(&self, cell: u128) -> u32 {
        match cell {
            _ if cell & self.precedence.starting != 0 => 0,
            _ if cell & self.precedence.cabins != 0 => 1,
            _ => 2,
        }
    }

    /// The component of a set that decides.
    fn decisive(&self, set: u128) -> u128 {
        let cells = CellSet::from_bits(set).iter().map(|cell| CellSet::of(cell).bits());
        cells.min_by_key(|&cell| (self.rank(cell), cell)).unwrap_or(0)
    }

    /// The largest of all sets, the first of equals.
    fn largest(&self) -> u128 {
        let mut best = 0_u128;
        let mut set = self.components;
        while set != 0 {
            let is_first = self.decisive(best ^ set) & set != 0;
            if self.is_whole(set) && (set.count_ones(), is_first) > (best.count_ones(), false) {
                best = set;
            }
            set = (set - 1) & self.components;
        }
        best
    }
}

/// LM-R30: the largest set is kept, the first of equals, if there is enough work.
#[test]
fn the_largest_of_all_sets_is_found() -> Result<(), SurfaceError> {
    let mut dice = Random::new(Pcg32::seed_from_u64(3));
    let mut ties = 0;
    for _ in 0..600 {
        let board = board(&mut dice)?;
        let mut search = Search::new(board.joints, board.pairs, board.precedence, 10_000);
        let expected = board.largest();
        assert_eq!(search.largest(board.components), expected.count_ones());
        assert_eq!((search.size, search.best.count_ones()), (expected.count_ones(), search.size));
        assert!(board.is_whole(search.best) || search.size == 0);
        ties += u32::from(search.best != expected);
        assert!(search.first_of_equals(board.components));
        assert_eq!(search.best, expected);
        assert!(search.work < 10_000, "it worked");
        assert_eq!(
            search.completed(board.components),
            if expected == 0 { board.decisive(board.components) } else { expected }
        );
    }
    assert!(ties > 20, "{ties} were not the first that was found");
    Ok(())
}

/// Each set costs one step of work, and the search stops when none is left.
#[test]
fn a_search_stops() -> Result<(), SurfaceError> {
    let mut dice = Random::new(Pcg32::seed_from_u64(4));
    let mut stopped = 0;
    for _ in 0..200 {
        let board = board(&mut dice)?;
        let work = dice.below(6);
        let mut search = Search::new(board.joints, board.pairs, board.precedence, work);
        let most = search.largest(board.components);
        let largest = board.largest().count_ones();
        assert!(search.size <= largest && largest <= most && search.work <= work);
        stopped += u32::from(search.size < most);
    }
    assert!(stopped > 20, "{stopped} were stopped");
    Ok(())
}

/// The number of neighbours with which each component is in a mistake.
#[test]
fn pairs_are_counted() -> Result<(), SurfaceError> {
    let mut dice = Random::new(Pcg32::seed_from_u64(5));
    for _ in 0..400 {
        let Board { components, pairs, .. } = board(&mut dice)?;
        let cells: Vec<u128> = CellSet::from_bits(components).iter().map(|cell| CellSet::of(cell).bits()).collect();
        let Links { shifts, right, rear } = pairs;
        let ends = |cell: u128| [cell & right, cell & rear, shifts.left(cell) & right, shifts.front(cell) & rear];
        let number = |cell: u128| ends(cell).into_iter().filter(|&end| end != 0).count();
        for (least, counted) in (1..).zip(by_number(pairs)) {
            let expected = cells.iter().filter(|&&cell| number(cell) >= least).fold(0, |all, cell| all | cell);
            assert_eq!(counted, expected, "at least {least}");
        }
        let most = cells.iter().map(|&cell| number(cell)).max().unwrap_or(0);
        assert_eq!(number(busiest(pairs)), most);
        let offenders = pairs.beside(components);
        assert_eq!(matching(pairs, offenders) > 0, offenders != 0);
    }
    Ok(())
}
