//! The gate of positions, check by check: each part is wrong in one way only, and is refused for just that.

use starwright::battle::{
    Airborne, BoardError, Crash, Game, HitsError, Holding, NoQuestion, PieceError, PieceId, Position, PositionError,
    Power, Returning, Rule, Rulings, Step, StepError, TableError, Unable, UnderWayError, Waiting,
};
use starwright::hex::{Direction, Hex};
use starwright::table::Seat;

use crate::random::{after, dice, setup};
use crate::scene::{Scene, hex, id, squadron};

type Verdict = Result<(), PositionError>;

fn verdict(scene: Scene) -> Verdict {
    scene.build().map(|_| ())
}

fn changed(scene: Scene, change: impl FnOnce(&mut Position)) -> Verdict {
    let mut scene = scene;
    change(&mut scene.0);
    verdict(scene)
}

fn no<E: Into<PositionError>>(error: E) -> Verdict {
    Err(error.into())
}

fn airborne(number: u8, from: (i8, i8), to: (i8, i8)) -> Airborne {
    Airborne {
        id: id(number),
        from: hex(from.0, from.1),
        facing: Direction::North,
        to: Some(hex(to.0, to.1)),
        damage: 0,
    }
}

/// Fighters in the air, who have yet to fire and to turn.
fn aloft(scene: Scene, fliers: &[Airborne]) -> Scene {
    let mut scene = scene;
    let flying: Vec<PieceId> = fliers.iter().map(|flier| flier.id).collect();
    scene.0.lost.retain(|lost| !flying.contains(lost));
    scene.0.under_way.airborne = fliers.to_vec();
    scene.0.under_way.ready.clone_from(&flying);
    scene.0.under_way.turning = flying;
    scene.step(Step::Land)
}

/// Fighters 1 and 2 are about to come down on (3,3).
fn landing() -> Scene {
    let south = Airborne { facing: Direction::South, ..airborne(2, (3, 2), (3, 3)) };
    aloft(Scene::new().fighter(6, (0, 0), 0), &[airborne(1, (3, 4), (3, 3)), south])
}

/// Fighters 0 and 1 of seat 0 on the board have yet to fire and to turn.
fn firing() -> Scene {
    let mut scene = Scene::new().fighter(0, (0, 0), 0).fighter(1, (2, 0), 0).step(Step::Fire);
    scene.0.under_way.ready = vec![id(0), id(1)];
    scene.0.under_way.turning = vec![id(0), id(1)];
    scene
}

/// The same with a power of the Earthers hidden, so that crashes are noted.
fn crashed(crashes: &[u8]) -> Scene {
    let mut scene = firing().hidden(Power::E3);
    scene.0.under_way.crashed = crashes.iter().map(|&number| Crash { id: id(number), at: hex(5, 5) }).collect();
    scene
}

#[test]
fn another_version_is_no_position() {
    assert_eq!(changed(landing(), |parts| parts.v = 2), Err(PositionError::Version { given: 2 }));
}

/// BBS-1: every list by seat has an entry for each player.
#[test]
fn every_list_has_an_entry_for_each_player() {
    type Cut = fn(&mut Position);
    let cuts: [(&str, Cut); 5] = [
        ("races", |parts| parts.races.truncate(3)),
        ("powers", |parts| parts.powers.truncate(3)),
        ("trophies", |parts| parts.trophies.truncate(3)),
        ("probes_held", |parts| parts.probes_held.truncate(3)),
        ("cards", |parts| parts.cards.truncate(3)),
    ];
    for (list, cut) in cuts {
        let scene = Scene::new().fighter(0, (0, 0), 0);
        assert_eq!(changed(scene, cut), no(TableError::Seats { list, given: 3, players: 4 }));
    }
    let mut three = Position::from(&after(3, 5, 50));
    three.active = Seat::Three;
    let nobody = TableError::NobodyThere { part: "active", seat: Seat::Three, players: 3 };
    assert_eq!(Game::try_from(three), Err(nobody.into()));
}

/// BBS-3, BBS-D1.4: asteroids that were rammed are asteroids of the box, too.
#[test]
fn rammed_asteroids_are_of_the_box() {
    let scene = |rammed| {
        let mut scene = Scene::new().of(3).fighter(60, (9, 0), 0).spent(Power::D1);
        scene.0.asteroids = Hex::ORIGIN.disc(2).take(16).collect();
        scene.0.asteroids_rammed = vec![0, 0, 0, rammed];
        verdict(scene)
    };
    assert_eq!(scene(1), Ok(()));
    assert_eq!(scene(2), no(BoardError::Asteroids { given: 18, most: 17 }));
}

