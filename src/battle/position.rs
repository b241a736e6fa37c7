//! A game as open parts: to save it, to read it, to start from any state.

use alloc::vec::Vec;

use super::board::Layout;
use super::card::Card;
use super::cards::{Cards, ROUNDS};
use super::few::Few;
use super::field::Field;
use super::game::Game;
use super::piece::{Fate, PieceId, Pose, Ship, hexes};
use super::pieces::Pieces;
use super::race::{Power, Race};
use super::seat::{PerSeat, Seat};
use super::sortie::{Flier, Sortie};
use super::step::Step;
use crate::hex::{Direction, Hex};

/// Every part of a game, legal or not. `Position::from(&game)` takes a game apart, `Game::try_from(position)` puts one
/// together if the parts fit; it need not be one that play can reach. Like the game it knows every secret.
///
/// All lists by seat have one entry for each player, all others are sorted, and every piece is in exactly one of `pieces`,
/// `airborne`, `trophies` and `lost`, except fleets that have not been placed yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Position {
    /// The board.
    pub layout: Layout,
    /// The races by seat.
    pub races: Vec<Race>,
    /// The powers dealt, by seat.
    pub powers: Vec<Option<Power>>,
    /// The hexes that hold an asteroid.
    pub asteroids: Vec<Hex>,
    /// The centre of the probe ring.
    pub centre: Hex,
    /// Whether the central asteroid exists; it is then on `centre`.
    pub central_asteroid: bool,
    /// The hexes that hold a probe.
    pub probes: Vec<Hex>,
    /// The ships on the board.
    pub pieces: Vec<Piece>,
    /// The trophies by seat.
    pub trophies: Vec<Vec<PieceId>>,
    /// The pieces that nobody scores.
    pub lost: Vec<PieceId>,
    /// The probes collected, by seat.
    pub probes_held: Vec<u8>,
    /// The movement cards by seat.
    pub cards: Vec<CardsOf>,
    /// Who began.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The round, 1 to 9.
    pub round: u8,
    /// The card of this turn, from its revelation to the turn's end.
    pub card: Option<Card>,
    /// What has to be decided.
    pub step: Step,
    /// The squadron's move under way, in steps 2 to 4 of a turn.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Under::is_none"))]
    pub under_way: Under,
}

/// A ship on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Piece {
    /// Its number.
    pub id: PieceId,
    /// Its hexes: one for a fighter, front then rear for a capital ship.
    pub at: Vec<Hex>,
    /// Where its bow points.
    pub facing: Direction,
    /// The damage it has survived.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_zero"))]
    pub damage: u8,
    /// Whether a capital ship has ever been damaged by a shot (BBS-R27).
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_false"))]
    pub shot: bool,
}

/// The movement cards of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct CardsOf {
    /// The cards in hand, in the order they were drawn.
    pub hand: Vec<Card>,
    /// The cards to be drawn, the next one first.
    pub deck: Vec<Card>,
    /// The cards revealed so far, the first one first.
    pub played: Vec<Card>,
}

/// A squadron's move under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Under {
    /// The fighters in the air.
    pub airborne: Vec<Airborne>,
    /// Whether they come down in the order listed, because the owner named it.
    pub ordered: bool,
    /// The fighters that have yet to fire.
    pub ready: Vec<PieceId>,
    /// The fighters that may yet turn.
    pub turning: Vec<PieceId>,
}

impl Under {
    /// Whether no move is under way.
    #[must_use]
    pub fn is_none(&self) -> bool {
        *self == Self::default()
    }
}

/// A fighter in the air.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Airborne {
    /// Its number.
    pub id: PieceId,
    /// Where it lifted off.
    pub from: Hex,
    /// Where its bow points.
    pub facing: Direction,
    /// Where it comes down, on or off the board.
    pub to: Hex,
}

#[cfg(feature = "serde")]
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
const fn is_zero(number: &u8) -> bool {
    *number == 0
}

#[cfg(feature = "serde")]
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
const fn is_false(answer: &bool) -> bool {
    !*answer
}

impl From<&Game> for Position {
    fn from(game: &Game) -> Self {
        let field = &game.field;
        let seats = || Seat::of(field.players());
        Self {
            layout: field.layout().clone(),
            races: seats().filter_map(|seat| game.race(seat)).collect(),
            powers: seats().map(|seat| *game.powers.get(seat)).collect(),
            asteroids: field.asteroids().collect(),
            centre: field.centre(),
            central_asteroid: field.has_central_asteroid(),
            probes: field.probes().collect(),
            pieces: field.ships().map(|(id, ship)| Piece::of(id, ship)).collect(),
            trophies: seats().map(|seat| field.trophies(seat).collect()).collect(),
            lost: field.lost().collect(),
            probes_held: seats().map(|seat| field.probes_held(seat)).collect(),
            cards: seats().map(|seat| CardsOf::of(game.cards.get(seat))).collect(),
            first: game.first,
            active: game.active,
            round: game.round,
            card: game.card,
            step: game.step,
            under_way: Under::of(&game.sortie),
        }
    }
}

