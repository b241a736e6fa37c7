//! Putting a game together from parts, and every way in which they do not fit.

use starwright::battle::{
    BoardError, CardsError, CardsOf, Game, Holding, PieceError, PieceId, PlacementError, Position, PositionError,
    Power, Race, Rule, Step, StepError, TableError, Unable, UnderWayError,
};
use starwright::hex::{Direction, Hex};
use starwright::table::Seat;

use crate::random::{after, dice, setup};
use crate::scene::{Scene, card, hex, id};

fn wrong(change: impl Fn(&mut Position)) -> PositionError {
    let mut scene = Scene::new().fighter(0, (0, 0), 0).fighter(1, (2, 0), 0).capital(18, (5, 0), (5, 1)).trophy(1, 2);
    change(&mut scene.0);
    scene.build().unwrap_err()
}

/// BBS-1: as many seats as players, each with a race of its own.
#[test]
fn lists_have_an_entry_for_each_player() {
    let seats = |list, given| TableError::Seats { list, given, players: 4 }.into();
    assert_eq!(wrong(|parts| parts.trophies.truncate(3)), seats("trophies", 3));
    assert_eq!(wrong(|parts| parts.cards.truncate(3)), seats("cards", 3));
    assert_eq!(wrong(|parts| parts.asteroids_rammed = vec![0; 5]), seats("asteroids_rammed", 5));
    let same = TableError::SameRace { seat: Seat::Two, other: Seat::Zero, race: Race::Earthers };
    assert_eq!(wrong(|parts| parts.races[2] = Race::Earthers), same.into());
    let mut three = Position::from(&after(3, 5, 50));
    three.first = Seat::Three;
    let nobody = TableError::NobodyThere { part: "first", seat: Seat::Three, players: 3 };
    assert_eq!(Game::try_from(three), Err(nobody.into()));
}

/// BBS-19, BBS-57: nine rounds; fleets are placed in the first, and a game ends after the ninth, before another turn.
#[test]
fn rounds_fit_the_step() {
    assert_eq!(wrong(|parts| parts.round = 10), TableError::Round { round: 10 }.into());
    assert_eq!(wrong(|parts| parts.round = 0), TableError::Round { round: 0 }.into());
    let over = |parts: &mut Position| (parts.step, parts.card) = (Step::Over, None);
    let early = TableError::WrongRound { step: Step::Over, round: 1, expected: 9 };
    assert_eq!(wrong(over), early.into());
    let end = TableError::WrongEnd { first: Seat::Zero, active: Seat::One };
    assert_eq!(
        wrong(|parts| {
            over(parts);
            (parts.round, parts.active) = (9, Seat::One);
        }),
        end.into()
    );
}

/// BBS-6, BBS-61, BBS-R18, BBS-V1.1: a power is one of the race's, and revealed and spent as play reveals and spends it.
#[test]
fn powers_are_revealed_and_spent_as_play_does_that() {
    let (seat, other) = (Seat::Three, Power::E1);
    let holding =
        |power, revealed, spent| move |parts: &mut Position| parts.powers[3] = Some(Holding { power, revealed, spent });
    let foreign = TableError::ForeignPower { seat, race: Race::Dreckach, power: other };
    assert_eq!(wrong(holding(other, false, false)), foreign.into());
    assert_eq!(wrong(holding(Power::D1, false, true)), TableError::SpentHidden { seat, power: Power::D1 }.into());
    assert_eq!(wrong(holding(Power::D1, true, false)), TableError::RevealedUnused { seat, power: Power::D1 }.into());
    assert_eq!(wrong(holding(Power::D3, true, true)), TableError::NeverSpent { seat, power: Power::D3 }.into());
    let asteroid = |parts: &mut Position| {
        parts.powers[1] = Some(Holding { power: Power::V1, revealed: true, spent: true });
    };
    let waits = TableError::SpentUntilTurnEnds { seat: Seat::One, power: Power::V1, active: Seat::Zero };
    assert_eq!(wrong(asteroid), waits.into());
}

