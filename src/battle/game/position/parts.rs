//! Taking a game apart.

use alloc::vec::Vec;

use crate::battle::game::Game;
use crate::battle::game::cards::Cards;
use crate::battle::game::position::{Airborne, CardsOf, Crash, Piece, Position, Under, Waiting};
use crate::battle::game::sortie::{Flier, Sortie};
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::ship::{Ship, hexes};
use crate::table::VERSION;
use crate::table::seat::Seat;

impl From<&Game> for Position {
    fn from(game: &Game) -> Self {
        let field = &game.field;
        let seats = || Seat::of(field.players());
        let rammed: Vec<u8> = seats().map(|seat| field.asteroids_rammed(seat)).collect();
        Self {
            v: VERSION,
            rulings: field.rulings(),
            layout: field.layout().clone(),
            races: seats().filter_map(|seat| game.race(seat)).collect(),
            powers: seats().map(|seat| *game.powers.get(seat)).collect(),
            asteroids: field.asteroids().collect(),
            centre: field.centre(),
            central_asteroid: field.has_central_asteroid(),
            probes: field.probes().collect(),
            pieces: field.ships().map(|(id, ship)| Piece::of(id, ship)).collect(),
            trophies: seats().map(|seat| field.trophies(seat).iter().collect()).collect(),
            lost: field.lost().iter().collect(),
            probes_held: seats().map(|seat| field.probes_held(seat)).collect(),
            cards: seats().map(|seat| CardsOf::of(game.cards.get(seat))).collect(),
            first: game.first,
            active: game.active,
            round: game.round,
            card: game.card,
            step: game.step,
            asteroids_rammed: if rammed.iter().all(|&count| count == 0) { Vec::new() } else { rammed },
            under_way: Under::of(&game.sortie),
            hits: Waiting::of(game),
            fallen: game.fallen.iter().collect(),
        }
    }
}

impl Piece {
    pub(in crate::battle::game) fn of(id: PieceId, ship: Ship) -> Self {
        let Ship { facing, damage, shot, elite, shield, .. } = ship;
        Self { id, at: hexes(id, ship).collect(), facing, damage, shot, elite, shield }
    }
}

impl Waiting {
    pub(in crate::battle::game) fn of(game: &Game) -> Vec<Self> {
        game.hits.iter().map(|hit| Self { ship: hit.ship, damage: hit.damage }).collect()
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
    pub(in crate::battle::game) fn of(sortie: &Sortie) -> Self {
        let airborne = |flier: Flier| {
            let Flier { piece: id, ship: Ship { at: from, facing, damage, .. }, to } = flier;
            Airborne { id, from, facing, to, damage }
        };
        Self {
            airborne: sortie.airborne.iter().map(airborne).collect(),
            ordered: sortie.ordered,
            ready: sortie.ready.iter().collect(),
            turning: sortie.turning.iter().collect(),
            elite: sortie.elite,
            crashed: sortie.crashed.iter().map(|(id, at)| Crash { id, at }).collect(),
        }
    }
}
