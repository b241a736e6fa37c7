//! The answer to an attack, judged: several ships.

use crate::trucker::aim::Line;
use crate::trucker::board::Board;
use crate::trucker::defence::Kind::{HeavyFire, LargeMeteor, LightFire};
use crate::trucker::defence::{Answer, judge};
use crate::trucker::loaded::Loaded;
use crate::trucker::outcome::Fate;
use crate::trucker::side::Side::{Front, Left, Rear};
use crate::trucker::tile::Tile;
use crate::worked::answer::{
    VAIN, attack, cover, covers, fates, met, nothing, one_behind_the_other, outcome, refused, shot, shots, thrust,
    thrusts,
};
use crate::worked::smooth;

/// Two ships side by side: the left one in row 2 with a forward thruster, the right one in all three rows of column 4 with a
/// shield, cannons to the left in rows 1 and 2, a battery and a forward thruster in column 5.
fn side_by_side() -> Loaded {
    let fleet = vec![
        Tile::new((0, 1), "thruster", [0, 3, 0, 0]).pointing(&[Front]),
        Tile::new((1, 1), "battery", [0, 0, 0, 3]).holding(2),
        Tile::new((3, 0), "cannon", [0, 0, 3, 0]).pointing(&[Left]).strong(1),
        Tile::new((3, 1), "cannon", [3, 3, 3, 0]).pointing(&[Left]).strong(1),
        Tile::new((3, 2), "shield", [3, 0, 0, 0]).covering(&[Front, Left]),
        Tile::new((4, 1), "battery", [3, 0, 0, 3]).holding(2),
        Tile::new((4, 0), "thruster", [0, 0, 3, 0]).pointing(&[Front]),
    ];
    Loaded::new(Board::from_art(&["##.##", "##.##", "##.##"], "plane"), fleet).launched()
}

#[test]
fn an_attack_that_one_ship_dodges_strikes_the_next() {
    // LM-FLEET-10, LM-FLEET-14, ruling 15.
    let fleet = side_by_side();
    let fire = attack(LightFire, Left, &[Line::Row(1)]);
    assert_eq!(met(&fleet, &fire, &nothing()), [Some((0, 1))]);
    let dodge = thrusts(&[thrust(0, (0, 1), Front, &[(1, 1)])]);
    assert_eq!(met(&fleet, &fire, &dodge), [Some((3, 1))]);
    assert_eq!(fates(&fleet, &fire, &dodge), [Fate::Destroyed]);
    // Both step: the second ship is struck one row further to the front.
    let both = thrusts(&[thrust(0, (0, 1), Front, &[(1, 1)]), thrust(1, (4, 0), Front, &[(4, 1)])]);
    assert_eq!(met(&fleet, &fire, &both), [Some((3, 0))]);
    // The ship that is not threatened may step too, which changes nothing.
    let idle = thrusts(&[thrust(1, (4, 0), Front, &[(4, 1)])]);
    assert_eq!(met(&fleet, &fire, &idle), [Some((0, 1))]);
    assert_eq!(outcome(&fleet, &fire, &idle).left.batteries(), [2, 1]);
    // In row 1 nothing but the second ship is struck; if it steps back everything is past.
    let row_1 = attack(LightFire, Left, &[Line::Row(0)]);
    assert_eq!(
        (met(&fleet, &row_1, &nothing()), fates(&fleet, &row_1, &idle)),
        (vec![Some((3, 0))], vec![Fate::Dodged])
    );
    // Nor does one ship use the thrusters or the batteries of the other.
    assert_eq!(refused(&fleet, &fire, &thrusts(&[thrust(0, (4, 0), Front, &[(1, 1)])])), "LM-FLEET-14");
    assert_eq!(refused(&fleet, &fire, &thrusts(&[thrust(0, (0, 1), Front, &[(4, 1)])])), "LM-FLEET-1");
}

#[test]
fn a_shield_on_another_ship_does_not_help() {
    // LM-FLEET-12.
    let fleet = side_by_side();
    let fire = attack(LightFire, Left, &[Line::Row(1)]);
    let theirs = covers(cover(1, (3, 2), &[(4, 1)]));
    assert_eq!(refused(&fleet, &fire, &theirs), "LM-FLEET-12");
    let wasted = judge(&fleet, &fire, &VAIN, &theirs).expect("allowed if in vain is allowed");
    assert_eq!((wasted.lines[0].fate, wasted.left.batteries()), (Fate::Destroyed, vec![2, 1]));
    assert_eq!(refused(&fleet, &fire, &covers(cover(0, (3, 2), &[(1, 1)]))), "LM-FLEET-12");
    // Once the first ship is out of the way it does help.
    let dodge = vec![thrust(0, (0, 1), Front, &[(1, 1)])];
    let helped = Answer { thrusts: dodge, ..theirs };
    assert_eq!(fates(&fleet, &fire, &helped), [Fate::Shielded((3, 2))]);
}

