//! The evaluation of a game for a seat.

use crate::battle::bots::outlook::Outlook;
use crate::battle::bots::prospect::{DENT, FIGHTER, Gunner, POINT, turns_left};
use crate::battle::field::score::RING_POINTS;
use crate::battle::field::{Cell, Field};
use crate::battle::game::Game;
use crate::battle::game::cards::ROUNDS;
use crate::battle::game::holding::Holding;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::Power;
use crate::battle::pieces::ship::Ship;
use crate::table::seat::Seat;

/// The lead of a seat, in hundredths of a point: four times its own standing, minus that of each other seat, minus the best of
/// these again.
pub(super) fn lead(game: &Game, outlook: &Outlook, seat: Seat) -> i32 {
    let (mut own, mut others, mut best) = (0, 0, i32::MIN);
    for (each, score) in Seat::of(game.field().players()).zip(game.field().scores()) {
        let prospects = if each == seat { OWN_PROSPECTS } else { RIVAL_PROSPECTS };
        let standing = standing(game, outlook, each, score, prospects);
        if each == seat {
            own = standing;
        } else {
            others += standing;
            best = best.max(standing);
        }
    }
    OWN * own - others - best
}

/// The weight of the own standing.
pub(super) const OWN: i32 = 4;
/// The percentage of a move's present gain that remains when the seat moves again, after all others.
const OWN_PROSPECTS: i32 = 50;
const RIVAL_PROSPECTS: i32 = 90;
/// The cost per hex of a capital ship's distance to the centre.
const FAR: i32 = 8;
/// The value of a capital ship to its owner, before what each remaining turn adds.
const CAPITAL: i32 = 200;
const CAPITAL_TURN: i32 = 50;
/// The value of an unused power of single use, per remaining turn.
const POWER: i32 = 20;
/// The value of a choice of cards (BBS-D3.1).
const CARDS: i32 = 100;

/// The standing of a seat: its points, where the probe ring counts less the farther the end is; its ships and unused power, by
/// remaining turns; and its prospects.
fn standing(game: &Game, outlook: &Outlook, seat: Seat, score: u16, prospects: i32) -> i32 {
    let points = POINT * i32::from(score);
    if game.is_over() {
        return points;
    }
    let (field, left) = (game.field(), turns_left(game, seat));
    let early =
        POINT * i32::from(RING_POINTS) * ring(field, seat) * i32::from(ROUNDS - game.round()) / i32::from(ROUNDS);
    let own = field.ships().filter(|(piece, _)| piece.seat() == seat);
    let ships: i32 = own.map(|(piece, ship)| ship_worth(field, piece, ship, left)).sum();
    let hope = if left > 0 { Gunner::of(game, seat, 0).prospects(field, outlook) } else { 0 };
    points - early + ships + power(game, seat, left) + hope * prospects / 100
}

fn ship_worth(field: &Field, piece: PieceId, ship: Ship, left: i32) -> i32 {
    if !piece.is_capital() {
        return FIGHTER * left;
    }
    let dent = if ship.damage > 0 { DENT / 2 } else { 0 };
    CAPITAL + CAPITAL_TURN * left - dent - FAR * i32::from(ship.pose().front().distance(field.centre()))
}

fn power(game: &Game, seat: Seat, left: i32) -> i32 {
    match game.power(seat) {
        Some(Holding { power: Power::D3, revealed: true, .. }) => CARDS,
        Some(Holding { power: Power::E3 | Power::V3 | Power::K3 | Power::D1 | Power::D2, spent: false, .. }) => {
            POWER * left
        }
        _ => 0,
    }
}

/// The hexes of the probe ring that a seat holds (BBS-R16).
fn ring(field: &Field, seat: Seat) -> i32 {
    let held = |hex| i32::from(matches!(field.cell(hex), Cell::Ship(piece) if piece.seat() == seat));
    field.centre().neighbours().map(held).sum()
}
