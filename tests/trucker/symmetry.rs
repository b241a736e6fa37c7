//! Results that must not change when a ship is moved or mirrored.

use std::collections::BTreeMap;

use proptest::prelude::*;
use starwright::grid::{Cell, Side, SideSet};
use starwright::trucker::{Blueprint, Board, Class, Component, Edges, Layout, Rule};

use crate::support::cell;
use crate::support::random::{self, Chooser};

/// A report without its cells.
fn shape(layout: &Layout) -> (BTreeMap<Rule, usize>, Vec<u32>, u32, bool) {
    let report = layout.check();
    let mut rules = BTreeMap::new();
    for violation in &report.violations {
        *rules.entry(violation.rule()).or_insert(0) += 1;
    }
    let mut pieces: Vec<u32> = report.pieces.iter().map(|piece| piece.len()).collect();
    pieces.sort_unstable();
    (rules, pieces, report.exposed, layout.is_legal())
}

fn moved(layout: &Layout, board: Board, to: impl Fn(Cell) -> Cell, change: impl Fn(Component) -> Component) -> Layout {
    let mut moved = Layout::new(board);
    for (at, component) in layout.components() {
        moved.place(to(at), change(component)).unwrap();
    }
    moved
}

/// The component seen in a mirror beside the ship.
fn mirrored(component: Component) -> Component {
    let flip = |side: Side| if side.is_along_column() { side } else { side.opposite() };
    let [front, right, rear, left] = Side::ALL.map(|side| component.edge(flip(side)));
    let wanted = |set: SideSet| set.iter().map(flip).collect::<SideSet>();
    Side::ALL
        .into_iter()
        .filter_map(|facing| Component::new(component.kind(), Edges::new(front, right, rear, left), facing).ok())
        .find(|mirrored| {
            mirrored.muzzles() == wanted(component.muzzles())
                && mirrored.covers() == wanted(component.covers())
                && (mirrored.exhaust(), mirrored.nozzle())
                    == (component.exhaust().map(flip), component.nozzle().map(flip))
        })
        .expect("every component has a mirror image")
}

fn mirror_board(board: &Board) -> Board {
    let art: Vec<String> = board.blueprint().art().map(|row| row.chars().rev().collect()).collect();
    let art: Vec<&str> = art.iter().map(String::as_str).collect();
    Board::custom(Blueprint::builder(&art).topology(board.surface().topology()).build().unwrap())
}

fn torus_layout(seed: u64) -> Layout {
    let mut chooser = Chooser::new(seed);
    let board = Board::new(Class::IIIC);
    match chooser.below(3) {
        0 => random::scattered(&mut chooser, board),
        1 => random::nearly_legal(&mut chooser, board),
        _ => random::legal(&mut chooser, board),
    }
}

/// How many components a repair keeps of each ship, places forgotten, if it is proven.
fn kept(layout: &Layout) -> Option<Vec<u32>> {
    let repair = layout.repair();
    let mut kept: Vec<u32> = repair.ships.iter().map(|ship| ship.kept.len()).collect();
    kept.sort_unstable();
    repair.proven.then_some(kept)
}

proptest! {
    /// LM-TORUS-1, LM-TORUS-2: a ship on the torus may be moved any way round.
    #[test]
    fn all_translations_of_a_torus_ship(seed in any::<u64>()) {
        let layout = torus_layout(seed);
        let expected = shape(&layout);
        for columns in 0..6 {
            for rows in 0..6 {
                let to = |at: Cell| cell((at.column() + columns) % 6, (at.row() + rows) % 6);
                let moved = moved(&layout, layout.board().clone(), to, |component| component);
                prop_assert_eq!(shape(&moved), expected.clone());
            }
        }
    }

    /// LM-LEGAL-9: left and right are alike on every board that is its own mirror image, and on custom boards with theirs.
    #[test]
    fn mirror_images(seed in any::<u64>()) {
        let mut chooser = Chooser::new(seed);
        let layout = random::layout(&mut chooser);
        let board = layout.board();
        prop_assume!(board.class() != Some(Class::IVC)); // its marks have no mirror image
        let mirror = if board.class().is_some() { board.clone() } else { mirror_board(board) };
        let last = board.surface().columns() - 1;
        let image = moved(&layout, mirror, |at| cell(last - at.column(), at.row()), mirrored);
        prop_assert_eq!(shape(&image), shape(&layout));
    }
    /// LM-TORUS-1, LM-TORUS-2, LM-R30: what a repair keeps is as much wherever the torus is cut open.
    #[test]
    fn repairs_of_a_translated_torus_ship(seed in any::<u64>()) {
        let layout = torus_layout(seed);
        let expected = kept(&layout);
        prop_assert!(expected.is_some());
        for columns in 0..6 {
            for rows in 0..6 {
                let to = |at: Cell| cell((at.column() + columns) % 6, (at.row() + rows) % 6);
                let moved = moved(&layout, layout.board().clone(), to, |component| component);
                prop_assert_eq!(kept(&moved), expected.clone());
            }
        }
    }

    /// LM-LEGAL-11, LM-R30: and as much in the mirror.
    #[test]
    fn repairs_of_mirror_images(seed in any::<u64>()) {
        let mut chooser = Chooser::new(seed);
        let layout = random::layout(&mut chooser);
        let board = layout.board();
        prop_assume!(board.class() != Some(Class::IVC)); // its marks have no mirror image
        let mirror = if board.class().is_some() { board.clone() } else { mirror_board(board) };
        let last = board.surface().columns() - 1;
        let image = moved(&layout, mirror, |at| cell(last - at.column(), at.row()), mirrored);
        let (kept, of_image) = (kept(&layout), kept(&image));
        prop_assume!(kept.is_some() && of_image.is_some());
        prop_assert_eq!(of_image, kept);
    }
}
