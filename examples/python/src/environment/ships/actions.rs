//! The actions of yards and flights. Cells are counted column by column.

use starwright::grid::{Cell, Rotation};
use starwright::trucker::{Alien, Insurance, flight, yard};

use crate::environment::learned::{Place, Shape};

/// Declares the kinds of action of a part of the game, in numbering order.
macro_rules! kinds {
    ($enum:ident($cells:ident): $($variant:ident $name:literal $count:expr,)*) => {
        #[derive(Clone, Copy)]
        pub enum $enum { $($variant),* }

        impl $enum {
            /// The kinds with the number of actions of each, on a board of so many cells.
            pub fn table($cells: usize) -> Vec<(&'static str, usize)> {
                vec![$(($name, $count)),*]
            }
        }
    };
}

kinds! { Building(cells):
    TakeFaceDown "take_face_down" 1,
    TakeFaceUp "take_face_up" 144,
    TakeAside "take_aside" 3,
    TakeBack "take_back" 1,
    Return "return" 1,
    SetAside "set_aside" 1,
    Place "place" 4 * cells,
    Look "look" 3,
    Finish "finish" 6,
    Flip "flip" 1,
    Roll "roll" 1,
    Remove "remove" cells,
    KeepPart "keep_part" cells,
    Pass "pass" 1,
    Welcome "welcome" 3 * cells,
    Board "board" 1,
    Insure "insure" 4,
    Wait "wait" 1,
}

kinds! { Flying(cells):
    FlyOn "fly_on" 1,
    Withdraw "withdraw" cells,
    Wake "wake" 8,
    Jump "jump" 8,
    Power "power" 32,
    Land "land" 8,
    Take "take" 1,
    Decline "decline" 1,
    GiveCrew "give_crew" 6,
    GiveGoods "give_goods" 10,
    Stow "stow" 16,
    Defend "defend" 32,
    Keep "keep" cells,
}

/// The number of a cell.
pub fn cell(shape: Shape, cell: Cell) -> usize {
    usize::from(cell.column()) * shape.rows + usize::from(cell.row())
}

/// The number of kinds in a yard.
pub const OF_YARD: usize = Building::Wait as usize + 1;

/// Where a choice in a yard stands; `None` if it is never offered.
pub fn in_yard(shape: Shape, choice: &yard::Choice) -> Option<Place> {
    use yard::Choice;
    let (kind, within) = match *choice {
        Choice::TakeFaceDown => (Building::TakeFaceDown, 0),
        Choice::TakeFaceUp { tile } => (Building::TakeFaceUp, usize::from(u8::from(tile)) - 1),
        Choice::TakeAside { .. } => return Some(Place::Next(Building::TakeAside as usize)),
        Choice::TakeBack => (Building::TakeBack, 0),
        Choice::Return => (Building::Return, 0),
        Choice::SetAside => (Building::SetAside, 0),
        Choice::Place { at, turn } => (Building::Place, 4 * cell(shape, at) + quarters(turn)),
        Choice::Look { pile } => (Building::Look, usize::from(pile).checked_sub(1)?),
        Choice::Finish { order } => (Building::Finish, order.unwrap_or(0).into()),
        Choice::Flip => (Building::Flip, 0),
        Choice::Roll => (Building::Roll, 0),
        Choice::Remove { at } => (Building::Remove, cell(shape, at)),
        Choice::Keep { at } => (Building::KeepPart, cell(shape, at)),
        Choice::Pass => (Building::Pass, 0),
        Choice::Welcome { at, alien } => (Building::Welcome, 3 * cell(shape, at) + colour(alien)?),
        Choice::Board => (Building::Board, 0),
        Choice::Insure { insurance } => (Building::Insure, cover(insurance)),
        _ => return None,
    };
    Some(Place::At(kind as usize, within))
}

/// Where a choice in a flight stands; `None` if it is never offered.
pub fn in_flight(shape: Shape, choice: &flight::Choice) -> Option<Place> {
    use flight::Choice;
    let (kind, within) = match choice {
        Choice::FlyOn => (Flying::FlyOn, 0),
        Choice::Withdraw { at } => (Flying::Withdraw, cell(shape, *at)),
        Choice::Land { planet } => (Flying::Land, (*planet).into()),
        Choice::Take => (Flying::Take, 0),
        Choice::Decline => (Flying::Decline, 0),
        Choice::Keep { at } => (Flying::Keep, cell(shape, *at)),
        Choice::Wake { .. } => return next(Flying::Wake),
        Choice::Jump { .. } => return next(Flying::Jump),
        Choice::Power { .. } => return next(Flying::Power),
        Choice::GiveCrew { .. } => return next(Flying::GiveCrew),
        Choice::GiveGoods { .. } => return next(Flying::GiveGoods),
        Choice::Stow { .. } => return next(Flying::Stow),
        Choice::Defend { .. } => return next(Flying::Defend),
        _ => return None,
    };
    Some(Place::At(kind as usize, within))
}

#[expect(clippy::unnecessary_wraps, reason = "returned from a function of options")]
const fn next(kind: Flying) -> Option<Place> {
    Some(Place::Next(kind as usize))
}

/// The number of an outcome of chance in a yard: the tile minus 1, or the face minus 1.
pub fn outcome_in_yard(choice: &yard::Choice) -> Option<usize> {
    match *choice {
        yard::Choice::CameUp { tile } => Some(usize::from(u8::from(tile)) - 1),
        yard::Choice::Die { face } => Some(usize::from(u8::from(face)) - 1),
        _ => None,
    }
}

/// The number of an outcome of chance in a flight: the face minus 1.
pub fn outcome_in_flight(choice: &flight::Choice) -> Option<usize> {
    match choice {
        flight::Choice::Die { face } => Some(usize::from(u8::from(*face)) - 1),
        _ => None,
    }
}

fn quarters(turn: Rotation) -> usize {
    Rotation::ALL.iter().position(|&rotation| rotation == turn).unwrap_or(0)
}

/// Cyan specialists come aboard without a number: which one a player has is not of the yard.
const fn colour(alien: Alien) -> Option<usize> {
    match alien {
        Alien::Purple => Some(0),
        Alien::Brown => Some(1),
        Alien::Cyan(_) => None,
    }
}

const fn cover(insurance: Insurance) -> usize {
    match insurance {
        Insurance::None => 0,
        Insurance::Two => 1,
        Insurance::Five => 2,
        Insurance::Eight => 3,
    }
}