#[test]
fn any_cannon_of_the_fleet_and_where_it_then_is() {
    // LM-FLEET-11, LM-ATTACK-4, ruling 16: the meteor strikes the first ship in row 2; the cannons are in rows 1 and 2.
    let fleet = side_by_side();
    let meteor = attack(LargeMeteor, Left, &[Line::Row(1)]);
    for cannon in [(3, 0), (3, 1)] {
        assert_eq!(fates(&fleet, &meteor, &shots(&[Some(shot(cannon, &[]))])), [Fate::ShotDown(cannon)]);
    }
    // Before row 1 there is nothing to strike unless something is added there.
    let mut fleet = fleet;
    fleet.tiles[1].edges = [3, 0, 0, 3];
    fleet.tiles.push(Tile::new((1, 0), "structural", [0, 0, 3, 0]));
    let row_1 = attack(LargeMeteor, Left, &[Line::Row(0)]);
    assert_eq!(fates(&fleet, &row_1, &shots(&[Some(shot((3, 1), &[]))])), [Fate::ShotDown((3, 1))]);
    // The second ship steps back: to it the line is off the board, next to row 1 and two rows from row 2.
    let step = vec![thrust(1, (4, 0), Front, &[(4, 1)])];
    let with = |cannon| Answer { thrusts: step.clone(), ..shots(&[Some(shot(cannon, &[]))]) };
    assert_eq!(fates(&fleet, &row_1, &with((3, 0))), [Fate::ShotDown((3, 0))]);
    assert_eq!(refused(&fleet, &row_1, &with((3, 1))), "LM-ATTACK-4");
    // Row 3: only the second ship has anything there, a shield, and the cannon of row 2 is next to it.
    let row_3 = attack(LargeMeteor, Left, &[Line::Row(2)]);
    assert_eq!(fates(&fleet, &row_3, &shots(&[Some(shot((3, 1), &[]))])), [Fate::ShotDown((3, 1))]);
    assert_eq!(refused(&fleet, &row_3, &shots(&[Some(shot((3, 0), &[]))])), "LM-ATTACK-4");
}

#[test]
fn nothing_is_shot_where_nothing_is_struck() {
    // LM-ATTACK-2: a choice of ours, the rules are silent.
    let fleet = side_by_side();
    let row_1 = attack(LargeMeteor, Left, &[Line::Row(0)]);
    let step = vec![thrust(1, (4, 0), Front, &[(4, 1)])];
    let shoot = Answer { thrusts: step, ..shots(&[Some(shot((3, 0), &[]))]) };
    assert_eq!(refused(&fleet, &row_1, &shoot), "LM-R24");
    let wasted = judge(&fleet, &row_1, &VAIN, &shoot).expect("allowed if in vain is allowed");
    assert_eq!(wasted.lines[0].fate, Fate::Dodged);
}

#[test]
fn a_ship_in_hyperspace_takes_no_part() {
    // LM-FLEET-13.
    let fire = attack(LightFire, Left, &[Line::Row(1)]);
    let without_first = side_by_side().with_away(0);
    assert_eq!(met(&without_first, &fire, &nothing()), [Some((3, 1))]);
    let step = thrusts(&[thrust(0, (0, 1), Front, &[(1, 1)])]);
    assert_eq!(refused(&without_first, &fire, &step), "LM-FLEET-13");
    let without_second = side_by_side().with_away(1);
    let meteor = attack(LargeMeteor, Left, &[Line::Row(1)]);
    assert_eq!(refused(&without_second, &meteor, &shots(&[Some(shot((3, 1), &[]))])), "LM-FLEET-13");
    assert_eq!(refused(&without_second, &fire, &covers(cover(1, (3, 2), &[(4, 1)]))), "LM-FLEET-13");
}

#[test]
fn two_ships_thrust_towards_each_other() {
    // LM-FLEET-14, ruling 21: both are first at the same distance, one is struck, the owner says which.
    let fleet = one_behind_the_other();
    let between = attack(HeavyFire, Left, &[Line::Row(1)]);
    assert_eq!(fates(&fleet, &between, &nothing()), [Fate::Missed]);
    let both = thrusts(&[thrust(0, (0, 0), Front, &[(1, 0)]), thrust(1, (0, 2), Rear, &[(1, 2)])]);
    assert_eq!(refused(&fleet, &between, &both), "LM-FLEET-14");
    for (ship, cell) in [(0, (0, 0)), (1, (0, 2))] {
        let chosen = Answer { picks: vec![Some(ship)], ..both.clone() };
        let after = outcome(&fleet, &between, &chosen);
        assert_eq!((after.lines[0].met, after.destroyed.len()), (Some(cell), 1));
    }
    // One moves alone: no choice, and the other cannot be chosen.
    let one = thrusts(&[thrust(0, (0, 0), Front, &[(1, 0)])]);
    assert_eq!(met(&fleet, &between, &one), [Some((0, 0))]);
    assert_eq!(refused(&fleet, &between, &Answer { picks: vec![Some(1)], ..one }), "LM-FLEET-14");
    // The nearer one is struck if they are not at the same distance; it may not be chosen away.
    let mut uneven = one_behind_the_other();
    uneven.tiles[1] = smooth((1, 0), "thruster").pointing(&[Front]);
    uneven.tiles.remove(0);
    let uneven = uneven.with_batteries((1, 0), 1);
    let both = thrusts(&[thrust(0, (1, 0), Front, &[(1, 0)]), thrust(1, (0, 2), Rear, &[(1, 2)])]);
    assert_eq!(met(&uneven, &between, &both), [Some((0, 2))]);
    assert_eq!(refused(&uneven, &between, &Answer { picks: vec![Some(0)], ..both }), "LM-FLEET-14");
}
