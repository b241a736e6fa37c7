//! Moves under way that are put together: whatever does not fit the board, the card or the step is refused by name.

use starwright::battle::{
    Airborne, Crash, HitsError, NoQuestion, Piece, Position, PositionError, Power, Returning, Rulings, Step, StepError,
    Taken, Unable, UnderWayError, Waiting,
};
use starwright::hex::Direction;
use starwright::table::Seat;

use crate::scene::{Scene, hex, id, squadron};

fn airborne(number: u8, from: (i8, i8), to: (i8, i8)) -> Airborne {
    let way = hex(to.0 - from.0, to.1 - from.1);
    let facing = Direction::ALL.into_iter().find(|facing| facing.unit() == way).unwrap_or(Direction::North);
    Airborne { id: id(number), from: hex(from.0, from.1), facing, to: Some(hex(to.0, to.1)), damage: 0 }
}

/// These pieces are in the air, and those on the board and they have yet to fire and to turn.
fn aloft(mut scene: Scene, fliers: Vec<Airborne>) -> Scene {
    let flying: Vec<_> = fliers.iter().map(|flier| flier.id).collect();
    scene.0.lost.retain(|lost| !flying.contains(lost));
    scene.0.under_way.airborne = fliers;
    scene.0.under_way.ready.clone_from(&flying);
    scene.0.under_way.turning = flying;
    scene.step(Step::Land)
}

/// Fighters 1 and 2 are about to come down on (3,3).
fn landing() -> Scene {
    let scene = Scene::new().fighter(6, (0, 0), 0).fighter(20, (6, 0), 0).asteroid(5, 5);
    aloft(scene, vec![airborne(1, (3, 4), (3, 3)), airborne(2, (3, 2), (3, 3))])
}

fn wrong(change: impl FnOnce(&mut Position)) -> PositionError {
    let mut scene = landing();
    change(&mut scene.0);
    scene.build().unwrap_err()
}

/// BBS-18: only fighters of one squadron of the player whose turn it is move.
#[test]
fn one_own_squadron_moves() {
    assert!(landing().build().is_ok());
    let turning = |number| wrong(move |parts| parts.under_way.turning.push(id(number)));
    let stranger = |list, piece| UnderWayError::Stranger { list, piece: id(piece), squadron: squadron(0, 0) }.into();
    for number in [6, 18, 20] {
        assert_eq!(turning(number), stranger("turning", number));
    }
    let enemies = aloft(Scene::new(), vec![airborne(20, (3, 4), (3, 3)), airborne(21, (3, 2), (3, 3))]);
    assert_eq!(enemies.build().unwrap_err(), UnderWayError::NotOwn { list: "airborne", piece: id(20) }.into());
}

/// BBS-R4: a fighter lifts off from a hex of the board that is empty now, or on which a mate has come down since.
#[test]
fn they_lift_off_from_the_board() {
    let from = |q, r, what| {
        let found = wrong(|parts| parts.under_way.airborne[0].from = hex(q, r));
        assert_eq!(found, UnderWayError::From { piece: id(1), from: hex(q, r), what }.into());
    };
    from(100, 0, Taken::Off);
    from(5, 5, Taken::Asteroid);
    from(6, 0, Taken::Ship(id(20)));
    from(0, 0, Taken::Ship(id(6)));
    let mut mate = landing().fighter(0, (3, 4), 0);
    for list in [&mut mate.0.under_way.ready, &mut mate.0.under_way.turning] {
        list.insert(0, id(0));
    }
    assert!(mate.build().is_ok(), "a mate has come down there");
    let both = wrong(|parts| parts.under_way.airborne[1].from = hex(3, 4));
    assert_eq!(both, UnderWayError::SameFrom { piece: id(2), other: id(1), from: hex(3, 4) }.into());
}

