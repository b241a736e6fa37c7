//! The answer to an attack, judged: one ship.

use crate::trucker::aim::Line;
use crate::trucker::board::Board;
use crate::trucker::defence::Kind::{HeavyFire, LargeMeteor, LightFire, SmallMeteor};
use crate::trucker::defence::{Answer, HOUSE, House, judge};
use crate::trucker::loaded::Loaded;
use crate::trucker::outcome::Fate;
use crate::trucker::react::{self, Table};
use crate::trucker::side::Side::{Front, Left, Rear, Right};
use crate::trucker::tile::Tile;
use crate::worked::answer::{
    VAIN, attack, boosted, cover, covers, fates, met, nothing, outcome, refused, shot, shots, spine, thrust, thrusts,
    twins,
};
use crate::worked::{smooth, universal};

#[test]
fn twin_meteors_need_two_cannons() {
    // LM-SPLICE-7, LM-SPLICE-9.
    let (ship, twins) = (spine(), twins(LargeMeteor));
    assert_eq!(met(&ship, &twins, &nothing()), [Some((1, 2)), Some((1, 4))]);
    assert_eq!(fates(&ship, &twins, &nothing()), [Fate::Destroyed; 2]);
    let both = shots(&[Some(shot((1, 1), &[])), Some(shot((1, 3), &[]))]);
    assert_eq!(fates(&ship, &twins, &both), [Fate::ShotDown((1, 1)), Fate::ShotDown((1, 3))]);
    let upper = shots(&[Some(shot((1, 3), &[]))]);
    assert_eq!(fates(&ship, &twins, &upper), [Fate::ShotDown((1, 3)), Fate::Destroyed]);
    assert_eq!(refused(&ship, &twins, &shots(&[Some(shot((1, 3), &[])), Some(shot((1, 3), &[]))])), "LM-SPLICE-7");
    assert_eq!(refused(&ship, &twins, &shots(&[None, Some(shot((1, 1), &[]))])), "LM-ATTACK-4");
}

#[test]
fn two_muzzles_shoot_once() {
    // LM-SPLICE-7, LM-KIND-1: not even with a second battery.
    let mut ship = spine();
    ship.tiles[2] = Tile::new((1, 3), "bidirectional_cannon", [3, 0, 3, 0]).pointing(&[Rear, Left]);
    let battery = &[(2, 2)];
    let one = shots(&[None, Some(shot((1, 3), battery))]);
    assert_eq!(fates(&ship, &twins(LargeMeteor), &one), [Fate::Destroyed, Fate::ShotDown((1, 3))]);
    let twice = shots(&[Some(shot((1, 3), battery)), Some(shot((1, 3), battery))]);
    assert_eq!(refused(&ship, &twins(LargeMeteor), &twice), "LM-SPLICE-7");
    let from_the_front = attack(LargeMeteor, Front, &[Line::Column(1)]);
    assert_eq!(refused(&ship, &from_the_front, &shots(&[Some(shot((1, 3), battery))])), "LM-ATTACK-4");
}

#[test]
fn one_shield_covers_both_twins() {
    // LM-SPLICE-8, LM-ATTACK-3, -4, -5, ruling 5: each kind with an ordinary and with a boosted shield.
    let ship = spine();
    let (ordinary, strong) = (cover(0, (2, 4), &[(2, 2)]), boosted(0, (2, 4), &[(2, 2), (2, 2)]));
    for kind in [LightFire, HeavyFire, LargeMeteor] {
        let after = outcome(&ship, &twins(kind), &covers(strong.clone()));
        assert_eq!([0, 1].map(|line| after.lines[line].fate), [Fate::Shielded((2, 4)); 2]);
        assert_eq!((after.left.batteries(), after.destroyed.len()), (vec![0], 0));
    }
    assert_eq!(fates(&ship, &twins(LightFire), &covers(ordinary.clone())), [Fate::Shielded((2, 4)); 2]);
    assert_eq!(refused(&ship, &twins(HeavyFire), &covers(ordinary.clone())), "LM-ATTACK-5");
    assert_eq!(refused(&ship, &twins(LargeMeteor), &covers(ordinary.clone())), "LM-ATTACK-4");
    // (1, 2) and (1, 4) both show a universal connector to the left.
    assert_eq!(fates(&ship, &twins(SmallMeteor), &covers(ordinary.clone())), [Fate::Shielded((2, 4)); 2]);
    let twice = Answer { covers: vec![ordinary.clone(), ordinary], ..nothing() };
    assert_eq!(refused(&ship, &twins(LightFire), &twice), "LM-R24");
    let from_the_right = attack(LightFire, Right, &[Line::Row(2)]);
    assert_eq!(refused(&ship, &from_the_right, &covers(cover(0, (2, 4), &[(2, 2)]))), "LM-ATTACK-6");
    assert_eq!(refused(&ship, &twins(LightFire), &covers(cover(0, (1, 4), &[(2, 2)]))), "LM-ATTACK-6");
}

