//! Positions in the middle of a move: whatever does not fit the board, the card or the step is refused by name.

use starwright::battle::{
    Airborne, Crash, Fault, NoQuestion, Part, Pieces, Position, Power, Returning, Rulings, Step, Taken, Unable, Waiting,
};
use starwright::hex::Direction;
use starwright::table::Seat;

use crate::scene::{Scene, few, first, hex, id, only, pieces, squadron};

fn airborne(number: u8, from: (i8, i8), to: (i8, i8)) -> Airborne {
    let way = hex(to.0 - from.0, to.1 - from.1);
    let facing = Direction::ALL.into_iter().find(|facing| facing.unit() == way).unwrap_or(Direction::North);
    Airborne { id: id(number), from: hex(from.0, from.1), facing, to: Some(hex(to.0, to.1)), damage: 0 }
}

fn flier(parts: &mut Position, place: usize) -> &mut Airborne {
    parts.turn.under_way.airborne.get_mut(place).unwrap()
}

fn crashed(parts: &mut Position) -> &mut Crash {
    parts.turn.under_way.crashed.get_mut(0).unwrap()
}

fn hit(parts: &mut Position) -> &mut Waiting {
    parts.turn.hits.get_mut(0).unwrap()
}

/// These pieces are in the air, and those on the board and they have yet to fire and to turn.
fn aloft(mut scene: Scene, fliers: Vec<Airborne>) -> Scene {
    let flying: Pieces = fliers.iter().map(|flier| flier.id).collect();
    flying.iter().for_each(|piece| scene.0.lost.remove(piece));
    scene.0.turn.under_way.airborne = few(fliers);
    scene.0.turn.under_way.ready = flying;
    scene.0.turn.under_way.turning = flying;
    scene.step(Step::Land)
}

/// Fighters 1 and 2 are about to come down on (3,3).
fn landing() -> Scene {
    let scene = Scene::new().fighter(6, (0, 0), 0).fighter(20, (6, 0), 0).asteroid(5, 5);
    aloft(scene, vec![airborne(1, (3, 4), (3, 3)), airborne(2, (3, 2), (3, 3))])
}

fn wrong(change: impl FnOnce(&mut Position)) -> Fault {
    let mut scene = landing();
    change(&mut scene.0);
    only(scene.build())
}

/// BBS-18: only fighters of one squadron of the player whose turn it is move.
#[test]
fn one_own_squadron_moves() {
    assert!(landing().build().is_ok());
    let turning = |number| wrong(move |parts| parts.turn.under_way.turning.insert(id(number)));
    let stranger = |list, piece| Fault::Stranger { list, piece: id(piece), squadron: squadron(0, 0) };
    for number in [6, 18, 20] {
        assert_eq!(turning(number), stranger(Part::Turning, number));
    }
    let enemies = aloft(Scene::new(), vec![airborne(20, (3, 4), (3, 3)), airborne(21, (3, 2), (3, 3))]);
    assert_eq!(only(enemies.build()), Fault::NotOwn { list: Part::Airborne, piece: id(20) });
}

/// BBS-R4: a fighter lifts off from a hex of the board that is empty now, or on which a mate has come down since.
#[test]
fn they_lift_off_from_the_board() {
    let from = |q, r, what| {
        let found = wrong(|parts| flier(parts, 0).from = hex(q, r));
        assert_eq!(found, Fault::From { piece: id(1), from: hex(q, r), what });
    };
    from(100, 0, Taken::Off);
    from(5, 5, Taken::Asteroid);
    from(6, 0, Taken::Ship(id(20)));
    from(0, 0, Taken::Ship(id(6)));
    let mut mate = landing().fighter(0, (3, 4), 0);
    for list in [&mut mate.0.turn.under_way.ready, &mut mate.0.turn.under_way.turning] {
        list.insert(id(0));
    }
    assert!(mate.build().is_ok(), "a mate has come down there");
    let both = wrong(|parts| flier(parts, 1).from = hex(3, 4));
    assert_eq!(both, Fault::From { piece: id(2), from: hex(3, 4), what: Taken::Flier(id(1)) });
}

/// BBS-E1.2, BBS-R20: the elite cannot have lifted off beyond the board, where it would stay if it is stuck.
#[test]
fn the_elite_lifts_off_from_the_board() {
    let elite = |from| Airborne { to: None, ..airborne(0, from, from) };
    let scene = |from| {
        let mut scene =
            aloft(Scene::new().revealed(Power::E1).asteroid(5, 5).capital(38, (0, 0), (0, 1)), vec![elite(from)]);
        (scene.0.turn.under_way.turning, scene.0.turn.under_way.elite) = (Pieces::EMPTY, Some(id(0)));
        scene.step(Step::EliteEnd { elite: id(0) }).verdict()
    };
    let off = |q, r, what| Err(Fault::From { piece: id(0), from: hex(q, r), what });
    assert_eq!(scene((3, 3)), Ok(()));
    assert_eq!(scene((100, 0)), off(100, 0, Taken::Off));
    assert_eq!(scene((5, 5)), off(5, 5, Taken::Asteroid));
    assert_eq!(scene((0, 0)), off(0, 0, Taken::Ship(id(38))));
}

