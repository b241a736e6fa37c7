//! Putting a game together: the one gate that parts go through.

use crate::battle::field::{Cell, Field};
use crate::battle::game::Game;
use crate::battle::game::cards::{Cards, ROUNDS};
use crate::battle::game::holding::{Hit, Holding};
use crate::battle::game::position::{Airborne, CardsOf, Crash, Piece, Position, PositionError, Under, Waiting};
use crate::battle::game::powers::SHIELD_TOKENS;
use crate::battle::game::save::VERSION;
use crate::battle::game::sortie::{Flier, Sortie};
use crate::battle::game::step::Step;
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::race::Power;
use crate::battle::pieces::ship::{Fate, Ship, hexes};
use crate::table::few::Few;
use crate::table::seat::{PerSeat, Seat};

impl TryFrom<Position> for Game {
    type Error = PositionError;

    fn try_from(position: Position) -> Result<Self, PositionError> {
        position.check_seats()?;
        let mut field = Field::bare(position.layout.clone(), position.rulings);
        position.lay_out(&mut field)?;
        position.settle_pieces(&mut field)?;
        position.check_whereabouts(&field)?;
        position.check_zones(&field)?;
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

    /// BBS-8, BBS-12: a fleet that is still to be placed finds its whole zone free.
    fn check_zones(&self, field: &Field) -> Result<(), PositionError> {
        let placed = self.placed();
        let waiting = self.seats().filter(|&seat| !placed(seat));
        let mut zones = waiting.flat_map(|seat| self.layout.zone(seat).iter().copied());
        let taken = zones.find(|&hex| field.cell(hex) != Cell::Clear || field.has_probe(hex));
        taken.map_or(Ok(()), |hex| Err(PositionError::Occupied { hex }))
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
