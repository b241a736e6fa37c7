//! What things are worth to the bots that look ahead.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use core::error::Error;

use rand_core::SeedableRng;
use rand_pcg::Pcg32;

use super::habit::habit;
use super::outlook::Outlook;
use super::prospect::{DENT, FIGHTER, Gunner, POINT, Struck, hit, turns_left};
use super::sailor::Sailor;
use super::standing::{OWN, lead};
use super::world::Table;
use crate::battle::board::Layout;
use crate::battle::field::terrain::Terrain;
use crate::battle::game::Game;
use crate::battle::game::cards::Cards;
use crate::battle::game::choice::Choice;
use crate::battle::game::holding::Holding;
use crate::battle::game::position::Position;
use crate::battle::game::setup::Setup;
use crate::battle::game::step::Step;
use crate::battle::pieces::card::{Card, Deck};
use crate::battle::pieces::piece::PieceId;
use crate::battle::pieces::pose::Pose;
use crate::battle::pieces::race::{Power, Race};
use crate::battle::pieces::ship::{Ship, Standing};
use crate::dice::Random;
use crate::hex::{Direction, Hex};
use crate::table::array_vec::ArrayVec;
use crate::table::seat::Seat;

type Tried<T> = Result<T, Box<dyn Error>>;

const NORTH: Direction = Direction::North;

fn fighter(seat: Seat, place: usize) -> Tried<PieceId> {
    Ok(PieceId::fleet(seat).nth(place).ok_or("no such fighter")?)
}

fn capital(seat: Seat) -> Tried<PieceId> {
    Ok(PieceId::capitals(seat).next().ok_or("no capital ship")?)
}

const fn piece(id: PieceId, at: Hex, facing: Direction) -> Standing {
    Standing { id, ship: Ship::new(at, facing) }
}

fn pose(front: Hex, rear: Hex) -> Tried<Pose> {
    Ok(Pose::of(front, rear)?)
}

const fn ship(id: PieceId, pose: Pose) -> Standing {
    piece(id, pose.rear(), pose.facing())
}

/// An empty board for four with the probe ring; the first seat has revealed a card that moves one hex and chooses a squadron, which
/// may be placed out of the way.
fn scene(round: u8, mut pieces: Vec<Standing>) -> Tried<Position> {
    if pieces.iter().all(|piece| piece.id.is_capital() || piece.id.seat() != Seat::Zero) {
        pieces.push(piece(fighter(Seat::Zero, 0)?, Hex::new(-8, 0), NORTH));
    }
    let players = Race::ALL.map(|race| (race, Deck::HOUSE));
    let mut chance = Random::new(Pcg32::seed_from_u64(1));
    let setup = Setup { first: Seat::Zero, ..Setup::shuffled(Layout::four_players(), &players, &mut chance) };
    let mut position = Position::from(&Game::new(&setup)?);
    let card = Card::new(1, 3, 3)?;
    for (seat, cards) in position.cards.iter_mut().enumerate() {
        let few = |count: usize| ArrayVec::collect([card; 9].into_iter().take(count)).unwrap_or_default();
        let hand = if seat == 0 { ArrayVec::new() } else { cards.hand };
        let (played, left) = (usize::from(round) - usize::from(seat > 0), 9 - usize::from(round));
        *cards = Cards {
            hand,
            deck: ArrayVec::collect(cards.deck.iter().take(left)).unwrap_or_default(),
            played: few(played),
        };
    }
    pieces.sort_by_key(|piece| piece.id);
    position.lost = PieceId::of(4).filter(|id| pieces.iter().all(|piece| piece.id != *id)).collect();
    (position.turn.round, position.turn.card, position.turn.step) = (round, Some(card), Step::Squadron);
    position.pieces = pieces;
    position.terrain = Terrain::EMPTY;
    Ok(position)
}

fn outlook(game: &Game) -> Outlook {
    Outlook::of(&Table::of(&game.view(Some(Seat::Zero)), &[]))
}

