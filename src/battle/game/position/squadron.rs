//! Whether the move under way fits the board, the card and the step.

use crate::battle::field::Cell;
use crate::battle::game::Game;
use crate::battle::game::position::under_way::{Taken, UnderWayError};
use crate::battle::game::position::{Airborne, Crash, Under};
use crate::battle::game::sortie::{Flier, Sortie};
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::race::{Power, Race};
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::{Fate, Ship};
use crate::hex::Hex;
use crate::table::few::Few;
use crate::table::refused::count;

impl Under {
    /// The move under way, if its lists are those of a squadron.
    pub(super) fn sortie(&self) -> Result<Sortie, UnderWayError> {
        let flier = |airborne: &Airborne| {
            let Airborne { id: piece, from, facing, to, damage } = *airborne;
            Flier { piece, ship: Ship { damage, elite: to.is_none(), ..Ship::new(from, facing) }, to }
        };
        no_twice("ready", self.ready.iter().copied())?;
        no_twice("turning", self.turning.iter().copied())?;
        no_twice("crashed", self.crashed.iter().map(|crash| crash.id))?;
        let (airborne, crashed) = (self.airborne.len(), self.crashed.len());
        Ok(Sortie {
            airborne: Few::collect(self.airborne.iter().map(flier))
                .ok_or(UnderWayError::Crowd { list: "airborne", given: count(airborne) })?,
            ordered: self.ordered,
            ready: self.ready.iter().copied().collect(),
            turning: self.turning.iter().copied().collect(),
            elite: self.elite,
            crashed: Few::collect(self.crashed.iter().map(|&Crash { id, at }| (id, at)))
                .ok_or(UnderWayError::Crowd { list: "crashed", given: count(crashed) })?,
        })
    }
}

fn no_twice(list: &'static str, pieces: impl Iterator<Item = PieceId>) -> Result<(), UnderWayError> {
    let mut seen = Pieces::EMPTY;
    for piece in pieces {
        if seen.contains(piece) {
            return Err(UnderWayError::Twice { list, piece });
        }
        seen.insert(piece);
    }
    Ok(())
}

impl Game {
    /// Whether the move under way fits the board, the card and the step.
    pub(super) fn check_under_way(&self) -> Result<(), UnderWayError> {
        let step = self.step;
        if !step.is_under_way() {
            let none = self.sortie == Sortie::NONE;
            return none.then_some(()).ok_or(UnderWayError::Idle { step });
        }
        match self.sortie.airborne.first() {
            Some(flier) if !step.is_in_the_air() => return Err(UnderWayError::Aloft { piece: flier.piece, step }),
            None if step.is_in_the_air() => return Err(UnderWayError::NobodyAloft { step }),
            _ => {}
        }
        let Some(squadron) = self.moving_squadron()? else { return Ok(()) };
        self.check_fliers()?;
        let present = self.present(squadron);
        self.check_turning(present)?;
        self.check_ready(present)?;
        self.check_facing_elite(present)?;
        self.check_crashes()
    }

    /// BBS-18: the one squadron of the player whose turn it is that all lists are of; none if they are empty.
    fn moving_squadron(&self) -> Result<Option<Squadron>, UnderWayError> {
        let Sortie { airborne, ready, turning, elite, crashed, .. } = &self.sortie;
        let listed = airborne
            .iter()
            .map(|flier| ("airborne", flier.piece))
            .chain(ready.iter().map(|piece| ("ready", piece)))
            .chain(turning.iter().map(|piece| ("turning", piece)))
            .chain(elite.iter().map(|&piece| ("elite", piece)))
            .chain(crashed.iter().map(|(piece, _)| ("crashed", piece)));
        let mut moving = None;
        for (list, piece) in listed {
            let squadron = piece.squadron().filter(|squadron| squadron.seat() == self.active);
            match (moving, squadron) {
                (None, None) => return Err(UnderWayError::NotOwn { list, piece }),
                (Some(moving), _) if squadron != Some(moving) => {
                    return Err(UnderWayError::Stranger { list, piece, squadron: moving });
                }
                _ => moving = squadron,
            }
        }
        Ok(moving)
    }