/// BBS-21, BBS-R30: a fighter comes down where the card brings it, and a card of 0 brings nobody anywhere.
#[test]
fn fighters_land_at_the_distance_of_the_card() {
    let elsewhere = wrong(|parts| flier(parts, 0).to = Some(hex(3, 1)));
    assert_eq!(elsewhere, Fault::To { piece: id(1), to: hex(3, 1), expected: hex(3, 3) });
    let grounded = first(landing().card(0, 3, 3).build());
    assert_eq!(grounded, Fault::Grounded { piece: id(1) });
}

/// BBS-V2.1, BBS-V2.2: a doubled fighter comes down twice as far and does not fire.
#[test]
fn the_doubled_come_down_twice_as_far() {
    let doubled = |ready: &[u8]| {
        let fliers =
            vec![airborne(20, (3, 4), (3, 3)), Airborne { facing: Direction::South, ..airborne(21, (3, 1), (3, 3)) }];
        let mut scene = aloft(Scene::new().of(1).revealed(Power::V2), fliers);
        scene.0.turn.under_way.ready = pieces(ready);
        scene.verdict()
    };
    assert_eq!(doubled(&[20]), Ok(()));
    let near = Fault::To { piece: id(21), to: hex(3, 3), expected: hex(3, 2) };
    assert_eq!(doubled(&[20, 21]), Err(near));
}

/// BBS-V3.1, BBS-V3.2: the displaced all come down as far away, never in the first round.
#[test]
fn the_displaced_keep_together() {
    let fliers = |(q, r): (i8, i8)| {
        let mate = Airborne { facing: Direction::South, ..airborne(21, (4, 4), (4 + q, 4 + r)) };
        vec![Airborne { to: None, ..airborne(20, (3, 4), (5, 5)) }, mate]
    };
    let scene = |round, way| {
        let mut scene = Scene::new().of(1).round(round).spent(Power::V3).fighter(22, (5, 5), 0);
        scene = aloft(scene, fliers(way));
        flier(&mut scene.0, 0).to = Some(hex(5, 5));
        for list in [&mut scene.0.turn.under_way.ready, &mut scene.0.turn.under_way.turning] {
            list.insert(id(22));
        }
        scene.step(Step::Collide { mover: id(20), other: id(22) }).verdict()
    };
    assert_eq!(scene(2, (2, 1)), Ok(()));
    let card = Fault::To { piece: id(20), to: hex(5, 5), expected: hex(3, 3) };
    assert_eq!(scene(2, (2, 2)), Err(card));
    assert_eq!(scene(1, (2, 1)), Err(card));
}

/// BBS-32, BBS-33, BBS-40: until the first shot all that are left of the squadron have yet to fire and to turn.
#[test]
fn all_that_are_left_fire_and_turn() {
    let piece = id(2);
    let gone = |list| Fault::Gone { list, piece: id(3) };
    assert_eq!(wrong(|parts| parts.turn.under_way.ready.remove(piece)), Fault::NotListed { list: Part::Ready, piece });
    assert_eq!(
        wrong(|parts| parts.turn.under_way.turning.remove(piece)),
        Fault::NotListed { list: Part::Turning, piece }
    );
    assert_eq!(wrong(|parts| parts.turn.under_way.ready.insert(id(3))), gone(Part::Ready));
    assert_eq!(wrong(|parts| parts.turn.under_way.turning.insert(id(3))), gone(Part::Turning));
    let turning = |turning: Vec<u8>, ready: Vec<u8>| {
        let mut scene = Scene::new().fighter(0, (0, 0), 0).fighter(1, (2, 0), 0).fighter(2, (4, 0), 0);
        scene.0.turn.under_way.turning = pieces(&turning);
        scene.0.turn.under_way.ready = pieces(&ready);
        scene.step(Step::Turn { fighter: id(1) }).verdict()
    };
    assert_eq!(turning(vec![1, 2], vec![]), Ok(()));
    assert_eq!(turning(vec![1], vec![]), Err(Fault::NotListed { list: Part::Turning, piece }));
    let step = Step::Turn { fighter: id(1) };
    let turned = Fault::NotDue { list: Part::Turning, piece: id(0), step };
    assert_eq!(turning(vec![0, 1, 2], vec![]), Err(turned));
    let still = Fault::NotDue { list: Part::Ready, piece, step };
    assert_eq!(turning(vec![1, 2], vec![2]), Err(still));
}

