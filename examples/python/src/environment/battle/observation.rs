//! What a seat sees, as numbers: planes over the square that encloses the board, and a row of table features.

use starwright::battle::{Card, Holding, PieceId, PlayerView, Power, Race, Step, View};
use starwright::table::Seat;

use crate::environment::battle::actions::Actions;

/// Number of planes for the board, and for each player.
const BOARD: usize = 5;
const OF_PLAYER: usize = 7;
/// Features per player.
const PLAYER: usize = 4 + 5 + POWER + 9 * 3;
/// Features of a power: one-hot over twelve, whether it is revealed, whether it is spent.
const POWER: usize = 14;
const STEPS: usize = 15;

pub const fn planes(players: u8) -> usize {
    BOARD + OF_PLAYER * players as usize
}

pub const fn table_length(players: u8) -> usize {
    1 + STEPS + 2 * players as usize + 3 + 9 + POWER + PLAYER * players as usize
}

/// Fills the planes, one after another.
pub fn board(actions: Actions, view: &View, seat: Seat, planes: &mut [u8]) {
    let hexes = actions.side() * actions.side();
    let mut put = |plane: usize, place: Option<usize>, value: u8| {
        if let Some(place) = place {
            planes[plane * hexes + place] = value;
        }
    };
    actions.disc().for_each(|place| put(0, Some(place), 1));
    view.terrain.asteroids.iter().for_each(|hex| put(1, actions.hex(hex), 1));
    view.terrain.probes.iter().for_each(|hex| put(2, actions.hex(hex), 1));
    put(3, actions.hex(view.terrain.centre), 1 + u8::from(view.terrain.central_asteroid));
    let subjects = subjects(view.turn.step);
    for standing in &view.pieces {
        let (piece, ship) = (standing.id, standing.ship);
        let first = BOARD + OF_PLAYER * actions.after(seat, piece.seat());
        let stern = if piece.is_capital() { 3 } else { 1 };
        let bow = piece.is_capital().then(|| (ship.pose().front(), 2));
        let number = piece.number() % PieceId::FLEET + 1;
        let facing = u8::try_from(actions.side_of(ship.facing)).unwrap_or(0);
        for (hex, part) in bow.into_iter().chain([(ship.at, stern)]) {
            let place = actions.hex(hex);
            let marks = [part, facing + 1, number, ship.damage, ship.shot.into(), ship.elite.into(), ship.shield];
            (first..).zip(marks).for_each(|(plane, mark)| put(plane, place, mark));
            if subjects.contains(&Some(piece)) {
                put(4, place, 1);
            }
        }
    }
}

/// The pieces that a step is about.
fn subjects(step: Step) -> [Option<PieceId>; 2] {
    match step {
        Step::Collide { mover, other } => [Some(mover), Some(other)],
        Step::EliteEnd { elite: piece }
        | Step::EliteFace { elite: piece }
        | Step::Turn { fighter: piece }
        | Step::Shoot { ship: piece }
        | Step::Answer { ship: piece, .. }
        | Step::Return { fighter: piece } => [Some(piece), None],
        _ => [None; 2],
    }
}

/// The row: the round, the step, who is to act, whose turn it is, the card of the turn, the observer's hand and power, the players.
pub fn table(actions: Actions, view: &View, seat: Seat, features: &mut Vec<i16>) {
    let players = view.players.len();
    let mut row = Row(features);
    row.0.push(view.turn.round.into());
    row.one_of(STEPS, Some(number(view.turn.step)));
    row.one_of(players, view.awaited.seats.first().map(|decider| actions.after(seat, decider)));
    row.one_of(players, Some(actions.after(seat, view.turn.active)));
    row.cards(1, view.turn.card);
    row.cards(3, view.hand.iter());
    row.power(view.power);
    for place in 0..players {
        row.player(&view.players[(usize::from(seat.number()) + place) % players]);
    }
}

const fn number(step: Step) -> usize {
    match step {
        Step::Place => 0,
        Step::Reveal => 1,
        Step::Squadron => 2,
        Step::Land => 3,
        Step::Collide { .. } => 4,
        Step::EliteEnd { .. } => 5,
        Step::EliteFace { .. } => 6,
        Step::Fire => 7,
        Step::Turn { .. } => 8,
        Step::Capital => 9,
        Step::Shoot { .. } => 10,
        Step::Answer { .. } => 11,
        Step::End => 12,
        Step::Return { .. } => 13,
        _ => 14,
    }
}

/// A row under construction.
struct Row<'a>(&'a mut Vec<i16>);

impl Row<'_> {
    fn one_of(&mut self, count: usize, which: Option<usize>) {
        self.0.extend((0..count).map(|place| i16::from(Some(place) == which)));
    }

    fn cards(&mut self, count: usize, cards: impl IntoIterator<Item = Card>) {
        let numbers = cards.into_iter().map(|card| <[u8; 3]>::from(card).map(i16::from));
        self.0.extend(numbers.chain(core::iter::repeat([-1; 3])).take(count).flatten());
    }

    fn power(&mut self, holding: Option<Holding>) {
        let which = holding.and_then(|holding| Power::ALL.iter().position(|&power| power == holding.power));
        self.one_of(Power::ALL.len(), which);
        self.0.extend(
            [holding.is_some_and(|holding| holding.revealed), holding.is_some_and(|holding| holding.spent)]
                .map(i16::from),
        );
    }

    fn player(&mut self, player: &PlayerView) {
        self.one_of(Race::ALL.len(), Race::ALL.iter().position(|&race| race == player.race));
        let score = i16::try_from(player.score).unwrap_or(i16::MAX);
        let counts = [player.probes, player.hand, player.deck, player.hides_power.into()];
        self.0.push(score);
        self.0.extend(counts.map(i16::from));
        self.power(player.power);
        self.cards(9, player.played.iter());
    }
}