impl Piece {
    pub(super) fn of(id: PieceId, ship: Ship) -> Self {
        let Ship { facing, damage, shot, .. } = ship;
        Self { id, at: hexes(id, ship).collect(), facing, damage, shot }
    }
}

impl CardsOf {
    fn of(cards: &Cards) -> Self {
        Self {
            hand: cards.hand.iter().collect(),
            deck: cards.deck.iter().collect(),
            played: cards.played.iter().collect(),
        }
    }
}

impl Under {
    pub(super) fn of(sortie: &Sortie) -> Self {
        let airborne =
            |flier: Flier| Airborne { id: flier.piece, from: flier.ship.at, facing: flier.ship.facing, to: flier.to };
        Self {
            airborne: sortie.airborne.iter().map(airborne).collect(),
            ordered: sortie.ordered,
            ready: sortie.ready.iter().collect(),
            turning: sortie.turning.iter().collect(),
        }
    }
}

/// Why parts are no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// A list by seat does not have one entry for each player.
    #[error("`{list}` needs an entry for each of the {players} players (BBS-1)")]
    Seats {
        /// Which list.
        list: &'static str,
        /// How many players the layout has.
        players: u8,
    },
    /// Two players have the same race, or one has another race's power.
    #[error("{seat} needs a race of its own and none but that race's powers (BBS-1, BBS-6)")]
    Race {
        /// The later seat.
        seat: Seat,
    },
    /// Nobody sits there.
    #[error("nobody sits on {seat} (BBS-1)")]
    NobodyThere {
        /// The seat.
        seat: Seat,
    },
    /// The round is not 1 to 9.
    #[error("a game has rounds 1 to 9, not {round} (BBS-19)")]
    Round {
        /// The round given.
        round: u8,
    },
    /// A piece is in two places, in none, or belongs to nobody.
    #[error("{piece} must be in exactly one of pieces, airborne, trophies and lost")]
    Whereabouts {
        /// The piece.
        piece: PieceId,
    },
    /// A player holds an own ship as a trophy.
    #[error("{piece} is a trophy of its own owner (BBS-59)")]
    OwnTrophy {
        /// The piece.
        piece: PieceId,
    },
    /// A ship's hexes are not one, or two that lie as its facing says.
    #[error("the hexes of {piece} do not fit its kind and facing (BBS-11)")]
    Shape {
        /// The piece.
        piece: PieceId,
    },
    /// A ship has more damage than it survives.
    #[error("{piece} cannot be on the board with {damage} damage (BBS-36, BBS-37)")]
    Damage {
        /// The piece.
        piece: PieceId,
        /// The damage given.
        damage: u8,
    },
    /// A hex is off the board or holds something already.
    #[error("{hex} is off the board or holds a ship or an asteroid already (BBS-12)")]
    Occupied {
        /// The hex.
        hex: Hex,
    },
    /// A probe is off the board or listed twice.
    #[error("the probe on {hex} is off the board or listed twice")]
    Probe {
        /// The hex.
        hex: Hex,
    },
    /// The ring's centre is off the board, or the central asteroid is not on it.
    #[error("the ring's centre {hex} is off the board or lacks the central asteroid (BBS-R23)")]
    Centre {
        /// The hex.
        hex: Hex,
    },
    /// A player's cards do not fit the turns taken.
    #[error("{seat} needs nine cards: {played} of them played, and one in hand if the deck is not used up (BBS-19)")]
    Cards {
        /// The seat.
        seat: Seat,
        /// How many turns the player has begun.
        played: u8,
    },
    /// The step, the card of the turn and the move under way do not fit each other.
    #[error("the parts are not at a point where one has to {step} (BBS-15)")]
    Step {
        /// The step given.
        step: Step,
    },
}

impl TryFrom<Position> for Game {
    type Error = PositionError;

