//! Ships full of mistakes, each from one seed.

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::dice::{Random, RandomSource};
use starwright::grid::{CellSet, Rotation, Side, Topology};
use starwright::trucker::{Blueprint, Board, Class, Component, Kind, Layout, Violation, catalogue};

type Pcg = Random<Pcg32>;

/// A ship that fills its board as far as real tiles do, with exactly `mistakes` mistakes (disconnection is none).
pub fn packed(seed: u64, mistakes: usize) -> Layout {
    let mut chance = Random::new(Pcg32::seed_from_u64(seed));
    let mut layout = legal(&mut chance);
    while self::mistakes(&layout) < mistakes {
        let cells = layout.board().open();
        let cell = cells.iter().nth(below(&mut chance, cells.len())).expect("below the length");
        let before = layout.remove(cell);
        layout.place(cell, tile(&mut chance)).expect("a free cell");
        if self::mistakes(&layout) > mistakes {
            layout.remove(cell);
            if let Some(component) = before {
                layout.place(cell, component).expect("a free cell");
            }
        }
    }
    layout
}

/// A torus of eleven by eleven cells, on each a random tile or a structural component with connectors all round: a ship that
/// hangs together in many ways, none of them free of mistakes.
pub fn tangled(seed: u64) -> Layout {
    let mut chance = Random::new(Pcg32::seed_from_u64(seed));
    let blueprint =
        Blueprint::builder(&["###########"; 11]).topology(Topology::Torus).build().expect("a sound drawing");
    let mut layout = Layout::new(Board::custom(blueprint));
    let edges = "3333".parse().expect("four digits");
    let strut = Component::new(Kind::Structural, edges, Side::Front).expect("a structural component");
    for cell in layout.board().open() {
        let component = if chance.below(2) == 0 { tile(&mut chance) } else { strut };
        layout.place(cell, component).expect("a free cell");
    }
    layout
}

/// How many mistakes the check reports, disconnection apart.
pub fn mistakes(layout: &Layout) -> usize {
    layout.check().violations.iter().filter(|violation| !matches!(violation, Violation::CutOff { .. })).count()
}

/// A legal ship, built from a few hundred random tiles tried on every cell.
fn legal(chance: &mut Pcg) -> Layout {
    let mut layout = Layout::new(Board::new(Class::IIIC));
    for _ in 0..4_000 {
        let built = layout.occupied();
        let open = layout.board().open();
        let beside: CellSet = if built.is_empty() { open } else { layout.board().surface().grow(built) - built };
        if beside.is_empty() {
            break;
        }
        let cell = beside.iter().nth(below(chance, beside.len())).expect("below the length");
        layout.place(cell, tile(chance)).expect("a free cell");
        if !layout.is_legal() {
            layout.remove(cell);
        }
    }
    layout
}

fn tile(chance: &mut Pcg) -> Component {
    let tiles = u32::try_from(catalogue::ALL.len()).expect("144 tiles");
    catalogue::ALL[below(chance, tiles)].turned(Rotation::ALL[below(chance, 4)])
}

fn below(chance: &mut Pcg, bound: u32) -> usize {
    chance.below(bound) as usize
}