/// BBS-58: a hit is worth the trophy; the first on a capital ship a little less, the first on an elite a third, and a shield
/// makes it worth nothing.
#[test]
fn what_a_hit_is_worth() -> Tried<()> {
    let (fighter, capital, whole) = (fighter(Seat::One, 0)?, capital(Seat::One)?, Ship::new(Hex::ORIGIN, NORTH));
    let damaged = Ship { damage: 1, ..whole };
    let elite = Ship { elite: true, ..whole };
    assert_eq!((hit(fighter, whole), hit(capital, damaged)), (POINT, 4 * POINT));
    assert_eq!((hit(capital, whole), hit(fighter, elite)), (DENT, POINT / 3));
    assert_eq!(hit(fighter, Ship { damage: 1, ..elite }), POINT);
    assert_eq!((hit(capital, Ship { shield: 1, ..whole }), hit(capital, Ship { shield: 2, ..damaged })), (0, 0));
    Ok(())
}

/// BBS-16: a turn that has begun is not a remaining one.
#[test]
fn turns_to_come() -> Tried<()> {
    for round in [1, 5, 9] {
        let game = Game::try_from(scene(round, vec![])?)?;
        let left = i32::from(round);
        assert_eq!(turns_left(&game, Seat::Zero), 9 - left);
        assert_eq!([Seat::One, Seat::Two, Seat::Three].map(|seat| turns_left(&game, seat)), [10 - left; 3]);
    }
    Ok(())
}

/// BBS-26: what a fighter meets that moves three hexes, and what it fires at from there.
#[test]
fn what_a_fighter_gains() -> Tried<()> {
    let (own, mate, other, enemy) =
        (fighter(Seat::Zero, 0)?, fighter(Seat::Zero, 1)?, fighter(Seat::Zero, 6)?, fighter(Seat::One, 0)?);
    let from = Hex::new(0, 6);
    let to = from.ahead(NORTH, 3);
    let gains = |put: Option<Standing>, at: Option<fn(&mut Position, Hex)>| -> Tried<i32> {
        let mut position = scene(3, [piece(own, from, NORTH)].into_iter().chain(put).collect())?;
        if let Some(at) = at {
            at(&mut position, to);
        }
        let game = Game::try_from(position)?;
        let ship = game.field().ship(own).ok_or("it flies")?;
        Ok(Gunner::of(&game, Seat::Zero, 7).sortie(game.field(), own, ship, 3, &mut Struck::default()))
    };
    let put = |id, hex: Hex| Some(piece(id, hex, NORTH));
    let loss = 7 + 6 * FIGHTER;
    assert_eq!(gains(None, None)?, 0);
    assert_eq!(gains(put(enemy, to.step(NORTH)), None)?, POINT, "fired at");
    assert_eq!(gains(put(enemy, to), None)?, -loss, "rammed: one for one");
    assert_eq!(gains(put(other, to), None)?, -loss, "rammed, of the own fleet");
    assert_eq!(gains(put(mate, to), None)?, 0, "a mate makes room");
    assert_eq!(gains(put(mate, to.step(NORTH)), None)?, 0, "nobody fires at his own");
    assert_eq!(gains(None, Some(|position, to| position.terrain.asteroids.extend([to])))?, -loss);
    assert_eq!(gains(None, Some(|position, to| position.terrain.probes.extend([to])))?, POINT);
    Ok(())
}

/// BBS-58: landing on the ring is worth two points in the last move, a third of that in the move before.
#[test]
fn fighters_come_to_the_ring_late() -> Tried<()> {
    let (own, from) = (fighter(Seat::Zero, 0)?, Hex::new(0, 4));
    for (round, ring) in [(7, 0), (8, 2 * POINT / 3), (9, 2 * POINT)] {
        let game = Game::try_from(scene(round, vec![piece(own, from, NORTH)])?)?;
        let gunner = Gunner::of(&game, Seat::Zero, 0);
        let gains = |at: Hex, distance| {
            let ship = Ship::new(at, NORTH);
            gunner.sortie(game.field(), own, ship, distance, &mut Struck::default())
        };
        assert_eq!((gains(from, 3), gains(from, 2), gains(Hex::new(0, 1), 2)), (ring, 0, 0), "round {round}");
        assert_eq!(gains(Hex::new(1, 0), 3), -ring, "it leaves the ring");
    }
    Ok(())
}

