//! Positions: a game as public fields, to save it, read it, or start from any state.

mod board;
mod cards;
mod fault;
mod hits;
mod pieces;
mod placed;
mod step;
mod table;
mod under_way;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::battle::board::Layout;
use crate::battle::field::Field;
use crate::battle::field::terrain::Terrain;
use crate::battle::game::Game;
use crate::battle::game::cards::Cards;
use crate::battle::game::holding::Holding;
use crate::battle::game::turn::Turn;
use crate::battle::pieces::race::Race;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::Standing;
use crate::battle::rules::rulings::Rulings;
use crate::table::seat::{PerSeat, Seat};

pub use fault::{Fault, Mark, NoQuestion, Part, Taken, Thing, Unable};

/// The full state of a game as public fields, valid or not. `Position::from(&game)` makes one; `Game::try_from(position)` checks
/// that its parts are consistent. Reachability is not checked. Like the game it holds all secrets.
///
/// Lists by seat have one entry per player, all other lists are sorted, and every piece of a placed fleet is in exactly one of
/// `pieces`, `airborne`, `trophies` and `lost`. In JSON the fields of `terrain` and `turn` are inlined.
///
/// JSON:
/// ```json
/// {"v": 1, "layout": "three_players", "rulings": {"straight_displacement": false, "rammed_asteroid_points": 0,
///  "returning": "own_squadron"}, "races": ["earthers", "vonyan", "valkyries"], "powers": [null, null, null],
///  "asteroids": [[-7, 0], [-6, 2], [-4, -1], [-3, 1], [-2, 3], [-1, -2], [-1, 5], [0, 0], [0, 7], [1, 2], [2, -3],
///  [2, 4], [3, -1], [4, -6], [5, -4], [7, -7]], "centre": [0, 0], "central_asteroid": true, "probes": [[-1, 0],
///  [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0]], "pieces": [], "trophies": [[], [], []], "lost": [],
///  "probes_held": [0, 0, 0], "cards": [{"hand": [[3, 1, 2]], "deck": [[3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2],
///  [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2]], "played": []}, {"hand": [[3, 1, 2]], "deck": [[3, 1, 2], [3, 1, 2],
///  [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2]], "played": []}, {"hand": [[3, 1, 2]],
///  "deck": [[3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2], [3, 1, 2]], "played": []}],
///  "first": 0, "active": 0, "round": 1, "card": null, "step": {"step": "place"}}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The board.
    pub layout: Layout,
    /// The answers to what the rulebook leaves open.
    pub rulings: Rulings,
    /// The races by seat.
    pub races: Vec<Race>,
    /// The powers dealt, by seat.
    pub powers: Vec<Option<Holding>>,
    /// What lies on the board besides ships.
    pub terrain: Terrain,
    /// The ships on the board.
    pub pieces: Vec<Standing>,
    /// The trophies by seat.
    pub trophies: Vec<Pieces>,
    /// The lost pieces, which no player scores.
    pub lost: Pieces,
    /// The probes collected, by seat.
    pub probes_held: Vec<u8>,
    /// The asteroids that shielded ships have rammed, by seat; empty if there are none (BBS-R27).
    pub asteroids_rammed: Vec<u8>,
    /// The movement cards by seat.
    pub cards: Vec<Cards>,
    /// Whose turn it is, and its progress.
    pub turn: Turn,
}

/// All faults of a position. It does not implement [`Refused`](crate::table::Refused), because each [fault](Self::faults) names
/// its own rule. Serialised as a list.
///
/// Checks run in stages: seats and round; pieces, board and cards; the move under way and the waiting shots; the step. Only the
/// faults of the first stage that has any are listed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", told(.0))]
pub struct PositionError(Vec<Fault>);

impl PositionError {
    /// All faults, at least one.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.0
    }
}

fn told(faults: &[Fault]) -> String {
    faults.iter().map(Fault::to_string).collect::<Vec<_>>().join("; ")
}

#[cfg(feature = "serde")]
impl serde::Serialize for PositionError {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

/// Fails if there is a fault so far.
fn sound(faults: &[Fault]) -> Result<(), PositionError> {
    if faults.is_empty() { Ok(()) } else { Err(PositionError(faults.to_vec())) }
}

/// Each check may rely on those before the last `sound`.
impl TryFrom<Position> for Game {
    type Error = PositionError;

    fn try_from(position: Position) -> Result<Self, PositionError> {
        let mut faults = Vec::new();
        position.check_seats(&mut faults);
        sound(&faults)?;
        position.check_table(&mut faults);
        let mut field = Field::new(position.layout.clone(), position.rulings, position.terrain);
        position.check_board(&mut field, &mut faults);
        position.settle_pieces(&mut field, &mut faults);
        position.check_marks(&mut faults);
        position.check_placed(&field, &mut faults);
        position.check_cards(&mut faults);
        sound(&faults)?;
        let game = position.assemble(field);
        game.check_under_way(&mut faults);
        game.check_hits(&mut faults);
        game.check_fallen(&mut faults);
        sound(&faults)?;
        game.check_step(&mut faults);
        sound(&faults)?;
        Ok(game)
    }
}

impl Position {
    fn assemble(&self, field: Field) -> Game {
        Game {
            field,
            races: PerSeat::from_fn(|seat| self.race(seat)),
            powers: PerSeat::from_fn(|seat| self.holding(seat)),
            cards: PerSeat::from_fn(|seat| self.cards.get(usize::from(seat.number())).copied().unwrap_or_default()),
            turn: self.turn,
        }
    }
}

impl From<&Game> for Position {
    fn from(game: &Game) -> Self {
        let field = &game.field;
        let seats = || Seat::of(field.players());
        Self {
            layout: field.layout().clone(),
            rulings: field.rulings(),
            races: seats().filter_map(|seat| game.race(seat)).collect(),
            powers: seats().map(|seat| game.power(seat)).collect(),
            terrain: *field.terrain(),
            pieces: field.ships().map(|(id, ship)| Standing { id, ship }).collect(),
            trophies: seats().map(|seat| field.trophies(seat)).collect(),
            lost: field.lost(),
            probes_held: seats().map(|seat| field.probes_held(seat)).collect(),
            asteroids_rammed: unless_none(seats().map(|seat| field.asteroids_rammed(seat)).collect()),
            cards: seats().map(|seat| *game.cards.get(seat)).collect(),
            turn: game.turn,
        }
    }
}

/// How many by seat; nothing where there are none.
pub(in crate::battle::game) fn unless_none(counts: Vec<u8>) -> Vec<u8> {
    if counts.iter().all(|&count| count == 0) { Vec::new() } else { counts }
}
