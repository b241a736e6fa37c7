//! The setup of a game of rounds.

use alloc::vec::Vec;

use super::SetupError;
use crate::dice::RandomSource;
use crate::table::refused::count;
use crate::table::{Seat, SharedSlice};
use crate::trucker::cards::{Card, CardError, CardSet, Deck, Mix, Piles, Rewards, RoundCard};
use crate::trucker::flight::{self, Pilot};
use crate::trucker::parts::blueprint::Class;
use crate::trucker::parts::board::Board;
use crate::trucker::parts::catalogue;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::yard::{self, Start, Yard};

/// The start of a game, with all secrets. [`Game::begin`](crate::table::Play::begin) checks it.
///
/// When deserialised, `rulings` is optional.
///
/// JSON:
/// ```json
/// {"players": 2, "rulings": {"side_cannons_wrap": true,
///  "rear_meteors": "same_or_adjacent", "boosted_shield_cost": 2, "thruster_cost": 1,
///  "torus_thrusters": "across_travel", "strict_joints": false, "any_free_tile": false, "finished_may_look": true,
///  "free_repair": false, "loans": false}, "rounds": [{"board": {"class": "I"}, "level": "I",
///  "level_iii_cards": false, "start": {"building": {"pool": [35, 60, 88], "piles": null}},
///  "deck": [{"level": "I", "kind": "stardust"}]}]}
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The number of players, who start with 0 credits (BG-END-5).
    pub players: u8,
    /// The answers to what the rulebooks leave open.
    pub rulings: Rulings,
    /// The rounds: up to [`MOST_ROUNDS`](Self::MOST_ROUNDS), of any classes, in any order (LM-BOARD-3).
    pub rounds: SharedSlice<Round>,
}

/// One round: the board, the start of the yard, and the deck of the flight.
///
/// When deserialised, `level_iii_cards` is optional.
///
/// JSON:
/// ```json
/// {"board": {"class": "I"}, "level": "I", "level_iii_cards": false, "start": {"building": {"pool": [35, 60, 88],
///  "piles": null}}, "deck": [{"level": "I", "kind": "stardust"}]}
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The board of every player (LM-BOARD-3).
    pub board: Board,
    /// The level of the flight, given by the class, not by the number of the round (LM-BOARD-2).
    pub level: RoundCard,
    /// Whether a flight of level IV uses the cards of level III (LM-IV3-1).
    pub level_iii_cards: bool,
    /// The starting point of the yard.
    pub start: Start,
    /// The cards in order; those of the yard's piles, if it has any (BG-PILES).
    pub deck: Deck,
}

impl Round {
    /// A round of a class with all tiles and a shuffled deck of printed cards not used in earlier flights. Class IVC flies with
    /// level III cards, as no others are built in.
    ///
    /// # Errors
    /// None for the classes there are.
    pub fn dealt(class: Class, used: CardSet, chance: &mut impl RandomSource) -> Result<Self, CardError> {
        let level = RoundCard::of(class);
        let level_iii_cards = level == RoundCard::IV;
        let mix = Mix::of(level, level_iii_cards);
        let piles = Piles::dealt(mix, used, chance)?;
        let deck = piles.shuffled(mix, chance)?;
        let start = Start::Building { pool: catalogue::pool().collect(), piles: Some(piles) };
        Ok(Self { board: Board::new(class), level, level_iii_cards, start, deck })
    }

    /// The level of the flight's cards (BG-PILES, LM-IV3-1).
    #[must_use]
    pub const fn mix(&self) -> Mix {
        Mix::of(self.level, self.level_iii_cards)
    }

    /// The rewards: those of the level's round card, or of level III's (LM-IV3-1).
    #[must_use]
    pub const fn rewards(&self) -> Rewards {
        if self.level_iii_cards { RoundCard::III.rewards() } else { self.level.rewards() }
    }

    fn piles(&self) -> Option<&Piles> {
        match &self.start {
            Start::Building { piles, .. } => piles.as_ref(),
            Start::Built(_) => None,
        }
    }

