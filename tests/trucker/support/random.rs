//! Random boards, components and layouts, each from one seed.

use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::dice::{Die, Random, RandomSource};
use starwright::grid::{Cell, CellSet, Rotation, Side, Topology};
use starwright::trucker::{Blueprint, Board, Class, Component, Connector, Edges, Kind, Layout, Mark, Marks, catalogue};

/// A source of choices.
pub struct Chooser(Random<Pcg32>);

impl Chooser {
    pub fn new(seed: u64) -> Self {
        Self(Random::new(Pcg32::seed_from_u64(seed)))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0.below(u32::try_from(bound).expect("a small bound")) as usize
    }

    pub fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    pub fn of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    pub fn cell(&mut self, cells: CellSet) -> Option<Cell> {
        (!cells.is_empty()).then(|| cells.iter().nth(self.below(cells.len() as usize)).expect("below the length"))
    }

    pub fn die(&mut self) -> Die {
        self.of(&Die::ALL)
    }
}

/// Any built-in board in any state of its marks, or a custom one.
pub fn board(chooser: &mut Chooser) -> Board {
    if chooser.percent(30) { custom_board(chooser) } else { built_in_board(chooser) }
}

pub fn built_in_board(chooser: &mut Chooser) -> Board {
    let board = Board::new(chooser.of(Class::ALL));
    let marks = board.blueprint().marks();
    let opened: Marks = Mark::ALL.into_iter().filter(|&mark| marks.contains(mark) && chooser.percent(40)).collect();
    board.with_opened(opened).expect("marks of the board")
}

pub fn custom_board(chooser: &mut Chooser) -> Board {
    let topology = chooser.of(&Topology::ALL);
    let (columns, rows) = (3 + chooser.below(9), 3 + chooser.below(9));
    let holes = chooser.of(&[0, 10, 30]);
    let art: Vec<String> = (0..rows)
        .map(|row| {
            (0..columns).map(|column| if row + column > 0 && chooser.percent(holes) { '.' } else { '#' }).collect()
        })
        .collect();
    let art: Vec<&str> = art.iter().map(String::as_str).collect();
    Board::custom(Blueprint::builder(&art).topology(topology).build().expect("a sound drawing"))
}

/// A tile of the real set or a component of any kind, turned at random.
pub fn component(chooser: &mut Chooser) -> Component {
    if chooser.percent(50) {
        return chooser.of(&catalogue::ALL).turned(chooser.of(&Rotation::ALL));
    }
    let kind = chooser.of(Kind::ALL);
    let facing = chooser.of(&Side::ALL);
    let outlets = Component::new(kind, Edges::default(), facing).expect("all smooth").outlets();
    let edge = |chooser: &mut Chooser, side| {
        if outlets.contains(side) { Connector::Smooth } else { chooser.of(&Connector::ALL) }
    };
    let [front, right, rear, left] = Side::ALL.map(|side| edge(chooser, side));
    Component::new(kind, Edges::new(front, right, rear, left), facing).expect("smooth where it must be")
}

/// Components anywhere the drawing has a cell, most of it wrong.
pub fn scattered(chooser: &mut Chooser, board: Board) -> Layout {
    let mut layout = Layout::new(board);
    let density = chooser.of(&[10, 40, 70, 100]);
    for cell in layout.board().blueprint().cells() {
        if chooser.percent(density) {
            layout.place(cell, component(chooser)).expect("a free cell");
        }
    }
    layout
}

/// A legal layout, grown component by component in every ship of the board.
pub fn legal(chooser: &mut Chooser, board: Board) -> Layout {
    let mut layout = Layout::new(board);
    let ships = layout.board().ships().to_vec();
    for ship in ships {
        let tries = chooser.below(8 * ship.len() as usize + 1);
        for _ in 0..tries {
            let built = layout.occupied() & ship;
            let beside = if built.is_empty() { ship } else { (layout.board().surface().grow(built) & ship) - built };
            let Some(cell) = chooser.cell(beside) else { break };
            layout.place(cell, component(chooser)).expect("a free cell");
            if !layout.is_legal() {
                layout.remove(cell);
            }
        }
    }
    layout
}

/// A legal layout with up to three components changed, taken away or added.
pub fn nearly_legal(chooser: &mut Chooser, board: Board) -> Layout {
    let mut layout = legal(chooser, board);
    for _ in 0..=chooser.below(3) {
        if let Some(cell) = chooser.cell(layout.board().blueprint().cells()) {
            layout.remove(cell);
            if chooser.percent(80) {
                layout.place(cell, component(chooser)).expect("a free cell");
            }
        }
    }
    layout
}

/// Scattered, nearly legal or legal, on any board.
pub fn layout(chooser: &mut Chooser) -> Layout {
    let board = board(chooser);
    match chooser.below(3) {
        0 => scattered(chooser, board),
        1 => nearly_legal(chooser, board),
        _ => legal(chooser, board),
    }
}

pub fn any_layout() -> impl Strategy<Value = Layout> {
    any::<u64>().prop_map(|seed| layout(&mut Chooser::new(seed)))
}

pub fn any_legal_layout() -> impl Strategy<Value = Layout> {
    any::<u64>().prop_map(|seed| {
        let mut chooser = Chooser::new(seed);
        let board = board(&mut chooser);
        legal(&mut chooser, board)
    })
}
