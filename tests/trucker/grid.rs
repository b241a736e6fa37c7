//! The square-grid geometry against plain arithmetic and plain searches.

use std::collections::BTreeSet;

use proptest::prelude::*;
use starwright::grid::{Cell, CellSet, Rotation, Side, Surface, SurfaceError, Topology};

use crate::support::random::Chooser;
use crate::support::{cases, cell, cells};

fn surfaces() -> impl Iterator<Item = Surface> {
    Topology::ALL.into_iter().flat_map(|topology| {
        (0..=12).flat_map(move |columns| (0..=12).filter_map(move |rows| Surface::new(topology, columns, rows).ok()))
    })
}

fn step(surface: Surface, at: Cell, side: Side) -> Option<Cell> {
    let (columns, rows) = (i32::from(surface.columns()), i32::from(surface.rows()));
    let (column, row) = match side {
        Side::Front => (0, -1),
        Side::Right => (1, 0),
        Side::Rear => (0, 1),
        Side::Left => (-1, 0),
    };
    let (mut column, mut row) = (i32::from(at.column()) + column, i32::from(at.row()) + row);
    if surface.topology() != Topology::Plane {
        column = column.rem_euclid(columns);
    }
    if surface.topology() == Topology::Torus {
        row = row.rem_euclid(rows);
    }
    let inside = (0..columns).contains(&column) && (0..rows).contains(&row);
    inside.then(|| cell(u8::try_from(column).unwrap(), u8::try_from(row).unwrap()))
}

fn neighbours(surface: Surface, at: Cell, corners: bool) -> Vec<Cell> {
    let mut found: Vec<Cell> = Side::ALL.into_iter().filter_map(|side| step(surface, at, side)).collect();
    if corners {
        for side in [Side::Front, Side::Rear] {
            for turn in [Side::Left, Side::Right] {
                found.extend(step(surface, at, side).and_then(|next| step(surface, next, turn)));
            }
        }
    }
    found
}

fn search(surface: Surface, seed: Cell, within: CellSet, corners: bool) -> BTreeSet<Cell> {
    let mut reached = BTreeSet::from_iter(within.contains(seed).then_some(seed));
    let mut next: Vec<Cell> = reached.iter().copied().collect();
    while let Some(at) = next.pop() {
        for other in neighbours(surface, at, corners) {
            if within.contains(other) && reached.insert(other) {
                next.push(other);
            }
        }
    }
    reached
}

/// LM-TORUS-1: on every surface of every size, a step is what arithmetic says; an axis that wraps has three cells or more.
#[test]
fn steps_on_every_surface() {
    for surface in surfaces() {
        for at in surface.cells() {
            for side in Side::ALL {
                assert_eq!(surface.step(at, side), step(surface, at, side), "{surface:?} {at} {side}");
            }
            assert!(surface.contains(at));
        }
        assert_eq!(surface.cells().len(), u32::from(surface.columns()) * u32::from(surface.rows()));
    }
    assert_eq!(surfaces().filter(|surface| surface.topology() == Topology::Plane).count(), 121);
    assert_eq!(surfaces().filter(|surface| surface.topology() == Topology::Cylinder).count(), 99);
    assert_eq!(surfaces().filter(|surface| surface.topology() == Topology::Torus).count(), 81);
}

/// LM-TORUS-1: the refusals name the sizes.
#[test]
fn impossible_surfaces_are_refused() {
    let refused = Surface::new(Topology::Torus, 6, 2).unwrap_err();
    assert_eq!(refused, SurfaceError::WrapTooShort { columns: 6, rows: 2 });
    assert_eq!(refused.to_string(), "an axis that wraps needs at least 3 cells; the surface has 6 columns and 2 rows");
    assert_eq!(
        Surface::new(Topology::Plane, 0, 5).unwrap_err().to_string(),
        "a surface has 1 to 11 columns and rows, not 0 by 5"
    );
    assert!(Surface::new(Topology::Cylinder, 3, 1).is_ok());
}

#[test]
fn cells_off_the_grid_are_refused() {
    assert!(Cell::new(10, 10).is_ok());
    assert_eq!(
        Cell::new(10, 11).unwrap_err().to_string(),
        "(10, 11) is off the grid: columns and rows run from 0 to 10"
    );
    assert!(Cell::new(255, 255).is_err());
    let cell = Cell::new(2, 3).unwrap();
    assert_eq!(format!("{cell:?}"), "(2, 3)");
    assert!(format!("{:?}", CellSet::of(cell)).contains("(2, 3)"));
}