#[test]
fn cannons_come_before_shields() {
    // LM-SPLICE-10: one is shot down, a boosted shield stops the other; with both shot down nothing is left to stop.
    let (ship, twins) = (spine(), twins(LargeMeteor));
    let strong = boosted(0, (2, 4), &[(2, 2), (2, 2)]);
    let mixed = Answer { covers: vec![strong], ..shots(&[Some(shot((1, 1), &[]))]) };
    assert_eq!(fates(&ship, &twins, &mixed), [Fate::ShotDown((1, 1)), Fate::Shielded((2, 4))]);
    let all = Answer { shots: vec![Some(shot((1, 1), &[])), Some(shot((1, 3), &[]))], ..mixed };
    assert_eq!(refused(&ship, &twins, &all), "LM-SPLICE-10");
    let wasted = judge(&ship, &twins, &VAIN, &all).expect("allowed if in vain is allowed");
    assert_eq!((wasted.lines[1].fate, wasted.left.batteries()), (Fate::ShotDown((1, 3)), vec![0]));
}

#[test]
fn cannons_do_nothing_against_the_rest() {
    // LM-ATTACK-3, LM-ATTACK-5.
    let (ship, answer) = (spine(), shots(&[Some(shot((1, 1), &[]))]));
    assert_eq!(refused(&ship, &twins(SmallMeteor), &answer), "LM-ATTACK-3");
    assert_eq!(refused(&ship, &twins(LightFire), &answer), "LM-ATTACK-5");
    assert_eq!(refused(&ship, &twins(HeavyFire), &answer), "LM-ATTACK-5");
}

#[test]
fn a_battery_that_is_destroyed_may_have_paid() {
    // LM-SPLICE-10, LM-ATTACK-9: it pays for the shot at its twin, and only what is then left on it is lost.
    let mut ship = spine();
    ship.tiles[2] = Tile::new((1, 3), "cannon", [3, 0, 3, 0]).pointing(&[Left]).strong(2);
    ship.tiles[3] = universal((1, 4), "battery").holding(2);
    let ship = ship.with_batteries((1, 4), 2);
    let after = outcome(&ship, &twins(LargeMeteor), &shots(&[Some(shot((1, 3), &[(1, 4)]))]));
    assert_eq!([after.lines[0].fate, after.lines[1].fate], [Fate::ShotDown((1, 3)), Fate::Destroyed]);
    assert_eq!(after.spent.into_iter().collect::<Vec<_>>(), [((1, 4), 1)]);
    assert_eq!(after.lost[&(1, 4)].batteries, 1);
    assert_eq!(after.left.batteries(), [2]);
}

#[test]
fn what_a_shot_costs() {
    // BG-POWER, LM-SPLICE-7, ruling 12: nothing for a single cannon, one token for a double one, from where there is one.
    let single = spine();
    assert_eq!(refused(&single, &twins(LargeMeteor), &shots(&[Some(shot((1, 3), &[(2, 2)]))])), "BG-POWER");
    let mut double = spine();
    double.tiles[2] = double.tiles[2].clone().strong(2);
    for (pay, paid) in [(vec![], false), (vec![(2, 2)], true), (vec![(2, 2), (2, 2)], false), (vec![(1, 2)], false)] {
        let answer = shots(&[Some(shot((1, 3), &pay))]);
        let judged = judge(&double, &twins(LargeMeteor), &HOUSE, &answer);
        assert_eq!(judged.map_err(|refusal| refusal.rule).err(), if paid { None } else { Some("BG-POWER") });
    }
    // Two tokens pay for two activations, not for three.
    let mut hungry = double;
    hungry.tiles[0] = hungry.tiles[0].clone().strong(2);
    let two = shots(&[Some(shot((1, 1), &[(2, 2)])), Some(shot((1, 3), &[(2, 2)]))]);
    assert_eq!(outcome(&hungry, &twins(LargeMeteor), &two).left.batteries(), [0]);
    assert_eq!(refused(&hungry.with_batteries((2, 2), 1), &twins(LargeMeteor), &two), "BG-POWER");
}