/// BBS-E1.2, BBS-R20: the elite cannot have lifted off beyond the board, where it would stay if it is stuck.
#[test]
fn the_elite_lifts_off_from_the_board() {
    let elite = |from| Airborne { to: None, ..airborne(0, from, from) };
    let scene = |from| {
        let mut scene =
            aloft(Scene::new().revealed(Power::E1).asteroid(5, 5).capital(38, (0, 0), (0, 1)), vec![elite(from)]);
        (scene.0.under_way.turning, scene.0.under_way.elite) = (vec![], Some(id(0)));
        scene.step(Step::EliteEnd { elite: id(0) }).build().map(|_| ())
    };
    let off = |q, r, what| Err(UnderWayError::From { piece: id(0), from: hex(q, r), what }.into());
    assert_eq!(scene((3, 3)), Ok(()));
    assert_eq!(scene((100, 0)), off(100, 0, Taken::Off));
    assert_eq!(scene((5, 5)), off(5, 5, Taken::Asteroid));
    assert_eq!(scene((0, 0)), off(0, 0, Taken::Ship(id(38))));
}

/// BBS-21, BBS-R30: a fighter comes down where the card brings it, and a card of 0 brings nobody anywhere.
#[test]
fn they_come_down_where_the_card_brings_them() {
    let elsewhere = wrong(|parts| parts.under_way.airborne[0].to = Some(hex(3, 1)));
    assert_eq!(elsewhere, UnderWayError::To { piece: id(1), to: hex(3, 1), expected: hex(3, 3) }.into());
    let grounded = landing().card(0, 3, 3).build().unwrap_err();
    assert_eq!(grounded, UnderWayError::Grounded { piece: id(1) }.into());
}

/// BBS-V2.1, BBS-V2.2: a doubled fighter comes down twice as far and does not fire.
#[test]
fn the_doubled_come_down_twice_as_far() {
    let doubled = |ready: Vec<_>| {
        let fliers =
            vec![airborne(20, (3, 4), (3, 3)), Airborne { facing: Direction::South, ..airborne(21, (3, 1), (3, 3)) }];
        let mut scene = aloft(Scene::new().of(1).revealed(Power::V2), fliers);
        scene.0.under_way.ready = ready;
        scene.build().map(|_| ())
    };
    assert_eq!(doubled(vec![id(20)]), Ok(()));
    let near = UnderWayError::To { piece: id(21), to: hex(3, 3), expected: hex(3, 2) };
    assert_eq!(doubled(vec![id(20), id(21)]), Err(near.into()));
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
        scene.0.under_way.airborne[0].to = Some(hex(5, 5));
        for list in [&mut scene.0.under_way.ready, &mut scene.0.under_way.turning] {
            list.push(id(22));
        }
        scene.step(Step::Collide { mover: id(20), other: id(22) }).build().map(|_| ())
    };
    assert_eq!(scene(2, (2, 1)), Ok(()));
    let card = UnderWayError::To { piece: id(20), to: hex(5, 5), expected: hex(3, 3) };
    assert_eq!(scene(2, (2, 2)), Err(card.into()));
    assert_eq!(scene(1, (2, 1)), Err(card.into()));
}

/// BBS-32, BBS-33, BBS-40: until the first shot all that are left of the squadron have yet to fire and to turn.
#[test]
fn all_that_are_left_fire_and_turn() {
    let piece = id(2);
    let gone = |list| UnderWayError::Gone { list, piece: id(3) }.into();
    assert_eq!(wrong(|parts| parts.under_way.ready.truncate(1)), UnderWayError::NotReady { piece }.into());
    assert_eq!(wrong(|parts| parts.under_way.turning.truncate(1)), UnderWayError::NotTurning { piece }.into());
    assert_eq!(wrong(|parts| parts.under_way.ready.push(id(3))), gone("ready"));
    assert_eq!(wrong(|parts| parts.under_way.turning.push(id(3))), gone("turning"));
    let twice = UnderWayError::Twice { list: "ready", piece };
    assert_eq!(wrong(|parts| parts.under_way.ready.push(piece)), twice.into());
    let turning = |turning: Vec<u8>, ready: Vec<u8>| {
        let mut scene = Scene::new().fighter(0, (0, 0), 0).fighter(1, (2, 0), 0).fighter(2, (4, 0), 0);
        scene.0.under_way.turning = turning.into_iter().map(id).collect();
        scene.0.under_way.ready = ready.into_iter().map(id).collect();
        scene.step(Step::Turn { fighter: id(1) }).build().map(|_| ())
    };
    assert_eq!(turning(vec![1, 2], vec![]), Ok(()));
    assert_eq!(turning(vec![1], vec![]), Err(UnderWayError::NotTurning { piece }.into()));
    let turned = UnderWayError::Turned { piece: id(0), fighter: id(1) };
    assert_eq!(turning(vec![0, 1, 2], vec![]), Err(turned.into()));
    let still = UnderWayError::StillReady { piece, step: Step::Turn { fighter: id(1) } };
    assert_eq!(turning(vec![1, 2], vec![2]), Err(still.into()));
}

