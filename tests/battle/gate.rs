//! The gate of positions, check by check: each position has one fault and is refused for it.

use starwright::battle::{
    Airborne, Crash, Fault, Game, Holding, Mark, NoQuestion, Part, PieceId, Pieces, Position, Power, Returning, Rule,
    Rulings, Step, Unable, Waiting,
};
use starwright::hex::{Direction, Hex};
use starwright::table::Seat;

use crate::random::{after, dice, setup};
use crate::scene::{Scene, few, hex, id, judge, only, pieces, squadron};

type Verdict = Result<(), Fault>;

fn verdict(scene: Scene) -> Verdict {
    match scene.build() {
        Ok(_) => Ok(()),
        wrong => Err(only(wrong)),
    }
}

fn changed(scene: Scene, change: impl FnOnce(&mut Position)) -> Verdict {
    let mut scene = scene;
    change(&mut scene.0);
    verdict(scene)
}

const fn no(fault: Fault) -> Verdict {
    Err(fault)
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
    let flying: Pieces = fliers.iter().map(|flier| flier.id).collect();
    flying.iter().for_each(|piece| scene.0.lost.remove(piece));
    scene.0.turn.under_way.airborne = few(fliers.iter().copied());
    scene.0.turn.under_way.ready = flying;
    scene.0.turn.under_way.turning = flying;
    scene.step(Step::Land)
}

fn flier(parts: &mut Position, place: usize) -> &mut Airborne {
    parts.turn.under_way.airborne.get_mut(place).unwrap()
}

/// Fighters 1 and 2 are about to come down on (3,3).
fn landing() -> Scene {
    let south = Airborne { facing: Direction::South, ..airborne(2, (3, 2), (3, 3)) };
    aloft(Scene::new().fighter(6, (0, 0), 0), &[airborne(1, (3, 4), (3, 3)), south])
}

/// Fighters 0 and 1 of seat 0 on the board have yet to fire and to turn.
fn firing() -> Scene {
    let mut scene = Scene::new().fighter(0, (0, 0), 0).fighter(1, (2, 0), 0).step(Step::Fire);
    scene.0.turn.under_way.ready = pieces(&[0, 1]);
    scene.0.turn.under_way.turning = pieces(&[0, 1]);
    scene
}

/// The same with a power of the Earthers hidden, so that crashes are noted.
fn crashed(crashes: &[u8]) -> Scene {
    let mut scene = firing().hidden(Power::E3);
    scene.0.turn.under_way.crashed = few(crashes.iter().map(|&number| Crash { id: id(number), at: hex(5, 5) }));
    scene
}

#[test]
fn another_version_is_no_position() {
    let mut json = serde_json::to_value(Position::from(&landing().build().unwrap())).unwrap();
    json["v"] = 2.into();
    let error = serde_json::from_value::<Position>(json).unwrap_err();
    assert_eq!(error.to_string(), "this position has version 2, and version 1 was expected");
}

/// BBS-1: every list by seat has an entry for each player.
#[test]
fn every_list_has_an_entry_for_each_player() {
    type Cut = fn(&mut Position);
    let cuts: [(Part, Cut); 5] = [
        (Part::Races, |parts| parts.races.truncate(3)),
        (Part::Powers, |parts| parts.powers.truncate(3)),
        (Part::Trophies, |parts| parts.trophies.truncate(3)),
        (Part::ProbesHeld, |parts| parts.probes_held.truncate(3)),
        (Part::Cards, |parts| parts.cards.truncate(3)),
    ];
    for (list, cut) in cuts {
        let scene = Scene::new().fighter(0, (0, 0), 0);
        assert_eq!(changed(scene, cut), no(Fault::Seats { list, given: 3, players: 4 }));
    }
    let mut three = Position::from(&after(3, 5, 50));
    three.turn.active = Seat::Three;
    let nobody = Fault::NobodyThere { part: Part::Active, seat: Seat::Three, players: 3 };
    assert_eq!(judge(three), Err(nobody));
}

