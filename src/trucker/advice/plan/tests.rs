//! The beam of a plan keeps what is best.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::error::Error;

use super::{Plan, State, insert, is_among_best};
use crate::grid::{Cell, Side};
use crate::trucker::parts::blueprint::Class;
use crate::trucker::parts::board::Board;
use crate::trucker::parts::component::{Component, Kind};
use crate::trucker::ship::layout::Layout;

/// A layout with one component, in this column.
fn state(column: u8, merit: i64) -> Result<State, Box<dyn Error>> {
    let mut layout = Layout::new(Board::new(Class::IIIC));
    layout
        .place(Cell::new(column % 6, column / 6)?, Component::new(Kind::Structural, "3333".parse()?, Side::Front)?)?;
    Ok(State { layout, merit, steps: vec![] })
}

#[test]
fn a_beam_keeps_the_best() -> Result<(), Box<dyn Error>> {
    let mut beam = Vec::new();
    for (column, merit) in (0..).zip([5, 9, 5, 7, 3, 9, 1, 2]) {
        assert!(is_among_best(&beam, i64::MIN), "there is room");
        insert(&mut beam, state(column, merit)?);
    }
    assert_eq!(beam.len(), Plan::WIDTH);
    let merits = |beam: &[State]| beam.iter().map(|state| state.merit).collect::<Vec<_>>();
    assert_eq!(merits(&beam), [9, 9, 7, 5, 5, 3, 2, 1]);
    assert_eq!([0, 1, 2].map(|merit| is_among_best(&beam, merit)), [false, false, true]);
    insert(&mut beam, state(20, 5)?);
    insert(&mut beam, state(20, 5)?);
    assert_eq!(merits(&beam), [9, 9, 7, 5, 5, 5, 3, 2], "the same layout once");
    assert_eq!(beam.get(5).map(|state| &state.layout), Some(&state(20, 5)?.layout), "behind those that are as good");
    Ok(())
}