/// BBS-R5: in the air they are ascending, and whoever comes down next is alone on its hex or one of those bound for one.
#[test]
fn they_come_down_in_order() {
    assert_eq!(wrong(|parts| parts.under_way.airborne.swap(0, 1)), UnderWayError::Unsorted { piece: id(1) }.into());
    let alone = wrong(|parts| {
        parts.under_way.airborne.truncate(1);
        parts.under_way.ready.truncate(1);
        parts.under_way.turning.truncate(1);
        parts.lost.push(id(2));
    });
    let next = Step::Capital;
    assert!(
        matches!(alone, PositionError::Step(StepError::NothingToDecide { step: Step::Land, .. })),
        "{alone} {next}"
    );
    let collision = |mover, at| {
        let fliers = vec![airborne(1, (3, 4), (3, 3)), airborne(2, (6, 4), (6, 3))];
        let scene = aloft(Scene::new().fighter(6, at, 0), fliers);
        scene.step(Step::Collide { mover: id(mover), other: id(6) }).build().map(|_| ())
    };
    let unable = |mover, piece, why| {
        Err(StepError::Piece { step: Step::Collide { mover: id(mover), other: id(6) }, piece: id(piece), why }.into())
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
        scene.0.under_way.ready = vec![id(0), id(1)];
        scene.0.under_way.turning = turning.iter().copied().map(id).collect();
        scene.0.under_way.elite = elite.map(id);
        scene.step(Step::EliteFace { elite: id(0) }).build().map(|_| ())
    };
    let step = Step::EliteFace { elite: id(0) };
    assert_eq!(facing(Some(0), &[1]), Ok(()));
    assert_eq!(facing(None, &[1]), Err(UnderWayError::EliteMissing { elite: id(0) }.into()));
    assert_eq!(facing(Some(1), &[1]), Err(UnderWayError::NoElite { piece: id(1), step }.into()));
    assert_eq!(facing(Some(0), &[0, 1]), Err(UnderWayError::EliteTurns { piece: id(0) }.into()));
}

/// BBS-E3.4, BBS-R21: crashes are noted while they matter: the power is hidden, the fighter gone, nobody has fired.
#[test]
fn crashes_matter() {
    let crash = |change: &dyn Fn(&mut Position)| {
        let mut scene = Scene::new().fighter(0, (0, 0), 0).fighter(1, (2, 0), 0).hidden(Power::E3).step(Step::Fire);
        scene.0.under_way.ready = vec![id(0), id(1)];
        scene.0.under_way.turning = vec![id(0), id(1)];
        scene.0.under_way.crashed = vec![Crash { id: id(2), at: hex(5, 5) }];
        change(&mut scene.0);
        scene.build().map(|_| ())
    };
    assert_eq!(crash(&|_| {}), Ok(()));
    let revealed = crash(&|parts| parts.powers[0].as_mut().unwrap().revealed = true);
    assert!(revealed.is_err());
    let piece = id(2);
    assert_eq!(crash(&|parts| parts.powers[0] = None), Err(UnderWayError::CrashRevealed { piece }.into()));
    let fired = crash(&|parts| parts.under_way.ready.truncate(1));
    assert_eq!(fired, Err(UnderWayError::CrashAfterShot { piece, fired: id(1) }.into()));
    let off = crash(&|parts| parts.under_way.crashed[0].at = hex(11, 0));
    assert_eq!(off, Err(UnderWayError::CrashOff { piece, at: hex(11, 0) }.into()));
    let present = crash(&|parts| parts.under_way.crashed[0].id = id(1));
    assert_eq!(present, Err(UnderWayError::CrashPresent { piece: id(1) }.into()));
}