/// BBS-D1.1, BBS-R18: no second shield beside one that is up: once it is up, D1 is spent.
#[test]
fn no_second_shield() {
    let mut scene = Scene::new().of(3).capital(78, (0, 0), (0, 1)).capital(79, (3, 0), (3, 1)).shielded(78, 2);
    scene = scene.step(Step::Capital).revealed(Power::D1);
    let unspent = TableError::RevealedUnused { seat: Seat::Three, power: Power::D1 };
    assert_eq!(scene.build().unwrap_err(), unspent.into());
}

/// BBS-2, BBS-59: every piece is in one place, and nobody takes an own ship.
#[test]
fn every_piece_is_in_one_place() {
    let twice = |piece, first, second| PieceError::Twice { piece: id(piece), first, second }.into();
    assert_eq!(wrong(|parts| parts.lost.push(id(0))), twice(0, "pieces", "lost"));
    assert_eq!(wrong(|parts| parts.trophies[2].push(id(2))), twice(2, "trophies", "trophies"));
    let nowhere = PieceError::Nowhere { piece: id(79) };
    assert_eq!(wrong(|parts| parts.lost.retain(|&lost| lost != id(79))), nowhere.into());
    let own = wrong(|parts| {
        parts.trophies[1].clear();
        parts.trophies[0].push(id(2));
    });
    assert_eq!(own, PieceError::OwnTrophy { piece: id(2) }.into());
    let mut three = Position::from(&after(3, 5, 50));
    three.lost.push(id(60));
    let nobodys = PieceError::Nobodys { piece: id(60), list: "lost", players: 3 };
    assert_eq!(Game::try_from(three), Err(nobodys.into()));
}

/// BBS-11, BBS-36, BBS-37: one hex or two, one behind the other, and no more damage than a ship survives.
#[test]
fn ships_have_the_hexes_of_their_kind() {
    let hexes = |piece, given, expected| PieceError::Hexes { piece: id(piece), given, expected }.into();
    let damage = |piece, damage, most| PieceError::Damage { piece: id(piece), damage, most }.into();
    let shape = PieceError::Shape { piece: id(18), facing: Direction::South, front: hex(5, 0), rear: hex(5, 1) };
    assert_eq!(wrong(|parts| parts.pieces[2].at.truncate(1)), hexes(18, 1, 2));
    assert_eq!(wrong(|parts| parts.pieces[2].facing = Direction::South), shape.into());
    assert_eq!(wrong(|parts| parts.pieces[0].at.push(hex(0, 1))), hexes(0, 2, 1));
    assert_eq!(wrong(|parts| parts.pieces[0].damage = 1), damage(0, 1, 0));
    assert_eq!(wrong(|parts| parts.pieces[2].damage = 2), damage(18, 2, 1));
}

/// BBS-E1.1, BBS-D1.1, BBS-D1.3, BBS-R27: marks that a ship, its owner's power or another ship does not allow.
#[test]
fn marks_fit_ship_and_power() {
    let elite = |number: usize| move |parts: &mut Position| parts.pieces[number].elite = true;
    assert_eq!(wrong(elite(0)), PieceError::NoElite { piece: id(0) }.into());
    assert_eq!(wrong(elite(2)), PieceError::EliteCapital { piece: id(18) }.into());
    let revealed = |parts: &mut Position| {
        parts.powers[0] = Some(Holding { power: Power::E1, revealed: true, spent: false });
    };
    let second = PieceError::SecondElite { piece: id(1), elite: id(0) };
    assert_eq!(
        wrong(|parts| {
            revealed(parts);
            elite(0)(parts);
            elite(1)(parts);
        }),
        second.into()
    );
    let shield = |number: usize, tokens| move |parts: &mut Position| parts.pieces[number].shield = tokens;
    assert_eq!(wrong(shield(2, 1)), PieceError::NoShield { piece: id(18) }.into());
    assert_eq!(wrong(shield(1, 1)), PieceError::ShieldedFighter { piece: id(1) }.into());
    let shielded = |first, second| {
        let scene = Scene::new().fighter(0, (5, 5), 0).capital(78, (0, 0), (0, 1)).capital(79, (3, 0), (3, 1));
        scene.shielded(78, first).shielded(79, second).build().unwrap_err()
    };
    assert_eq!(shielded(1, 1), PieceError::SecondShield { piece: id(79), shielded: id(78) }.into());
    assert_eq!(shielded(4, 0), PieceError::Tokens { piece: id(78), tokens: 4 }.into());
    assert_eq!(wrong(|parts| parts.pieces[0].shot = true), PieceError::ShotFighter { piece: id(0) }.into());
}

