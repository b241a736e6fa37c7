//! The list of all legal answers, counted by hand and compared with everything that is judged legal.

use std::collections::BTreeSet;

use crate::trucker::aim::Line;
use crate::trucker::answers::{all_answers, distinct_answers};
use crate::trucker::board::Board;
use crate::trucker::defence::Kind::{HeavyFire, LargeMeteor, LightFire, SmallMeteor};
use crate::trucker::defence::{Answer, Attack, Cover, HOUSE, Shot, Thrust, judge};
use crate::trucker::loaded::Loaded;
use crate::trucker::side::Side::Left;
use crate::trucker::side::{Cell, SIDES};
use crate::trucker::tile::Tile;
use crate::worked::answer::{attack, one_behind_the_other, shot, spine, thrust, twins};

/// How many answers there are, and how many that differ in effect.
fn counts(fleet: &Loaded, attack: &Attack) -> [usize; 2] {
    [all_answers(fleet, attack, &HOUSE).len(), distinct_answers(fleet, attack, &HOUSE).len()]
}

#[test]
fn answers_counted_by_hand() {
    // LM-SPLICE-7, -8, -10: two free cannons, of which one reaches both lines, and one shield with two tokens.
    // Shots: none, three single ones, (1, 1) and (1, 3) together: 5. A boosted shield beside all but the last: 4.
    assert_eq!(counts(&spine(), &twins(LargeMeteor)), [9, 9]);
    // One token is too little to boost.
    assert_eq!(counts(&spine().with_batteries((2, 2), 1), &twins(LargeMeteor)), [5, 5]);
    // Nothing, a shield, a boosted shield.
    assert_eq!(counts(&spine(), &twins(LightFire)), [3, 3]);
    assert_eq!(counts(&spine(), &twins(SmallMeteor)), [3, 3]);
    assert_eq!(counts(&spine(), &twins(HeavyFire)), [2, 2]);
    // Nobody moves; one of two moves; both move and one of them is struck.
    assert_eq!(counts(&one_behind_the_other(), &attack(HeavyFire, Left, &[Line::Row(1)])), [5, 5]);
}

#[test]
fn who_pays_makes_answers_but_not_always_effects() {
    // Two batteries with a token each and two shields that both cover the left: ordinary 2 × 2, boosted 2 × 1, nothing 1.
    let ship = vec![
        Tile::new((0, 0), "battery", [0, 3, 0, 0]),
        Tile::new((1, 0), "battery", [0, 3, 0, 3]),
        Tile::new((2, 0), "shield", [0, 3, 0, 3]).covering(&[Left, SIDES[0]]),
        Tile::new((3, 0), "shield", [0, 0, 0, 3]).covering(&[Left, SIDES[2]]),
    ];
    let ship =
        Loaded::new(Board::from_art(&["####"], "plane"), ship).with_batteries((0, 0), 1).with_batteries((1, 0), 1);
    assert_eq!(counts(&ship, &attack(LightFire, Left, &[Line::Row(0)])), [7, 7]);
    // Two double cannons of which each pays with either token: 2 ways to pay, one effect; each way of 4 single shots counts.
    let mut twin_guns = spine();
    for gun in [0, 2] {
        twin_guns.tiles[gun] = twin_guns.tiles[gun].clone().strong(2);
    }
    twin_guns.tiles[3] = Tile { kind: "battery".to_string(), ..twin_guns.tiles[3].clone() };
    let twin_guns = twin_guns.with_batteries((2, 2), 1).with_batteries((1, 4), 1);
    // Nothing; a single shot is one of (1, 1) at 1, (1, 3) at 1, (1, 3) at 2 with 2 ways to pay: 6; both guns: 2; a boosted
    // shield takes both tokens: 1.
    assert_eq!(counts(&twin_guns, &twins(LargeMeteor)), [10, 9]);
}

/// Every list of at most two of these cells.
fn payments(cells: &[Cell]) -> Vec<Vec<Cell>> {
    let mut payments = vec![Vec::new()];
    for &one in cells {
        payments.push(vec![one]);
        for &other in cells.iter().filter(|&&other| one <= other) {
            payments.push(vec![one, other]);
        }
    }
    payments
}