#[test]
fn one_thruster_shifts_both_twins() {
    // LM-SPLICE-6, LM-ATTACK-8: a 3 becomes rows 2 and 4 upper, or 4 upper and 4 lower; one token.
    let column = (1..=6).map(|row| universal((1, row), "structural"));
    let ship = column.chain([
        Tile::new((0, 2), "thruster", [0, 3, 0, 0]).pointing(&[Front]),
        Tile::new((0, 5), "thruster", [0, 3, 0, 0]).pointing(&[Rear]),
        Tile::new((2, 1), "battery", [0, 0, 0, 3]).holding(2),
    ]);
    let ship = Loaded::new(Board::of_class("IC", &[]), ship.collect()).launched();
    let battery = &[(2, 1)];
    let twins = twins(HeavyFire);
    assert_eq!(met(&ship, &twins, &nothing()), [Some((0, 2)), Some((1, 4))]);
    let forward = thrusts(&[thrust(0, (0, 2), Front, battery)]);
    assert_eq!(met(&ship, &twins, &forward), [Some((1, 1)), Some((1, 3))]);
    let rearward = thrusts(&[thrust(0, (0, 5), Rear, battery)]);
    assert_eq!(met(&ship, &twins, &rearward), [Some((1, 3)), Some((0, 5))]);
    assert_eq!(outcome(&ship, &twins, &rearward).left.batteries(), [1]);
    let both = thrusts(&[thrust(0, (0, 5), Rear, battery), thrust(0, (0, 2), Front, battery)]);
    assert_eq!(refused(&ship, &twins, &both), "LM-ATTACK-8");
    assert_eq!(refused(&ship, &twins, &thrusts(&[thrust(0, (0, 2), Rear, battery)])), "LM-ATTACK-8");
    assert_eq!(refused(&ship, &twins, &thrusts(&[thrust(0, (0, 2), Front, &[])])), "BG-POWER");
    let free = House { thruster_cost: 0, ..HOUSE };
    assert!(judge(&ship, &twins, &free, &thrusts(&[thrust(0, (0, 2), Front, &[])])).is_ok());
    // Row 1 and a forward nozzle: past the ship.
    let row_1 = attack(HeavyFire, Left, &[Line::Row(1)]);
    assert_eq!(met(&ship, &row_1, &nothing()), [Some((1, 1))]);
    assert_eq!(fates(&ship, &row_1, &forward), [Fate::Dodged]);
    // Row 8 is empty anyway: missed, with or without a thruster.
    let row_8 = attack(HeavyFire, Left, &[Line::Row(7)]);
    assert_eq!(fates(&ship, &row_8, &nothing()), [Fate::Missed]);
    assert_eq!(fates(&ship, &row_8, &rearward), [Fate::Missed]);
    assert_eq!(met(&ship, &row_8, &forward), [Some((1, 6))]);
    // From the front both nozzles point along the travel.
    let from_the_front = attack(HeavyFire, Front, &[Line::Column(1)]);
    assert_eq!(refused(&ship, &from_the_front, &forward), "LM-ATTACK-8");
    let wasted = judge(&ship, &from_the_front, &VAIN, &forward).expect("allowed if in vain is allowed");
    assert_eq!((wasted.lines[0].met, wasted.left.batteries()), (Some((1, 1)), vec![1]));
}

#[test]
fn one_twin_may_strike_and_the_other_dodge() {
    // Ruling 11, LM-SPLICE-9: after the step row 2 has no component, upper row 4 has one.
    let ship = vec![
        universal((1, 2), "battery").holding(1),
        universal((1, 3), "structural"),
        universal((1, 4), "structural"),
        Tile::new((0, 2), "thruster", [0, 3, 0, 0]).pointing(&[Front]),
    ];
    let ship = Loaded::new(Board::of_class("IC", &[]), ship).launched();
    let forward = thrusts(&[thrust(0, (0, 2), Front, &[(1, 2)])]);
    assert_eq!(fates(&ship, &twins(LightFire), &forward), [Fate::Dodged, Fate::Destroyed]);
}

#[test]
fn a_small_meteor_on_every_edge() {
    // LM-ATTACK-3, LM-TORUS-8, ruling 14: on class IIIC it may strike an edge that is joined to the cell it passed.
    let ship = vec![
        Tile::new((2, 2), "cabin", [1, 0, 1, 0]),
        Tile::new((2, 3), "shield", [1, 3, 0, 0]).covering(&[Left, Front]),
        Tile::new((3, 3), "battery", [0, 0, 0, 3]).holding(2),
    ];
    let ship = Loaded::new(Board::of_class("IIIC", &[]), ship).launched();
    let small = |from, aimed| attack(SmallMeteor, from, &[Line::Cell(aimed)]);
    let shield = covers(cover(0, (2, 3), &[(3, 3)]));
    let exposed = small(Front, (2, 0));
    assert_eq!(fates(&ship, &exposed, &nothing()), [Fate::Destroyed]);
    assert_eq!(fates(&ship, &exposed, &shield), [Fate::Shielded((2, 3))]);
    let joined = small(Front, (2, 3));
    assert_eq!(outcome(&ship, &joined, &nothing()).lines[0].met, Some((2, 3)));
    assert_eq!(fates(&ship, &joined, &nothing()), [Fate::Bounced]);
    assert_eq!(refused(&ship, &joined, &shield), "LM-ATTACK-3");
    let smooth_edge = small(Left, (0, 2));
    assert_eq!(fates(&ship, &smooth_edge, &nothing()), [Fate::Bounced]);
    let wasted = judge(&ship, &smooth_edge, &VAIN, &shield).expect("allowed if in vain is allowed");
    assert_eq!((wasted.lines[0].fate, wasted.left.batteries()), (Fate::Bounced, vec![1]));
    // A large meteor bounces off nothing.
    let large = attack(LargeMeteor, Left, &[Line::Cell((0, 2))]);
    assert_eq!(fates(&ship, &large, &nothing()), [Fate::Destroyed]);
}