/// BBS-3, BBS-D1.4: asteroids that were rammed are asteroids of the box, too.
#[test]
fn rammed_asteroids_are_of_the_box() {
    let scene = |rammed| {
        let mut scene = Scene::new().of(3).fighter(60, (9, 0), 0).spent(Power::D1);
        scene.0.terrain.asteroids = Hex::ORIGIN.disc(2).take(16).collect();
        scene.0.asteroids_rammed = vec![0, 0, 0, rammed];
        verdict(scene)
    };
    assert_eq!(scene(1), Ok(()));
    assert_eq!(scene(2), no(Fault::Asteroids { given: 18, most: 17 }));
}

/// BBS-8, BBS-13, BBS-19: while fleets are placed it is the first round, nobody has been shot at or taken, and the zones of
/// those who have yet to place are free of probes, too.
#[test]
fn placing_is_the_beginning() {
    let placed = after(4, 1, 1);
    let wrong = |change: &dyn Fn(&mut Position)| {
        let mut parts = Position::from(&placed);
        change(&mut parts);
        only(Game::try_from(parts))
    };
    let fleet: Vec<PieceId> = PieceId::fleet(placed.first()).collect();
    let late = Fault::WrongRound { step: Step::Place, round: 2, expected: 1 };
    assert_eq!(wrong(&|parts| parts.turn.round = 2), late);
    let shot = Fault::HarmedAlready { piece: fleet[18] };
    assert_eq!(wrong(&|parts| parts.pieces[18].ship.shot = true), shot);
    let taken = wrong(&|parts| {
        parts.pieces.remove(3);
        let captor = placed.first().next(4);
        parts.trophies[usize::from(captor.number())].insert(fleet[3]);
    });
    assert_eq!(taken, Fault::HarmedAlready { piece: fleet[3] });

    let game = Game::new(&setup(4, &mut dice(1))).unwrap();
    let seat = game.active();
    let hex = game.field().layout().zone(seat).unwrap()[4];
    let mut probed = Position::from(&game);
    probed.terrain.probes.remove(Hex::new(1, 0));
    probed.terrain.probes.insert(hex);
    assert_eq!(judge(probed), Err(Fault::ZoneTaken { seat, hex }));
}

/// BBS-15, BBS-R5: nobody is in the air when fighters fire, and the order of landing is forgotten when they turn.
#[test]
fn steps_and_lists_belong_together() {
    let step = Step::Fire;
    assert_eq!(verdict(landing().step(step)), no(Fault::NotDue { list: Part::Airborne, piece: id(1), step }));
    let step = Step::Turn { fighter: id(0) };
    let turning = |ordered| {
        let mut scene = firing().step(step);
        scene.0.turn.under_way.ready = Pieces::EMPTY;
        scene.0.turn.under_way.ordered = ordered;
        verdict(scene)
    };
    assert_eq!(turning(false), Ok(()));
    assert_eq!(turning(true), no(Fault::Ordered { step }));
}

/// BBS-2: no fighter crashes twice.
#[test]
fn a_fighter_crashes_once() {
    let twice = Fault::Twice { piece: id(2), first: Part::Crashed, second: Part::Crashed };
    assert_eq!(verdict(crashed(&[2, 2])), no(twice));
}

/// BBS-18: whoever is named in a move under way is of the squadron that moves, in each of the lists.
#[test]
fn every_list_is_of_the_squadron_that_moves() {
    let stranger = |list, piece| no(Fault::Stranger { list, piece: id(piece), squadron: squadron(0, 0) });
    assert_eq!(changed(firing(), |parts| parts.turn.under_way.ready.insert(id(6))), stranger(Part::Ready, 6));
    assert_eq!(changed(firing(), |parts| parts.turn.under_way.turning.insert(id(6))), stranger(Part::Turning, 6));
    assert_eq!(changed(firing(), |parts| parts.turn.under_way.elite = Some(id(6))), stranger(Part::Elite, 6));
    assert_eq!(verdict(crashed(&[8])), stranger(Part::Crashed, 8));
}