/// Every answer that can be written down with these cells, ships and payments.
fn written_down(fleet: &Loaded, lines: usize) -> Vec<Answer> {
    let cells: Vec<Cell> = fleet.tiles.iter().map(|tile| tile.at).collect();
    let payments = payments(&fleet.aboard.keys().copied().collect::<Vec<_>>());
    let ships = 0..fleet.ships.len();
    let mut answers = vec![Answer { shots: vec![None; lines], picks: vec![None; lines], ..Answer::default() }];
    for line in 0..lines {
        let mut more = answers.clone();
        for answer in &answers {
            for ship in ships.clone() {
                let mut answer = answer.clone();
                answer.picks[line] = Some(ship);
                more.push(answer);
            }
        }
        answers = more;
    }
    for ship in ships.clone() {
        let mut more = answers.clone();
        for answer in &answers {
            for &thruster in &cells {
                for nozzle in SIDES {
                    for pay in payments.iter().filter(|pay| pay.len() < 2) {
                        let mut answer = answer.clone();
                        answer.thrusts.push(Thrust { ship, thruster, nozzle, pay: pay.clone() });
                        more.push(answer);
                    }
                }
            }
        }
        answers = more;
    }
    answers
}

/// The same with every shot at every line and every shield.
fn with_shots_and_covers(fleet: &Loaded, answers: Vec<Answer>, lines: usize) -> Vec<Answer> {
    let cells: Vec<Cell> = fleet.tiles.iter().map(|tile| tile.at).collect();
    let payments = payments(&fleet.aboard.keys().copied().collect::<Vec<_>>());
    let mut answers = answers;
    for line in 0..lines {
        let mut more = answers.clone();
        for answer in &answers {
            for &cannon in &cells {
                for pay in payments.iter().filter(|pay| pay.len() < 2) {
                    let mut answer = answer.clone();
                    answer.shots[line] = Some(Shot { cannon, pay: pay.clone() });
                    more.push(answer);
                }
            }
        }
        answers = more;
    }
    let mut more = answers.clone();
    for answer in &answers {
        for &shield in &cells {
            for boosted in [false, true] {
                for pay in &payments {
                    let mut answer = answer.clone();
                    answer.covers.push(Cover { ship: 0, shield, boosted, pay: pay.clone() });
                    more.push(answer);
                }
            }
        }
    }
    more
}

/// Fails unless exactly the answers that are judged legal are listed. A pick where there is no choice is legal but not listed.
fn agree(fleet: &Loaded, attack: &Attack, written: Vec<Answer>) {
    let listed: BTreeSet<Answer> = all_answers(fleet, attack, &HOUSE).into_iter().map(|(answer, _)| answer).collect();
    let legal = |answer: &Answer| judge(fleet, attack, &HOUSE, answer).is_ok();
    let idle_pick = |answer: &Answer| {
        let unpicked = Answer { picks: vec![None; answer.picks.len()], ..answer.clone() };
        *answer != unpicked && legal(&unpicked)
    };
    let judged: BTreeSet<Answer> = written.into_iter().filter(|answer| legal(answer) && !idle_pick(answer)).collect();
    assert_eq!(listed, judged);
}

#[test]
fn listed_is_what_is_judged_legal() {
    // LM-SPLICE-10: the list and the judge agree on all that can be written down.
    let fleet = one_behind_the_other();
    let between = attack(HeavyFire, Left, &[Line::Row(1)]);
    agree(&fleet, &between, written_down(&fleet, 1));
    let one = Answer { thrusts: vec![thrust(0, (0, 0), SIDES[0], &[(1, 0)])], ..Answer::default() };
    assert!(judge(&fleet, &between, &HOUSE, &one).is_ok());

    let mut ship = spine().with_humans((1, 2), 0);
    ship.aboard.retain(|_, contents| !contents.is_empty());
    ship.tiles[2] = ship.tiles[2].clone().strong(2);
    for kind in [SmallMeteor, LargeMeteor, LightFire, HeavyFire] {
        let unmoved = vec![Answer { shots: vec![None; 2], picks: vec![None; 2], ..Answer::default() }];
        agree(&ship, &twins(kind), with_shots_and_covers(&ship, unmoved, 2));
    }
    let paid = Answer { shots: vec![None, Some(shot((1, 3), &[(2, 2)]))], ..Answer::default() };
    assert!(judge(&ship, &twins(LargeMeteor), &HOUSE, &paid).is_ok());
}
