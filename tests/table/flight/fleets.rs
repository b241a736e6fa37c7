//! Random fleets: legal ships of every class, with crew, goods and some wear.

use starwright::dice::RandomSource;
use starwright::grid::{Cell, CellSet, Rotation, Side};
use starwright::trucker::{Alien, Board, Class, Colour, Component, Fleet, Goods, Kind, Layout, Marks, TileId};

use crate::harness::Dice;

/// The board of a class, on IVC with what two dice open.
pub(crate) fn board(class: Class, dice: &mut Dice) -> Board {
    let board = Board::new(class);
    if board.blueprint().marks().is_empty() {
        return board;
    }
    board.with_opened(Marks::rolled(dice.die(), Some(dice.die()))).expect("marks of the board")
}

/// A fleet on that board, every ship of which has a human.
pub(crate) fn fleet(board: &Board, dice: &mut Dice) -> Fleet {
    let layout = built(board, dice);
    let mut fleet = layout.into_fleet().expect("legal at every step");
    let aliens = [(Colour::Purple, Alien::Purple), (Colour::Brown, Alien::Brown)]
        .into_iter()
        .filter_map(|(colour, alien)| fleet.layout().alien_cabins(colour).first().map(|cabin| (cabin, alien)));
    let mut aliens: Vec<(Cell, Alien)> = aliens.collect();
    aliens.retain(|_| dice.below(2) == 0);
    aliens.dedup_by_key(|(cabin, _)| *cabin);
    if fleet.embark(&aliens).is_err() {
        fleet.embark(&[]).expect("humans may");
    }
    let unmanned: Vec<_> = fleet.unmanned().collect();
    for ship in unmanned {
        fleet.give_up(ship).expect("it is there");
    }
    wear(&mut fleet, dice);
    fleet
}

fn wear(fleet: &mut Fleet, dice: &mut Dice) {
    for ship in fleet.ships().collect::<Vec<_>>() {
        if fleet.ship_crew(ship).humans > 1 && dice.below(2) == 0 {
            let cabin = (fleet.aboard().manned() & ship.components).first().expect("a human lives there");
            fleet.lose_crew(1, CellSet::EMPTY, &[(cabin, 1)]).expect("one of them goes");
        }
    }
    let gained = Goods { red: below(dice, 3), yellow: below(dice, 3), green: below(dice, 4), blue: below(dice, 4) };
    if !gained.is_none() {
        let holds = fleet.best_stowage(gained);
        fleet.stow(gained, &holds).expect("the best fits");
    }
}

fn below(dice: &mut Dice, bound: u32) -> u16 {
    u16::try_from(dice.below(bound)).expect("small")
}

/// A cabin for every ship that is built, and tiles that keep it legal.
fn built(board: &Board, dice: &mut Dice) -> Layout {
    let mut layout = Layout::new(board.clone());
    let start = Component::new(Kind::StartingCabin, "3333".parse().expect("edges"), Side::Front).expect("a cabin");
    for &ship in board.ships() {
        if dice.below(6) > 0 || layout.occupied().is_empty() {
            layout.place(any_cell(ship, dice), start).expect("an open cell");
        }
    }
    for _ in 0..10 + dice.below(90) {
        let free = board.surface().grow(layout.occupied()) & (board.open() - layout.occupied());
        if free.is_empty() {
            break;
        }
        let tile = match dice.below(24) {
            0 => Component::new(Kind::Booster, "3333".parse().expect("edges"), Side::Front).expect("a booster"),
            1 => Component::new(Kind::StasisChamber, "3333".parse().expect("edges"), Side::Front).expect("a chamber"),
            _ => TileId::ALL[dice.below(144) as usize].component(),
        };
        let cell = any_cell(free, dice);
        let mut tried = layout.clone();
        for turn in Rotation::ALL {
            tried.remove(cell);
            tried.place(cell, tile.turned(turn)).expect("free");
            if tried.is_legal() {
                layout = tried;
                break;
            }
        }
    }
    layout
}

fn any_cell(cells: CellSet, dice: &mut Dice) -> Cell {
    cells.iter().nth(dice.below(cells.len()) as usize).expect("one of them")
}