/// BBS-K2.1: a power is not used up by habit, even if there is nothing else to fire at.
#[test]
fn powers_are_left_alone() -> Tried<()> {
    let (own, enemy) = (capital(Seat::Zero)?, fighter(Seat::One, 0)?);
    let berth = pose(Hex::new(0, 0), Hex::new(0, 1))?;
    let target = piece(enemy, Hex::new(0, -6), NORTH);
    let mut position = scene(3, vec![ship(own, berth), target])?;
    (position.turn.step, position.races) =
        (Step::Shoot { ship: own }, vec![Race::Valkyries, Race::Dreckach, Race::Vonyan, Race::Earthers]);
    if let Some(power) = position.powers.first_mut() {
        *power = Some(Holding::hidden(Power::K2));
    }
    let game = Game::try_from(position)?;
    let mut listed = vec![];
    game.choices(Seat::Zero, &mut listed);
    assert_eq!(listed, [Choice::HoldFire, Choice::Laser { ship: own }]);
    assert_eq!(habit(&game, &outlook(&game), &mut vec![]), Some(Choice::HoldFire));
    Ok(())
}

/// Ties are broken by the distance to the centre: three hundredths of a point for each hex and card.
#[test]
fn fighters_hope_for_the_centre() -> Tried<()> {
    let (own, at) = (fighter(Seat::Zero, 0)?, Hex::new(0, 5));
    let game = Game::try_from(scene(2, vec![piece(own, at, NORTH)])?)?;
    let (outlook, ship) = (outlook(&game), game.field().ship(own).ok_or("it flies")?);
    let way =
        |(distance, cards): (u8, i32)| cards * i32::from(at.ahead(NORTH, distance.cast_signed()).distance(Hex::ORIGIN));
    let ways: i32 = outlook.strides(Seat::Zero).map(way).sum();
    assert!(ways > 0);
    assert_eq!(Gunner::of(&game, Seat::Zero, 0).hope(game.field(), &outlook, own, ship), -3 * ways);
    Ok(())
}

/// Capital ships to the north and to the south of the centre, equally far.
fn shores() -> Tried<[Pose; 2]> {
    Ok([pose(Hex::new(0, -4), Hex::new(0, -5))?, pose(Hex::new(0, 4), Hex::new(0, 5))?])
}

/// Where a capital ship goes by habit, given two poses: south, then north.
fn sails(mut position: Position, to: &[Pose]) -> Tried<Pose> {
    let own = capital(Seat::Zero)?;
    position.pieces.push(ship(own, pose(Hex::new(5, -4), Hex::new(6, -4))?));
    position.pieces.sort_by_key(|piece| piece.id);
    position.lost.remove(own);
    let game = Game::try_from(position)?;
    let choices: Vec<Choice> = to.iter().map(|&to| Choice::Capital { ship: own, to }).collect();
    match Sailor::of(&game, Seat::Zero).best(&choices) {
        Some(&Choice::Capital { to, .. }) => Ok(to),
        other => Err(alloc::format!("{other:?}").into()),
    }
}

/// BBS-47: it rams the enemy rather than nobody, and nobody rather than its own fleet; it likes probes and targets.
#[test]
fn where_capital_ships_go() -> Tried<()> {
    let [north, south] = shores()?;
    let there = |id, hex: Hex| scene(3, vec![piece(id, hex, NORTH)]);
    let (own, enemy) = (fighter(Seat::Zero, 0)?, fighter(Seat::One, 0)?);
    let nobody = |at: fn(&mut Position)| -> Tried<Position> {
        let mut position = scene(3, vec![])?;
        at(&mut position);
        Ok(position)
    };
    assert_eq!(sails(nobody(|_| ())?, &[south, north])?, south, "the first of equals");
    assert_eq!(sails(there(own, north.front())?, &[north, south])?, south);
    assert_eq!(sails(there(enemy, north.front())?, &[south, north])?, north);
    assert_eq!(
        sails(nobody(|position| position.terrain.probes = [Hex::new(0, -5)].into_iter().collect())?, &[south, north])?,
        north
    );
    assert_eq!(sails(there(enemy, Hex::new(1, -5))?, &[south, north])?, north, "a target beside it");
    assert_eq!(sails(there(enemy, Hex::new(2, -6))?, &[south, north])?, north, "a target in range");
    assert_eq!(sails(there(own, Hex::new(1, -5))?, &[south, north])?, south, "no target");
    Ok(())
}