/// BBS-R5: in the air they are ascending, and whoever comes down next is alone on its hex or one of those bound for one.
#[test]
fn they_come_down_in_order() {
    assert_eq!(
        wrong(|parts| parts.turn.under_way.airborne = few([1, 0].map(|place| *flier(parts, place)))),
        Fault::Unsorted { piece: id(1) }
    );
    let alone = wrong(|parts| {
        parts.turn.under_way.airborne.take(|flier| flier.id == id(2));
        parts.turn.under_way.ready.remove(id(2));
        parts.turn.under_way.turning.remove(id(2));
        parts.lost.insert(id(2));
    });
    let next = Step::Capital;
    assert!(matches!(alone, Fault::NothingToDecide { step: Step::Land, .. }), "{alone} {next}");
    let collision = |mover, at| {
        let fliers = vec![airborne(1, (3, 4), (3, 3)), airborne(2, (6, 4), (6, 3))];
        let scene = aloft(Scene::new().fighter(6, at, 0), fliers);
        scene.step(Step::Collide { mover: id(mover), other: id(6) }).verdict()
    };
    let unable = |mover, piece, why| {
        Err(Fault::Unable { step: Step::Collide { mover: id(mover), other: id(6) }, piece: id(piece), why })
    };
    assert_eq!(collision(1, (3, 3)), Ok(()));
    assert_eq!(collision(1, (0, 3)), unable(1, 6, Unable::ElsewhereBound));
    assert_eq!(collision(2, (6, 3)), unable(2, 2, Unable::NotNext));
    assert_eq!(collision(3, (6, 3)), unable(3, 3, Unable::NotAloft));
}

/// BBS-E1.3, BBS-E1.6: the elite takes its facing before the others fire, and does not turn after.
#[test]
fn the_elite_takes_its_facing() {
    let facing = |elite: Option<u8>, turning: &[u8]| {
        let mut scene = Scene::new().fighter(0, (0, 0), 0).fighter(1, (2, 0), 0).elite(0, 0);
        scene.0.turn.under_way.ready = pieces(&[0, 1]);
        scene.0.turn.under_way.turning = pieces(turning);
        scene.0.turn.under_way.elite = elite.map(id);
        scene.step(Step::EliteFace { elite: id(0) }).verdict()
    };
    let step = Step::EliteFace { elite: id(0) };
    assert_eq!(facing(Some(0), &[1]), Ok(()));
    assert_eq!(facing(None, &[1]), Err(Fault::NotListed { list: Part::Elite, piece: id(0) }));
    assert_eq!(facing(Some(1), &[1]), Err(Fault::NotDue { list: Part::Elite, piece: id(1), step }));
    assert_eq!(facing(Some(0), &[0, 1]), Err(Fault::EliteTurns { piece: id(0) }));
}

/// BBS-E3.4, BBS-R21: crashes are noted while they matter: the power is hidden, the fighter gone, nobody has fired.
#[test]
fn crashes_matter() {
    let crash = |change: &dyn Fn(&mut Position)| {
        let mut scene = Scene::new().fighter(0, (0, 0), 0).fighter(1, (2, 0), 0).hidden(Power::E3).step(Step::Fire);
        scene.0.turn.under_way.ready = pieces(&[0, 1]);
        scene.0.turn.under_way.turning = pieces(&[0, 1]);
        scene.0.turn.under_way.crashed = few([Crash { id: id(2), at: hex(5, 5) }]);
        change(&mut scene.0);
        scene.verdict()
    };
    assert_eq!(crash(&|_| {}), Ok(()));
    let revealed = crash(&|parts| parts.powers[0].as_mut().unwrap().revealed = true);
    assert!(revealed.is_err());
    let piece = id(2);
    assert_eq!(crash(&|parts| parts.powers[0] = None), Err(Fault::CrashRevealed { piece }));
    let fired = crash(&|parts| parts.turn.under_way.ready.remove(id(1)));
    assert_eq!(fired, Err(Fault::CrashAfterShot { piece, fired: id(1) }));
    let off = crash(&|parts| crashed(parts).at = hex(11, 0));
    assert_eq!(off, Err(Fault::CrashOff { piece, at: hex(11, 0) }));
    let present = crash(&|parts| crashed(parts).id = id(1));
    assert_eq!(present, Err(Fault::CrashPresent { piece: id(1) }));
}

/// BBS-15: where no squadron moves nothing is under way.
#[test]
fn nothing_is_under_way_elsewhere() {
    let mut scene = Scene::new().fighter(0, (0, 0), 0);
    scene.0.turn.under_way.ready = pieces(&[0]);
    assert_eq!(only(scene.build()), Fault::Idle { step: Step::Squadron });
}