/// BBS-8, BBS-12: a fleet that is still to be placed finds its whole zone free; BBS-13: those that have been placed stand
/// where they were, unharmed, and nobody has won anything.
#[test]
fn while_fleets_are_placed() {
    let game = Game::new(&setup(4, &mut dice(1))).unwrap();
    assert_eq!(Game::try_from(Position::from(&game)), Ok(game.clone()));
    let hex = game.field().layout().zone(game.active()).unwrap()[4];
    let mut taken = Position::from(&game);
    taken.asteroids.pop();
    taken.asteroids.push(hex);
    let zone = BoardError::ZoneTaken { seat: game.active(), hex };
    assert_eq!(Game::try_from(taken), Err(zone.into()));
    let placed = after(4, 1, 1);
    let wrong = |change: &dyn Fn(&mut Position)| {
        let mut parts = Position::from(&placed);
        change(&mut parts);
        Game::try_from(parts).unwrap_err()
    };
    let (seat, fleet) = (placed.first(), PieceId::fleet(placed.first()).collect::<Vec<_>>());
    let already = |part| TableError::PlayedAlready { part, seat }.into();
    assert_eq!(wrong(&|parts| parts.powers[seat as usize].as_mut().unwrap().revealed = true), already("powers"));
    assert_eq!(
        wrong(&|parts| {
            parts.probes.pop();
            parts.probes_held[seat as usize] = 1;
        }),
        already("probes_held")
    );
    let harmed = PieceError::HarmedAlready { piece: fleet[18] };
    assert_eq!(wrong(&|parts| parts.pieces[18].damage = 1), harmed.into());
    let gone = wrong(&|parts| {
        parts.pieces.remove(3);
        parts.lost.push(fleet[3]);
    });
    assert_eq!(gone, PieceError::HarmedAlready { piece: fleet[3] }.into());
    let astray = wrong(&|parts| parts.pieces[0].at = vec![crate::scene::hex(1, 1)]);
    let outside = PlacementError::OutsideZone { piece: fleet[0], hex: crate::scene::hex(1, 1) };
    assert_eq!(astray, outside.into());
    let waiting = PieceId::fleet(placed.active()).next().unwrap();
    let early = PieceError::NotPlaced { piece: waiting, list: "lost" };
    assert_eq!(wrong(&|parts| parts.lost.push(waiting)), early.into());
}

/// BBS-3, BBS-12, BBS-28, BBS-48: nothing shares a hex, nothing is off the board.
#[test]
fn nothing_shares_a_hex() {
    let shared =
        |piece, other, (q, r)| PieceError::Shared { piece: id(piece), other: id(other), hex: hex(q, r) }.into();
    assert_eq!(wrong(|parts| parts.pieces[1].at = vec![hex(0, 0)]), shared(1, 0, (0, 0)));
    assert_eq!(wrong(|parts| parts.pieces[1].at = vec![hex(5, 1)]), shared(18, 1, (5, 1)));
    let on_asteroid = PieceError::OnAsteroid { piece: id(0), hex: hex(0, 0) };
    assert_eq!(wrong(|parts| parts.asteroids = vec![hex(0, 0)]), on_asteroid.into());
    let off = PieceError::OffBoard { piece: id(0), hex: hex(0, -11), radius: 10 };
    assert_eq!(wrong(|parts| parts.pieces[0].at = vec![hex(0, -11)]), off.into());
}

