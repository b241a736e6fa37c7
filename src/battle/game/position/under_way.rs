//! Whether the move under way fits the board, the card and the step.

use alloc::vec::Vec;

use crate::battle::field::Cell;
use crate::battle::game::Game;
use crate::battle::game::position::pieces::survives;
use crate::battle::game::position::{Fault, Part, Taken};
use crate::battle::game::sortie::{Airborne, Crash, Sortie};
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::{PieceId, Squadron};
use crate::battle::pieces::race::{Power, Race};
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::Fate;

impl Game {
    /// Whether the move under way fits the board, the card and the step.
    pub(super) fn check_under_way(&self, faults: &mut Vec<Fault>) {
        let (sortie, step) = (&self.turn.under_way, self.turn.step);
        match sortie.airborne.first() {
            _ if !step.is_under_way() => {
                if *sortie != Sortie::NONE {
                    faults.push(Fault::Idle { step });
                }
            }
            Some(flier) if !step.is_in_the_air() => {
                faults.push(Fault::NotDue { list: Part::Airborne, piece: flier.id, step });
            }
            None if step.is_in_the_air() => faults.push(Fault::NobodyAloft { step }),
            _ => {
                if let Some(squadron) = self.moving_squadron(faults) {
                    self.check_sortie(squadron, faults);
                }
            }
        }
    }

    fn check_sortie(&self, squadron: Squadron, faults: &mut Vec<Fault>) {
        let present = self.present(squadron);
        self.check_fliers(faults);
        self.check_turning(present, faults);
        self.check_ready(present, faults);
        faults.extend(self.check_facing_elite(present));
        self.check_crashes(faults);
    }

    /// BBS-18: the one squadron of the player whose turn it is that all lists are of; none if they are empty or of others.
    fn moving_squadron(&self, faults: &mut Vec<Fault>) -> Option<Squadron> {
        let Sortie { airborne, ready, turning, elite, crashed, .. } = &self.turn.under_way;
        let mut listed = airborne
            .iter()
            .map(|flier| (Part::Airborne, flier.id))
            .chain(ready.iter().map(|piece| (Part::Ready, piece)))
            .chain(turning.iter().map(|piece| (Part::Turning, piece)))
            .chain(elite.iter().map(|&piece| (Part::Elite, piece)))
            .chain(crashed.iter().map(|crash| (Part::Crashed, crash.id)));
        let (list, piece) = listed.next()?;
        let Some(squadron) = piece.squadron().filter(|squadron| squadron.seat() == self.turn.active) else {
            faults.push(Fault::NotOwn { list, piece });
            return None;
        };
        let before = faults.len();
        let strangers = listed.filter(|(_, piece)| piece.squadron() != Some(squadron));
        faults.extend(strangers.map(|(list, piece)| Fault::Stranger { list, piece, squadron }));
        (faults.len() == before).then_some(squadron)
    }

    fn flier(&self, piece: PieceId) -> Option<Airborne> {
        self.turn.under_way.airborne.iter().find(|flier| flier.id == piece)
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
        self.power(self.turn.active).is_some_and(|holding| holding.power == power && holding.revealed)
    }

    fn check_fliers(&self, faults: &mut Vec<Fault>) {
        let Sortie { airborne, ordered, .. } = &self.turn.under_way;
        let displaced = self.is_displaced();
        let mut before: Option<PieceId> = None;
        for (place, flier) in airborne.iter().enumerate() {
            let piece = flier.id;
            if !ordered && before.is_some_and(|before| before > piece) {
                faults.push(Fault::Unsorted { piece });
            }
            faults.extend(survives(piece, flier.ship()));
            faults
                .extend(self.check_from(place, flier).or_else(|| if displaced { None } else { self.check_to(flier) }));
            before = Some(piece);
        }
    }

    /// BBS-R4: a fighter lifts off from the board, and since then only a mate can have come down there.
    fn check_from(&self, place: usize, flier: Airborne) -> Option<Fault> {
        let Airborne { id: piece, from, .. } = flier;
        let what = match self.field.cell(from) {
            Cell::Off => Taken::Off,
            Cell::Asteroid => Taken::Asteroid,
            Cell::Ship(other) if other.squadron() != piece.squadron() => Taken::Ship(other),
            Cell::Clear | Cell::Ship(_) => {
                let mut earlier = self.turn.under_way.airborne.iter().take(place);
                Taken::Flier(earlier.find(|other| other.from == from)?.id)
            }
        };
        Some(Fault::From { piece, from, what })
    }

    /// BBS-V3.1, BBS-V3.2: whether all in the air end as far away in the same direction, by the power that does that.
    fn is_displaced(&self) -> bool {
        let airborne = &self.turn.under_way.airborne;
        let way = |flier: Airborne| flier.to.map(|to| to.minus(flier.from));
        let by = airborne.first().and_then(way);
        let together = airborne.iter().all(|flier| way(flier) == by);
        self.works(Power::V3) && self.turn.round > 1 && together && by.is_some_and(|by| self.is_leap(by))
    }

