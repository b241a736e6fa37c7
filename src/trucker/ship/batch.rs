//! Checks many ships of one board at once, for programs that generate ships by the million.
//!
//! It checks a fixed number of [`Packed`] ships at a time with the code that checks a single [`Layout`](crate::trucker::Layout),
//! on rows of words that the compiler vectorises. It does not allocate.
//!
//! ```
//! use starwright::grid::Cell;
//! use starwright::trucker::{Board, Class, Packed, batch, catalogue};
//!
//! let board = Board::new(Class::IIIC);
//! let cannon = catalogue::tile(88)?;
//! let mut ships = [Packed::EMPTY; 3];
//! ships[1].put(Cell::new(2, 3)?, cannon);
//! ships[2].put(Cell::new(2, 3)?, cannon);
//! ships[2].put(Cell::new(2, 2)?, cannon); // before the muzzle of the other
//! assert_eq!(batch::are_legal(&board, &ships).collect::<Vec<_>>(), [true, true, false]);
//! assert_eq!(batch::premiums(&board, &ships).next(), Some(Some(15)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::grid::word::Word;
use crate::grid::{Paths, Shifts};
use crate::trucker::parts::board::Board;
use crate::trucker::ship::faults::Faults;
use crate::trucker::ship::outline::Outline;
use crate::trucker::ship::packed::Packed;

/// The number of ships checked at a time.
pub const LANES: usize = 16;

/// How often all ships of a row are flooded together: enough for those that are not drawn out.
const STEPS: usize = 8;

/// The verdict of [`Layout::is_legal`](crate::trucker::Layout::is_legal) on each ship, in their order.
pub fn are_legal<'a>(board: &'a Board, ships: &'a [Packed]) -> impl Iterator<Item = bool> + 'a {
    in_step(ships, |lanes| verdicts(board, lanes))
}

/// The premium of [`Layout::weak_spot`](crate::trucker::Layout::weak_spot) of each ship, in their order: all `None` on boards
/// without a premium (LM-TORUS-4).
pub fn premiums<'a>(board: &'a Board, ships: &'a [Packed]) -> impl Iterator<Item = Option<u16>> + 'a {
    let table = board.blueprint().premium();
    in_step(ships, |lanes| weak_spots(board, lanes)).map(move |size| Some(table?.premium(size)))
}

/// Applies a query to one row of ships after another; the last row is filled with empty ships.
fn in_step<'a, T: 'a>(
    ships: &'a [Packed],
    ask: impl Fn(&[Packed; LANES]) -> [T; LANES] + 'a,
) -> impl Iterator<Item = T> + 'a {
    ships.chunks(LANES).flat_map(move |row| {
        let answers = match row.first_chunk() {
            Some(whole) => ask(whole),
            None => ask(&core::array::from_fn(|lane| row.get(lane).copied().unwrap_or_default())),
        };
        answers.into_iter().take(row.len())
    })
}

fn verdicts(board: &Board, ships: &[Packed; LANES]) -> [bool; LANES] {
    if board.surface().is_narrow() { verdicts_in::<u64>(board, ships) } else { verdicts_in::<u128>(board, ships) }
}

fn verdicts_in<W: Word>(board: &Board, ships: &[Packed; LANES]) -> [bool; LANES] {
    let outline = Outline::of(board);
    let mut row = Row { occupied: [W::ZERO; LANES], right: [W::ZERO; LANES], rear: [W::ZERO; LANES] };
    let mut wrong = [W::ZERO; LANES];
    let lanes = row.occupied.iter_mut().zip(&mut row.right).zip(&mut row.rear).zip(&mut wrong);
    for (ship, (((occupied, right), rear), wrong)) in ships.iter().zip(lanes) {
        let shape = ship.shape::<W>();
        let faults = Faults::of(&outline, shape);
        let links = faults.links();
        (*occupied, *right, *rear, *wrong) = (shape.occupied, links.right, links.rear, faults.all());
    }
    for ship in board.ships() {
        row.find_cut_off(&outline.shifts, W::narrow(ship.bits()), &mut wrong);
    }
    // a component off the surface is also on a closed cell (LM-LEGAL-10), beyond the width of the board
    let surface = board.surface().cells();
    let mut legal = wrong.map(|wrong| wrong == W::ZERO);
    legal.iter_mut().zip(ships).for_each(|(legal, ship)| *legal &= surface.is_superset(ship.occupied()));
    legal
}

/// The components of a row of ships and what joins them.
struct Row<W> {
    occupied: [W; LANES],
    right: [W; LANES],
    rear: [W; LANES],
}

impl<W: Word> Row<W> {
    /// LM-LEGAL-9, LM-IVC-CHECK: adds the components among `cells` that are not connected to the first of them. After some steps
    /// together, what is still unreached is sought ship by ship, so that one snake does not delay the row.
    fn find_cut_off(&self, shifts: &Shifts<W>, cells: W, cut_off: &mut [W; LANES]) {
        let mut reached = self.occupied.map(|occupied| (occupied & cells).lowest());
        let mut unreached = !W::ZERO;
        for _ in 0..STEPS {
            if unreached == W::ZERO {
                return;
            }
            unreached = W::ZERO;
            let lanes = reached.iter_mut().zip(&self.right).zip(&self.rear).zip(&self.occupied);
            for (((reached, &right), &rear), &occupied) in lanes {
                *reached = Paths::new(shifts, right, rear).grow(*reached);
                unreached = unreached | (occupied & cells & !*reached);
            }
        }
        let lanes = reached.into_iter().zip(&self.right).zip(&self.rear).zip(&self.occupied).zip(cut_off);
        for ((((reached, &right), &rear), &occupied), cut_off) in lanes {
            let components = occupied & cells;
            if components & !reached != W::ZERO {
                *cut_off = *cut_off | components & !Paths::new(shifts, right, rear).piece(reached);
            }
        }
    }
}

/// The sizes of the weak spots.
fn weak_spots(board: &Board, ships: &[Packed; LANES]) -> [u32; LANES] {
    if board.surface().is_narrow() { weak_spots_in::<u64>(board, ships) } else { weak_spots_in::<u128>(board, ships) }
}

/// LM-TORUS-4: removes one group after another from each board until none is left.
fn weak_spots_in<W: Word>(board: &Board, ships: &[Packed; LANES]) -> [u32; LANES] {
    let shifts = board.surface().shifts::<W>();
    let mut left = ships.each_ref().map(|ship| W::narrow((board.open() - ship.occupied()).bits()));
    let mut largest = [0; LANES];
    while left.iter().any(|&left| left != W::ZERO) {
        let mut group = left.map(W::lowest);
        let mut more = true;
        while more {
            let mut new = W::ZERO;
            for (group, &left) in group.iter_mut().zip(&left) {
                let next = shifts.grow_by_corners(*group) & left;
                new = new | (next ^ *group);
                *group = next;
            }
            more = new != W::ZERO;
        }
        for ((largest, left), group) in largest.iter_mut().zip(&mut left).zip(group) {
            *largest = group.count().max(*largest);
            *left = *left & !group;
        }
    }
    largest
}