    fn flier(&self, piece: PieceId) -> Option<Flier> {
        self.sortie.airborne.iter().find(|flier| flier.piece == piece)
    }

    /// The fighters of the squadron on the board and in the air.
    fn present(&self, squadron: Squadron) -> Pieces {
        let there = |&piece: &PieceId| self.field.is_aboard(piece) || self.flier(piece).is_some();
        squadron.fighters().filter(there).collect()
    }

    fn is_elite(&self, piece: PieceId) -> bool {
        let aloft = self.flier(piece).is_some_and(|flier| flier.to.is_none());
        aloft || self.field.ship(piece).is_some_and(|ship| ship.elite)
    }

    /// Whether the player whose turn it is has revealed this power.
    fn works(&self, power: Power) -> bool {
        self.power(self.active).is_some_and(|holding| holding.power == power && holding.revealed)
    }

    fn check_fliers(&self) -> Result<(), UnderWayError> {
        let mut before: Option<Flier> = None;
        for (place, flier) in self.sortie.airborne.iter().enumerate() {
            let Flier { piece, ship, .. } = flier;
            if let Some(other) = self.sortie.airborne.iter().take(place).find(|other| other.ship.at == ship.at) {
                return Err(UnderWayError::SameFrom { piece, other: other.piece, from: ship.at });
            }
            if !self.sortie.ordered && before.is_some_and(|before| before.piece > piece) {
                return Err(UnderWayError::Unsorted { piece });
            }
            let most = u8::from(ship.elite);
            if ship.damage > most {
                return Err(UnderWayError::Damage { piece, damage: ship.damage, most });
            }
            self.check_from(piece, ship.at)?;
            before = Some(flier);
        }
        if self.is_displaced() {
            Ok(())
        } else {
            self.sortie.airborne.iter().try_for_each(|flier| self.check_to(flier))
        }
    }

    /// BBS-R4: a fighter lifts off from the board, and since then only a mate can have come down there.
    fn check_from(&self, piece: PieceId, from: Hex) -> Result<(), UnderWayError> {
        let what = match self.field.cell(from) {
            Cell::Off => Taken::Off,
            Cell::Asteroid => Taken::Asteroid,
            Cell::Ship(other) if other.squadron() != piece.squadron() => Taken::Ship(other),
            Cell::Clear | Cell::Ship(_) => return Ok(()),
        };
        Err(UnderWayError::From { piece, from, what })
    }

    /// BBS-V3.1, BBS-V3.2: whether all in the air end as far away in the same direction, by the power that does that.
    fn is_displaced(&self) -> bool {
        let way = |flier: Flier| flier.to.map(|to| to.minus(flier.ship.at));
        let by = self.sortie.airborne.first().and_then(way);
        let together = self.sortie.airborne.iter().all(|flier| way(flier) == by);
        self.works(Power::V3) && self.round > 1 && together && by.is_some_and(|by| self.is_leap(by))
    }

    /// BBS-21, BBS-V2.1, BBS-R30: a fighter that is not the elite comes down where the card brings it.
    fn check_to(&self, flier: Flier) -> Result<(), UnderWayError> {
        let Flier { piece, ship, to } = flier;
        let distance = self.distance();
        if distance == 0 {
            return Err(UnderWayError::Grounded { piece });
        }
        let doubled = self.works(Power::V2) && !self.sortie.ready.contains(piece);
        let distance = if doubled { 2 * distance } else { distance };
        let expected = ship.at.ahead(ship.facing, distance.cast_signed());
        match to {
            Some(to) if to != expected => Err(UnderWayError::To { piece, to, expected }),
            _ => Ok(()),
        }
    }

