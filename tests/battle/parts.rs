//! Games built from parts, and every way in which parts do not fit.

use serde_json::{Value, json};
use starwright::battle::{
    Cards, Fault, Game, Holding, Mark, Part, PieceId, Pieces, PlacementError, Position, PositionError, Power, Race,
    Rule, Step, Taken, Thing, Unable,
};
use starwright::hex::{Direction, Hex};
use starwright::table::{ArrayVec, Seat};

use crate::random::{after, dice, setup};
use crate::scene::{Scene, card, draw, few, first, hex, id, judge, only};

fn scene() -> Scene {
    Scene::new().fighter(0, (0, 0), 0).fighter(1, (2, 0), 0).capital(18, (5, 0), (5, 1)).trophy(1, 2)
}

fn changed(change: impl Fn(&mut Position)) -> Result<Game, PositionError> {
    let mut scene = scene();
    change(&mut scene.0);
    scene.build()
}

fn wrong(change: impl Fn(&mut Position)) -> Fault {
    only(changed(change))
}

/// BBS-1: as many seats as players, each with a race of its own.
#[test]
fn lists_have_an_entry_for_each_player() {
    let seats = |list, given| Fault::Seats { list, given, players: 4 };
    assert_eq!(wrong(|parts| parts.trophies.truncate(3)), seats(Part::Trophies, 3));
    assert_eq!(wrong(|parts| parts.cards.truncate(3)), seats(Part::Cards, 3));
    assert_eq!(wrong(|parts| parts.asteroids_rammed = vec![0; 5]), seats(Part::AsteroidsRammed, 5));
    let same = Fault::SameRace { seat: Seat::Two, other: Seat::Zero, race: Race::Earthers };
    assert_eq!(wrong(|parts| parts.races[2] = Race::Earthers), same);
    let mut three = Position::from(&after(3, 5, 50));
    three.turn.first = Seat::Three;
    let nobody = Fault::NobodyThere { part: Part::First, seat: Seat::Three, players: 3 };
    assert_eq!(judge(three), Err(nobody));
}

/// BBS-19, BBS-57: nine rounds; fleets are placed in the first, and a game ends after the ninth, before another turn.
#[test]
fn rounds_fit_the_step() {
    assert_eq!(wrong(|parts| parts.turn.round = 10), Fault::Round { round: 10 });
    assert_eq!(wrong(|parts| parts.turn.round = 0), Fault::Round { round: 0 });
    let over = |parts: &mut Position| (parts.turn.step, parts.turn.card) = (Step::Over, None);
    let early = Fault::WrongRound { step: Step::Over, round: 1, expected: 9 };
    assert_eq!(wrong(over), early);
    let end = Fault::WrongEnd { first: Seat::Zero, active: Seat::One };
    assert_eq!(
        wrong(|parts| {
            over(parts);
            (parts.turn.round, parts.turn.active) = (9, Seat::One);
        }),
        end
    );
}

/// BBS-6, BBS-61, BBS-R18, BBS-V1.1: a power is one of the race's, and revealed and spent as play reveals and spends it.
#[test]
fn powers_are_revealed_and_spent_as_in_play() {
    let (seat, other) = (Seat::Three, Power::E1);
    let holding =
        |power, revealed, spent| move |parts: &mut Position| parts.powers[3] = Some(Holding { power, revealed, spent });
    let foreign = Fault::ForeignPower { seat, race: Race::Dreckach, power: other };
    assert_eq!(wrong(holding(other, false, false)), foreign);
    assert_eq!(wrong(holding(Power::D1, false, true)), Fault::SpentHidden { seat, power: Power::D1 });
    assert_eq!(wrong(holding(Power::D1, true, false)), Fault::RevealedUnused { seat, power: Power::D1 });
    assert_eq!(first(changed(holding(Power::D3, true, true))), Fault::NeverSpent { seat, power: Power::D3 });
    let asteroid = |parts: &mut Position| {
        parts.powers[1] = Some(Holding { power: Power::V1, revealed: true, spent: true });
    };
    let waits = Fault::SpentUntilTurnEnds { seat: Seat::One, power: Power::V1, active: Seat::Zero };
    assert_eq!(wrong(asteroid), waits);
}

/// BBS-D1.1, BBS-R18: no second shield beside one that is up: once it is up, D1 is spent.
#[test]
fn no_second_shield() {
    let mut scene = Scene::new().of(3).capital(78, (0, 0), (0, 1)).capital(79, (3, 0), (3, 1)).shielded(78, 2);
    scene = scene.step(Step::Capital).revealed(Power::D1);
    let unspent = Fault::RevealedUnused { seat: Seat::Three, power: Power::D1 };
    assert_eq!(only(scene.build()), unspent);
}

