//! The state of all players during a flight, and its changes.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::grid::CellSet;
use crate::table::Seat;
use crate::table::seat::PerSeat;
use crate::trucker::attack::Impact;
use crate::trucker::cards::{Card, CardKind, CardSet, RoundCard};
use crate::trucker::fleet::aboard::Goods;
use crate::trucker::fleet::leaving::Departure;
use crate::trucker::fleet::{Fleet, Ship};
use crate::trucker::flight::answer::{Answer, Settled};
use crate::trucker::flight::event::{Event, Reason};
use crate::trucker::flight::setup::{Pilot, Setup};
use crate::trucker::parts::board::Board;
use crate::trucker::rules::Rule;
use crate::trucker::rules::rulings::{ExtraCrew, Rulings};
use crate::trucker::settlement::Owed;
use crate::trucker::settlement::penalty::LossCap;
use crate::trucker::track::Track;

/// The settings of the whole flight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Terms {
    pub(super) players: u8,
    pub(super) board: Board,
    pub(super) level: RoundCard,
    pub(super) level_iii_cards: bool,
    pub(super) rulings: Rulings,
}

/// The state of the flight, without the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Table {
    pub(super) terms: Terms,
    pub(super) track: Track,
    players: PerSeat<Player>,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Player {
    /// The ships that take part in the card; empty if none does. Copies of the flight share it until it changes.
    pub(super) fleet: Arc<Fleet>,
    pub(super) credits: u32,
    /// The cells of components lost in this flight.
    pub(super) lost: CellSet,
    /// The ships that left in this flight.
    pub(super) gone: Vec<Departure>,
    /// The ships in hyperspace: they are back when the card is over (LM-FLEET-13).
    pub(super) away: Vec<Departure>,
    pub(super) before: Before,
}

/// What the flight leaves unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Before {
    pub(super) lost: u32,
    pub(super) cap: LossCap,
    pub(super) owed: Owed,
    pub(super) set_aside: Goods,
    pub(super) peeked: CardSet,
}

impl Player {
    fn new(board: &Board, pilot: &Pilot) -> Self {
        let &Pilot { ref fleet, credits, lost, cap, owed, set_aside, peeked, .. } = pilot;
        let fleet = fleet.clone().unwrap_or_else(|| Fleet::without_ships(board.clone())).into();
        let before = Before { lost, cap, owed, set_aside, peeked };
        Self { fleet, credits, lost: CellSet::EMPTY, gone: Vec::new(), away: Vec::new(), before }
    }

    /// LM-R45: whether a component is left.
    fn has_ship(&self) -> bool {
        !self.fleet.layout().occupied().is_empty()
    }

    /// The fleet with its ships in hyperspace; `None` if they cannot have been part of it.
    fn whole_fleet(&self) -> Option<Fleet> {
        self.away.iter().try_fold(Fleet::clone(&self.fleet), |fleet, ship| fleet.rejoined(ship))
    }
}

impl Table {
    pub(super) fn new(setup: &Setup, track: Track) -> Self {
        let nobody = Player::new(&setup.board, &Pilot::default());
        let player = |pilot| Player::new(&setup.board, pilot);
        let mut pilots = setup.players.iter();
        Self {
            terms: Terms {
                players: u8::try_from(setup.players.len()).unwrap_or(u8::MAX),
                board: setup.board.clone(),
                level: setup.level,
                level_iii_cards: setup.level_iii_cards,
                rulings: setup.rulings,
            },
            track,
            players: PerSeat::from_fn(|_| pilots.next().map_or_else(|| nobody.clone(), player)),
        }
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        self.players.get(seat)
    }

    pub(super) fn fleet(&self, seat: Seat) -> &Fleet {
        &self.players.get(seat).fleet
    }