/// BBS-36, BBS-E1.1: a fighter in the air survives no damage unless it is the elite, which has no `to` and belongs to a player with
/// E1.
#[test]
fn fliers_are_sound() {
    let damaged = changed(landing(), |parts| flier(parts, 0).damage = 1);
    assert_eq!(damaged, no(Fault::Damage { piece: id(1), damage: 1, most: 0 }));
    let free = changed(landing(), |parts| flier(parts, 0).to = None);
    assert_eq!(free, no(Fault::NoPower { piece: id(1), mark: Mark::Elite, power: Power::E1 }));
}

/// BBS-R5, BBS-27, BBS-E1.6: in an order of landing that their owner named they may come down as they please; and with the
/// own elite nobody has a choice who is destroyed.
#[test]
fn who_comes_down_next() {
    let collision = |ordered, scene: Scene| {
        let fliers = [airborne(2, (6, 4), (6, 3)), airborne(1, (3, 4), (3, 3))];
        let mut scene = aloft(scene, &fliers);
        scene.0.turn.under_way.ordered = ordered;
        verdict(scene.step(Step::Collide { mover: id(2), other: id(6) }))
    };
    let met = || Scene::new().fighter(6, (6, 3), 0);
    assert_eq!(collision(true, met()), Ok(()));
    assert_eq!(collision(false, met()), no(Fault::Unsorted { piece: id(1) }));
    let step = Step::Collide { mover: id(2), other: id(6) };
    let heavy = Fault::Unable { step, piece: id(6), why: Unable::Heavy };
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
        let error = Fault::Unable { step, piece: own, why: Unable::NotOwn };
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
        assert_eq!(found, no(Fault::Unable { step, piece: id(mover), why: Unable::NotNext }));
    }
}

/// BBS-V2.2, BBS-R21: the doubled have not fired, so that a crash beside them is no crash after a shot.
#[test]
fn the_doubled_have_not_fired() {
    let fliers = [airborne(20, (3, 4), (3, 3)), Airborne { facing: Direction::South, ..airborne(21, (3, 1), (3, 3)) }];
    let mut scene = aloft(Scene::new().of(1).revealed(Power::V2), &fliers);
    scene.0.turn.under_way.ready = pieces(&[20]);
    assert_eq!(verdict(scene.clone()), Ok(()));
    scene.0.turn.under_way.crashed = few([Crash { id: id(22), at: hex(5, 5) }]);
    assert_eq!(verdict(scene.asteroid(5, 5)), no(Fault::CrashRevealed { piece: id(22) }));
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
        for list in [&mut scene.0.turn.under_way.ready, &mut scene.0.turn.under_way.turning] {
            list.insert(id(22));
        }
        scene.step(Step::Collide { mover: id(20), other: id(22) }).verdict()
    };
    let v3 = || Scene::new().of(1).spent(Power::V3);
    let card = |q: i8, r: i8| no(Fault::To { piece: id(20), to: hex(3 + q, 4 + r), expected: hex(3, 3) });
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
        parts.turn.under_way.ready = Pieces::EMPTY;
        parts.turn.step = step;
    });
    assert_eq!(late, no(Fault::NotDue { list: Part::Crashed, piece: id(2), step }));
    let mut vonyan = Scene::new().of(1).hidden(Power::V1).fighter(20, (0, 0), 0).step(Step::Fire);
    vonyan.0.turn.under_way.ready = pieces(&[20]);
    vonyan.0.turn.under_way.turning = pieces(&[20]);
    assert_eq!(verdict(vonyan.clone()), Ok(()));
    vonyan.0.turn.under_way.crashed = few([Crash { id: id(21), at: hex(5, 5) }]);
    assert_eq!(verdict(vonyan), no(Fault::CrashRevealed { piece: id(21) }));
}

/// Capital ships 78 and 79 of the Dreckach, who hide a power, and the first of them waits for the answer to a shot.
fn asked(scene: Scene, step: Step, hits: &[(u8, u8)]) -> Scene {
    let scene = scene.capital(78, (0, 4), (0, 5)).capital(79, (2, 4), (2, 5)).hidden(Power::D2);
    let mut scene = scene.step(step);
    scene.0.turn.hits = few(hits.iter().map(|&(number, damage)| Waiting { ship: id(number), damage }));
    scene
}

