//! Loaded ships, drawn.

use std::error::Error;

use starwright::grid::{Cell, Side};
use starwright::trucker::{
    Alien, Board, Capacity, Class, Colour, Component, Connector, Edges, Fleet, Goods, Kind, Layout, Mark, Room,
};

const IIC: [&str; 8] = [".^A.", "fSb>", "<CHx", "xbZ>", ".PC.", "ugGx", "xtex", "E..e"];
const IIIC: [&str; 6] = ["......", "..^.A.", ".<HCb.", ".xPSx>", ".gGZb.", "..e.Ev"];
/// Marks 3 and 4 are opened: one ship in front, one behind it.
const IVC: [&str; 9] = [
    "...^.A...",
    "..xSxb>..",
    ".<CH.Cb..",
    ".uPxxxgv.",
    ".x.....e.",
    "...xxx...",
    ".<CC.Cb>.",
    "uGbSxZgGv",
    "e..t.E..e",
];

/// The ship or ships of a class, with crew, batteries, goods, and an alien where one may live.
pub fn loaded(class: Class) -> Result<Fleet, Box<dyn Error>> {
    let (board, drawing): (Board, &[&str]) = match class {
        Class::IIC => (Board::new(class), &IIC),
        Class::IVC => (Board::new(class).with_opened([Mark::Three, Mark::Four].into_iter().collect())?, &IVC),
        _ => (Board::new(Class::IIIC), &IIIC),
    };
    let layout = built(board, drawing)?;
    let purple: Vec<_> =
        layout.alien_cabins(Colour::Purple).first().map(|cabin| (cabin, Alien::Purple)).into_iter().collect();
    let mut fleet = layout.into_fleet()?;
    fleet.embark(&purple)?;
    load(&mut fleet)?;
    Ok(fleet)
}

fn built(board: Board, drawing: &[&str]) -> Result<Layout, Box<dyn Error>> {
    let mut layout = Layout::new(board);
    for (row, line) in (0..).zip(drawing) {
        for (column, letter) in (0..).zip(line.chars()) {
            if let Some(component) = drawn(letter)? {
                layout.place(Cell::new(column, row)?, component)?;
            }
        }
    }
    Ok(layout)
}

/// The component for a letter, with universal connectors on all sides without an outlet.
fn drawn(letter: char) -> Result<Option<Component>, Box<dyn Error>> {
    let (kind, facing) = match letter {
        '^' => (Kind::SingleCannon, Side::Front),
        '<' => (Kind::SingleCannon, Side::Left),
        '>' => (Kind::SingleCannon, Side::Right),
        'A' => (Kind::DoubleCannon, Side::Front),
        'S' => (Kind::Shield, Side::Front),
        'Z' => (Kind::Shield, Side::Rear),
        'f' => (Kind::Thruster, Side::Front),
        't' => (Kind::Thruster, Side::Rear),
        'u' => (Kind::Thruster, Side::Left),
        'v' => (Kind::Thruster, Side::Right),
        'b' => (Kind::Battery(Capacity::Three), Side::Front),
        'H' => (Kind::StartingCabin, Side::Front),
        'C' => (Kind::Cabin, Side::Front),
        'P' => (Kind::LifeSupport(Colour::Purple), Side::Front),
        'g' => (Kind::CargoHold(Capacity::Two), Side::Front),
        'G' => (Kind::SpecialCargoHold(Capacity::Two), Side::Front),
        'e' => (Kind::SingleEngine, Side::Front),
        'E' => (Kind::DoubleEngine, Side::Front),
        'x' => (Kind::Structural, Side::Front),
        _ => return Ok(None),
    };
    let outlets = Component::new(kind, Edges::default(), facing)?.outlets();
    let edge = |side| if outlets.contains(side) { Connector::Smooth } else { Connector::Universal };
    let [front, right, rear, left] = Side::ALL.map(edge);
    Ok(Some(Component::new(kind, Edges::new(front, right, rear, left), facing)?))
}

/// A red and a green block in every special hold, a yellow and a blue one in every other hold.
fn load(fleet: &mut Fleet) -> Result<(), Box<dyn Error>> {
    let goods = |(cell, component): (Cell, Component)| match component.kind().room() {
        Room::AllGoods(_) => Some((cell, Goods { red: 1, green: 1, ..Goods::default() })),
        Room::Goods(_) => Some((cell, Goods { yellow: 1, blue: 1, ..Goods::default() })),
        _ => None,
    };
    let holds: Vec<(Cell, Goods)> = fleet.layout().components().filter_map(goods).collect();
    let all = holds.iter().fold(Goods::NONE, |all, (_, goods)| Goods {
        red: all.red + goods.red,
        yellow: all.yellow + goods.yellow,
        green: all.green + goods.green,
        blue: all.blue + goods.blue,
    });
    fleet.stow(all, &holds)?;
    Ok(())
}