/// BBS-D1.1: a shielded ship is no target.
#[test]
fn shielded_ships_are_no_targets() -> Tried<()> {
    let [north, south] = shores()?;
    let berth = pose(Hex::new(2, -6), Hex::new(3, -7))?;
    let mut position = scene(3, vec![ship(capital(Seat::Three)?, berth)])?;
    assert_eq!(sails(position.clone(), &[south, north])?, north);
    let holding = Holding { power: Power::D1, revealed: true, spent: true };
    if let Some(of_three) = position.powers.last_mut() {
        *of_three = Some(holding);
    }
    position.pieces.iter_mut().filter(|piece| piece.id.is_capital()).for_each(|piece| piece.ship.shield = 2);
    assert_eq!(sails(position, &[south, north])?, south);
    Ok(())
}

/// BBS-58: the probe ring gains value toward the end.
#[test]
fn the_probe_ring_draws_late() -> Tried<()> {
    let [north, _] = shores()?;
    let ring = pose(Hex::new(0, 1), Hex::new(0, 2))?;
    for (round, draws) in [(3, false), (9, true)] {
        let mut position = scene(round, vec![])?;
        position.terrain.probes = [north.rear()].into_iter().collect();
        assert_eq!(sails(position, &[north, ring])? == ring, draws, "round {round}");
    }
    Ok(())
}

/// BBS-58, BBS-R16: on the ring a fighter is worth two points in the end, and a ninth of that less for each round before;
/// capital ships are worth more near the centre, and less with a damage.
#[test]
fn how_a_seat_stands() -> Tried<()> {
    let stands = |round, piece: Standing| -> Tried<i32> {
        let game = Game::try_from(scene(round, vec![piece])?)?;
        Ok(lead(&game, &outlook(&game), Seat::Zero))
    };
    let own = fighter(Seat::Zero, 0)?;
    for (round, early) in [(2, 155), (3, 133), (6, 66)] {
        let [off, on] = [3, 1].map(|r| stands(round, piece(own, Hex::new(0, r), NORTH)));
        assert_eq!(on? - off?, OWN * (2 * POINT - early), "round {round}");
    }
    let sails = capital(Seat::Zero)?;
    let near = ship(sails, pose(Hex::new(0, 4), Hex::new(0, 5))?);
    let far = ship(sails, pose(Hex::new(0, 5), Hex::new(0, 6))?);
    let hurt = Standing { ship: Ship { damage: 1, ..near.ship }, ..near };
    let [near, far, hurt] = [near, far, hurt].map(|piece| stands(3, piece));
    let near = near?;
    assert_eq!((near - far?, near - hurt?), (OWN * 8, OWN * DENT / 2));
    Ok(())
}

/// The squadron with the greatest gain moves.
#[test]
fn the_squadron_moves_that_gains_most() -> Tried<()> {
    let (idle, own, enemy) = (fighter(Seat::Zero, 0)?, fighter(Seat::Zero, 6)?, fighter(Seat::One, 0)?);
    let place = |id, r| piece(id, Hex::new(0, r), NORTH);
    let game = Game::try_from(scene(3, vec![place(idle, 9), place(own, 6), place(enemy, 4)])?)?;
    let squadron = own.squadron().ok_or("a fighter")?;
    assert_eq!(habit(&game, &outlook(&game), &mut vec![]), Some(Choice::Squadron { squadron }));
    Ok(())
}