fn answer(ship: u8, volley: bool) -> Step {
    Step::Answer { ship: id(ship), volley }
}

/// BBS-D1.2, BBS-R27: who is asked, and for which of the ships whose damage waits.
#[test]
fn who_is_asked_about_a_shot() {
    let valkyries = || Scene::new().of(2).capital(58, (5, 0), (5, 1));
    let asked_for = |ship, why| no(Fault::NoQuestion { ship: id(ship), why });
    let fighter = asked(valkyries().fighter(60, (4, 4), 0), answer(60, false), &[(60, 1)]);
    assert_eq!(verdict(fighter), asked_for(60, NoQuestion::Fighter));
    let own = asked(Scene::new().of(3), answer(78, false), &[(78, 1)]);
    assert_eq!(verdict(own), asked_for(78, NoQuestion::OwnTurn));
    let other = asked(valkyries().spent(Power::K3), answer(79, false), &[(78, 1), (79, 1)]);
    assert_eq!(verdict(other), no(Fault::NotFirst { ship: id(79) }));
    let twice = asked(valkyries().spent(Power::K3), answer(78, false), &[(78, 1), (78, 1)]);
    assert_eq!(verdict(twice), no(Fault::Twice { piece: id(78), first: Part::Hits, second: Part::Hits }));
}

/// BBS-K3.1: more than one damage waits only after the super shot of a capital ship, by who has just used K3.
#[test]
fn only_a_super_shot_does_more_than_one_damage() {
    let valkyries = || Scene::new().of(2).capital(58, (5, 0), (5, 1));
    let none = |active| no(Fault::NoSuperShot { active });
    assert_eq!(verdict(asked(valkyries().spent(Power::K3), answer(78, false), &[(78, 2)])), Ok(()));
    assert_eq!(verdict(asked(valkyries().hidden(Power::K3), answer(78, false), &[(78, 2)])), none(Seat::Two));
    let vonyan = Scene::new().of(1).capital(38, (5, 0), (5, 1)).spent(Power::V1);
    assert_eq!(verdict(asked(vonyan, answer(78, false), &[(78, 2)])), none(Seat::One));
    let mut volley = valkyries().spent(Power::K3).fighter(40, (-6, 0), 0);
    volley.0.turn.under_way.turning = pieces(&[40]);
    assert_eq!(verdict(asked(volley.clone(), answer(78, true), &[(78, 1)])), Ok(()));
    assert_eq!(verdict(asked(volley, answer(78, true), &[(78, 2)])), none(Seat::Two));
}

/// BBS-53: a fighter of the squadron has fired the shot that waits.
#[test]
fn somebody_has_fired() {
    let volley = |ready: &[u8]| {
        let mut scene = asked(firing(), answer(78, true), &[(78, 1)]);
        scene.0.turn.under_way.ready = pieces(ready);
        verdict(scene)
    };
    assert_eq!(volley(&[1]), Ok(()));
    assert_eq!(volley(&[0, 1]), no(Fault::NobodyFired { ship: id(78), active: Seat::Zero }));
}

/// BBS-D2.1, BBS-D2.2, BBS-R28: a fighter that may return is lost, or fallen if the setting says so, and has room.
#[test]
fn who_returns() {
    let back = |scene: Scene, number| verdict(scene.step(Step::Return { fighter: id(number) }));
    let unable = |number, why| no(Fault::Unable { step: Step::Return { fighter: id(number) }, piece: id(number), why });
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
        scene.0.turn.fallen = pieces(fallen);
        scene
    };
    assert_eq!(back(fallen(&[61]), 61), Ok(()));
    assert_eq!(back(fallen(&[]), 61), unable(61, Unable::NotLost));
    assert_eq!(verdict(fallen(&[78]).step(Step::Capital)), no(Fault::NotFallen { piece: id(78) }));
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
    assert_eq!(scene, no(Fault::SpentHidden { seat: Seat::Zero, power: Power::E3 }));
}
