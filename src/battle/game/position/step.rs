//! Whether a game that was put together stands at the decision that its step names.

use alloc::vec::Vec;

use crate::battle::field::Cell;
use crate::battle::game::Game;
use crate::battle::game::position::{Fault, Unable};
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::Power;

impl Game {
    /// Whether the game stands at the decision that its step names: one from which [`Game::proceed`] does not go on.
    pub(super) fn check_step(&self, faults: &mut Vec<Fault>) {
        let step = self.turn.step;
        if let Some((piece, why)) = self.unable() {
            faults.push(Fault::Unable { step, piece, why });
            return;
        }
        let mut next = self.clone();
        next.proceed(&mut Vec::new());
        if next != *self {
            faults.push(Fault::NothingToDecide { step, next: next.turn.step });
        }
    }

    /// The piece that cannot do what the step asks of it.
    fn unable(&self) -> Option<(PieceId, Unable)> {
        match self.turn.step {
            Step::Collide { mover, other } => self.unable_to_collide(mover, other),
            Step::EliteEnd { elite } => {
                let next = self.turn.under_way.next().is_some_and(|flier| flier.id == elite && flier.to.is_none());
                (!next).then_some((elite, Unable::NoElite))
            }
            Step::EliteFace { elite } => (self.turn.under_way.elite != Some(elite)).then_some((elite, Unable::NoElite)),
            Step::Turn { fighter } => {
                (self.next_to_turn() != self.turn.step).then_some((fighter, Unable::NotNextToTurn))
            }
            Step::Shoot { ship } if ship.seat() != self.turn.active => Some((ship, Unable::NotOwn)),
            Step::Shoot { ship } if !ship.is_capital() => Some((ship, Unable::NoCapital)),
            Step::Return { fighter } => self.unable_to_return(fighter).map(|why| (fighter, why)),
            _ => None,
        }
    }

    /// BBS-27, BBS-R5: the fighter that lands next meets a friendly one.
    fn unable_to_collide(&self, mover: PieceId, other: PieceId) -> Option<(PieceId, Unable)> {
        let flier = self.turn.under_way.airborne.iter().find(|flier| flier.id == mover && flier.to.is_some());
        let Some(flier) = flier else { return Some((mover, Unable::NotAloft)) };
        let next = match self.turn.under_way.next() {
            Some(next) => next == flier,
            None => self.turn.under_way.contenders().any(|contender| contender == flier),
        };
        if !next {
            Some((mover, Unable::NotNext))
        } else if other.seat() != self.turn.active {
            Some((other, Unable::NotOwn))
        } else if flier.to.map(|to| self.field.cell(to)) != Some(Cell::Ship(other)) {
            Some((other, Unable::ElsewhereBound))
        } else {
            self.field.is_heavy(other).then_some((other, Unable::Heavy))
        }
    }

    /// BBS-D2.1, BBS-R28: a lost fighter of the player who has used D2 is asked for, and there is room for it.
    fn unable_to_return(&self, fighter: PieceId) -> Option<Unable> {
        let used = self.power(self.turn.active).is_some_and(|holding| holding.power == Power::D2 && holding.spent);
        let fallen = !self.returns_fallen() || self.turn.fallen.contains(fighter);
        if fighter.seat() != self.turn.active {
            Some(Unable::NotOwn)
        } else if !used {
            Some(Unable::NoReturn)
        } else if fighter.is_capital() || self.field.is_aboard(fighter) || !fallen {
            Some(Unable::NotLost)
        } else {
            self.berths().next().is_none().then_some(Unable::NoRoom)
        }
    }
}