    fn try_from(position: Position) -> Result<Self, PositionError> {
        position.check_seats()?;
        let mut field = Field::bare(position.layout.clone());
        position.lay_out(&mut field)?;
        position.settle_pieces(&mut field)?;
        position.check_whereabouts(&field)?;
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
        let players = self.layout.players();
        let lists = [
            ("races", self.races.len()),
            ("powers", self.powers.len()),
            ("trophies", self.trophies.len()),
            ("probes_held", self.probes_held.len()),
            ("cards", self.cards.len()),
        ];
        if let Some((list, _)) = lists.into_iter().find(|&(_, entries)| entries != usize::from(players)) {
            return Err(PositionError::Seats { list, players });
        }
        let dealt = self.seats().zip(self.races.iter().zip(&self.powers));
        for (seat, (race, power)) in dealt {
            let rivals = self.races.iter().take(usize::from(seat.number()));
            if rivals.into_iter().any(|rival| rival == race) || power.is_some_and(|power| power.race() != *race) {
                return Err(PositionError::Race { seat });
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
        })
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
        let Self { damage, shot, facing, .. } = *self;
        let at = match (self.id.is_capital(), self.at.as_slice()) {
            (false, &[at]) => at,
            (true, &[front, rear]) if Pose::new(rear, facing).front() == front => rear,
            _ => return None,
        };
        Some(Ship { at, facing, damage, shot })
    }

    fn put(&self, field: &mut Field) -> Result<(), PositionError> {
        let piece = self.id;
        let ship = self.ship().ok_or(PositionError::Shape { piece })?;
        if ship.damage > u8::from(piece.is_capital()) {
            return Err(PositionError::Damage { piece, damage: ship.damage });
        }
        claim(field, piece, Fate::Lost)?;
        if let Some(hex) = hexes(piece, ship).find(|&hex| field.cell(hex) != super::field::Cell::Clear) {
            return Err(PositionError::Occupied { hex });
        }
        field.put(piece, ship);
        Ok(())
    }
}

impl Under {
    fn sortie(&self) -> Option<Sortie> {
        let flier = |airborne: &Airborne| {
            let Airborne { id: piece, from, facing, to } = *airborne;
            Flier { piece, ship: Ship::new(from, facing), to }
        };
        Some(Sortie {
            airborne: Few::collect(self.airborne.iter().map(flier))?,
            ordered: self.ordered,
            ready: self.ready.iter().copied().collect(),
            turning: self.turning.iter().copied().collect(),
        })
    }
}

impl Game {
    /// Whether the game stands at the decision that its step names: one from which [`Game::proceed`] does not go on.
    fn check_step(&self) -> Result<(), PositionError> {
        let wrong = PositionError::Step { step: self.step };
        let mut next = self.clone();
        next.proceed(&mut Vec::new());
        let right =
            next == *self && self.sortie_fits() && self.card.is_some() == self.is_under_card() && self.actors_fit();
        right.then_some(()).ok_or(wrong)
    }

    const fn is_under_card(&self) -> bool {
        !matches!(self.step, Step::Place | Step::Reveal | Step::Over)
    }

    /// Whether the fighters of the move under way are of one squadron of the active player, and there is one only where the
    /// step has one.
    fn sortie_fits(&self) -> bool {
        let Sortie { airborne, ready, turning, ordered } = self.sortie;
        let in_air: Pieces = airborne.iter().map(|flier| flier.piece).collect();
        let all = || in_air.iter().chain(ready.iter()).chain(turning.iter());
        let squadron = all().next().and_then(PieceId::squadron);
        let own = squadron.is_none_or(|squadron| squadron.seat() == self.active);
        let one = all().all(|piece| piece.squadron().is_some() && piece.squadron() == squadron);
        let present = ready
            .iter()
            .chain(turning.iter())
            .all(|piece| self.field.is_aboard(piece) || matches!(self.field.fate(piece), Fate::Airborne));
        let sorted = ordered || airborne.iter().is_sorted_by_key(|flier| flier.piece);
        let fits = match self.step {
            Step::Land | Step::Collide { .. } => !in_air.is_empty(),
            Step::Fire => in_air.is_empty(),
            Step::Turn { .. } => in_air.is_empty() && ready.is_empty() && !ordered,
            _ => self.sortie == Sortie::NONE,
        };
        own && one && present && sorted && fits
    }

    /// Whether the pieces that the step names are where they must be.
    fn actors_fit(&self) -> bool {
        match self.step {
            Step::Collide { mover, other } => {
                let flier = self.sortie.airborne.iter().find(|flier| flier.piece == mover);
                let met = flier.map(|flier| self.field.cell(flier.to));
                met == Some(super::field::Cell::Ship(other)) && other.seat() == self.active && !other.is_capital()
            }
            Step::Turn { fighter } => self.next_to_turn() == (Step::Turn { fighter }),
            Step::Shoot { ship } => ship.seat() == self.active && ship.is_capital() && self.field.is_aboard(ship),
            Step::Over => self.round == ROUNDS && self.active == self.first,
            Step::Place => self.round == 1,
            _ => true,
        }
    }
}
