//! A game under way.

pub(crate) mod cards;
pub(crate) mod choice;
pub(crate) mod determinize;
pub(crate) mod holding;
pub(crate) mod placement;
pub(crate) mod placement_builder;
mod play;
pub(crate) mod position;
pub(crate) mod powers;
pub(crate) mod refusal;
pub(crate) mod setup;
pub(crate) mod sortie;
pub(crate) mod step;
pub(crate) mod turn;
pub(crate) mod view;

use alloc::vec::Vec;

use crate::battle::field::Field;
use crate::battle::field::terrain::Terrain;
use crate::battle::game::cards::{Cards, ROUNDS};
use crate::battle::game::holding::Holding;
use crate::battle::game::setup::{Setup, SetupError};
use crate::battle::game::step::Step;
use crate::battle::game::turn::Turn;
use crate::battle::pieces::card::Card;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::race::Race;
use crate::battle::pieces::set::Pieces;
use crate::hex::Hex;
use crate::table::Awaited;
use crate::table::seat::{PerSeat, Seat};

/// A game of Battle Beyond Space, waiting for a decision.
///
/// It holds all secrets: send players [`Game::view`] instead. With the feature `serde` it is serialised as its
/// [`Position`](crate::battle::Position), with the same checks.
///
/// Its methods are grouped by concern, in `src/battle/game`:
///
/// | concern | methods | where |
/// |---|---|---|
/// | how it stands | `field` `step` `decider` `active` `first` `round` `card` `race` `power` `hand` `is_over` | `mod.rs` |
/// | what may be done | `choices` `accepts_unlisted` `any_choice`; `check` | `turn/{list,any,judge}.rs` |
/// | what is done | `apply`, and what follows by itself | `turn/{mod,commit,proceed,hits,fallen}.rs` |
/// | powers | their part of all of these, a file a race | `powers/` |
/// | what a player may know | `view` | `view.rs`, `determinize.rs` |
/// | from and to its parts | `TryFrom<Position>` and back | `position/` |
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
pub struct Game {
    field: Field,
    races: PerSeat<Option<Race>>,
    powers: PerSeat<Option<Holding>>,
    cards: PerSeat<Cards>,
    turn: Turn,
}

impl Game {
    /// A game at its first decision: the first player places a fleet (BBS-R1).
    ///
    /// # Errors
    /// [`SetupError`] as [`Setup::check`] says.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let player = |seat: Seat| setup.players.get(usize::from(seat.number()));
        Ok(Self {
            field: Field::new(setup.layout.clone(), setup.rulings, Terrain::of(&setup.layout)),
            races: PerSeat::from_fn(|seat| player(seat).map(|player| player.race)),
            powers: PerSeat::from_fn(|seat| player(seat)?.power.map(Holding::hidden)),
            cards: PerSeat::from_fn(|seat| player(seat).map_or(Cards::NONE, |player| Cards::dealt(player.deck))),
            turn: Turn::beginning(setup.first),
        })
    }

    /// The board and the trophies, which are public.
    #[must_use]
    pub const fn field(&self) -> &Field {
        &self.field
    }

    /// The hexes that a ship's fire reaches now: for a fighter straight ahead up to and including the first obstacle (BBS-33,
    /// BBS-34, BBS-E2.1), for a capital ship all around (BBS-54, BBS-55). In the order of [`Hex`]; empty for a piece that is not
    /// on the board.
    #[must_use]
    pub fn fire_range(&self, piece: PieceId) -> Vec<Hex> {
        let ship = self.field.ship(piece);
        ship.map_or_else(Vec::new, |ship| self.field.reached(piece, ship, self.gun(piece.seat())).iter().collect())
    }

    /// What has to be decided next.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.turn.step
    }

    /// Who may choose now: one player; none when the game is over.
    #[must_use]
    pub fn awaited(&self) -> Awaited {
        match self.turn.step {
            Step::Over => Awaited::NOBODY,
            Step::Answer { ship, .. } => ship.seat().into(),
            _ => self.turn.active.into(),
        }
    }

    /// The player who is [awaited](Game::awaited).
    #[must_use]
    pub fn awaited_seat(&self) -> Option<Seat> {
        self.awaited().seats.first()
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        self.turn.active
    }

    /// Who began (BBS-14).
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.turn.first
    }

    /// The round, 1 to 9 (BBS-19).
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.turn.round
    }

    /// The movement card of this turn, once it is revealed.
    #[must_use]
    pub const fn card(&self) -> Option<Card> {
        self.turn.card
    }

    /// The race of a seat.
    #[must_use]
    pub const fn race(&self, seat: Seat) -> Option<Race> {
        *self.races.get(seat)
    }

    /// The power of a seat: secret until it is revealed (BBS-6).
    #[must_use]
    pub const fn power(&self, seat: Seat) -> Option<Holding> {
        *self.powers.get(seat)
    }

    /// The movement cards that a player holds, in the order they were drawn: secret (BBS-17).
    #[must_use]
    pub fn hand(&self, seat: Seat) -> Vec<Card> {
        self.cards.get(seat).hand.iter().collect()
    }

    /// Whether the game is over (BBS-57).
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.turn.step == Step::Over
    }

    /// The fighters of a squadron that are on the board.
    fn fighters(&self, squadron: Squadron) -> Pieces {
        Pieces::of_squadron(squadron).and(self.field.aboard())
    }

    /// The capital ships of the player whose turn it is.
    fn capitals(&self) -> impl Iterator<Item = PieceId> + '_ {
        PieceId::capitals(self.turn.active).filter(|&ship| self.field.is_aboard(ship))
    }

    /// BBS-R29: the next player's turn, or the end after nine rounds (BBS-19, BBS-57).
    fn pass_on(&mut self) {
        self.turn.active = self.turn.active.next(self.field.players());
        if self.turn.active == self.turn.first && self.turn.round == ROUNDS {
            self.turn.step = Step::Over;
        } else if self.turn.active == self.turn.first {
            self.turn.round += 1;
        }
    }
}