/// BBS-2, BBS-59: every piece is in one place, and nobody takes an own ship.
#[test]
fn every_piece_is_in_one_place() {
    let twice = |piece, first, second| Fault::Twice { piece: id(piece), first, second };
    assert_eq!(wrong(|parts| parts.lost.insert(id(0))), twice(0, Part::Pieces, Part::Lost));
    assert_eq!(wrong(|parts| parts.trophies[2].insert(id(2))), twice(2, Part::Trophies, Part::Trophies));
    let nowhere = Fault::Nowhere { piece: id(79) };
    assert_eq!(wrong(|parts| parts.lost.remove(id(79))), nowhere);
    let own = wrong(|parts| {
        parts.trophies[1] = Pieces::EMPTY;
        parts.trophies[0].insert(id(2));
    });
    assert_eq!(own, Fault::OwnTrophy { piece: id(2) });
    let mut three = Position::from(&after(3, 5, 50));
    three.lost.insert(id(60));
    let nobodys = Fault::Nobodys { piece: id(60), list: Part::Lost, players: 3 };
    assert_eq!(judge(three), Err(nobodys));
}

/// BBS-11, BBS-36, BBS-37: one hex or two, one behind the other, and no more damage than a ship survives.
#[test]
fn ships_have_the_hexes_of_their_kind() {
    let damage = |piece, damage, most| Fault::Damage { piece: id(piece), damage, most };
    assert_eq!(wrong(|parts| parts.pieces[0].ship.damage = 1), damage(0, 1, 0));
    assert_eq!(wrong(|parts| parts.pieces[2].ship.damage = 2), damage(18, 2, 1));
    let position = serde_json::to_value(Position::from(&scene().build().unwrap())).unwrap();
    let read = |part: &str, value: Value| {
        let mut json = position.clone();
        *json.pointer_mut(part).unwrap() = value;
        serde_json::from_value::<Position>(json).unwrap_err().to_string()
    };
    let hexes = |place, piece, given, expected| {
        format!("pieces[{place}]: {}", Fault::Hexes { piece: id(piece), given, expected })
    };
    let shape = Fault::Shape { piece: id(18), facing: Direction::South, front: hex(5, 0), rear: hex(5, 1) };
    assert_eq!(read("/pieces/2/at", json!([[5, 0]])), hexes(2, 18, 1, 2));
    assert_eq!(read("/pieces/0/at", json!([[0, 0], [0, 1]])), hexes(0, 0, 2, 1));
    assert_eq!(read("/pieces/2/facing", json!(3)), format!("pieces[2]: {shape}"));
}

/// BBS-2, BBS-3, BBS-4: no list names a hex or a piece twice, or holds more than there can be.
#[test]
fn nothing_is_listed_twice() {
    let mut position = serde_json::to_value(Position::from(&scene().build().unwrap())).unwrap();
    position["under_way"] = json!({});
    let read = |part: &str, name: &str, value: Value| {
        let mut json = position.clone();
        match json.pointer_mut(part).unwrap() {
            Value::Array(items) => items[name.parse::<usize>().unwrap()] = value,
            fields => fields[name] = value,
        }
        serde_json::from_value::<Position>(json).unwrap_err().to_string()
    };
    let (hexes, pieces) = (json!([[3, 3], [3, 3]]), json!([1, 1]));
    for (list, value) in [("asteroids", &hexes), ("probes", &hexes), ("lost", &pieces), ("fallen", &pieces)] {
        let told = read("", list, value.clone());
        assert!(told.starts_with(&format!("{list}: ")) && told.contains("stands twice"), "{told}");
    }
    for list in ["ready", "turning"] {
        let told = read("/under_way", list, pieces.clone());
        assert_eq!(told, format!("under_way.{list}: a1.2 stands twice in a set of pieces"));
    }
    assert_eq!(read("/trophies", "1", pieces.clone()), "trophies[1]: a1.2 stands twice in a set of pieces");
    let beyond = read("", "asteroids", json!([[100, 0]]));
    assert_eq!(beyond, "asteroids: (100,0) stands twice in a set of hexes, or is beyond every board");
    let flier = json!({ "id": 3, "from": [0, 0], "facing": 0, "to": [0, 1] });
    let crowd = read("/under_way", "airborne", json!(vec![flier; 7]));
    assert_eq!(crowd, "under_way.airborne: 7 items, and there are 6 at the most");
    let hits = read("", "hits", json!(vec![json!({ "ship": 18, "damage": 1 }); 3]));
    assert_eq!(hits, "hits: 3 items, and there are 2 at the most");
}

