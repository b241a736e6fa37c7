//! The result of a yard, with which a flight begins.

use alloc::vec::Vec;

use crate::grid::CellSet;
use crate::table::Seat;
use crate::trucker::cards::RoundCard;
use crate::trucker::fleet::leaving::Departure;
use crate::trucker::fleet::{Fleet, Ship};
use crate::trucker::parts::board::Board;
use crate::trucker::rules::rulings::Rulings;
use crate::trucker::settlement::penalty::LossCap;
use crate::trucker::track::Track;
use crate::trucker::yard::Terms;
use crate::trucker::yard::building::Building;
use crate::trucker::yard::event::Event;
use crate::trucker::yard::launch::Crew;
use crate::trucker::yard::premium::Premium;

/// The start of a flight. Only a yard makes one, so every ship in it passed the check and has a human aboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launched {
    board: Board,
    level: RoundCard,
    level_iii_cards: bool,
    rulings: Rulings,
    starters: Vec<Starter>,
    flight_order: Vec<Seat>,
    track: Track,
}

/// One player before the first card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Starter {
    seat: Seat,
    fleet: Fleet,
    gave_up: Vec<Departure>,
    lost: u32,
    credits: u32,
    cap: LossCap,
    premium: Option<Premium>,
}

impl Launched {
    /// Ships without a human give up (LM-LAUNCH-1, LM-R20); players with another ship get a marker (LM-R32, BG-TRACK-2).
    pub(super) fn new(terms: &Terms, building: &Building, crews: Vec<Crew>, events: &mut Vec<Event>) -> Self {
        let mut starters: Vec<Starter> = crews.into_iter().map(|crew| Starter::new(building, crew, events)).collect();
        let starts = starters.iter().filter(|starter| starter.fleet.ships().next().is_some());
        let flight_order: Vec<Seat> = starts.map(|starter| starter.seat).collect();
        // the seats are those of the table, each once
        let track = Track::start(terms.players, &flight_order, terms.round_card()).unwrap_or_default();
        let behind = (0_u8..).step_by(terms.round_card().start_gap().into());
        events.extend(flight_order.iter().zip(behind).map(|(&seat, behind)| Event::Started { seat, behind }));
        starters.sort_by_key(|starter| starter.seat);
        Self {
            board: building.board().clone(),
            level: terms.level,
            level_iii_cards: terms.level_iii_cards,
            rulings: terms.rulings,
            starters,
            flight_order,
            track,
        }
    }

    /// The board of every player, with the opened marks.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The level of the flight.
    #[must_use]
    pub const fn level(&self) -> RoundCard {
        self.level
    }

    /// Whether this flight of level IV uses the cards of level III (LM-IV3-1).
    #[must_use]
    pub const fn level_iii_cards(&self) -> bool {
        self.level_iii_cards
    }

    /// The answers to what the rulebooks leave open.
    #[must_use]
    pub const fn rulings(&self) -> Rulings {
        self.rulings
    }

    /// The players by seat, including those who have given up.
    #[must_use]
    pub fn starters(&self) -> &[Starter] {
        &self.starters
    }

    /// The seats with a marker, leader first (LM-R32).
    #[must_use]
    pub fn flight_order(&self) -> &[Seat] {
        &self.flight_order
    }

    /// The markers on the track (BG-TRACK-2, LM-IV3-1).
    #[must_use]
    pub const fn track(&self) -> &Track {
        &self.track
    }

    /// The spaces behind the leader at which the marker starts; `None` without a marker.
    #[must_use]
    pub fn behind(&self, seat: Seat) -> Option<u32> {
        self.track.position(seat).map(i32::unsigned_abs)
    }
}

impl Starter {
    fn new(building: &Building, crew: Crew, events: &mut Vec<Event>) -> Self {
        let Crew { seat, mut fleet, premium, cap } = crew;
        let unmanned: Vec<Ship> = fleet.unmanned().collect();
        let gave_up: Vec<Departure> = unmanned.into_iter().filter_map(|ship| fleet.give_up(ship).ok()).collect();
        events.extend(gave_up.iter().map(|gone| Event::GaveUp { seat, cells: gone.ship.components }));
        let bench = building.bench(seat);
        Self { seat, fleet, gave_up, lost: bench.lost, credits: bench.credits, cap, premium }
    }

    /// The seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The ships that start, with crew; `None` if the player has given up (LM-LAUNCH-1).
    #[must_use]
    pub const fn fleet(&self) -> &Fleet {
        &self.fleet
    }

    /// The cells of each ship that gave up before the first card, in order. Their components return to the supply; they are not
    /// lost.
    pub fn gave_up(&self) -> impl Iterator<Item = CellSet> {
        self.gave_up.iter().map(|gone| gone.ship.components)
    }

    /// The number of components in the lost pile: removed at the check, or left set aside (LM-CABIN-3).
    #[must_use]
    pub const fn lost(&self) -> u32 {
        self.lost
    }

    /// The remaining credits.
    #[must_use]
    pub const fn credits(&self) -> u32 {
        self.credits
    }

    /// The limit of the penalty for lost components (LM-END-6).
    #[must_use]
    pub const fn cap(&self) -> LossCap {
        self.cap
    }

    /// The compulsory premium, if there is one (LM-TORUS-4).
    #[must_use]
    pub const fn premium(&self) -> Option<Premium> {
        self.premium
    }
}