/// BBS-8, BBS-13, BBS-19: while fleets are placed it is the first round, nobody has been shot at or taken, and the zones of
/// those who have yet to place are free of probes, too.
#[test]
fn placing_is_the_beginning() {
    let placed = after(4, 1, 1);
    let wrong = |change: &dyn Fn(&mut Position)| {
        let mut parts = Position::from(&placed);
        change(&mut parts);
        Game::try_from(parts).unwrap_err()
    };
    let fleet: Vec<PieceId> = PieceId::fleet(placed.first()).collect();
    let late = TableError::WrongRound { step: Step::Place, round: 2, expected: 1 };
    assert_eq!(wrong(&|parts| parts.round = 2), late.into());
    let shot = PieceError::HarmedAlready { piece: fleet[18] };
    assert_eq!(wrong(&|parts| parts.pieces[18].shot = true), shot.into());
    let taken = wrong(&|parts| {
        parts.pieces.remove(3);
        let captor = placed.first().next(4);
        parts.trophies[usize::from(captor.number())].push(fleet[3]);
    });
    assert_eq!(taken, PieceError::HarmedAlready { piece: fleet[3] }.into());

    let game = Game::new(&setup(4, &mut dice(1))).unwrap();
    let seat = game.active();
    let hex = game.field().layout().zone(seat).unwrap()[4];
    let mut probed = Position::from(&game);
    probed.probes[0] = hex;
    assert_eq!(Game::try_from(probed), Err(BoardError::ZoneTaken { seat, hex }.into()));
}

/// BBS-15, BBS-R5: nobody is in the air when fighters fire, and the order of landing is forgotten when they turn.
#[test]
fn steps_and_lists_belong_together() {
    let step = Step::Fire;
    assert_eq!(verdict(landing().step(step)), no(UnderWayError::Aloft { piece: id(1), step }));
    let step = Step::Turn { fighter: id(0) };
    let turning = |ordered| {
        let mut scene = firing().step(step);
        scene.0.under_way.ready = vec![];
        scene.0.under_way.ordered = ordered;
        verdict(scene)
    };
    assert_eq!(turning(false), Ok(()));
    assert_eq!(turning(true), no(UnderWayError::Ordered { step }));
}

/// BBS-2: no fighter is twice in a list.
#[test]
fn nobody_is_twice_in_a_list() {
    let twice = |list, piece| no(UnderWayError::Twice { list, piece: id(piece) });
    assert_eq!(changed(firing(), |parts| parts.under_way.ready.push(id(1))), twice("ready", 1));
    assert_eq!(changed(firing(), |parts| parts.under_way.turning.push(id(1))), twice("turning", 1));
    assert_eq!(verdict(crashed(&[2, 2])), twice("crashed", 2));
}

/// BBS-18: whoever is named in a move under way is of the squadron that moves, in each of the lists.
#[test]
fn every_list_is_of_the_squadron_that_moves() {
    let stranger = |list, piece| no(UnderWayError::Stranger { list, piece: id(piece), squadron: squadron(0, 0) });
    assert_eq!(changed(firing(), |parts| parts.under_way.ready.push(id(6))), stranger("ready", 6));
    assert_eq!(changed(firing(), |parts| parts.under_way.turning.push(id(6))), stranger("turning", 6));
    assert_eq!(changed(firing(), |parts| parts.under_way.elite = Some(id(6))), stranger("elite", 6));
    assert_eq!(verdict(crashed(&[8])), stranger("crashed", 8));
}

/// BBS-36, BBS-E1.1: a flier survives no damage unless it is the elite, which has no `to`, and is one only of who has E1.
#[test]
fn fliers_are_sound() {
    let damaged = changed(landing(), |parts| parts.under_way.airborne[0].damage = 1);
    assert_eq!(damaged, no(UnderWayError::Damage { piece: id(1), damage: 1, most: 0 }));
    let free = changed(landing(), |parts| parts.under_way.airborne[0].to = None);
    assert_eq!(free, no(PieceError::NoElite { piece: id(1) }));
}