/// BBS-1, BBS-2, BBS-6, BBS-16: all faults of a position are reported.
#[test]
fn every_fault_is_reported() {
    let mut parts = scene().0;
    parts.races[2] = Race::Earthers;
    parts.powers[3] = Some(Holding { power: Power::E1, revealed: false, spent: false });
    parts.lost.insert(id(0));
    parts.turn.card = None;
    let error = Game::try_from(parts).unwrap_err();
    let faults = [
        Fault::SameRace { seat: Seat::Two, other: Seat::Zero, race: Race::Earthers },
        Fault::ForeignPower { seat: Seat::Three, race: Race::Dreckach, power: Power::E1 },
        Fault::Twice { piece: id(0), first: Part::Pieces, second: Part::Lost },
        Fault::Missing { seat: Seat::Zero, step: Step::Squadron },
    ];
    assert_eq!(error.faults(), faults);
    assert_eq!(error.to_string(), faults.map(|fault| fault.to_string()).join("; "));
    assert_eq!(serde_json::to_value(&error).unwrap(), serde_json::to_value(faults).unwrap());
}

/// BBS-E1.1, BBS-D1.1, BBS-D1.3, BBS-R27: marks that a ship, its owner's power or another ship does not allow.
#[test]
fn marks_fit_ship_and_power() {
    let elite = |number: usize| move |parts: &mut Position| parts.pieces[number].ship.elite = true;
    assert_eq!(wrong(elite(0)), Fault::NoPower { piece: id(0), mark: Mark::Elite, power: Power::E1 });
    assert_eq!(wrong(elite(2)), Fault::WrongKind { piece: id(18), mark: Mark::Elite });
    let revealed = |parts: &mut Position| {
        parts.powers[0] = Some(Holding { power: Power::E1, revealed: true, spent: false });
    };
    let second = Fault::SecondMark { piece: id(1), mark: Mark::Elite, other: id(0) };
    assert_eq!(
        wrong(|parts| {
            revealed(parts);
            elite(0)(parts);
            elite(1)(parts);
        }),
        second
    );
    let shield = |number: usize, tokens| move |parts: &mut Position| parts.pieces[number].ship.shield = tokens;
    assert_eq!(wrong(shield(2, 1)), Fault::NoPower { piece: id(18), mark: Mark::Shield, power: Power::D1 });
    assert_eq!(wrong(shield(1, 1)), Fault::WrongKind { piece: id(1), mark: Mark::Shield });
    let shielded = |first, second| {
        let scene = Scene::new().fighter(0, (5, 5), 0).capital(78, (0, 0), (0, 1)).capital(79, (3, 0), (3, 1));
        only(scene.shielded(78, first).shielded(79, second).build())
    };
    assert_eq!(shielded(1, 1), Fault::SecondMark { piece: id(79), mark: Mark::Shield, other: id(78) });
    assert_eq!(shielded(4, 0), Fault::Tokens { piece: id(78), tokens: 4, most: 3 });
    assert_eq!(wrong(|parts| parts.pieces[0].ship.shot = true), Fault::WrongKind { piece: id(0), mark: Mark::Shot });
}

