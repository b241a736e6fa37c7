//! Damage that waits for an answer, and the fighters that have fallen lately.

use alloc::vec::Vec;

use crate::battle::game::Game;
use crate::battle::game::holding::Waiting;
use crate::battle::game::position::{Fault, NoQuestion, Part};
use crate::battle::game::step::Step;
use crate::battle::game::turn::Turn;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::Power;
use crate::battle::pieces::ship::Fate;
use crate::battle::rules::rulings::Returning;
use crate::table::seat::Seat;

impl Game {
    /// BBS-D1.2, BBS-R27: whether the damage that waits is of shots about which its owner is asked.
    pub(super) fn check_hits(&self, faults: &mut Vec<Fault>) {
        let Turn { step, active, hits, .. } = &self.turn;
        let &Step::Answer { ship, volley } = step else {
            faults.extend(hits.iter().map(|hit| Fault::NotDue { list: Part::Hits, piece: hit.ship, step: *step }));
            return;
        };
        if hits.first().is_none_or(|hit| hit.ship != ship) {
            faults.push(Fault::NotFirst { ship });
            return;
        }
        faults.extend(hits.iter().filter_map(|hit| self.check_hit(hit)));
        let twice = hits.iter().skip(1).filter(|hit| hit.ship == ship);
        faults.extend(twice.map(|hit| Fault::Twice { piece: hit.ship, first: Part::Hits, second: Part::Hits }));
        let super_shot = self.power(*active).is_some_and(|holding| holding.power == Power::K3 && holding.spent);
        let single = hits.len() == 1 && hits.iter().all(|hit| hit.damage == 1);
        if !single && (volley || !super_shot) {
            faults.push(Fault::NoSuperShot { active: *active });
        }
        let fired = if volley { self.has_fired() } else { self.capitals().next().is_some() };
        if !fired {
            faults.push(Fault::NobodyFired { ship, active: *active });
        }
    }

    fn check_hit(&self, Waiting { ship, damage }: Waiting) -> Option<Fault> {
        let why = match self.field.ship(ship) {
            _ if !ship.is_capital() => NoQuestion::Fighter,
            None => NoQuestion::Gone,
            _ if ship.seat() == self.turn.active => NoQuestion::OwnTurn,
            Some(at) if at.shot => NoQuestion::ShotBefore,
            Some(_) if !self.opens_question(ship) => NoQuestion::NothingHidden,
            Some(_) => return (!(1..=2).contains(&damage)).then_some(Fault::HitDamage { ship, damage }),
        };
        Some(Fault::NoQuestion { ship, why })
    }

    /// Whether a fighter of the squadron that moved has fired: its shot is waiting.
    fn has_fired(&self) -> bool {
        let sortie = &self.turn.under_way;
        let moved = sortie.turning.first().or(sortie.ready.first()).and_then(PieceId::squadron);
        let fired = |piece: PieceId| self.field.is_aboard(piece) && !sortie.ready.contains(piece);
        match moved {
            Some(squadron) => squadron.fighters().any(fired),
            // The elite alone is left of the squadron.
            None => PieceId::fleet(self.turn.active).any(|piece| self.field.ship(piece).is_some_and(|ship| ship.elite)),
        }
    }

    /// BBS-R28: the fallen are fighters that others have taken, noted only where a table plays so.
    pub(super) fn check_fallen(&self, faults: &mut Vec<Fault>) {
        let returning = self.field.rulings().returning;
        faults.extend(self.turn.fallen.iter().filter_map(|piece| match (returning, self.field.fate(piece)) {
            (Returning::OwnSquadron, _) => Some(Fault::FallenUnused { piece }),
            (_, Fate::Captured(_)) if piece.is_capital() => Some(Fault::NotFallen { piece }),
            (Returning::Fallen, Fate::Captured(_)) => None,
            (Returning::LastTurn, Fate::Captured(by)) => {
                let of_late = if piece.seat() == self.turn.active { self.last_active() } else { self.turn.active };
                (by != of_late).then_some(Fault::FallenBefore { piece })
            }
            _ => Some(Fault::NotFallen { piece }),
        }));
    }

    /// Whose turn it was before.
    fn last_active(&self) -> Seat {
        let players = self.field.players();
        Seat::of(players).find(|seat| seat.next(players) == self.turn.active).unwrap_or(self.turn.active)
    }
}