#[test]
fn plating_stays_whole() {
    // LM-ATTACK-7, LM-KIND-4, ruling 6; it may be defended all the same.
    let ship = vec![
        universal((1, 0), "plating"),
        Tile::new((1, 1), "shield", [3, 3, 0, 0]).covering(&[Front, Left]),
        universal((2, 1), "battery").holding(2),
    ];
    let ship = Loaded::new(Board::from_art(&["###", "###"], "plane"), ship).launched();
    for kind in [SmallMeteor, LargeMeteor, LightFire, HeavyFire] {
        let coming = attack(kind, Front, &[Line::Column(1)]);
        let after = outcome(&ship, &coming, &nothing());
        assert_eq!((after.lines[0].fate, after.destroyed.len()), (Fate::Indestructible, 0), "{kind:?}");
        let strong = covers(boosted(0, (1, 1), &[(2, 1), (2, 1)]));
        assert_eq!(fates(&ship, &coming, &strong), [Fate::Shielded((1, 1))], "{kind:?}");
    }
}

#[test]
fn thrusters_and_cannons_around_the_torus() {
    // LM-TORUS-7, LM-TORUS-9, LM-ATTACK-8, rulings 3, 4 and 10: the aimed cell steps and wraps, the cannons' lines with it.
    let ship = vec![
        Tile::new((0, 2), "thruster", [0, 3, 0, 0]).pointing(&[Left]),
        Tile::new((1, 2), "battery", [0, 3, 0, 3]).holding(2),
        Tile::new((2, 2), "cannon", [0, 0, 0, 3]).pointing(&[Front]).strong(1),
        smooth((5, 4), "structural"),
        smooth((3, 5), "cannon").pointing(&[Rear]).strong(1),
    ];
    let ship = Loaded::new(Board::of_class("IIIC", &[]), ship).launched();
    let meteor = attack(LargeMeteor, Front, &[Line::Cell((0, 0))]);
    let step = vec![thrust(0, (0, 2), Left, &[(1, 2)])];
    assert_eq!(met(&ship, &meteor, &nothing()), [Some((0, 2))]);
    assert_eq!(met(&ship, &meteor, &thrusts(&step)), [Some((5, 4))]);
    // From column 4 to column 3: only then is the forward cannon in the column.
    let beside = attack(LargeMeteor, Front, &[Line::Cell((3, 3))]);
    let shoot = shots(&[Some(shot((2, 2), &[]))]);
    assert_eq!(refused(&ship, &beside, &shoot), "LM-TORUS-9");
    let stepped = Answer { thrusts: step.clone(), ..shoot };
    assert_eq!(fates(&ship, &beside, &stepped), [Fate::ShotDown((2, 2))]);
    // A rear cannon reaches columns 3, 4 and 5, and with the setting of ruling 4 only its own.
    let narrow = House { table: Table { rear_adjacent: false, ..react::DEFAULT }, ..HOUSE };
    let rear = attack(LargeMeteor, Rear, &[Line::Cell((2, 3))]);
    let shoot = shots(&[Some(shot((3, 5), &[]))]);
    assert_eq!(fates(&ship, &rear, &shoot), [Fate::ShotDown((3, 5))]);
    assert_eq!(judge(&ship, &rear, &narrow, &shoot).expect_err("out of reach").rule, "LM-TORUS-9");
    // From the left the nozzle points along the travel: refused, or a step back with the setting of ruling 10.
    let any = House { table: Table { any_nozzle: true, ..react::DEFAULT }, ..HOUSE };
    let side = attack(HeavyFire, Left, &[Line::Cell((1, 2))]);
    assert_eq!(refused(&ship, &side, &thrusts(&step)), "LM-ATTACK-8");
    let after = judge(&ship, &side, &any, &thrusts(&step)).expect("any nozzle");
    assert_eq!(after.lines[0].met, Some((0, 2)));
}