/// BBS-3, BBS-4, BBS-R23, BBS-V1.7: asteroids, probes and the ring.
#[test]
fn asteroids_probes_and_ring() {
    let radius = 10;
    let twice = BoardError::AsteroidTwice { hex: hex(3, 3) };
    assert_eq!(wrong(|parts| parts.asteroids = vec![hex(3, 3); 2]), twice.into());
    let off = BoardError::AsteroidOff { hex: hex(0, 11), radius };
    assert_eq!(wrong(|parts| parts.asteroids = vec![hex(0, 11)]), off.into());
    let many = BoardError::Asteroids { given: 19, most: 17 };
    assert_eq!(wrong(|parts| parts.asteroids = Hex::ORIGIN.disc(2).collect()), many.into());
    let rammed = BoardError::Rammed { seat: Seat::Three };
    assert_eq!(wrong(|parts| parts.asteroids_rammed = vec![0, 0, 0, 1]), rammed.into());
    let off = BoardError::ProbeOff { hex: hex(0, 11), radius };
    assert_eq!(wrong(|parts| parts.probes = vec![hex(0, 11)]), off.into());
    let twice = BoardError::ProbeTwice { hex: hex(3, 3) };
    assert_eq!(wrong(|parts| parts.probes = vec![hex(3, 3); 2]), twice.into());
    let covered = BoardError::ProbeOnAsteroid { hex: hex(3, 3) };
    assert_eq!(wrong(|parts| (parts.probes, parts.asteroids) = (vec![hex(3, 3)], vec![hex(3, 3)])), covered.into());
    let many = BoardError::Probes { given: 7, most: 6 };
    assert_eq!(wrong(|parts| (parts.probes, parts.probes_held[2]) = (vec![hex(3, 3)], 6)), many.into());
    let none = BoardError::NoCentralAsteroid { hex: hex(-10, 10) };
    assert_eq!(wrong(|parts| parts.central_asteroid = true), none.into());
    let off = BoardError::CentreOff { hex: hex(9, 9), radius };
    assert_eq!(wrong(|parts| parts.centre = hex(9, 9)), off.into());
}

/// BBS-15, BBS-16, BBS-19, BBS-D3.1: nine cards, as many played as turns begun, as many in hand as were drawn.
#[test]
fn cards_fit_the_turns_taken() {
    let (first, second) = (Seat::Zero, Seat::One);
    let played = |seat, given, expected| CardsError::Played { seat, given, expected }.into();
    let hand = |seat, given, expected| CardsError::Hand { seat, given, expected }.into();
    assert_eq!(wrong(|parts| parts.cards[0].played.clear()), played(first, 0, 1));
    assert_eq!(wrong(|parts| parts.round = 2), played(first, 1, 2));
    let left = CardsError::Left { seat: second, given: 8, expected: 9 };
    assert_eq!(wrong(|parts| parts.cards[1].deck.truncate(7)), left.into());
    let draw = |seat: usize, cards: usize| {
        move |parts: &mut Position| {
            let CardsOf { hand, deck, .. } = &mut parts.cards[seat];
            hand.extend(deck.drain(..cards));
        }
    };
    assert_eq!(wrong(draw(1, 2)), hand(second, 3, 1), "without D3 nobody has three cards to choose from");
    assert_eq!(wrong(draw(0, 1)), hand(first, 1, 0), "drawn before the turn's end");
    let extra = |parts: &mut Position| {
        parts.powers[3] = Some(Holding { power: Power::D3, revealed: true, spent: false });
    };
    assert_eq!(wrong(extra), hand(Seat::Three, 1, 3));
    let missing = CardsError::Missing { seat: first, step: Step::Squadron };
    assert_eq!(wrong(|parts| parts.card = None), missing.into());
    let early = CardsError::Early { card: card(1, 3, 3), step: Step::Reveal };
    let reveal = |parts: &mut Position| {
        parts.step = Step::Reveal;
        let CardsOf { hand, played, .. } = &mut parts.cards[0];
        hand.append(played);
    };
    assert_eq!(wrong(reveal), early.into());
    let mut other = Scene::new().fighter(0, (0, 0), 0).build().map(|game| Position::from(&game)).unwrap();
    other.card = Some(card(4, 4 - 1, 0));
    let last = CardsError::NotLast { seat: first, card: card(4, 3, 0), last: card(1, 3, 3) };
    assert_eq!(Game::try_from(other), Err(last.into()));
}

