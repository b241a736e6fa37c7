//! Putting a game together: the one gate that parts go through.

use alloc::vec::Vec;

use super::{Airborne, CardsOf, Crash, Piece, Position, PositionError, Under, Waiting};
use crate::battle::cards::{Cards, ROUNDS};
use crate::battle::few::Few;
use crate::battle::field::{Cell, Field};
use crate::battle::game::Game;
use crate::battle::piece::{Fate, PieceId, Pose, Ship, hexes};
use crate::battle::pieces::Pieces;
use crate::battle::powers::{Hit, Holding, SHIELD_TOKENS};
use crate::battle::race::{Power, Race};
use crate::battle::rulings::Returning;
use crate::battle::save::VERSION;
use crate::battle::seat::{PerSeat, Seat};
use crate::battle::sortie::{Flier, Sortie};
use crate::battle::step::Step;

impl TryFrom<Position> for Game {
    type Error = PositionError;

    fn try_from(position: Position) -> Result<Self, PositionError> {
        position.check_seats()?;
        let mut field = Field::bare(position.layout.clone(), position.rulings);
        position.lay_out(&mut field)?;
        position.settle_pieces(&mut field)?;
        position.check_whereabouts(&field)?;
        position.check_marks()?;
        let game = position.assemble(field)?;
        game.check_step()?;
        Ok(game)
    }
}

impl Position {
    fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::of(self.layout.players())
    }

    fn check_seats(&self) -> Result<(), PositionError> {
        if self.v != VERSION {
            return Err(PositionError::Version { given: self.v });
        }
        let players = self.layout.players();
        let lists = [
            ("races", self.races.len()),
            ("powers", self.powers.len()),
            ("trophies", self.trophies.len()),
            ("probes_held", self.probes_held.len()),
            ("cards", self.cards.len()),
            (
                "asteroids_rammed",
                if self.asteroids_rammed.is_empty() { usize::from(players) } else { self.asteroids_rammed.len() },
            ),
        ];
        if let Some((list, _)) = lists.into_iter().find(|&(_, entries)| entries != usize::from(players)) {
            return Err(PositionError::Seats { list, players });
        }
        let dealt = self.seats().zip(self.races.iter().zip(&self.powers));
        for (seat, (race, power)) in dealt {
            let rivals = self.races.iter().take(usize::from(seat.number()));
            if rivals.into_iter().any(|rival| rival == race) {
                return Err(PositionError::Race { seat });
            }
            let wrong = |holding: &Holding| holding.power.race() != *race || (holding.spent && !holding.revealed);
            if power.as_ref().is_some_and(wrong) {
                return Err(PositionError::Power { seat });
            }
        }
        if let Some(seat) = [self.first, self.active].into_iter().find(|&seat| seat.number() >= players) {
            return Err(PositionError::NobodyThere { seat });
        }
        if !(1..=ROUNDS).contains(&self.round) {
            return Err(PositionError::Round { round: self.round });
        }
        Ok(())
    }

    fn lay_out(&self, field: &mut Field) -> Result<(), PositionError> {
        for &hex in &self.asteroids {
            if !field.add_asteroid(hex) {
                return Err(PositionError::Occupied { hex });
            }
        }
        for &hex in &self.probes {
            if !field.add_probe(hex) {
                return Err(PositionError::Probe { hex });
            }
        }
        let central = self.central_asteroid && !self.asteroids.contains(&self.centre);
        if central || !self.layout.contains(self.centre) {
            return Err(PositionError::Centre { hex: self.centre });
        }
        field.set_centre(self.centre, self.central_asteroid);
        for (seat, &probes) in self.seats().zip(&self.probes_held) {
            field.set_probes_held(seat, probes);
        }
        for (seat, &asteroids) in self.seats().zip(&self.asteroids_rammed) {
            field.set_asteroids_rammed(seat, asteroids);
        }
        Ok(())
    }

    fn settle_pieces(&self, field: &mut Field) -> Result<(), PositionError> {
        for piece in &self.pieces {
            piece.put(field)?;
        }
        for airborne in &self.under_way.airborne {
            claim(field, airborne.id, Fate::Airborne)?;
        }
        for (seat, trophies) in self.seats().zip(&self.trophies) {
            for &piece in trophies {
                if piece.seat() == seat {
                    return Err(PositionError::OwnTrophy { piece });
                }
                claim(field, piece, Fate::Captured(seat))?;
            }
        }
        self.lost.iter().try_for_each(|&piece| claim(field, piece, Fate::Lost))
    }

    /// The seats whose fleets have been placed.
    fn placed(&self) -> impl Fn(Seat) -> bool + '_ {
        let players = self.layout.players();
        let after_first = move |seat: Seat| (seat.number() + players - self.first.number()) % players;
        move |seat| self.step != Step::Place || after_first(seat) < after_first(self.active)
    }

    fn check_whereabouts(&self, field: &Field) -> Result<(), PositionError> {
        let placed = self.placed();
        let wrong = |&piece: &PieceId| (field.fate(piece) == Fate::Reserve) == placed(piece.seat());
        PieceId::of(self.layout.players()).find(wrong).map_or(Ok(()), |piece| Err(PositionError::Whereabouts { piece }))
    }

    fn assemble(&self, field: Field) -> Result<Game, PositionError> {
        let mut cards = PerSeat::from_fn(|_| Cards::NONE);
        for (seat, parts) in self.seats().zip(&self.cards) {
            *cards.get_mut(seat) = self.cards_of(seat, parts)?;
        }
        let at = |seat: Seat| usize::from(seat.number());
        Ok(Game {
            field,
            races: PerSeat::from_fn(|seat| self.races.get(at(seat)).copied()),
            powers: PerSeat::from_fn(|seat| self.powers.get(at(seat)).copied().flatten()),
            cards,
            first: self.first,
            active: self.active,
            round: self.round,
            card: self.card,
            step: self.step,
            sortie: self.under_way.sortie().ok_or(PositionError::Step { step: self.step })?,
            fallen: self.fallen.iter().copied().collect(),
            hits: self.waiting().ok_or(PositionError::Step { step: self.step })?,
        })
    }

    fn waiting(&self) -> Option<Few<Hit, 2>> {
        Few::collect(self.hits.iter().map(|&Waiting { ship, damage }| Hit { ship, damage }))
    }

    /// Whether the elite, shields and shots are marks that their ships can bear: one elite of a player who has revealed E1,
    /// one shield of one who has revealed D1 (BBS-E1.1, BBS-D1.1).
    fn check_marks(&self) -> Result<(), PositionError> {
        let revealed = |piece: PieceId, power: Power| {
            let holding = self.powers.get(usize::from(piece.seat().number())).copied().flatten();
            holding.is_some_and(|holding| holding.power == power && holding.revealed)
        };
        let aloft = self.under_way.airborne.iter().filter(|flier| flier.to.is_none()).map(|flier| flier.id);
        let mut elites = self.pieces.iter().filter(|piece| piece.elite).map(|piece| piece.id).chain(aloft);
        let elite = elites.next();
        let fits = |elite: PieceId| !elite.is_capital() && revealed(elite, Power::E1);
        if let Some(piece) = elite.filter(|&piece| !fits(piece)).or_else(|| elites.next()) {
            return Err(PositionError::Mark { piece });
        }
        let mut shields = self.pieces.iter().filter(|piece| piece.shield > 0);
        let shield = shields.next();
        let fits =
            |piece: &Piece| piece.id.is_capital() && piece.shield <= SHIELD_TOKENS && revealed(piece.id, Power::D1);
        let wrong = shield.filter(|piece| !fits(piece)).or_else(|| shields.next());
        let shot = self.pieces.iter().find(|piece| piece.shot && !piece.id.is_capital());
        wrong.or(shot).map_or(Ok(()), |piece| Err(PositionError::Mark { piece: piece.id }))
    }

    /// How many turns a player has begun.
    fn turns(&self, seat: Seat) -> u8 {
        let players = self.layout.players();
        let after_first = |seat: Seat| (seat.number() + players - self.first.number()) % players;
        let begun = match self.step {
            Step::Place => false,
            Step::Over => true,
            _ if seat == self.active => self.card.is_some(),
            _ => after_first(seat) < after_first(self.active),
        };
        self.round - 1 + u8::from(begun)
    }

    fn cards_of(&self, seat: Seat, parts: &CardsOf) -> Result<Cards, PositionError> {
        let played = self.turns(seat);
        let wrong = PositionError::Cards { seat, played };
        let cards = Cards {
            hand: Few::collect(parts.hand.iter().copied()).ok_or(wrong)?,
            deck: Few::collect(parts.deck.iter().copied()).ok_or(wrong)?,
            played: Few::collect(parts.played.iter().copied()).ok_or(wrong)?,
        };
        let drawn = !cards.hand.is_empty() || cards.left() == 0 || (seat == self.active && self.card.is_some());
        let right = drawn && cards.played.len() == usize::from(played) && cards.left() == usize::from(ROUNDS - played);
        right.then_some(cards).ok_or(wrong)
    }
}

