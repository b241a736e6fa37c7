//! The board of four looks the same from both sides, and so does play on it.

use starwright::battle::{
    Airborne, Choice, Crash, Game, PieceId, Pieces, Placement, Pose, Position, Sortie, Squadron, Step, Waiting,
};
use starwright::hex::{Direction, Hex, HexSet};
use starwright::table::{ArrayVec, Seat};

use crate::random::{act, choice, dice, listed, setup};

/// A seat, a piece and so on as they are when the board of four is turned by half.
trait Turned {
    fn turned(&self) -> Self;
}

impl Turned for Hex {
    fn turned(&self) -> Self {
        self.rotated(3)
    }
}

impl Turned for Direction {
    fn turned(&self) -> Self {
        self.clockwise(3)
    }
}

impl Turned for Seat {
    fn turned(&self) -> Self {
        Self::try_from((self.number() + 2) % 4).unwrap()
    }
}

impl Turned for PieceId {
    fn turned(&self) -> Self {
        Self::try_from((self.number() + 40) % 80).unwrap()
    }
}

impl Turned for Squadron {
    fn turned(&self) -> Self {
        Self::all(self.seat().turned()).nth(usize::from(self.index())).unwrap()
    }
}

impl Turned for Pose {
    fn turned(&self) -> Self {
        Self::new(self.rear().turned(), self.facing().turned())
    }
}

impl Turned for Step {
    fn turned(&self) -> Self {
        match *self {
            Self::Collide { mover, other } => Self::Collide { mover: mover.turned(), other: other.turned() },
            Self::Turn { fighter } => Self::Turn { fighter: fighter.turned() },
            Self::Shoot { ship } => Self::Shoot { ship: ship.turned() },
            Self::EliteEnd { elite } => Self::EliteEnd { elite: elite.turned() },
            Self::EliteFace { elite } => Self::EliteFace { elite: elite.turned() },
            Self::Answer { ship, volley } => Self::Answer { ship: ship.turned(), volley },
            Self::Return { fighter } => Self::Return { fighter: fighter.turned() },
            same => same,
        }
    }
}

impl Turned for Choice {
    fn turned(&self) -> Self {
        match *self {
            Self::Squadron { squadron } => Self::Squadron { squadron: squadron.turned() },
            Self::Land { fighter } => Self::Land { fighter: fighter.turned() },
            Self::Destroy { fighter } => Self::Destroy { fighter: fighter.turned() },
            Self::Fire { fighter } => Self::Fire { fighter: fighter.turned() },
            Self::Turn { fighter, facing } => Self::Turn { fighter: fighter.turned(), facing: facing.turned() },
            Self::Capital { ship, to } => Self::Capital { ship: ship.turned(), to: to.turned() },
            Self::Shoot { target } => Self::Shoot { target: target.turned() },
            Self::Elite { fighter } => Self::Elite { fighter: fighter.turned() },
            Self::EliteEnd { to } => Self::EliteEnd { to: to.turned() },
            Self::EliteFace { facing } => Self::EliteFace { facing: facing.turned() },
            Self::Blast { fighter } => Self::Blast { fighter: fighter.turned() },
            Self::Asteroid { from, to } => Self::Asteroid { from: from.turned(), to: to.turned() },
            Self::Double { squadron, fighters } => Self::Double { squadron: squadron.turned(), fighters },
            Self::Displace { squadron, by } => Self::Displace { squadron: squadron.turned(), by: by.turned() },
            Self::Laser { ship } => Self::Laser { ship: ship.turned() },
            Self::SuperShot { ship } => Self::SuperShot { ship: ship.turned() },
            Self::Shield { ship } => Self::Shield { ship: ship.turned() },
            Self::Resurrect { squadron } => Self::Resurrect { squadron: squadron.turned() },
            Self::Return { fighter, at, facing } => {
                Self::Return { fighter: fighter.turned(), at: at.turned(), facing: facing.turned() }
            }
            Self::Leave { fighter } => Self::Leave { fighter: fighter.turned() },
            Self::Place(ref placement) => Self::place(placement.turned()),
            ref same => same.clone(),
        }
    }
}

