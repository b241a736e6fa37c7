//! What a setup must be.

use super::{Pilot, Setup, SetupError};
use crate::table::Seat;
use crate::table::refused::count;
use crate::trucker::attack::salvo::Salvo;
use crate::trucker::cards::{CardKind, Mix, Penalty, RoundCard};
use crate::trucker::fleet::Fleet;
use crate::trucker::track::Track;

impl Setup {
    /// The markers, if all is as it must be.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub(in crate::trucker::flight) fn check(&self) -> Result<Track, SetupError> {
        let players = count(self.players.len());
        if !(2..=5).contains(&players) {
            return Err(SetupError::Players { players });
        }
        if let Some(class) = self.board.class().filter(|&class| RoundCard::of(class) != self.level) {
            return Err(SetupError::Level { class, level: self.level });
        }
        if self.level_iii_cards && self.level != RoundCard::IV {
            return Err(SetupError::LevelIiiCards { level: self.level });
        }
        let track = Track::new(&self.players.iter().map(|pilot| pilot.position).collect::<alloc::vec::Vec<_>>())?;
        Seat::ALL.into_iter().zip(&self.players).try_for_each(|(seat, pilot)| self.check_pilot(seat, pilot))?;
        self.check_deck()?;
        Ok(track)
    }

    fn check_pilot(&self, seat: Seat, pilot: &Pilot) -> Result<(), SetupError> {
        match &pilot.fleet {
            Some(fleet) if fleet.board() != &self.board => return Err(SetupError::OtherBoard { seat }),
            Some(fleet) if fleet.ships().next().is_some() => check_flying(seat, pilot, fleet)?,
            _ if pilot.position.is_some() => return Err(SetupError::NoShip { seat }),
            _ => {}
        }
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
        for (place, card) in (0..).zip(self.deck.cards()) {
            if card.level() > level {
                return Err(SetupError::CardLevel { place, level: card.level(), highest: level });
            }
            self.check_dice(place, card.kind())?;
        }
        Ok(())
    }

    /// Whether dice can call what a card needs on this board (LM-ATTACK-1, LM-SPLICE-3, LM-TORUS-7, BG-SABOTAGE).
    fn check_dice(&self, place: u32, kind: &CardKind) -> Result<(), SetupError> {
        let can_aim = |salvo: &Salvo| {
            salvo.attacks().iter().try_for_each(|attack| self.board.aim(attack.from).map(drop).map_err(Into::into))
        };
        match kind {
            CardKind::Sabotage if self.board.blueprint().splice().is_some() => Err(SetupError::Sabotage { place }),
            CardKind::MeteorSwarm { meteors: salvo } | CardKind::Pirates { shots: salvo, .. } => can_aim(salvo),
            CardKind::CombatZone { lines } => lines.iter().try_for_each(|line| match &line.penalty {
                Penalty::Shots(salvo) => can_aim(salvo),
                Penalty::Days(_) | Penalty::Crew(_) | Penalty::Goods(_) => Ok(()),
            }),
            _ => Ok(()),
        }
    }
}

fn check_flying(seat: Seat, pilot: &Pilot, fleet: &Fleet) -> Result<(), SetupError> {
    if pilot.position.is_none() {
        return Err(SetupError::NoMarker { seat });
    }
    if !fleet.has_boarded() {
        return Err(SetupError::NotBoarded { seat });
    }
    match fleet.unmanned().next() {
        Some(ship) => Err(SetupError::Unmanned { seat, ship: ship.number }),
        None => Ok(()),
    }
}
