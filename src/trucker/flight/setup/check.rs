//! Checks of a setup.

use super::{Pilot, Setup, SetupError};
use crate::table::Seat;
use crate::table::refused::count;
use crate::trucker::attack::AimError;
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::cards::{Card, CardKind, Level, Mix, RoundCard};
use crate::trucker::fleet::Fleet;
use crate::trucker::parts::board::Board;
use crate::trucker::rules::Rule;
use crate::trucker::track::Track;

impl Setup {
    /// The markers, if the setup is legal.
    ///
    /// # Errors
    /// The first fault.
    pub(in crate::trucker) fn check(&self) -> Result<Track, SetupError> {
        let players = count(self.players.len());
        if !(2..=5).contains(&players) {
            return Err(SetupError::Players { players });
        }
        check_level(&self.board, self.level, self.level_iii_cards)?;
        let track = Track::new(&self.players.iter().map(|pilot| pilot.position).collect::<alloc::vec::Vec<_>>())?;
        Seat::ALL.into_iter().zip(&self.players).try_for_each(|(seat, pilot)| self.check_pilot(seat, pilot))?;
        self.check_deck()?;
        Ok(track)
    }

    fn check_pilot(&self, seat: Seat, pilot: &Pilot) -> Result<(), SetupError> {
        if let Some(fleet) = &pilot.fleet {
            check_fleet(seat, &self.board, fleet, pilot.position)?;
        }
        check_between_cards(seat, pilot.fleet.as_ref(), pilot.position)?;
        let deck = self.deck.printed();
        match pilot.peeked.iter().find(|&card| !(self.under_way || deck.contains(card))) {
            Some(card) => Err(SetupError::NotInDeck { seat, card }),
            None => Ok(()),
        }
    }

    /// BG-PILES.
    fn check_deck(&self) -> Result<(), SetupError> {
        let level = Mix::of(self.level, self.level_iii_cards).top();
        if let Some(top) = self.deck.cards().first().filter(|top| !self.under_way && top.level() != level) {
            return Err(SetupError::TopCard { level: top.level(), expected: level });
        }
        check_cards(&self.board, level, self.deck.cards())
    }
}

/// The level goes with the board (LM-BOARD-2), and level III cards with level IV (LM-IV3-1).
pub(in crate::trucker::flight) fn check_level(
    board: &Board,
    level: RoundCard,
    level_iii_cards: bool,
) -> Result<(), SetupError> {
    match (board.blueprint().level(), board.class()) {
        (Some(expected), Some(class)) if expected != level => Err(SetupError::Level { class, level }),
        (Some(expected), None) if expected != level => Err(SetupError::BoardLevel { expected, level }),
        _ if level_iii_cards && level != RoundCard::IV => Err(SetupError::LevelIiiCards { level }),
        _ => Ok(()),
    }
}

/// Checks that hold at any moment: all fly the board of the table, and ships have a marker, crew and batteries.
pub(in crate::trucker::flight) fn check_fleet(
    seat: Seat,
    board: &Board,
    fleet: &Fleet,
    position: Option<i32>,
) -> Result<(), SetupError> {
    let flies = fleet.ships().next().is_some();
    if fleet.board() != board {
        Err(SetupError::OtherBoard { seat })
    } else if flies && position.is_none() {
        Err(SetupError::NoMarker { seat })
    } else if flies && !fleet.has_boarded() {
        Err(SetupError::NotBoarded { seat })
    } else {
        Ok(())
    }
}

/// Checks that hold between cards: markers have a ship, and ships a human.
pub(in crate::trucker::flight) fn check_between_cards(
    seat: Seat,
    fleet: Option<&Fleet>,
    position: Option<i32>,
) -> Result<(), SetupError> {
    let flying = fleet.filter(|fleet| fleet.ships().next().is_some());
    match (flying, flying.and_then(|fleet| fleet.unmanned().next())) {
        (None, _) if position.is_some() => Err(SetupError::NoShip { seat }),
        (_, Some(ship)) => Err(SetupError::Unmanned { seat, ship: ship.number }),
        _ => Ok(()),
    }
}

/// Cards of a flight of this level: none of a higher one (BG-PILES), and none that needs dice which this board cannot read.
pub(in crate::trucker::flight) fn check_cards(board: &Board, level: Level, cards: &[Card]) -> Result<(), SetupError> {
    for (place, card) in (0..).zip(cards) {
        if card.level() > level {
            return Err(SetupError::CardLevel { place, level: card.level(), highest: level });
        }
        card.kind().parts().iter().try_for_each(|part| check_dice(board, place, part))?;
    }
    Ok(())
}

/// Whether dice can call what a card needs on this board (LM-ATTACK-1, LM-SPLICE-3, LM-TORUS-7, BG-SABOTAGE).
fn check_dice(board: &Board, place: u32, kind: &CardKind) -> Result<(), SetupError> {
    if *kind == CardKind::Sabotage {
        return check_sabotage(board, place);
    }
    if let CardKind::Intruders { from, .. } = kind {
        board.aim(*from)?;
    }
    let mut attacks = kind.salvos().flat_map(Salvo::attacks);
    attacks.try_for_each(|attack| board.aim(attack.from).map(drop).map_err(Into::into))
}

/// BG-SABOTAGE: two numbers call a cell, and none does across a splice.
fn check_sabotage(board: &Board, place: u32) -> Result<(), SetupError> {
    let blueprint = board.blueprint();
    if blueprint.splice().is_some() {
        Err(SetupError::Sabotage { place })
    } else if blueprint.columns().is_none() || blueprint.rows().is_none() {
        Err(AimError::NoNumbers { rule: Rule::BgSabotage }.into())
    } else {
        Ok(())
    }
}