/// BBS-8, BBS-12: a fleet that is still to be placed finds its whole zone free; BBS-13: those that have been placed stand
/// where they were, unharmed, and nobody has won anything.
#[test]
fn while_fleets_are_placed() {
    let game = Game::new(&setup(4, &mut dice(1))).unwrap();
    assert_eq!(Game::try_from(Position::from(&game)), Ok(game.clone()));
    let hex = game.field().layout().zone(game.active()).unwrap()[4];
    let mut taken = Position::from(&game);
    let gone = taken.terrain.asteroids.iter().last().unwrap();
    taken.terrain.asteroids.remove(gone);
    taken.terrain.asteroids.insert(hex);
    let zone = Fault::ZoneTaken { seat: game.active(), hex };
    assert_eq!(judge(taken), Err(zone));
    let placed = after(4, 1, 1);
    let wrong = |change: &dyn Fn(&mut Position)| {
        let mut parts = Position::from(&placed);
        change(&mut parts);
        only(Game::try_from(parts))
    };
    let (seat, fleet) = (placed.first(), PieceId::fleet(placed.first()).collect::<Vec<_>>());
    let already = |part| Fault::PlayedAlready { part, seat };
    assert_eq!(wrong(&|parts| parts.powers[seat as usize].as_mut().unwrap().revealed = true), already(Part::Powers));
    assert_eq!(
        wrong(&|parts| {
            parts.terrain.probes.remove(Hex::new(1, 0));
            parts.probes_held[seat as usize] = 1;
        }),
        already(Part::ProbesHeld)
    );
    let harmed = Fault::HarmedAlready { piece: fleet[18] };
    assert_eq!(wrong(&|parts| parts.pieces[18].ship.damage = 1), harmed);
    let gone = wrong(&|parts| {
        parts.pieces.remove(3);
        parts.lost.insert(fleet[3]);
    });
    assert_eq!(gone, Fault::HarmedAlready { piece: fleet[3] });
    let mut astray = Position::from(&placed);
    astray.pieces[0].ship.at = crate::scene::hex(1, 1);
    let outside = PlacementError::OutsideZone { piece: fleet[0], hex: crate::scene::hex(1, 1) };
    let scattered = PlacementError::Scattered { squadron: fleet[0].squadron().unwrap() };
    let faults = [outside, scattered].map(Fault::Placement);
    assert_eq!(Game::try_from(astray).unwrap_err().faults(), faults);
    let waiting = PieceId::fleet(placed.active()).next().unwrap();
    let early = Fault::NotPlaced { piece: waiting, list: Part::Lost };
    assert_eq!(wrong(&|parts| parts.lost.insert(waiting)), early);
}

/// BBS-3, BBS-12, BBS-28, BBS-48: nothing shares a hex, nothing is off the board.
#[test]
fn nothing_shares_a_hex() {
    let shared =
        |piece, other, (q, r)| Fault::Blocked { piece: id(piece), hex: hex(q, r), what: Taken::Ship(id(other)) };
    assert_eq!(wrong(|parts| parts.pieces[1].ship.at = hex(0, 0)), shared(1, 0, (0, 0)));
    assert_eq!(wrong(|parts| parts.pieces[1].ship.at = hex(5, 1)), shared(18, 1, (5, 1)));
    let on_asteroid = Fault::Blocked { piece: id(0), hex: hex(0, 0), what: Taken::Asteroid };
    assert_eq!(wrong(|parts| parts.terrain.asteroids = [hex(0, 0)].into_iter().collect()), on_asteroid);
    let off = Fault::Blocked { piece: id(0), hex: hex(0, -11), what: Taken::Off };
    assert_eq!(wrong(|parts| parts.pieces[0].ship.at = hex(0, -11)), off);
}

/// BBS-3, BBS-4, BBS-R23, BBS-V1.7: asteroids, probes and the ring.
#[test]
fn asteroids_probes_and_ring() {
    let (radius, one) = (10, [hex(3, 3)].into_iter().collect());
    let off = Fault::OffBoard { what: Thing::Asteroid, hex: hex(0, 11), radius };
    assert_eq!(wrong(|parts| parts.terrain.asteroids = [hex(0, 11)].into_iter().collect()), off);
    let many = Fault::Asteroids { given: 19, most: 17 };
    let covered = |parts: &mut Position| parts.terrain.asteroids = Hex::ORIGIN.disc(2).collect();
    assert_eq!(first(changed(covered)), many);
    let rammed = Fault::Rammed { seat: Seat::Three };
    assert_eq!(wrong(|parts| parts.asteroids_rammed = vec![0, 0, 0, 1]), rammed);
    let off = Fault::OffBoard { what: Thing::Probe, hex: hex(0, 11), radius };
    assert_eq!(wrong(|parts| parts.terrain.probes = [hex(0, 11)].into_iter().collect()), off);
    let covered = Fault::ProbeOnAsteroid { hex: hex(3, 3) };
    assert_eq!(wrong(|parts| (parts.terrain.probes, parts.terrain.asteroids) = (one, one)), covered);
    let many = Fault::Probes { given: 7, most: 6 };
    assert_eq!(wrong(|parts| (parts.terrain.probes, parts.probes_held[2]) = (one, 6)), many);
    let none = Fault::NoCentralAsteroid { hex: hex(-10, 10) };
    assert_eq!(wrong(|parts| parts.terrain.central_asteroid = true), none);
    let off = Fault::OffBoard { what: Thing::Centre, hex: hex(9, 9), radius };
    assert_eq!(wrong(|parts| parts.terrain.centre = hex(9, 9)), off);
}