/// BBS-R5, BBS-27, BBS-E1.6: in an order of landing that their owner named they may come down as they please; and with the
/// own elite nobody has a choice who is destroyed.
#[test]
fn who_comes_down_next() {
    let collision = |ordered, scene: Scene| {
        let fliers = [airborne(2, (6, 4), (6, 3)), airborne(1, (3, 4), (3, 3))];
        let mut scene = aloft(scene, &fliers);
        scene.0.under_way.ordered = ordered;
        verdict(scene.step(Step::Collide { mover: id(2), other: id(6) }))
    };
    let met = || Scene::new().fighter(6, (6, 3), 0);
    assert_eq!(collision(true, met()), Ok(()));
    assert_eq!(collision(false, met()), no(UnderWayError::Unsorted { piece: id(1) }));
    let step = Step::Collide { mover: id(2), other: id(6) };
    let heavy = StepError::Piece { step, piece: id(6), why: Unable::Heavy };
    assert_eq!(collision(true, met().elite(6, 0)), no(heavy));
}

/// BBS-15, BBS-27, BBS-40, BBS-53, BBS-D2.1, BBS-E1.2, BBS-E1.3: a piece that cannot do what a step asks breaks the step's rule.
#[test]
fn each_step_has_its_rule() {
    let (own, other) = (id(1), id(2));
    let steps = [
        (Step::Collide { mover: own, other }, Rule::Bbs27),
        (Step::EliteEnd { elite: own }, Rule::BbsE1_2),
        (Step::EliteFace { elite: own }, Rule::BbsE1_3),
        (Step::Turn { fighter: own }, Rule::Bbs40),
        (Step::Shoot { ship: own }, Rule::Bbs53),
        (Step::Return { fighter: own }, Rule::BbsD2_1),
        (Step::Land, Rule::Bbs15),
    ];
    for (step, rule) in steps {
        let error = StepError::Piece { step, piece: own, why: Unable::NotOwn };
        assert_eq!(error.rule(), rule);
        assert!(error.to_string().ends_with(&format!("({rule})")), "{error}");
    }
}

/// BBS-R5: where two hexes are fought for, those bound for the hex of the first come down before the others.
#[test]
fn contenders_come_down_first() {
    let south = |number, from, to| Airborne { facing: Direction::South, ..airborne(number, from, to) };
    let fliers =
        [airborne(1, (3, 4), (3, 3)), south(2, (3, 2), (3, 3)), airborne(3, (6, 4), (6, 3)), south(4, (6, 2), (6, 3))];
    let met = |at, mover| {
        let step = Step::Collide { mover: id(mover), other: id(6) };
        (verdict(aloft(Scene::new().fighter(6, at, 0), &fliers).step(step)), step)
    };
    for mover in [1, 2] {
        assert_eq!(met((3, 3), mover).0, Ok(()));
    }
    for mover in [3, 4] {
        let (found, step) = met((6, 3), mover);
        assert_eq!(found, no(StepError::Piece { step, piece: id(mover), why: Unable::NotNext }));
    }
}

/// BBS-V2.2, BBS-R21: the doubled have not fired, so that a crash beside them is no crash after a shot.
#[test]
fn the_doubled_have_not_fired() {
    let fliers = [airborne(20, (3, 4), (3, 3)), Airborne { facing: Direction::South, ..airborne(21, (3, 1), (3, 3)) }];
    let mut scene = aloft(Scene::new().of(1).revealed(Power::V2), &fliers);
    scene.0.under_way.ready = vec![id(20)];
    assert_eq!(verdict(scene.clone()), Ok(()));
    scene.0.under_way.crashed = vec![Crash { id: id(22), at: hex(5, 5) }];
    assert_eq!(verdict(scene.asteroid(5, 5)), no(UnderWayError::CrashRevealed { piece: id(22) }));
}

/// BBS-R27: a position counts rammed asteroids as soon as there is one.
#[test]
fn rams_are_counted_where_there_are_some() {
    let rammed = |counts: &[u8]| {
        let mut scene = Scene::new().fighter(0, (0, 0), 0).spent(Power::D1);
        scene.0.asteroids_rammed = counts.to_vec();
        Position::from(&scene.build().unwrap()).asteroids_rammed
    };
    assert!(rammed(&[]).is_empty());
    assert_eq!(rammed(&[0, 0, 0, 2]), [0, 0, 0, 2]);
}