/// Gives a piece that is still in reserve its place.
fn claim(field: &mut Field, piece: PieceId, fate: Fate) -> Result<(), PositionError> {
    if field.fate(piece) != Fate::Reserve {
        return Err(PositionError::Whereabouts { piece });
    }
    field.settle(piece, fate);
    Ok(())
}

impl Piece {
    fn ship(&self) -> Option<Ship> {
        let Self { damage, shot, facing, elite, shield, .. } = *self;
        let at = match (self.id.is_capital(), self.at.as_slice()) {
            (false, &[at]) => at,
            (true, &[front, rear]) if Pose::new(rear, facing).front() == front => rear,
            _ => return None,
        };
        Some(Ship { at, facing, damage, shot, elite, shield })
    }

    fn put(&self, field: &mut Field) -> Result<(), PositionError> {
        let piece = self.id;
        let ship = self.ship().ok_or(PositionError::Shape { piece })?;
        if ship.damage > u8::from(ship.is_heavy(piece)) {
            return Err(PositionError::Damage { piece, damage: ship.damage });
        }
        claim(field, piece, Fate::Lost)?;
        if let Some(hex) = hexes(piece, ship).find(|&hex| field.cell(hex) != Cell::Clear) {
            return Err(PositionError::Occupied { hex });
        }
        field.put(piece, ship);
        Ok(())
    }
}

impl Under {
    fn sortie(&self) -> Option<Sortie> {
        let flier = |airborne: &Airborne| {
            let Airborne { id: piece, from, facing, to, damage } = *airborne;
            Flier { piece, ship: Ship { damage, elite: to.is_none(), ..Ship::new(from, facing) }, to }
        };
        Some(Sortie {
            airborne: Few::collect(self.airborne.iter().map(flier))?,
            ordered: self.ordered,
            ready: self.ready.iter().copied().collect(),
            turning: self.turning.iter().copied().collect(),
            elite: self.elite,
            crashed: Few::collect(self.crashed.iter().map(|&Crash { id, at }| (id, at)))?,
        })
    }
}

impl Game {
    /// Whether the game stands at the decision that its step names: one from which [`Game::proceed`] does not go on.
    fn check_step(&self) -> Result<(), PositionError> {
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