    /// The fleet with its ships in hyperspace.
    pub(super) fn whole_fleet(&self, seat: Seat) -> Cow<'_, Fleet> {
        let player = self.player(seat);
        let whole = if player.away.is_empty() { None } else { player.whole_fleet() };
        whole.map_or(Cow::Borrowed(&player.fleet), Cow::Owned)
    }

    /// The seats that take part in what a card does, leader first: those with a component (LM-R45) outside hyperspace
    /// (LM-FLEET-13).
    pub(super) fn flying(&self) -> Vec<Seat> {
        self.track.order().filter(|&seat| self.has_ship(seat)).collect()
    }

    /// Whether a player has a component left (LM-R45), those in hyperspace apart (LM-FLEET-13).
    pub(super) fn has_ship(&self, seat: Seat) -> bool {
        self.players.get(seat).has_ship()
    }

    /// The card as faced in this flight: with level III cards on level IV, numbers are raised (LM-IV3).
    pub(super) fn faced(&self, card: &Card) -> CardKind {
        let Terms { level_iii_cards, rulings, .. } = self.terms;
        if level_iii_cards { card.at_level_four_by(rulings.extra_crew) } else { card.kind().clone() }
    }

    /// The crew that must be aboard for an abandoned ship, given the crew that it takes (LM-IV3-3, LM-R50).
    pub(super) fn crew_for_ship(&self, taken: u16) -> u32 {
        let Terms { level_iii_cards, rulings, .. } = self.terms;
        u32::from(taken) + u32::from(level_iii_cards && rulings.extra_crew == ExtraCrew::Aboard)
    }

    /// The loads from which a player who gains goods chooses (LM-IV3-5).
    pub(super) fn loads(&self, goods: Goods) -> Vec<Goods> {
        if self.terms.level_iii_cards { crate::trucker::cards::loads(goods) } else { alloc::vec![goods] }
    }

    /// The rule that says what may be gained.
    pub(super) const fn rule_of_loads(&self) -> Rule {
        if self.terms.level_iii_cards { Rule::LmIv35 } else { Rule::BgGoods2 }
    }

    /// Applies a checked choice.
    pub(super) fn commit(&mut self, seat: Option<Seat>, settled: Settled, events: &mut Vec<Event>) -> Answer {
        if let (Some(seat), Some(fleet)) = (seat, settled.fleet) {
            self.players.get_mut(seat).fleet = fleet;
        }
        events.extend(settled.event);
        settled.answer
    }

    /// Days gained, or lost if below 0 (BG-TRACK-1).
    pub(super) fn travel(&mut self, seat: Seat, days: i32, events: &mut Vec<Event>) {
        if days == 0 {
            return;
        }
        if let Ok(to) = self.track.advance(seat, days) {
            events.push(Event::Moved { seat, days, to });
        }
    }

    /// Days that all lose by one card: the last loses first, and the leader last (BG-TRACK-3).
    pub(super) fn all_lose_days(&mut self, days: impl Fn(&Self, Seat) -> u32, events: &mut Vec<Event>) {
        for seat in self.flying().into_iter().rev() {
            self.lose_days(seat, days(self, seat), events);
        }
    }

    /// Days lost.
    pub(super) fn lose_days(&mut self, seat: Seat, days: u32, events: &mut Vec<Event>) {
        self.travel(seat, i32::try_from(days).map_or(i32::MIN, core::ops::Neg::neg), events);
    }

    /// Credits gained. LM-R53: a card may give none, and nothing happens then.
    pub(super) fn pay(&mut self, seat: Seat, credits: u32, events: &mut Vec<Event>) {
        if credits == 0 {
            return;
        }
        let player = self.players.get_mut(seat);
        player.credits = player.credits.saturating_add(credits);
        events.push(Event::Paid { seat, credits });
    }

    /// Losses to an epidemic, without a choice (BG-EPIDEMIC).
    pub(super) fn replace_fleet(&mut self, seat: Seat, fleet: Fleet) {
        self.players.get_mut(seat).fleet = fleet.into();
    }

    /// Moves the losses of a hit to the lost pile, once its owner has decided everything (LM-ATTACK-9).
    pub(super) fn wreck(&mut self, seat: Seat, impact: Box<Impact>, events: &mut Vec<Event>) {
        let Ok(aftermath) = impact.settle() else { return };
        let player = self.players.get_mut(seat);
        player.fleet = aftermath.fleet.into();
        let losses = aftermath.losses;
        player.lost |= losses.destroyed | losses.cut_off;
        let crate::trucker::attack::Losses { destroyed, cut_off, aboard, .. } = losses;
        events.push(Event::Wrecked { seat, destroyed, cut_off, aboard });
    }

    /// A ship leaves the flight (LM-END-3).
    pub(super) fn leave(&mut self, seat: Seat, ship: Ship, reason: Reason, events: &mut Vec<Event>) {
        let player = self.players.get_mut(seat);
        if let Ok(departure) = Arc::make_mut(&mut player.fleet).give_up(ship) {
            let (cells, set_aside) = (departure.ship.components, departure.set_aside());
            player.gone.push(departure);
            events.push(Event::Left { seat, cells, set_aside, reason });
        }
    }

    /// A ship goes into hyperspace (LM-FLEET-13).
    pub(super) fn jump(&mut self, seat: Seat, ship: Ship) {
        let player = self.players.get_mut(seat);
        player.away.extend(Arc::make_mut(&mut player.fleet).give_up(ship));
    }

    /// Puts ships into hyperspace. Returns whether they can come back to their fleet.
    pub(super) fn put_away(&mut self, seat: Seat, ships: &[Departure]) -> bool {
        let player = self.players.get_mut(seat);
        player.away = ships.to_vec();
        player.whole_fleet().is_some()
    }

    /// After the card all ships come back from hyperspace (LM-FLEET-13).
    pub(super) fn end_hyperspace(&mut self) {
        for seat in Seat::of(self.terms.players) {
            let player = self.players.get_mut(seat);
            if !player.away.is_empty()
                && let Some(fleet) = player.whole_fleet()
            {
                (player.fleet, player.away) = (fleet.into(), Vec::new());
            }
        }
    }

    /// Removes the marker of a player without ships (BG-TRACK-1).
    pub(super) fn clear_marker(&mut self, seat: Seat, events: &mut Vec<Event>) {
        let has_ship = self.has_ship(seat) || !self.player(seat).away.is_empty();
        if !has_ship && self.track.take_off(seat).is_ok() {
            events.push(Event::OutOfFlight { seat });
        }
    }
}