    /// BBS-32, BBS-40, BBS-E1.6: all that are left of the squadron but the elite have yet to turn, in ascending order.
    fn check_turning(&self, present: Pieces) -> Result<(), UnderWayError> {
        for piece in self.sortie.turning.iter() {
            if !present.contains(piece) {
                return Err(UnderWayError::Gone { list: "turning", piece });
            }
            if self.is_elite(piece) {
                return Err(UnderWayError::EliteTurns { piece });
            }
            if let Step::Turn { fighter } = self.step
                && piece < fighter
            {
                return Err(UnderWayError::Turned { piece, fighter });
            }
        }
        let still = |piece: PieceId| !matches!(self.step, Step::Turn { fighter } if piece < fighter);
        let missing = present.without(self.sortie.turning).iter().find(|&piece| still(piece) && !self.is_elite(piece));
        missing.map_or(Ok(()), |piece| Err(UnderWayError::NotTurning { piece }))
    }

    /// BBS-32, BBS-33, BBS-V2.2: those who have yet to fire are all that are left of the squadron but the doubled, until
    /// the first has fired.
    fn check_ready(&self, present: Pieces) -> Result<(), UnderWayError> {
        let (ready, step) = (self.sortie.ready, self.step);
        match (step, ready.first()) {
            (Step::Turn { .. }, Some(piece)) => return Err(UnderWayError::StillReady { piece, step }),
            (Step::Turn { .. }, None) => return self.check_unordered(),
            _ => {}
        }
        if let Some(piece) = ready.without(present).first() {
            return Err(UnderWayError::Gone { list: "ready", piece });
        }
        let firing = step.is_volley();
        match (present.without(ready).first(), self.sortie.crashed.first()) {
            (Some(fired), Some((piece, _))) if firing => Err(UnderWayError::CrashAfterShot { piece, fired }),
            (Some(piece), _) if !firing && !self.works(Power::V2) => Err(UnderWayError::NotReady { piece }),
            _ => Ok(()),
        }
    }

    /// BBS-R5: the order of landing is forgotten when the last has fired.
    fn check_unordered(&self) -> Result<(), UnderWayError> {
        if self.sortie.ordered { Err(UnderWayError::Ordered { step: self.step }) } else { Ok(()) }
    }

    /// BBS-E1.3: the elite of the squadron has yet to take its facing until the others fire.
    fn check_facing_elite(&self, present: Pieces) -> Result<(), UnderWayError> {
        let step = self.step;
        let fired = step.is_volley() || matches!(step, Step::Turn { .. });
        let expected = present.iter().find(|&piece| !fired && self.is_elite(piece));
        match (self.sortie.elite, expected) {
            (given, expected) if given == expected => Ok(()),
            (Some(piece), _) => Err(UnderWayError::NoElite { piece, step }),
            (None, Some(elite)) => Err(UnderWayError::EliteMissing { elite }),
            (None, None) => Ok(()),
        }
    }

    /// BBS-E3.4, BBS-R21: the fighters that may blow up where they were destroyed are gone, and noted only where that matters.
    fn check_crashes(&self) -> Result<(), UnderWayError> {
        let hidden = self.power(self.active).is_some_and(|holding| !holding.revealed);
        let matters = hidden && self.race(self.active) == Some(Race::Earthers);
        self.sortie.crashed.iter().try_for_each(|(piece, at)| {
            if !matters {
                Err(UnderWayError::CrashRevealed { piece })
            } else if matches!(self.step, Step::Turn { .. }) {
                Err(UnderWayError::CrashLate { piece, step: self.step })
            } else if !matches!(self.field.fate(piece), Fate::Captured(_) | Fate::Lost) {
                Err(UnderWayError::CrashPresent { piece })
            } else if self.field.cell(at) == Cell::Off {
                Err(UnderWayError::CrashOff { piece, at })
            } else {
                Ok(())
            }
        })
    }
}