    /// BBS-21, BBS-V2.1, BBS-R30: a fighter that is not the elite comes down where the card brings it.
    fn check_to(&self, flier: Airborne) -> Option<Fault> {
        let (piece, distance) = (flier.id, self.distance());
        if distance == 0 {
            return Some(Fault::Grounded { piece });
        }
        let doubled = self.works(Power::V2) && !self.turn.under_way.ready.contains(piece);
        let distance = if doubled { 2 * distance } else { distance };
        let expected = flier.from.ahead(flier.facing, distance.cast_signed());
        flier.to.filter(|&to| to != expected).map(|to| Fault::To { piece, to, expected })
    }

    /// BBS-32, BBS-40, BBS-E1.6: all that are left of the squadron but the elite have yet to turn, in ascending order.
    fn check_turning(&self, present: Pieces, faults: &mut Vec<Fault>) {
        let (list, turning, step) = (Part::Turning, self.turn.under_way.turning, self.turn.step);
        let turned = |piece: PieceId| matches!(step, Step::Turn { fighter } if piece < fighter);
        faults.extend(turning.iter().filter_map(|piece| {
            if !present.contains(piece) {
                Some(Fault::Gone { list, piece })
            } else if self.is_elite(piece) {
                Some(Fault::EliteTurns { piece })
            } else {
                turned(piece).then_some(Fault::NotDue { list, piece, step })
            }
        }));
        let missing = present.without(turning).iter().filter(|&piece| !turned(piece) && !self.is_elite(piece));
        faults.extend(missing.map(|piece| Fault::NotListed { list, piece }));
    }

    /// BBS-32, BBS-33, BBS-V2.2, BBS-R5: those who have yet to fire are all that are left of the squadron but the doubled, until
    /// the first has fired; the order of landing is forgotten when the last has.
    fn check_ready(&self, present: Pieces, faults: &mut Vec<Fault>) {
        let (Sortie { ready, ordered, crashed, .. }, step, list) = (&self.turn.under_way, self.turn.step, Part::Ready);
        if matches!(step, Step::Turn { .. }) {
            faults.extend(ready.iter().map(|piece| Fault::NotDue { list, piece, step }));
            if *ordered {
                faults.push(Fault::Ordered { step });
            }
            return;
        }
        faults.extend(ready.without(present).iter().map(|piece| Fault::Gone { list, piece }));
        let fired = present.without(*ready);
        if !step.is_volley() && !self.works(Power::V2) {
            faults.extend(fired.iter().map(|piece| Fault::NotListed { list, piece }));
        }
        if let (true, Some(fired)) = (step.is_volley(), fired.first()) {
            faults.extend(crashed.iter().map(|crash| Fault::CrashAfterShot { piece: crash.id, fired }));
        }
    }

    /// BBS-E1.3: the elite of the squadron has yet to take its facing until the others fire.
    fn check_facing_elite(&self, present: Pieces) -> Option<Fault> {
        let (list, step, given) = (Part::Elite, self.turn.step, self.turn.under_way.elite);
        let fired = step.is_volley() || matches!(step, Step::Turn { .. });
        let expected = present.iter().find(|&piece| !fired && self.is_elite(piece));
        match given {
            _ if given == expected => None,
            Some(piece) => Some(Fault::NotDue { list, piece, step }),
            None => expected.map(|piece| Fault::NotListed { list, piece }),
        }
    }

    /// BBS-E3.4, BBS-R21: the fighters that may blow up where they were destroyed are gone, and noted only where that matters.
    fn check_crashes(&self, faults: &mut Vec<Fault>) {
        let (list, step, crashed) = (Part::Crashed, self.turn.step, &self.turn.under_way.crashed);
        let hidden = self.power(self.turn.active).is_some_and(|holding| !holding.revealed);
        let matters = hidden && self.race(self.turn.active) == Some(Race::Earthers);
        faults.extend(crashed.iter().enumerate().filter_map(|(place, Crash { id: piece, at })| {
            if crashed.iter().take(place).any(|crash| crash.id == piece) {
                Some(Fault::Twice { piece, first: list, second: list })
            } else if !matters {
                Some(Fault::CrashRevealed { piece })
            } else if matches!(step, Step::Turn { .. }) {
                Some(Fault::NotDue { list, piece, step })
            } else if !matches!(self.field.fate(piece), Fate::Captured(_) | Fate::Lost) {
                Some(Fault::CrashPresent { piece })
            } else {
                (self.field.cell(at) == Cell::Off).then_some(Fault::CrashOff { piece, at })
            }
        }));
    }
}