/// BBS-16, BBS-19: who has begun a turn of the round has revealed a card of it: those up to the active player, without him
/// when he is to reveal his; and everybody when the game is over.
#[test]
fn whoever_has_begun_has_revealed() {
    let squadron = Scene::new().fighter(0, (0, 0), 0).build().map(|game| Position::from(&game)).unwrap();
    let mut second = squadron.clone();
    (second.active, second.step, second.card) = (Seat::One, Step::Reveal, None);
    let drawn = second.cards[0].deck.pop();
    second.cards[0].hand.extend(drawn);
    assert_eq!(Game::try_from(second.clone()).map(|game| game.step()), Ok(Step::Reveal));
    second.cards[0] = squadron.cards[1].clone();
    let error = Game::try_from(second).unwrap_err();
    assert_eq!(error, CardsError::Played { seat: Seat::Zero, given: 0, expected: 1 }.into());
    assert_eq!(error.rule(), Some(Rule::Bbs19));
    let mut over = squadron;
    (over.round, over.step, over.card) = (9, Step::Over, None);
    for CardsOf { hand, deck, played } in &mut over.cards {
        played.append(hand);
        played.append(deck);
    }
    assert_eq!(Game::try_from(over).map(|game| game.step()), Ok(Step::Over));
}

/// BBS-15, BBS-40, BBS-53: the step is one at which there is something to decide for the piece that it names.
#[test]
fn the_step_fits_the_board() {
    let at = |step| wrong(move |parts: &mut Position| parts.step = step);
    let unable = |step, piece, why| StepError::Piece { step, piece: id(piece), why }.into();
    let settled = |step, next| StepError::NothingToDecide { step, next }.into();
    assert_eq!(at(Step::Land), UnderWayError::NobodyAloft { step: Step::Land }.into());
    assert_eq!(at(Step::Fire), settled(Step::Fire, Step::Capital));
    let (turn, face) = (Step::Turn { fighter: id(0) }, Step::EliteFace { elite: id(0) });
    assert_eq!(at(turn), unable(turn, 0, Unable::NotNextToTurn));
    assert_eq!(at(face), unable(face, 0, Unable::NoElite));
    let shoot = |ship| Step::Shoot { ship: id(ship) };
    assert_eq!(at(shoot(19)), settled(shoot(19), Step::End));
    assert_eq!(at(shoot(38)), unable(shoot(38), 38, Unable::NotOwn));
    assert_eq!(at(shoot(0)), unable(shoot(0), 0, Unable::NoCapital));
    let none_to_move = wrong(|parts| {
        parts.pieces.retain(|piece| piece.id == id(18));
        parts.lost.extend([id(0), id(1)]);
    });
    assert_eq!(none_to_move, settled(Step::Squadron, Step::Capital));
    let placing = wrong(|parts| (parts.step, parts.card) = (Step::Place, None));
    assert_eq!(placing, PieceError::NotPlaced { piece: id(0), list: "pieces" }.into());
    let back = Step::Return { fighter: id(1) };
    assert_eq!(at(back), unable(back, 1, Unable::NoReturn));
}
