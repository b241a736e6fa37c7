//! Where a component fits.

use std::collections::BTreeSet;

use crate::trucker::board::Board;
use crate::trucker::check::check;
use crate::trucker::fits::{attached_cells, fits};
use crate::trucker::side::Cell;
use crate::trucker::side::Side::Front;
use crate::trucker::tile::Tile;
use crate::worked::smooth;

#[test]
fn fits_only_where_the_edges_do() {
    // LM-LEGAL-2, LM-LEGAL-3.
    let board = Board::from_art(&["####"], "plane");
    let ship = [Tile::new((1, 0), "structural", [0, 1, 0, 2])];
    let single = Tile::new((0, 0), "structural", [0, 0, 0, 1]);
    let [unturned, once, twice, thrice] = fits(&board, &ship, &single);
    assert_eq!(unturned, BTreeSet::from([(2, 0)]));
    assert!(once.is_empty() && twice.is_empty() && thrice.is_empty());
    let [_, _, other_way, _] = fits(&board, &ship, &Tile::new((0, 0), "structural", [0, 0, 0, 3]));
    assert_eq!(other_way, BTreeSet::from([(0, 0)]));
}

#[test]
fn fits_mind_muzzles_old_and_new() {
    // LM-LEGAL-7: neither in front of a cannon that is there, nor as a cannon in front of something.
    let board = Board::from_art(&["###", "###", "###"], "plane");
    let ship = [smooth((1, 1), "cannon").pointing(&[Front]).strong(1)];
    let around = BTreeSet::from([(0, 1), (2, 1), (1, 2)]);
    assert_eq!(fits(&board, &ship, &smooth((0, 0), "cabin")), [(); 4].map(|()| around.clone()));
    let [forward, ..] = fits(&board, &ship, &ship[0]);
    assert_eq!(forward, BTreeSet::from([(0, 1), (2, 1)]));
}

#[test]
fn old_mistakes_do_not_stop_what_fits() {
    let board = Board::from_art(&["####"], "plane");
    let broken = [Tile::new((0, 0), "cabin", [0, 1, 0, 0]), Tile::new((1, 0), "cabin", [0; 4])];
    assert_eq!(check(&board, &broken).errors.len(), 1);
    assert_eq!(fits(&board, &broken, &smooth((0, 0), "cabin"))[0], BTreeSet::from([(2, 0)]));
}

#[test]
fn attached_means_to_the_same_ship() {
    // LM-CABIN-4, LM-IVC-BUILD-1, LM-IVC-BUILD-2.
    let fleet = Board::of_class("IVC", &[]);
    assert_eq!(attached_cells(&fleet, &[]), fleet.open);
    let started = [smooth((2, 3), "cabin")];
    let front_left = |cell: &Cell| cell.0 <= 3 && cell.1 <= 4;
    let attached = attached_cells(&fleet, &started);
    let here: BTreeSet<Cell> = attached.iter().copied().filter(front_left).collect();
    assert_eq!(here, BTreeSet::from([(1, 3), (3, 3), (2, 2)]));
    let elsewhere = fleet.open.iter().filter(|cell| !front_left(cell)).count();
    assert_eq!(attached.len(), 3 + elsewhere);
    // Once 1 is opened the two left ships are one, and one of them is started.
    let joined = attached_cells(&Board::of_class("IVC", &["1"]), &started);
    assert_eq!(joined.iter().filter(|cell| cell.0 <= 3).count(), 4);
    assert!(joined.contains(&(2, 4)));
}

#[test]
fn attached_across_the_edges() {
    // LM-CABIN-4, LM-TORUS-1.
    let corner = [smooth((0, 0), "cabin")];
    let attached = attached_cells(&Board::of_class("IIIC", &[]), &corner);
    assert_eq!(attached, BTreeSet::from([(1, 0), (0, 1), (5, 0), (0, 5)]));
}