#[test]
fn sides_and_rotations_form_a_group() {
    for side in Side::ALL {
        assert_eq!(side.opposite().opposite(), side);
        assert_eq!(side.clockwise().counter_clockwise(), side);
        assert_eq!(Side::Front.turned(side.from_front()), side);
        assert_eq!(side.name().parse(), Ok(side));
        for first in Rotation::ALL {
            assert_eq!(side.turned(first).turned(first.inverse()), side);
            for second in Rotation::ALL {
                assert_eq!(side.turned(first.then(second)), side.turned(first).turned(second));
            }
        }
    }
    assert_eq!("port".parse::<Side>().unwrap_err().to_string(), "a side is front, right, rear or left");
}

#[test]
fn set_algebra_is_that_of_sets() {
    let (left, right) = (cells(&[(0, 0), (3, 2)]), cells(&[(3, 2), (10, 10)]));
    assert_eq!(left | right, cells(&[(0, 0), (3, 2), (10, 10)]));
    assert_eq!(left & right, cells(&[(3, 2)]));
    assert_eq!(left - right, cells(&[(0, 0)]));
    assert_eq!(left ^ right, cells(&[(0, 0), (10, 10)]));
    assert_eq!((!left).len(), 119);
    assert!((left | right).is_superset(left) && !left.is_superset(right) && (left - right).is_disjoint(right));
    assert_eq!(right.iter().collect::<Vec<_>>(), [cell(3, 2), cell(10, 10)]);
    assert_eq!(CellSet::rectangle(200, 200).len(), 121);
}

/// A line on a torus comes round and ends before it repeats; on a plane it ends at the edge.
#[test]
fn lines_meet_each_cell_once() {
    for surface in surfaces() {
        for start in surface.cells() {
            for side in Side::ALL {
                let line: Vec<Cell> = surface.line(start, side).collect();
                assert_eq!(line.first(), Some(&start));
                assert_eq!(line.iter().collect::<BTreeSet<_>>().len(), line.len());
                assert!(line.windows(2).all(|pair| step(surface, pair[0], side) == Some(pair[1])));
                let beyond = line.last().and_then(|&last| step(surface, last, side));
                assert_eq!(beyond, surface.wraps(side).then_some(start));
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(3000))]

    /// Whole-board shifts, growth and floods against a step at a time.
    #[test]
    fn shifts_and_floods(seed in any::<u64>()) {
        let mut chooser = Chooser::new(seed);
        let all: Vec<Surface> = surfaces().collect();
        let surface = chooser.of(&all);
        let density = chooser.of(&[20, 50, 80, 100]);
        let set: CellSet = surface.cells().iter().filter(|_| chooser.percent(density)).collect();
        for side in Side::ALL {
            let moved: CellSet = set.iter().filter_map(|at| step(surface, at, side)).collect();
            prop_assert_eq!(surface.shift(set, side), moved);
        }
        let around = |corners| -> CellSet {
            set.iter().flat_map(|at| neighbours(surface, at, corners)).collect::<CellSet>() | set
        };
        prop_assert_eq!(surface.grow(set), around(false));
        prop_assert_eq!(surface.grow_by_corners(set), around(true));
        let Some(start) = chooser.cell(surface.cells()) else { return Ok(()) };
        let reached: BTreeSet<Cell> = surface.flood(start.into(), set).iter().collect();
        prop_assert_eq!(reached, search(surface, start, set, false));
        let reached: BTreeSet<Cell> = surface.flood_by_corners(start.into(), set).iter().collect();
        prop_assert_eq!(reached, search(surface, start, set, true));
        let regions: Vec<CellSet> = surface.regions(set).collect();
        prop_assert_eq!(regions.iter().copied().flatten().collect::<CellSet>(), set);
        prop_assert_eq!(regions.iter().map(|region| region.len()).sum::<u32>(), set.len());
        for region in regions {
            let first = region.first().unwrap();
            prop_assert_eq!(region.iter().collect::<BTreeSet<_>>(), search(surface, first, set, false));
        }
    }
}