/// BBS-D1.2, BBS-R27, BBS-K3.1: damage waits for the answer of whoever is asked about a first shot.
#[test]
fn damage_waits_for_an_answer() {
    let waiting = |change: &dyn Fn(&mut Position)| {
        let mut scene =
            Scene::new().of(2).capital(58, (5, 0), (5, 1)).capital(78, (0, 0), (0, 1)).capital(79, (2, 0), (2, 1));
        scene = scene.hidden(Power::D2).fighter(60, (4, 4), 0).step(Step::Answer { ship: id(78), volley: false });
        scene.0.turn.hits = few([Waiting { ship: id(78), damage: 1 }]);
        change(&mut scene.0);
        scene.verdict()
    };
    let piece = |parts: &mut Position, number| -> usize {
        parts.pieces.iter().position(|piece| piece.id == id(number)).unwrap()
    };
    let ship = id(78);
    let asked = |ship, why| Err(Fault::NoQuestion { ship: id(ship), why });
    assert_eq!(waiting(&|_| {}), Ok(()));
    assert_eq!(waiting(&|parts| parts.turn.hits = few([])), Err(Fault::NotFirst { ship }));
    assert_eq!(waiting(&|parts| hit(parts).damage = 3), Err(Fault::HitDamage { ship, damage: 3 }));
    let shot = waiting(&|parts| {
        let place = piece(parts, 78);
        let ship = &mut parts.pieces[place].ship;
        (ship.shot, ship.damage) = (true, 1);
    });
    assert_eq!(shot, asked(78, NoQuestion::ShotBefore));
    assert_eq!(waiting(&|parts| parts.powers[3] = None), asked(78, NoQuestion::NothingHidden));
    let two = |parts: &mut Position| parts.turn.hits.push(Waiting { ship: id(79), damage: 1 }).unwrap();
    let no_super_shot = || Err(Fault::NoSuperShot { active: Seat::Two });
    assert_eq!(waiting(&two), no_super_shot());
    assert_eq!(waiting(&|parts| hit(parts).damage = 2), no_super_shot());
    let spent = |parts: &mut Position| {
        parts.powers[2] = Some(starwright::battle::Holding { power: Power::K3, revealed: true, spent: true });
    };
    assert_eq!(
        waiting(&|parts| {
            two(parts);
            spent(parts);
        }),
        Ok(())
    );
    let unarmed = waiting(&|parts| {
        let place = piece(parts, 58);
        parts.pieces.remove(place);
        parts.lost.insert(id(58));
    });
    assert_eq!(unarmed, Err(Fault::NobodyFired { ship, active: Seat::Two }));
    assert_eq!(
        waiting(&|parts| parts.turn.step = Step::End),
        Err(Fault::NotDue { list: Part::Hits, piece: ship, step: Step::End })
    );
}

/// BBS-R28: the fallen are fighters that another player has taken, at a table that plays so.
#[test]
fn the_fallen_are_trophies() {
    let fallen = |returning, fallen: &[u8]| {
        let mut scene = Scene::new().fighter(0, (0, 0), 0).trophy(0, 60);
        scene.0.rulings = Rulings::DEFAULT.with_returning(returning);
        scene.0.turn.fallen = pieces(fallen);
        scene.verdict()
    };
    assert_eq!(fallen(Returning::Fallen, &[60]), Ok(()));
    let unused = Fault::FallenUnused { piece: id(60) };
    assert_eq!(fallen(Returning::OwnSquadron, &[60]), Err(unused));
    assert_eq!(fallen(Returning::Fallen, &[61]), Err(Fault::NotFallen { piece: id(61) }));
    assert_eq!(fallen(Returning::Fallen, &[0]), Err(Fault::NotFallen { piece: id(0) }));
    assert_eq!(fallen(Returning::LastTurn, &[60]), Ok(()));
    assert_eq!(fallen(Returning::LastTurn, &[61]), Err(Fault::NotFallen { piece: id(61) }));
    let taken_by = |holder| {
        let mut scene = Scene::new().fighter(0, (0, 0), 0).trophy(holder, 1);
        scene.0.rulings = Rulings::DEFAULT.with_returning(Returning::LastTurn);
        scene.0.turn.fallen = pieces(&[1]);
        scene.verdict()
    };
    assert_eq!(taken_by(3), Ok(()), "seat 3 played before seat 0");
    assert_eq!(taken_by(2), Err(Fault::FallenBefore { piece: id(1) }));
    let mut older = Scene::new().fighter(0, (0, 0), 0).trophy(1, 60);
    older.0.rulings = Rulings::DEFAULT.with_returning(Returning::LastTurn);
    older.0.turn.fallen = pieces(&[60]);
    assert_eq!(older.verdict(), Err(Fault::FallenBefore { piece: id(60) }));
}
