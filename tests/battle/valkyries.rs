//! K1 more action points, K2 lasers, K3 the super shot.

use starwright::battle::{Choice, Power, Rule, Step};

use crate::scene::{Scene, id, sail, shoot};

fn laser(number: u8) -> Choice {
    Choice::Laser { ship: id(number) }
}

fn super_shot(number: u8) -> Choice {
    Choice::SuperShot { ship: id(number) }
}

/// Capital ship 58 of seat 2 on (0,0) with its stern on (0,1) has moved and may fire.
fn board() -> Scene {
    Scene::new().of(2).capital(58, (0, 0), (0, 1)).shooting(58)
}

/// BBS-K1.1, BBS-R25: 2 more action points, to move or to pivot, every turn once revealed.
#[test]
fn two_more_action_points() {
    let poses = |points, board: Scene| board.step(Step::Capital).card(0, 0, points).game().listed().len();
    for (points, count) in [(0, 25), (1, 65), (2, 131), (3, 226), (4, 354)] {
        assert_eq!(poses(points, board().revealed(Power::K1)), count);
    }
    assert_eq!(poses(1, board().hidden(Power::K1)), 6 + 1, "hidden it does nothing but can be revealed");
    let play = board().step(Step::Capital).hidden(Power::K1).card(0, 0, 0).game();
    let end = sail(58, (0, -2), (0, -1));
    assert_eq!(play.refused(&end), Rule::Bbs42);
    assert_eq!(play.act(Choice::Unveil).act(&end).at(58), Some(vec![(0, -2), (0, -1)]));
}

/// BBS-K1.1: only for one's own ships.
#[test]
fn not_for_others() {
    let board = Scene::new().of(1).capital(38, (0, 0), (0, 1)).step(Step::Capital).card(0, 0, 1).revealed(Power::K1);
    assert_eq!(board.game().listed().len(), 6);
}

/// BBS-K2.1: straight ahead from the bow, 1 to 9 hexes, the first obstacle, 1 damage, instead of the turrets.
#[test]
fn the_laser() {
    for (distance, hit) in [(1, true), (9, true), (10, false)] {
        let play = board().fighter(0, (0, -distance), 0).hidden(Power::K2).game();
        assert_eq!(play.listed().contains(&laser(58)), hit, "{distance}");
        if hit {
            let play = play.act(laser(58));
            assert_eq!((play.trophies(2), play.game.step()), (vec![0], Step::End));
        } else {
            assert_eq!(play.refused(laser(58)), Rule::BbsK2_1);
        }
    }
    let ship = board().capital(18, (0, -5), (0, -6)).hidden(Power::K2).game().act(laser(58));
    assert_eq!(ship.damage(18), 1);
    let turret = board().fighter(0, (1, 0), 0).fighter(1, (0, -4), 0).hidden(Power::K2).game();
    assert_eq!(turret.listed(), [shoot(0), Choice::HoldFire, laser(58)]);
}

/// BBS-K2.1: an asteroid or an own ship in the way leaves no target; nothing behind the stern is one.
#[test]
fn what_stops_the_laser() {
    let target = || board().fighter(0, (0, -5), 0).hidden(Power::K2);
    assert_eq!(target().asteroid(0, -2).game().refused(laser(58)), Rule::BbsK2_1);
    assert_eq!(target().fighter(40, (0, -2), 0).game().refused(laser(58)), Rule::BbsK2_1);
    assert_eq!(target().probe(0, -2).game().act(laser(58)).trophies(2), [0]);
    let behind = board().fighter(0, (0, 4), 0).hidden(Power::K2).game();
    assert_eq!(behind.refused(laser(58)), Rule::BbsK2_1);
    assert_eq!(board().fighter(0, (0, -5), 0).hidden(Power::K1).game().refused(laser(58)), Rule::BbsK2_1);
}

/// BBS-R26: nine hexes ahead of the bow, and no others.
#[test]
fn the_area_of_the_super_shot() {
    let board = || Scene::new().of(2).capital(58, (0, -1), (0, 0)).shooting(58).hidden(Power::K3);
    let area = [(0, -2), (0, -3), (0, -4), (-1, -1), (-1, -2), (-1, -3), (1, -2), (1, -3), (1, -4)];
    for at in crate::scene::hex(0, -1).disc(4).filter(|&at| !crate::scene::pose((0, -1), (0, 0)).hexes().contains(&at))
    {
        let play = board().fighter(0, (at.q, at.r), 0).game().act(super_shot(58));
        assert_eq!(play.at(0).is_none(), area.contains(&(at.q, at.r)), "{at}");
    }
}

/// BBS-K3.1, BBS-R26: own ships too, a capital ship once for each covered hex, nothing blocks, asteroids and probes stay;
/// once per game.
#[test]
fn the_super_shot() {
    let board = board().fighter(40, (0, -1), 0).fighter(0, (0, -2), 0).capital(18, (1, -1), (1, -2)).capital(
        38,
        (-1, -2),
        (-2, -2),
    );
    let play = board.asteroid(0, -3).probe(-1, 0).hidden(Power::K3).game().act(super_shot(58));
    assert!(play.is_lost(40));
    assert_eq!((play.trophies(2), play.damage(38)), (vec![0, 18], 1));
    assert!(play.has_asteroid(0, -3) && play.game.field().has_probe(crate::scene::hex(-1, 0)));
    assert_eq!(play.game.step(), Step::End);
    assert_eq!(self::board().spent(Power::K3).game().refused(super_shot(58)), Rule::BbsK3_1);
}

/// BBS-K3.1, BBS-53: the ship that acts, in place of its shot.
#[test]
fn the_activated_ship_fires() {
    let play = board().capital(59, (5, 0), (5, 1)).hidden(Power::K3).game();
    assert_eq!(play.refused(super_shot(59)), Rule::Bbs53);
    let fired = play.act(super_shot(58));
    assert_eq!(fired.refused(shoot(0)), Rule::Bbs15);
    let early = board().step(Step::Capital).hidden(Power::K3).game();
    assert_eq!(early.refused(super_shot(58)), Rule::Bbs15);
}

/// BBS-R33: nobody scores a friendly ship destroyed by the super shot.
#[test]
fn own_ships_under_the_super_shot() {
    let play = board().damaged(59, (0, -1), (1, -2)).hidden(Power::K3).game().act(super_shot(58));
    assert!(play.is_lost(59));
}
