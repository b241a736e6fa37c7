//! Random fleets with crew, batteries and goods aboard.

use proptest::prelude::*;
use starwright::grid::{Cell, CellSet, Side};
use starwright::trucker::{
    Alien, Board, Capacity, Colour, Component, Connector, Edges, Fleet, Goods, Kind, Layout, Room, Specialisation,
};

use super::random::{self, Chooser};

/// What such a fleet is built of: everything that carries something or adds to a strength.
const KINDS: [Kind; 31] = [
    Kind::Cabin,
    Kind::Cabin,
    Kind::Cabin,
    Kind::Cabin,
    Kind::Cabin,
    Kind::LifeSupport(Colour::Purple),
    Kind::LifeSupport(Colour::Purple),
    Kind::LifeSupport(Colour::Purple),
    Kind::LifeSupport(Colour::Brown),
    Kind::LifeSupport(Colour::Brown),
    Kind::LifeSupport(Colour::Brown),
    Kind::LifeSupport(Colour::Cyan),
    Kind::LifeSupport(Colour::Cyan),
    Kind::LifeSupport(Colour::Cyan),
    Kind::StartingCabin,
    Kind::LuxuryCabin,
    Kind::StasisChamber,
    Kind::Battery(Capacity::One),
    Kind::Battery(Capacity::Two),
    Kind::Battery(Capacity::Three),
    Kind::CargoHold(Capacity::Three),
    Kind::SpecialCargoHold(Capacity::Two),
    Kind::SingleEngine,
    Kind::DoubleEngine,
    Kind::SingleCannon,
    Kind::DoubleCannon,
    Kind::DoubleCannon,
    Kind::BidirectionalCannon,
    Kind::CannonEngine,
    Kind::AutoDefence,
    Kind::AutoDefence,
];

const ALIENS: [Alien; 8] = [
    Alien::Purple,
    Alien::Brown,
    Alien::Cyan(Specialisation::Manager),
    Alien::Cyan(Specialisation::Lawyer),
    Alien::Cyan(Specialisation::Diplomat),
    Alien::Cyan(Specialisation::Technician),
    Alien::Cyan(Specialisation::TelepathicGuru),
    Alien::Cyan(Specialisation::Merchant),
];

fn component(chooser: &mut Chooser) -> Component {
    let kind = chooser.of(&KINDS);
    let facing = if kind.has_exhaust() { Side::Front } else { chooser.of(&Side::ALL) };
    let outlets = Component::new(kind, Edges::default(), facing).expect("all smooth").outlets();
    let [front, right, rear, left] = Side::ALL.map(|side| match outlets.contains(side) {
        true => Connector::Smooth,
        false if chooser.percent(80) => Connector::Universal,
        false => chooser.of(&Connector::ALL),
    });
    Component::new(kind, Edges::new(front, right, rear, left), facing).expect("smooth where it must be")
}

/// A legal layout of such components.
pub fn built(chooser: &mut Chooser, board: Board) -> Layout {
    let mut layout = Layout::new(board);
    let ships = layout.board().ships().to_vec();
    let most = chooser.of(&[2, 10, 20, 60]);
    for ship in ships {
        for _ in 0..chooser.below(most + 1) {
            let built = layout.occupied() & ship;
            let beside = if built.is_empty() { ship } else { (layout.board().surface().grow(built) & ship) - built };
            let Some(cell) = chooser.cell(beside) else { break };
            for _ in 0..4 {
                layout.place(cell, component(chooser)).expect("a free cell");
                if layout.is_legal() {
                    break;
                }
                layout.remove(cell);
            }
        }
    }
    layout
}

/// Some aliens where they may live.
pub fn aliens(chooser: &mut Chooser, layout: &Layout) -> Vec<(Cell, Alien)> {
    let mut chosen: Vec<(Cell, Alien)> = Vec::new();
    for colour in Colour::ALL {
        let taken: CellSet = chosen.iter().map(|&(cell, _)| cell).collect();
        let of_colour: Vec<Alien> = ALIENS.into_iter().filter(|alien| alien.colour() == colour).collect();
        let alien = if chooser.percent(50) { of_colour[0] } else { chooser.of(&of_colour) };
        if let Some(cell) = chooser.cell(layout.alien_cabins(colour) - taken)
            && chooser.percent(90)
        {
            chosen.push((cell, alien));
        }
    }
    chosen
}

/// A fleet of that layout with its crew aboard, some batteries spent, and goods in some holds.
pub fn loaded(chooser: &mut Chooser, layout: Layout) -> Fleet {
    let aliens = aliens(chooser, &layout);
    let mut fleet = layout.into_fleet().expect("a legal layout");
    fleet.embark(&aliens).expect("where they may live");
    for cell in fleet.doubles() {
        let ship = fleet.ships().find(|ship| ship.components.contains(cell)).expect("a ship");
        let batteries = ship.components.iter().filter(|&cell| fleet.aboard().batteries(cell.into()) > 0);
        if let Some(token) = chooser.cell(batteries.collect())
            && chooser.percent(30)
        {
            fleet.power(cell.into(), &[token]).expect("a token of the right ship");
        }
    }
    let holds = holds(chooser, fleet.layout());
    let total = holds.iter().fold(Goods::NONE, |sum, &(_, goods)| plus(sum, goods));
    if !total.is_none() {
        fleet.stow(total, &holds).expect("as much as fits");
    }
    fleet
}

fn holds(chooser: &mut Chooser, layout: &Layout) -> Vec<(Cell, Goods)> {
    let goods = |(cell, component): (Cell, Component)| {
        let (slots, special) = match component.kind().room() {
            Room::Goods(slots) => (slots, false),
            Room::AllGoods(slots) => (slots, true),
            _ => return None,
        };
        let mut goods = Goods::NONE;
        for _ in 0..slots {
            match chooser.below(5) {
                0 if special => goods.red += 1,
                1 => goods.yellow += 1,
                2 => goods.green += 1,
                3 => goods.blue += 1,
                _ => {}
            }
        }
        Some((cell, goods))
    };
    layout.components().filter_map(goods).collect()
}

pub fn plus(one: Goods, other: Goods) -> Goods {
    Goods {
        red: one.red + other.red,
        yellow: one.yellow + other.yellow,
        green: one.green + other.green,
        blue: one.blue + other.blue,
    }
}

/// A legal layout of cabins, batteries, engines and cannons, on any board.
pub fn any_built_layout() -> impl Strategy<Value = Layout> {
    any::<u64>().prop_map(|seed| {
        let mut chooser = Chooser::new(seed);
        let board = random::board(&mut chooser);
        built(&mut chooser, board)
    })
}

pub fn any_loaded_fleet() -> impl Strategy<Value = Fleet> {
    any::<u64>().prop_map(|seed| {
        let mut chooser = Chooser::new(seed);
        let board = random::board(&mut chooser);
        let layout = built(&mut chooser, board);
        loaded(&mut chooser, layout)
    })
}
