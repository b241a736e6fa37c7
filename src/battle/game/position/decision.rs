//! Whether a game that was put together stands at a decision.

use alloc::vec::Vec;

use crate::battle::field::Cell;
use crate::battle::game::Game;
use crate::battle::game::cards::ROUNDS;
use crate::battle::game::holding::Hit;
use crate::battle::game::position::PositionError;
use crate::battle::game::sortie::Sortie;
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::race::Race;
use crate::battle::pieces::set::Pieces;
use crate::battle::pieces::ship::Fate;
use crate::battle::rules::rulings::Returning;

impl Game {
    /// Whether the game stands at the decision that its step names: one from which [`Game::proceed`] does not go on.
    pub(super) fn check_step(&self) -> Result<(), PositionError> {
        let wrong = PositionError::Step { step: self.step };
        let mut next = self.clone();
        next.proceed(&mut Vec::new());
        let carded = self.card.is_some() == self.is_under_card();
        let right =
            next == *self && carded && self.sortie_fits() && self.hits_fit() && self.fallen_fit() && self.actors_fit();
        right.then_some(()).ok_or(wrong)
    }

    const fn is_under_card(&self) -> bool {
        !matches!(self.step, Step::Place | Step::Reveal | Step::Over)
    }

    /// Whether the fighters of the move under way are of one squadron of the active player, and there is one only where the
    /// step has one.
    fn sortie_fits(&self) -> bool {
        let Sortie { airborne, ready, turning, ordered, elite, crashed } = self.sortie;
        let aloft: Pieces = airborne.iter().map(|flier| flier.piece).collect();
        let crashes: Pieces = crashed.iter().map(|(piece, _)| piece).collect();
        let present = || aloft.iter().chain(ready.iter()).chain(turning.iter()).chain(elite);
        let all = || present().chain(crashes.iter());
        let squadron = all().next().and_then(PieceId::squadron);
        let own = squadron.is_none_or(|squadron| squadron.seat() == self.active);
        let one = all().all(|piece| piece.squadron().is_some() && piece.squadron() == squadron);
        let there = present().all(|piece| aloft.contains(piece) || self.field.is_aboard(piece));
        let gone = crashed.is_empty() || self.crashes_fit();
        let sorted = ordered || airborne.iter().is_sorted_by_key(|flier| flier.piece);
        own && one && there && gone && sorted && self.elite_fits() && self.sortie_fits_step()
    }

    fn sortie_fits_step(&self) -> bool {
        let Sortie { airborne, ready, ordered, elite, crashed, .. } = self.sortie;
        match self.step {
            Step::Land | Step::Collide { .. } | Step::EliteEnd { .. } => !airborne.is_empty(),
            Step::EliteFace { .. } => airborne.is_empty(),
            Step::Fire => airborne.is_empty() && elite.is_none(),
            Step::Answer { volley: true, .. } => airborne.is_empty() && elite.is_none() && crashed.is_empty(),
            Step::Turn { .. } => {
                airborne.is_empty() && ready.is_empty() && !ordered && elite.is_none() && crashed.is_empty()
            }
            _ => self.sortie == Sortie::NONE,
        }
    }

    /// Whether the fighters that may blow up where they were destroyed are gone, and noted only where that matters.
    fn crashes_fit(&self) -> bool {
        let hidden = self.power(self.active).is_some_and(|holding| !holding.revealed);
        let gone = |piece: PieceId| matches!(self.field.fate(piece), Fate::Captured(_) | Fate::Lost);
        let mut crashes = self.sortie.crashed.iter();
        hidden
            && self.race(self.active) == Some(Race::Earthers)
            && crashes.all(|(piece, at)| gone(piece) && self.field.cell(at) != Cell::Off)
    }

    /// Whether the elite of the move under way is one, and does not turn like the others (BBS-E1.6).
    fn elite_fits(&self) -> bool {
        let Sortie { airborne, turning, elite, .. } = self.sortie;
        let aloft = airborne.iter().find(|flier| flier.to.is_none()).map(|flier| flier.piece);
        let marked = |piece: PieceId| self.field.ship(piece).is_some_and(|ship| ship.elite);
        let known = elite.is_none_or(|elite| aloft == Some(elite) || marked(elite));
        let to_face = aloft.is_none_or(|aloft| elite == Some(aloft));
        let straight = airborne.iter().all(|flier| flier.ship.damage <= u8::from(flier.ship.elite));
        known && to_face && straight && !turning.iter().any(|piece| marked(piece) || aloft == Some(piece))
    }

    /// Whether the damage that waits for an answer is of shots at capital ships of one player, none of them twice.
    fn hits_fit(&self) -> bool {
        let Step::Answer { ship, volley } = self.step else { return self.hits.is_empty() };
        let first = self.hits.first().is_some_and(|hit| hit.ship == ship) && self.opens_question(ship);
        let fits = |hit: Hit| {
            let owner = hit.ship.is_capital() && hit.ship.seat() == ship.seat() && self.field.is_aboard(hit.ship);
            owner && (1..=2).contains(&hit.damage)
        };
        let once = self.hits.iter().skip(1).all(|hit| hit.ship != ship);
        first && once && self.hits.iter().all(fits) && !(volley && self.hits.len() > 1)
    }

    /// Whether the fallen are fighters, and noted only where a table plays so (BBS-R28).
    fn fallen_fit(&self) -> bool {
        let plays = self.field.rulings().returning == Returning::Fallen;
        let known = |piece: PieceId| !piece.is_capital() && piece.seat().number() < self.field.players();
        self.fallen.iter().all(|piece| plays && known(piece))
    }

    /// Whether the pieces that the step names are where they must be.
    fn actors_fit(&self) -> bool {
        match self.step {
            Step::Collide { mover, other } => {
                let flier = self.sortie.airborne.iter().find(|flier| flier.piece == mover);
                let met = flier.and_then(|flier| flier.to).map(|to| self.field.cell(to));
                met == Some(Cell::Ship(other)) && other.seat() == self.active && !self.field.is_heavy(other)
            }
            Step::EliteEnd { elite } => {
                self.sortie.next().is_some_and(|flier| flier.piece == elite && flier.to.is_none())
            }
            Step::EliteFace { elite } => self.sortie.elite == Some(elite),
            Step::Turn { fighter } => self.next_to_turn() == (Step::Turn { fighter }),
            Step::Shoot { ship } => ship.seat() == self.active && ship.is_capital(),
            Step::Return { fighter } => self.is_returning(fighter),
            Step::Over => self.round == ROUNDS && self.active == self.first,
            Step::Place => self.round == 1,
            _ => true,
        }
    }
}