/// BBS-15, BBS-16, BBS-19, BBS-D3.1: nine cards, as many played as turns begun, as many in hand as were drawn.
#[test]
fn cards_fit_the_turns_taken() {
    let (beginner, second) = (Seat::Zero, Seat::One);
    let played = |seat, given, expected| Fault::Played { seat, given, expected };
    let hand = |seat, given, expected| Fault::Hand { seat, given, expected };
    assert_eq!(wrong(|parts| parts.cards[0].played = ArrayVec::new()), played(beginner, 0, 1));
    assert_eq!(first(changed(|parts| parts.turn.round = 2)), played(beginner, 1, 2));
    let left = Fault::Left { seat: second, given: 8, expected: 9 };
    let less = |parts: &mut Position| parts.cards[1].deck = few(parts.cards[1].deck.iter().skip(1).collect::<Vec<_>>());
    assert_eq!(wrong(less), left);
    assert_eq!(
        wrong(|parts| draw(&mut parts.cards[1], 2)),
        hand(second, 3, 1),
        "without D3 nobody has three cards to choose from"
    );
    assert_eq!(wrong(|parts| draw(&mut parts.cards[0], 1)), hand(beginner, 1, 0), "drawn before the turn's end");
    let extra = |parts: &mut Position| {
        parts.powers[3] = Some(Holding { power: Power::D3, revealed: true, spent: false });
    };
    assert_eq!(wrong(extra), hand(Seat::Three, 1, 3));
    let missing = Fault::Missing { seat: beginner, step: Step::Squadron };
    assert_eq!(wrong(|parts| parts.turn.card = None), missing);
    let early = Fault::Early { card: card(1, 3, 3), step: Step::Reveal };
    let reveal = |parts: &mut Position| {
        parts.turn.step = Step::Reveal;
        parts.cards[0].hand = few(parts.cards[0].played.iter().collect::<Vec<_>>());
        parts.cards[0].played = ArrayVec::new();
    };
    assert_eq!(wrong(reveal), early);
    let mut other = Scene::new().fighter(0, (0, 0), 0).build().map(|game| Position::from(&game)).unwrap();
    other.turn.card = Some(card(4, 4 - 1, 0));
    let last = Fault::NotLast { seat: beginner, card: card(4, 3, 0), last: card(1, 3, 3) };
    assert_eq!(judge(other), Err(last));
}

/// BBS-16, BBS-19: players who have begun a turn of the round have revealed a card of it: those up to the active player, except the
/// active player before the reveal; everybody when the game is over.
#[test]
fn whoever_has_begun_has_revealed() {
    let squadron = Scene::new().fighter(0, (0, 0), 0).build().map(|game| Position::from(&game)).unwrap();
    let mut second = squadron.clone();
    (second.turn.active, second.turn.step, second.turn.card) = (Seat::One, Step::Reveal, None);
    draw(&mut second.cards[0], 1);
    assert_eq!(Game::try_from(second.clone()).map(|game| game.step()), Ok(Step::Reveal));
    second.cards[0] = squadron.cards[1];
    let fault = only(Game::try_from(second));
    assert_eq!(fault, Fault::Played { seat: Seat::Zero, given: 0, expected: 1 });
    assert_eq!(fault.rule(), Rule::Bbs19);
    let mut over = squadron;
    (over.turn.round, over.turn.step, over.turn.card) = (9, Step::Over, None);
    for cards in &mut over.cards {
        let all = cards.played.iter().chain(cards.hand.iter()).chain(cards.deck.iter());
        *cards = Cards { played: few(all.collect::<Vec<_>>()), ..Cards::default() };
    }
    assert_eq!(Game::try_from(over).map(|game| game.step()), Ok(Step::Over));
}

/// BBS-15, BBS-40, BBS-53: the step is one at which there is something to decide for the piece that it names.
#[test]
fn the_step_fits_the_board() {
    let at = |step| wrong(move |parts: &mut Position| parts.turn.step = step);
    let unable = |step, piece, why| Fault::Unable { step, piece: id(piece), why };
    let settled = |step, next| Fault::NothingToDecide { step, next };
    assert_eq!(at(Step::Land), Fault::NobodyAloft { step: Step::Land });
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
        parts.lost.insert(id(0));
        parts.lost.insert(id(1));
    });
    assert_eq!(none_to_move, settled(Step::Squadron, Step::Capital));
    let placing = first(changed(|parts| (parts.turn.step, parts.turn.card) = (Step::Place, None)));
    assert_eq!(placing, Fault::NotPlaced { piece: id(0), list: Part::Pieces });
    let back = Step::Return { fighter: id(1) };
    assert_eq!(at(back), unable(back, 1, Unable::NoReturn));
}
