//! Sets of cells and sides behave like other Rust sets; cells round-trip as text; the stock of real tiles.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign};

use proptest::prelude::*;
use starwright::grid::{Cell, CellSet, NoCell, OffGrid, Side, SideSet};
use starwright::trucker::{Board, Class, Component, Kind, Layout, TileId, catalogue};

use crate::support::random::any_layout;
use crate::support::{cell, component};

/// Every operator of two sets, against ordered sets of the standard library.
fn operators<S, T>(one: S, other: S, everything: &BTreeSet<T>)
where
    T: Ord + Copy + Debug,
    S: Copy + Debug + PartialEq + FromIterator<T> + Extend<T> + IntoIterator<Item = T, IntoIter: DoubleEndedIterator>,
    S: BitOr<Output = S> + BitAnd<Output = S> + BitXor<Output = S> + Sub<Output = S> + Not<Output = S>,
    S: BitOrAssign + BitAndAssign + BitXorAssign + SubAssign,
    for<'a> &'a S: IntoIterator<Item = T>,
{
    let plain = |set: S| set.into_iter().collect::<BTreeSet<T>>();
    let (a, b) = (plain(one), plain(other));
    assert_eq!(plain(one | other), &a | &b);
    assert_eq!(plain(one & other), &a & &b);
    assert_eq!(plain(one ^ other), &a ^ &b);
    assert_eq!(plain(one - other), &a - &b);
    assert_eq!(plain(!one), everything - &a);
    let in_place = |change: fn(&mut S, S)| {
        let mut set = one;
        change(&mut set, other);
        set
    };
    assert_eq!(in_place(|set, other| *set |= other), one | other);
    assert_eq!(in_place(|set, other| *set &= other), one & other);
    assert_eq!(in_place(|set, other| *set ^= other), one ^ other);
    assert_eq!(in_place(|set, other| *set -= other), one - other);
    assert_eq!(in_place(Extend::extend), one | other);
    assert!((&one).into_iter().eq(a.iter().copied()));
    assert!(one.into_iter().rev().eq(a.iter().rev().copied()));
}

fn every_side_set() -> impl Iterator<Item = SideSet> {
    (0..16).map(|bits| Side::ALL.into_iter().filter(|&side| bits >> side as u8 & 1 == 1).collect())
}

#[test]
fn side_sets_are_sets() {
    let everything = Side::ALL.into_iter().collect();
    for (one, other) in every_side_set().flat_map(|one| every_side_set().map(move |other| (one, other))) {
        operators(one, other, &everything);
        assert_eq!(one.is_superset(other), (one | other) == one);
        assert_eq!(one.is_disjoint(other), (one & other).is_empty());
        assert_eq!((one.len() as usize, one.iter().len()), (one.iter().count(), one.iter().count()));
    }
    assert_eq!(SideSet::ALL.to_string(), "front, right, rear, left");
    assert_eq!(SideSet::EMPTY.to_string(), "no side");
}

fn any_cells() -> impl Strategy<Value = CellSet> {
    proptest::collection::vec((0..11_u8, 0..11_u8), 0..60)
        .prop_map(|places| places.into_iter().map(|(column, row)| cell(column, row)).collect())
}

proptest! {
    #[test]
    fn cell_sets_are_sets(one in any_cells(), other in any_cells(), taken in proptest::collection::vec(any::<bool>(), 121)) {
        operators(one, other, &(!CellSet::EMPTY).iter().collect());
        // from both ends in any order: every cell once
        let (mut cells, mut front, mut back) = (one.iter(), vec![], vec![]);
        for at_front in taken {
            prop_assert_eq!(cells.len(), one.len() as usize - front.len() - back.len());
            if at_front { front.extend(cells.next()) } else { back.extend(cells.next_back()) }
        }
        prop_assert!(front.into_iter().chain(back.into_iter().rev()).eq(one));
    }

    #[test]
    fn layouts_parse_as_they_are_noted(layout in any_layout()) {
        prop_assert_eq!(layout.notation().parse::<Layout>(), Ok(layout));
    }

    #[test]
    fn a_tile_that_lies_twice_is_found(layout in any_layout()) {
        let mut lying: BTreeMap<TileId, Vec<Cell>> = BTreeMap::new();
        for (cell, component) in layout.components() {
            if let Some(tile) = component.tile() {
                lying.entry(tile).or_default().push(cell);
            }
        }
        lying.retain(|_, cells| cells.len() > 1);
        let found = layout.duplicates().map(|(tile, cells)| (tile, cells.iter().collect()));
        prop_assert!(found.eq(lying));
    }
}

#[test]
fn cells_round_trip_as_text() {
    for cell in !CellSet::EMPTY {
        let place: (u8, u8) = cell.into();
        assert_eq!((place.try_into(), cell.to_string().parse()), (Ok(cell), Ok(cell)));
        assert_eq!(place, (cell.column(), cell.row()));
    }
    for text in
        ["", "3, 5", "(3,5)", "(3, 5", "(03, 5)", "(+3, 5)", "(3, 5) ", "(3, -5)", "(3, )", "(3, 5, 7)", "(3, 256)"]
    {
        assert_eq!(text.parse::<Cell>(), Err(NoCell::Form), "{text}");
    }
    let off = OffGrid { column: 11, row: 0 };
    assert_eq!("(11, 0)".parse::<Cell>(), Err(NoCell::OffGrid(off)));
    assert_eq!(Cell::try_from((11, 0)), Err(off));
    assert_eq!(CellSet::from([cell(4, 2), cell(0, 0)]).to_string(), "(0, 0), (4, 2)");
    assert_eq!(CellSet::EMPTY.to_string(), "no cell");
}

/// 140 tiles are drawn; the four starting cabins are not.
#[test]
fn the_stock_of_tiles() {
    let numbers = |tiles: &mut dyn Iterator<Item = TileId>| tiles.map(TileId::get).collect::<Vec<_>>();
    assert_eq!(numbers(&mut TileId::ALL.into_iter()), (1..=144).collect::<Vec<_>>());
    assert_eq!(numbers(&mut catalogue::starting_cabins()), [31, 32, 33, 34]);
    assert_eq!(numbers(&mut catalogue::pool()), (1..=30).chain(35..=144).collect::<Vec<_>>());
    assert!(catalogue::starting_cabins().all(|tile| tile.component().kind() == Kind::StartingCabin));
}

#[test]
fn components_without_a_tile_lie_as_often_as_they_like() {
    let mut layout = Layout::new(Board::new(Class::IIIC));
    let made: Component = component(Kind::Cabin, "2121", Side::Front);
    for column in 0..4 {
        layout.place(cell(column, 0), made).unwrap();
    }
    assert_eq!(layout.duplicates().count(), 0);
}
