//! A game as open parts: to save it, to read it, to start from any state.

mod board;
mod cards;
mod error;
mod gate;
mod hits;
mod parts;
mod pieces;
mod squadron;
mod step;
mod table;
mod under_way;
mod whereabouts;

use alloc::vec::Vec;

use crate::battle::board::Layout;
use crate::battle::game::holding::Holding;
use crate::battle::game::step::Step;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::Race;
use crate::battle::rules::rulings::Rulings;
use crate::hex::{Direction, Hex};
use crate::table::seat::Seat;

pub use board::BoardError;
pub use cards::CardsError;
pub use error::PositionError;
pub use hits::{HitsError, NoQuestion};
pub use pieces::PieceError;
pub use step::{StepError, Unable};
pub use table::TableError;
pub use under_way::{Taken, UnderWayError};

/// Every part of a game, legal or not. `Position::from(&game)` takes a game apart, `Game::try_from(position)` puts one
/// together if the parts fit, each to every other; how they came to be so is not asked, so it need not be one that play can
/// reach. Like the game it knows every secret.
///
/// All lists by seat have one entry for each player, all others are sorted, and every piece is in exactly one of `pieces`,
/// `airborne`, `trophies` and `lost`, except fleets that have not been placed yet.
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
    /// The version of the form, [`VERSION`](crate::table::VERSION).
    pub v: u8,
    /// The board.
    pub layout: Layout,
    /// How the table settles what the rulebook leaves open.
    pub rulings: Rulings,
    /// The races by seat.
    pub races: Vec<Race>,
    /// The powers dealt, by seat.
    pub powers: Vec<Option<Holding>>,
    /// The hexes that hold an asteroid.
    pub asteroids: Vec<Hex>,
    /// The centre of the probe ring.
    pub centre: Hex,
    /// Whether the central asteroid exists; it is then on `centre`.
    pub central_asteroid: bool,
    /// The hexes that hold a probe.
    pub probes: Vec<Hex>,
    /// The ships on the board.
    pub pieces: Vec<Piece>,
    /// The trophies by seat.
    pub trophies: Vec<Vec<PieceId>>,
    /// The pieces that nobody scores.
    pub lost: Vec<PieceId>,
    /// The probes collected, by seat.
    pub probes_held: Vec<u8>,
    /// The asteroids that shielded ships have rammed, by seat; left out if there are none (BBS-R27).
    pub asteroids_rammed: Vec<u8>,
    /// The movement cards by seat.
    pub cards: Vec<CardsOf>,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, 1 to 9.
    pub round: u8,
    /// The card of this turn, from its revelation to the turn's end.
    pub card: Option<Card>,
    /// What has to be decided.
    pub step: Step,
    /// The squadron's move under way, in steps 2 to 4 of a turn.
    pub under_way: Under,
    /// The damage by shots that waits for an answer, the next one first (BBS-R27).
    pub hits: Vec<Waiting>,
    /// The fighters that squadrons have taken since their owner's previous turn, where a table plays with
    /// [`Returning::Fallen`](crate::battle::rules::rulings::Returning::Fallen).
    pub fallen: Vec<PieceId>,
}

/// Damage by a shot that waits for the answer of its target's owner (BBS-R27).
///
/// JSON: `{"ship": 38, "damage": 1}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Waiting {
    /// The capital ship.
    pub ship: PieceId,
    /// 1, or 2 by a super shot on both hexes.
    pub damage: u8,
}

/// A ship on the board.
///
/// JSON: `{"id": 38, "at": [[1, 0], [0, 0]], "facing": 1, "damage": 1}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its number.
    pub id: PieceId,
    /// Its hexes: one for a fighter, front then rear for a capital ship.
    pub at: Vec<Hex>,
    /// Where its bow points.
    pub facing: Direction,
    /// The damage it has survived.
    pub damage: u8,
    /// Whether a capital ship has ever been hit by a shot (BBS-R27).
    pub shot: bool,
    /// Whether the fighter is the elite (BBS-E1.1).
    pub elite: bool,
    /// The shield tokens that a capital ship has left (BBS-D1.3).
    pub shield: u8,
}

/// The movement cards of one player.
///
/// JSON: `{"hand": [[3, 1, 2]], "deck": [], "played": [[4, 2, 1]]}`
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardsOf {
    /// The cards in hand, in the order they were drawn.
    pub hand: Vec<Card>,
    /// The cards to be drawn, the next one first.
    pub deck: Vec<Card>,
    /// The cards revealed so far, the first one first.
    pub played: Vec<Card>,
}

/// A squadron's move under way.
///
/// JSON: `{"airborne": [], "ordered": false, "ready": [3], "turning": [], "elite": null, "crashed": []}`
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Under {
    /// The fighters in the air.
    pub airborne: Vec<Airborne>,
    /// Whether they come down in the order listed, because the owner named it.
    pub ordered: bool,
    /// The fighters that have yet to fire.
    pub ready: Vec<PieceId>,
    /// The fighters that may yet turn.
    pub turning: Vec<PieceId>,
    /// The elite, if it has yet to take its facing (BBS-E1.3).
    pub elite: Option<PieceId>,
    /// The fighters destroyed where they came down that may yet blow up (BBS-E3.4).
    pub crashed: Vec<Crash>,
}

/// A fighter that was destroyed where it came down.
///
/// JSON: `{"id": 3, "at": [1, -2]}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Crash {
    /// Its number.
    pub id: PieceId,
    /// The hex of what it hit.
    pub at: Hex,
}

/// A fighter in the air.
///
/// JSON: `{"id": 3, "from": [1, -2], "facing": 2, "to": [4, -2]}`
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Airborne {
    /// Its number.
    pub id: PieceId,
    /// Where it lifted off.
    pub from: Hex,
    /// Where its bow points.
    pub facing: Direction,
    /// Where it comes down, on or off the board; nothing for the elite, whose owner chooses that when it does.
    pub to: Option<Hex>,
    /// The damage that the elite has survived; the elite is the one that has no `to`.
    pub damage: u8,
}