    fn check_deck(&self, used: CardSet) -> Result<(), CardError> {
        if let Some(piles) = self.piles() {
            piles.ordered(self.mix(), self.deck.cards().to_vec())?;
        }
        self.deck.check(self.mix(), used)
    }

    fn yard(&self, rulings: Rulings, purses: Vec<u32>) -> yard::Setup {
        yard::Setup {
            board: self.board.clone(),
            level: self.level,
            level_iii_cards: self.level_iii_cards,
            rulings,
            purses,
            start: self.start.clone(),
        }
    }

    /// A flight without ships, to check the deck.
    fn empty_flight(&self, rulings: Rulings, players: u8) -> flight::Setup {
        flight::Setup {
            board: self.board.clone(),
            level: self.level,
            level_iii_cards: self.level_iii_cards,
            rulings,
            deck: self.deck.clone(),
            under_way: false,
            players: (0..players).map(|_| Pilot::default()).collect(),
        }
    }
}

impl Setup {
    /// The most rounds of a game. LM-BOARD-3 sets no limit; this one bounds the time and memory of an untrusted setup.
    pub const MOST_ROUNDS: u32 = 1000;

    /// A game of these classes, one per round, with all tiles and printed cards, which are not reused while there are enough
    /// (BG-PILES, LM-IV3-1).
    ///
    /// # Errors
    /// None for the classes there are.
    pub fn dealt(players: u8, classes: &[Class], chance: &mut impl RandomSource) -> Result<Self, CardError> {
        let mut used = CardSet::EMPTY;
        let mut rounds = Vec::new();
        for &class in classes {
            let round = Round::dealt(class, used, chance)?;
            used.extend(round.deck.printed().iter());
            rounds.push(round);
        }
        Ok(Self { players, rulings: Rulings::DEFAULT, rounds: rounds.into() })
    }

    /// Checks the maximum number of rounds.
    pub(in crate::trucker) fn check_most(rounds: usize) -> Result<(), SetupError> {
        let rounds = count(rounds);
        if rounds > Self::MOST_ROUNDS { Err(SetupError::Rounds { rounds }) } else { Ok(()) }
    }

    /// # Errors
    /// The first fault.
    pub(super) fn check(&self) -> Result<(), SetupError> {
        let players = self.players;
        if !(2..=5).contains(&players) {
            return Err(SetupError::Players { players });
        }
        if self.rounds.is_empty() {
            return Err(SetupError::NoRound);
        }
        Self::check_most(self.rounds.len())?;
        let mut used = CardSet::EMPTY;
        for (number, round) in (0..).zip(self.rounds.iter()) {
            let purses = Seat::of(players).map(|_| 0).collect();
            let yard = round.yard(self.rulings, purses);
            yard.check().map_err(|error| SetupError::Yard { round: number, error })?;
            round.check_deck(used).map_err(|error| SetupError::Deck { round: number, error })?;
            used.extend(round.deck.printed().iter());
            let flight = round.empty_flight(self.rulings, players).check();
            flight.map_err(|error| SetupError::Flight { round: number, error })?;
        }
        Ok(())
    }

    /// The printed cards that the flights before a round are made of.
    pub(super) fn used_before(&self, round: usize) -> CardSet {
        self.rounds.iter().take(round).flat_map(|round| round.deck.cards().iter().filter_map(Card::id)).collect()
    }

    /// The setup of a round's yard, if there is such a round.
    pub(super) fn yard(&self, round: usize, purses: Vec<u32>) -> Option<yard::Setup> {
        self.rounds.get(round).map(|round| round.yard(self.rulings, purses))
    }

    /// The setup of a round's flight after its yard, with the cards that players have looked at (BG-PILES).
    pub(super) fn flight(&self, round: usize, yard: &Yard) -> Option<flight::Setup> {
        let mut setup = flight::Setup::launched(yard.launched()?, self.rounds.get(round)?.deck.clone());
        for (seat, pilot) in Seat::ALL.into_iter().zip(&mut setup.players) {
            pilot.peeked = yard.peeked(seat);
        }
        Some(setup)
    }
}