/// BBS-15: where no squadron moves nothing is under way.
#[test]
fn nothing_is_under_way_elsewhere() {
    let mut scene = Scene::new().fighter(0, (0, 0), 0);
    scene.0.under_way.ready = vec![id(0)];
    assert_eq!(scene.build().unwrap_err(), UnderWayError::Idle { step: Step::Squadron }.into());
}

/// BBS-D1.2, BBS-R27, BBS-K3.1: damage waits for the answer of whoever is asked about a first shot.
#[test]
fn damage_waits_for_an_answer() {
    let waiting = |change: &dyn Fn(&mut Position)| {
        let mut scene =
            Scene::new().of(2).capital(58, (5, 0), (5, 1)).capital(78, (0, 0), (0, 1)).capital(79, (2, 0), (2, 1));
        scene = scene.hidden(Power::D2).fighter(60, (4, 4), 0).step(Step::Answer { ship: id(78), volley: false });
        scene.0.hits = vec![Waiting { ship: id(78), damage: 1 }];
        change(&mut scene.0);
        scene.build().map(|_| ())
    };
    let piece = |parts: &mut Position, number| -> usize {
        parts.pieces.iter().position(|piece: &Piece| piece.id == id(number)).unwrap()
    };
    let ship = id(78);
    let asked = |ship, why| Err(HitsError::NoQuestion { ship: id(ship), why }.into());
    assert_eq!(waiting(&|_| {}), Ok(()));
    assert_eq!(waiting(&|parts| parts.hits.clear()), Err(HitsError::NotFirst { ship }.into()));
    assert_eq!(waiting(&|parts| parts.hits[0].damage = 3), Err(HitsError::Damage { ship, damage: 3 }.into()));
    let shot = waiting(&|parts| {
        let place = piece(parts, 78);
        (parts.pieces[place].shot, parts.pieces[place].damage) = (true, 1);
    });
    assert_eq!(shot, asked(78, NoQuestion::ShotBefore));
    assert_eq!(waiting(&|parts| parts.powers[3] = None), asked(78, NoQuestion::NothingHidden));
    let two = |parts: &mut Position| parts.hits.push(Waiting { ship: id(79), damage: 1 });
    let no_super_shot = || Err(HitsError::NoSuperShot { active: Seat::Two }.into());
    assert_eq!(waiting(&two), no_super_shot());
    assert_eq!(waiting(&|parts| parts.hits[0].damage = 2), no_super_shot());
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
        parts.lost.push(id(58));
    });
    assert_eq!(unarmed, Err(HitsError::NobodyFired { ship, active: Seat::Two }.into()));
    assert_eq!(waiting(&|parts| parts.step = Step::End), Err(HitsError::Idle { ship, step: Step::End }.into()));
}

/// BBS-R28: the fallen are fighters that another player has taken, at a table that plays so.
#[test]
fn the_fallen_are_trophies() {
    let fallen = |returning, fallen: &[u8]| {
        let mut scene = Scene::new().fighter(0, (0, 0), 0).trophy(0, 60);
        scene.0.rulings = Rulings::DEFAULT.with_returning(returning);
        scene.0.fallen = fallen.iter().copied().map(id).collect();
        scene.build().map(|_| ())
    };
    assert_eq!(fallen(Returning::Fallen, &[60]), Ok(()));
    let unused = HitsError::FallenUnused { piece: id(60) };
    assert_eq!(fallen(Returning::OwnSquadron, &[60]), Err(unused.into()));
    assert_eq!(fallen(Returning::Fallen, &[61]), Err(HitsError::NotFallen { piece: id(61) }.into()));
    assert_eq!(fallen(Returning::Fallen, &[0]), Err(HitsError::NotFallen { piece: id(0) }.into()));
    assert_eq!(fallen(Returning::Fallen, &[60, 60]), Err(HitsError::FallenTwice { piece: id(60) }.into()));
}