impl Turned for Placement {
    fn turned(&self) -> Self {
        let mut turned = self.clone();
        for berth in &mut turned.fighters {
            (berth.at, berth.facing) = (berth.at.turned(), berth.facing.turned());
        }
        turned.capitals = turned.capitals.map(|pose| pose.turned());
        turned
    }
}

impl<T: Turned + Ord> Turned for Vec<T> {
    fn turned(&self) -> Self {
        let mut turned: Self = self.iter().map(Turned::turned).collect();
        turned.sort();
        turned
    }
}

impl Turned for Pieces {
    fn turned(&self) -> Self {
        self.iter().map(|piece| piece.turned()).collect()
    }
}

impl Turned for HexSet {
    fn turned(&self) -> Self {
        self.iter().map(|hex| hex.turned()).collect()
    }
}

fn each<T: Copy + PartialEq, const N: usize>(few: &ArrayVec<T, N>, turned: impl Fn(T) -> T) -> ArrayVec<T, N> {
    ArrayVec::collect(few.iter().map(turned)).unwrap()
}

impl Turned for Sortie {
    fn turned(&self) -> Self {
        Self {
            airborne: each(&self.airborne, |flier| Airborne {
                id: flier.id.turned(),
                from: flier.from.turned(),
                to: flier.to.map(|to| to.turned()),
                facing: flier.facing.turned(),
                ..flier
            }),
            ready: self.ready.turned(),
            turning: self.turning.turned(),
            elite: self.elite.map(|elite| elite.turned()),
            crashed: each(&self.crashed, |crash| Crash { id: crash.id.turned(), at: crash.at.turned() }),
            ..*self
        }
    }
}

impl Turned for starwright::battle::Turn {
    fn turned(&self) -> Self {
        Self {
            first: self.first.turned(),
            active: self.active.turned(),
            step: self.step.turned(),
            under_way: self.under_way.turned(),
            hits: each(&self.hits, |hit| Waiting { ship: hit.ship.turned(), ..hit }),
            fallen: self.fallen.turned(),
            ..*self
        }
    }
}

/// Lists by seat start with the seat that is now where seat 0 was.
fn by_seat<T: Clone>(list: &[T]) -> Vec<T> {
    [&list[2..], &list[..2]].concat()
}

impl Turned for Position {
    fn turned(&self) -> Self {
        let mut turned = self.clone();
        turned.races = by_seat(&self.races);
        turned.powers = by_seat(&self.powers);
        turned.probes_held = by_seat(&self.probes_held);
        turned.cards = by_seat(&self.cards);
        turned.trophies = by_seat(&self.trophies).iter().map(Turned::turned).collect();
        turned.terrain.asteroids = self.terrain.asteroids.turned();
        turned.terrain.probes = self.terrain.probes.turned();
        turned.terrain.centre = self.terrain.centre.turned();
        turned.lost = self.lost.turned();
        for piece in &mut turned.pieces {
            piece.id = piece.id.turned();
            piece.ship.at = piece.ship.at.turned();
            piece.ship.facing = piece.ship.facing.turned();
        }
        turned.pieces.sort_by_key(|piece| piece.id);
        if !self.asteroids_rammed.is_empty() {
            turned.asteroids_rammed = by_seat(&self.asteroids_rammed);
        }
        turned.turn = self.turn.turned();
        turned
    }
}

/// Turning the whole table by half commutes with play on the board of four, and maps lists of choices onto each other.
#[test]
fn half_a_turn_commutes_with_play() {
    for seed in 0..100 {
        let mut dice = dice(seed);
        let mut game = Game::new(&setup(4, &mut dice)).unwrap();
        let mut mirror = Game::try_from(Position::from(&game).turned()).unwrap();
        while !game.is_over() {
            let mut mirrored = listed(&mirror);
            mirrored.sort();
            assert_eq!(listed(&game).turned(), mirrored);
            let choice = choice(&game, &mut dice);
            act(&mut game, &choice);
            act(&mut mirror, &choice.turned());
            assert_eq!(Position::from(&mirror), Position::from(&game).turned());
        }
    }
}
