//! What a view of a flight can tell of itself: its parts go together.

use core::fmt;

use super::{PlayerView, View};
use crate::grid::CellSet;
use crate::table::wire::WireError;
use crate::trucker::cards::{Deck, Mix};
use crate::trucker::fleet::aboard::Good;
use crate::trucker::fleet::leaving::Departure;
use crate::trucker::flight::setup::SetupError;
use crate::trucker::flight::setup::check::{check_between_cards, check_cards, check_fleet, check_level};
use crate::trucker::flight::table::faced;
use crate::trucker::parts::board::Board;
use crate::trucker::track::Track;

impl View {
    /// Whether a flight looks so, as far as the view can tell.
    pub(in crate::trucker) fn is_whole(&self) -> Result<(), WireError> {
        let players = crate::table::refused::count(self.players.len());
        let Some(first) = self.players.first().filter(|_| (2..=5).contains(&players)) else {
            return Err(wrong("players", SetupError::Players { players }));
        };
        let board = first.fleet.board();
        for (place, player) in self.players.iter().enumerate() {
            self.check_player(board, place, player).map_err(|error| error.at(place).within("players"))?;
        }
        let positions: alloc::vec::Vec<_> = self.players.iter().map(|player| player.position).collect();
        Track::new(&positions).map_err(|error| wrong("players", error))?;
        check_level(board, self.level, self.level_iii_cards).map_err(|error| wrong("level", error))?;
        self.check_shown(board)?;
        self.check_progress().map_err(|error| error.within("progress"))?;
        match &self.asked {
            None => self.check_over(),
            Some((actor, question)) => self.check_asked(board, *actor, question).map_err(|error| error.within("asked")),
        }
    }

    fn check_player(&self, board: &Board, place: usize, player: &PlayerView) -> Result<(), WireError> {
        if usize::from(player.seat.number()) != place {
            return Err(wrong("seat", "the players stand in the order of their seats"));
        }
        let PlayerView { seat, fleet, position, .. } = player;
        check_fleet(*seat, board, fleet, *position).map_err(WireError::new)?;
        if self.card.is_none() {
            check_between_cards(*seat, Some(fleet), *position).map_err(WireError::new)?;
        }
        check_gone(board, player)
    }

    fn check_shown(&self, board: &Board) -> Result<(), WireError> {
        let shown = Deck::new(self.shown.clone()).map_err(|error| wrong("shown", error))?;
        let level = Mix::of(self.level, self.level_iii_cards).top();
        check_cards(board, level, shown.cards()).map_err(|error| wrong("shown", error))?;
        if self.card.is_some() && self.card.as_ref() != self.shown.last() {
            return Err(wrong("card", "the card that is resolved is the last one shown"));
        }
        if self.faced != self.card.as_ref().map(|card| faced(card, self.level_iii_cards)) {
            return Err(wrong("faced", "the card that is resolved says something else"));
        }
        Ok(())
    }

    /// Nobody is asked when the flight is over: no card is left, or nobody flies.
    fn check_over(&self) -> Result<(), WireError> {
        let flies = self.players.iter().any(|player| player.position.is_some());
        if self.card.is_some() || flies && self.cards_left > 0 {
            return Err(wrong("asked", "somebody is asked as long as a flight lasts"));
        }
        Ok(())
    }
}

fn wrong(part: &str, reason: impl fmt::Display) -> WireError {
    WireError::new(reason).within(part)
}

/// LM-END-3: a ship that left has no component left; what is lost or gone lies on no ship any more, and in one place.
fn check_gone(board: &Board, player: &PlayerView) -> Result<(), WireError> {
    let flying = player.fleet.layout().occupied();
    if !board.blueprint().cells().is_superset(player.lost) || !player.lost.is_disjoint(flying) {
        return Err(wrong("lost", "a component in the lost pile lies on no cell of a ship"));
    }
    if player.lost_pile < player.lost.len() {
        return Err(wrong("lost_pile", "what was lost in this flight lies in the lost pile, too"));
    }
    let mut taken: CellSet = flying | player.lost;
    for departure in &player.gone {
        let ship = departure.ship;
        let place = board.numbered_ships().find(|&(number, _)| number == ship.number);
        let is_there = place.is_some_and(|(_, cells)| cells.is_superset(ship.components) && flying.is_disjoint(cells));
        if !is_there || !ship.components.is_disjoint(taken) {
            return Err(wrong("gone", "a ship that left lies nowhere any more"));
        }
        taken |= ship.components;
    }
    let gone =
        |good: Good| player.gone.iter().map(|ship: &Departure| u32::from(ship.set_aside().of(good))).sum::<u32>();
    let is_aside = |good: Good| gone(good).min(u16::MAX.into()) <= u32::from(player.set_aside.of(good));
    if !Good::ALL.into_iter().all(is_aside) {
        return Err(wrong("set_aside", "the goods of ships that left are set aside"));
    }
    Ok(())
}