/// BBS-V3.1, BBS-R24: only the power V3 displaces a squadron, together and at most so far; else they come down where the card
/// brings them.
#[test]
fn only_v3_displaces() {
    let scene = |scene: Scene, (q, r): (i8, i8), (other_q, other_r): (i8, i8)| {
        let to = (3 + q, 4 + r);
        let fliers = [airborne(20, (3, 4), to), airborne(21, (4, 4), (4 + other_q, 4 + other_r))];
        let mut scene = aloft(scene.round(2).fighter(22, to, 0), &fliers);
        for list in [&mut scene.0.under_way.ready, &mut scene.0.under_way.turning] {
            list.push(id(22));
        }
        verdict(scene.step(Step::Collide { mover: id(20), other: id(22) }))
    };
    let v3 = || Scene::new().of(1).spent(Power::V3);
    let card = |q: i8, r: i8| no(UnderWayError::To { piece: id(20), to: hex(3 + q, 4 + r), expected: hex(3, 3) });
    assert_eq!(scene(v3(), (2, 1), (2, 1)), Ok(()));
    assert_eq!(scene(v3(), (2, 1), (2, 0)), card(2, 1));
    assert_eq!(scene(v3(), (0, -7), (0, -7)), card(0, -7));
    assert_eq!(scene(Scene::new().of(1).hidden(Power::V3), (2, 1), (2, 1)), card(2, 1));
    assert_eq!(scene(Scene::new().of(1).spent(Power::V1), (2, 1), (2, 1)), card(2, 1));
}

/// BBS-R21: a crash matters while fighters fire, and only where the power that is hidden may be E3.
#[test]
fn crashes_are_of_the_earthers_who_fire() {
    let step = Step::Turn { fighter: id(0) };
    let late = changed(crashed(&[2]), |parts| {
        parts.under_way.ready = vec![];
        parts.step = step;
    });
    assert_eq!(late, no(UnderWayError::CrashLate { piece: id(2), step }));
    let mut vonyan = Scene::new().of(1).hidden(Power::V1).fighter(20, (0, 0), 0).step(Step::Fire);
    vonyan.0.under_way.ready = vec![id(20)];
    vonyan.0.under_way.turning = vec![id(20)];
    assert_eq!(verdict(vonyan.clone()), Ok(()));
    vonyan.0.under_way.crashed = vec![Crash { id: id(21), at: hex(5, 5) }];
    assert_eq!(verdict(vonyan), no(UnderWayError::CrashRevealed { piece: id(21) }));
}

/// Capital ships 78 and 79 of the Dreckach, who hide a power, and the first of them waits for the answer to a shot.
fn asked(scene: Scene, step: Step, hits: &[(u8, u8)]) -> Scene {
    let scene = scene.capital(78, (0, 4), (0, 5)).capital(79, (2, 4), (2, 5)).hidden(Power::D2);
    let mut scene = scene.step(step);
    scene.0.hits = hits.iter().map(|&(number, damage)| Waiting { ship: id(number), damage }).collect();
    scene
}

fn answer(ship: u8, volley: bool) -> Step {
    Step::Answer { ship: id(ship), volley }
}

/// BBS-D1.2, BBS-R27: who is asked, and for which of the ships whose damage waits.
#[test]
fn who_is_asked_about_a_shot() {
    let valkyries = || Scene::new().of(2).capital(58, (5, 0), (5, 1));
    let asked_for = |ship, why| no(HitsError::NoQuestion { ship: id(ship), why });
    let fighter = asked(valkyries().fighter(60, (4, 4), 0), answer(60, false), &[(60, 1)]);
    assert_eq!(verdict(fighter), asked_for(60, NoQuestion::Fighter));
    let own = asked(Scene::new().of(3), answer(78, false), &[(78, 1)]);
    assert_eq!(verdict(own), asked_for(78, NoQuestion::OwnTurn));
    let other = asked(valkyries().spent(Power::K3), answer(79, false), &[(78, 1), (79, 1)]);
    assert_eq!(verdict(other), no(HitsError::NotFirst { ship: id(79) }));
    let twice = asked(valkyries().spent(Power::K3), answer(78, false), &[(78, 1), (78, 1)]);
    assert_eq!(verdict(twice), no(HitsError::Twice { ship: id(78) }));
}

/// BBS-K3.1: more than one damage waits only after the super shot of a capital ship, by who has just used K3.
#[test]
fn only_a_super_shot_does_more_than_one_damage() {
    let valkyries = || Scene::new().of(2).capital(58, (5, 0), (5, 1));
    let none = |active| no(HitsError::NoSuperShot { active });
    assert_eq!(verdict(asked(valkyries().spent(Power::K3), answer(78, false), &[(78, 2)])), Ok(()));
    assert_eq!(verdict(asked(valkyries().hidden(Power::K3), answer(78, false), &[(78, 2)])), none(Seat::Two));
    let vonyan = Scene::new().of(1).capital(38, (5, 0), (5, 1)).spent(Power::V1);
    assert_eq!(verdict(asked(vonyan, answer(78, false), &[(78, 2)])), none(Seat::One));
    let mut volley = valkyries().spent(Power::K3).fighter(40, (-6, 0), 0);
    volley.0.under_way.turning = vec![id(40)];
    assert_eq!(verdict(asked(volley.clone(), answer(78, true), &[(78, 1)])), Ok(()));
    assert_eq!(verdict(asked(volley, answer(78, true), &[(78, 2)])), none(Seat::Two));
}

/// BBS-53: somebody of the squadron has fired whose shot it can be that waits.
#[test]
fn somebody_has_fired() {
    let volley = |ready: &[u8]| {
        let mut scene = asked(firing(), answer(78, true), &[(78, 1)]);
        scene.0.under_way.ready = ready.iter().copied().map(id).collect();
        verdict(scene)
    };
    assert_eq!(volley(&[1]), Ok(()));
    assert_eq!(volley(&[0, 1]), no(HitsError::NobodyFired { ship: id(78), active: Seat::Zero }));
}

/// BBS-D2.1, BBS-D2.2, BBS-R28: who may return is a fighter that is lost, where a table plays so a fallen one, and has room.
#[test]
fn who_returns() {
    let back = |scene: Scene, number| verdict(scene.step(Step::Return { fighter: id(number) }));
    let unable =
        |number, why| no(StepError::Piece { step: Step::Return { fighter: id(number) }, piece: id(number), why });
    let used = || Scene::new().of(3).spent(Power::D2).fighter(60, (4, 4), 0).trophy(0, 61).trophy(0, 78);
    assert_eq!(back(used(), 61), Ok(()));
    let without = |scene: Scene| scene.fighter(60, (4, 4), 0).trophy(0, 61);
    for scene in [Scene::new().of(3).hidden(Power::D2), Scene::new().of(3).spent(Power::D1)] {
        assert_eq!(back(without(scene), 61), unable(61, Unable::NoReturn));
    }
    assert_eq!(back(used(), 60), unable(60, Unable::NotLost));
    assert_eq!(back(used(), 78), unable(78, Unable::NotLost));
    let fallen = |fallen: &[u8]| {
        let mut scene = used();
        scene.0.rulings = Rulings::DEFAULT.with_returning(Returning::Fallen);
        scene.0.fallen = fallen.iter().copied().map(id).collect();
        scene
    };
    assert_eq!(back(fallen(&[61]), 61), Ok(()));
    assert_eq!(back(fallen(&[]), 61), unable(61, Unable::NotLost));
    assert_eq!(verdict(fallen(&[78]).step(Step::Capital)), no(HitsError::NotFallen { piece: id(78) }));
    let zone = *Scene::new().0.layout.zone(Seat::Three).unwrap();
    let strangers = PieceId::of(3).filter(|piece| !piece.is_capital());
    let full =
        zone.iter().zip(strangers).fold(used(), |scene, (hex, piece)| scene.fighter(piece.number(), (hex.q, hex.r), 0));
    assert_eq!(back(full, 61), unable(61, Unable::NoRoom));
}

/// BBS-61: a spent power that the holder still hides is refused, whoever it is.
#[test]
fn spent_powers_are_revealed() {
    let scene = changed(Scene::new().fighter(0, (0, 0), 0), |parts| {
        parts.powers[0] = Some(Holding { power: Power::E3, revealed: false, spent: true });
    });
    assert_eq!(scene, no(TableError::SpentHidden { seat: Seat::Zero, power: Power::E3 }));
}
