//! Every refusal of a defence: the rule, the place and the reason, in the words a player reads.

use starwright::dice::Die;
use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::{AttackKind, Choice, Defence, DefenceError, Incoming, Line, Shot};
use starwright::trucker::{Blueprint, Board, Class, Fleet, Kind, Mark, Rule};

use crate::defence_examples::{BATTERY, incoming, loaded, node, strut};
use crate::support::attacks::lines;
use crate::support::{board, cell, cells, component};

/// Class IC. A 3 from the right strikes (3, 2) and (2, 4), a 5 the battery on (3, 6), a 1 nothing.
fn fleet() -> Fleet {
    loaded(
        Board::new(Class::IC),
        &[
            (1, 1, component(Kind::Thruster, "0333", Side::Front)),
            (2, 1, component(Kind::Thruster, "0333", Side::Front)),
            (1, 2, component(Kind::Shield, "3333", Side::Front)),
            (2, 2, component(Kind::Shield, "3333", Side::Right)),
            (3, 2, component(Kind::SingleCannon, "3033", Side::Right)),
            (0, 2, component(Kind::Thruster, "3330", Side::Left)),
            (2, 3, node(BATTERY)),
            (2, 4, strut()),
            (2, 5, component(Kind::SingleCannon, "3033", Side::Right)),
            (1, 5, component(Kind::SingleCannon, "3330", Side::Left)),
            (2, 6, strut()),
            (3, 6, node(BATTERY)),
        ],
    )
}

struct Refused {
    kind: AttackKind,
    die: Die,
    defence: Defence,
    rule: Rule,
    text: &'static str,
}

fn refused(kind: AttackKind, die: Die, defence: Defence, rule: Rule, text: &'static str) -> Refused {
    Refused { kind, die, defence, rule, text }
}

fn thrust(places: &[(u8, u8)]) -> Defence {
    Defence { thrusters: cells(places), ..Defence::default() }
}

fn shoot(places: &[(u8, (u8, u8))]) -> Defence {
    let shot = |&(row, (column, at)): &(u8, (u8, u8))| Shot { line: Line::Row(row), cannon: cell(column, at) };
    Defence { shots: places.iter().map(shot).collect(), ..Defence::default() }
}

fn shield(places: &[(u8, u8)]) -> Defence {
    Defence { shields: cells(places), ..Defence::default() }
}

fn boost(places: &[(u8, u8)]) -> Defence {
    Defence { boosted_shields: cells(places), ..Defence::default() }
}

fn choose(row: u8, (column, at): (u8, u8)) -> Defence {
    Defence { choices: vec![Choice { line: Line::Row(row), struck: cell(column, at) }], ..Defence::default() }
}

fn pay(tokens: &[(u8, u8)]) -> Defence {
    Defence { tokens: tokens.iter().map(|&(column, row)| cell(column, row)).collect(), ..Defence::default() }
}

/// Each is refused by its rule, in these words.
fn check(table: &[Refused]) {
    let fleet = fleet();
    for &Refused { kind, die, ref defence, rule, text } in table {
        let attack = incoming(&fleet, kind, Side::Right, [die, die]);
        let error = fleet.defend(&attack, defence).expect_err(text);
        assert_eq!((error.to_string().as_str(), error.rule()), (text, rule));
    }
}

/// LM-ATTACK-8, LM-R21, LM-ATTACK-2: thrusters and choices.
#[test]
fn thrusters_and_choices() {
    check(&[
        refused(
            AttackKind::LightFire,
            Die::Three,
            thrust(&[(3, 6)]),
            Rule::LmAttack8,
            "there is no thruster on (3, 6), only the battery (LM-ATTACK-8)",
        ),
        refused(
            AttackKind::LightFire,
            Die::Three,
            thrust(&[(0, 0)]),
            Rule::LmAttack8,
            "there is no thruster on (0, 0) (LM-ATTACK-8)",
        ),
        refused(
            AttackKind::LightFire,
            Die::Three,
            thrust(&[(0, 2)]),
            Rule::LmAttack8,
            "the thruster on (0, 2), which points to the left, cannot dodge an attack from the right (LM-ATTACK-8)",
        ),
        refused(
            AttackKind::LightFire,
            Die::Three,
            thrust(&[(1, 1), (2, 1)]),
            Rule::LmAttack8,
            "the thruster on (2, 1) cannot be used too: the one on (1, 1) moves its ship already \
             (LM-ATTACK-8)",
        ),
        refused(
            AttackKind::LightFire,
            Die::Three,
            choose(3, (3, 2)),
            Rule::LmAttack2,
            "no attack comes on row 3 (LM-ATTACK-2)",
        ),
        refused(
            AttackKind::LightFire,
            Die::Three,
            choose(2, (3, 2)),
            Rule::LmAttack2,
            "(3, 2) cannot be chosen: the owner has no choice on row 2 (LM-ATTACK-2)",
        ),
    ]);
}

/// LM-ATTACK-4, LM-ATTACK-3, LM-ATTACK-5, LM-SPLICE-7: cannons.
#[test]
fn cannons() {
    check(&[
        refused(
            AttackKind::LargeMeteor,
            Die::Three,
            shoot(&[(2, (2, 4))]),
            Rule::LmAttack4,
            "there is no cannon on (2, 4), only the structural component (LM-ATTACK-4)",
        ),
        refused(
            AttackKind::SmallMeteor,
            Die::Three,
            shoot(&[(2, (3, 2))]),
            Rule::LmAttack3,
            "the cannon on (3, 2) cannot shoot down small meteors (LM-ATTACK-3)",
        ),
        refused(
            AttackKind::HeavyFire,
            Die::Three,
            shoot(&[(2, (3, 2))]),
            Rule::LmAttack5,
            "the cannon on (3, 2) cannot shoot down heavy cannon fire (LM-ATTACK-5)",
        ),
        refused(
            AttackKind::Intruder,
            Die::Three,
            shoot(&[(2, (3, 2))]),
            Rule::LmAttack10,
            "the cannon on (3, 2) cannot shoot down intruders (LM-ATTACK-10)",
        ),
        refused(
            AttackKind::LargeMeteor,
            Die::Three,
            shoot(&[(5, (3, 2))]),
            Rule::LmAttack2,
            "no attack comes on row 5 (LM-ATTACK-2)",
        ),
        refused(
            AttackKind::LargeMeteor,
            Die::Three,
            shoot(&[(4, (1, 5))]),
            Rule::LmAttack4,
            "the cannon on (1, 5) does not point to the right (LM-ATTACK-4)",
        ),
        refused(
            AttackKind::LargeMeteor,
            Die::Three,
            shoot(&[(4, (3, 2))]),
            Rule::LmAttack4,
            "the cannon on (3, 2) does not reach row 4 (LM-ATTACK-4)",
        ),
        refused(
            AttackKind::LargeMeteor,
            Die::Five,
            shoot(&[(6, (2, 5)), (6, (2, 5))]),
            Rule::LmSplice7,
            "the cannon on (2, 5) has already fired (LM-SPLICE-7)",
        ),
        refused(
            AttackKind::LargeMeteor,
            Die::One,
            shoot(&[(0, (3, 2))]),
            Rule::LmAttack4,
            "the cannon on (3, 2) does not reach row 0 (LM-ATTACK-4)",
        ),
    ]);
}

/// LM-ATTACK-6, LM-SPLICE-8, LM-SPLICE-10, LM-ATTACK-10: shields.
#[test]
fn shields() {
    check(&[
        refused(
            AttackKind::LightFire,
            Die::Three,
            shield(&[(2, 4)]),
            Rule::LmAttack6,
            "there is no shield on (2, 4), only the structural component (LM-ATTACK-6)",
        ),
        refused(
            AttackKind::LargeMeteor,
            Die::Three,
            shield(&[(2, 2)]),
            Rule::LmAttack4,
            "the shield on (2, 2) stops large meteors only when boosted (LM-ATTACK-4)",
        ),
        refused(
            AttackKind::HeavyFire,
            Die::Three,
            shield(&[(2, 2)]),
            Rule::LmAttack5,
            "the shield on (2, 2) stops heavy cannon fire only when boosted (LM-ATTACK-5)",
        ),
        refused(
            AttackKind::Intruder,
            Die::Three,
            boost(&[(2, 2)]),
            Rule::LmAttack10,
            "the shield on (2, 2) does not stop intruders (LM-ATTACK-10)",
        ),
        refused(
            AttackKind::LightFire,
            Die::Three,
            shield(&[(1, 2), (2, 2)]),
            Rule::LmR24,
            "the shield on (2, 2) is not needed: the one on (1, 2) already covers the ship (LM-R24)",
        ),
        refused(
            AttackKind::LightFire,
            Die::Three,
            Defence { shields: cells(&[(2, 2)]), ..boost(&[(2, 2)]) },
            Rule::LmR24,
            "the shield on (2, 2) is not needed: the one on (2, 2) already covers the ship (LM-R24)",
        ),
        refused(
            AttackKind::LightFire,
            Die::One,
            shield(&[(2, 2)]),
            Rule::LmR24,
            "the shield on (2, 2) has nothing to stop: the attack strikes no component (LM-R24)",
        ),
        refused(
            AttackKind::LargeMeteor,
            Die::Five,
            Defence { shots: shoot(&[(6, (2, 5))]).shots, ..boost(&[(2, 2)]) },
            Rule::LmR24,
            "the shield on (2, 2) has nothing to stop: the meteor is shot down (LM-R24)",
        ),
    ]);
}

/// BG-POWER: payments of a single ship.
#[test]
fn payments() {
    check(&[
        refused(
            AttackKind::LightFire,
            Die::Three,
            pay(&[(2, 4)]),
            Rule::BgPower,
            "no battery token is left on (2, 4) (BG-POWER)",
        ),
        refused(
            AttackKind::LightFire,
            Die::Three,
            pay(&[(2, 3)]),
            Rule::BgPower,
            "ship 1 must pay 0 battery tokens, not 1 (BG-POWER)",
        ),
        refused(
            AttackKind::LightFire,
            Die::Three,
            shield(&[(2, 2)]),
            Rule::BgPower,
            "ship 1 must pay 1 battery token, not 0 (BG-POWER)",
        ),
    ]);
}

/// LM-R24: a meteor shot down is not shot again, and one that strikes nothing is not shot at.
#[test]
fn nothing_to_shoot() {
    let cannon = |row| (1, row, component(Kind::SingleCannon, "3330", Side::Left));
    let fleet = loaded(Board::new(Class::II), &[cannon(3), cannon(2)]);
    let meteor = incoming(&fleet, AttackKind::LargeMeteor, Side::Left, [Die::Three, Die::Four]);
    let line = Line::Row(3);
    let shots = [cell(1, 2), cell(1, 3)].map(|cannon| Shot { line, cannon });
    let twice = fleet.defend(&meteor, &Defence { shots: shots.to_vec(), ..Defence::default() }).unwrap_err();
    assert_eq!(twice, DefenceError::ShotTwice { line, cannon: cell(1, 3), first: cell(1, 2) });
    assert_eq!(twice.rule(), Rule::LmR24);

    let beside = incoming(&fleet, AttackKind::LargeMeteor, Side::Left, [Die::Four, Die::Four]);
    let shot = Shot { line: Line::Row(4), cannon: cell(1, 3) };
    let idle = fleet.defend(&beside, &Defence { shots: vec![shot], ..Defence::default() }).unwrap_err();
    assert_eq!(
        (idle, idle.rule()),
        (DefenceError::NothingToShoot { line: shot.line, cannon: shot.cannon }, Rule::LmR24)
    );
}

/// LM-TORUS-9: out of reach on the torus is another rule.
#[test]
fn out_of_reach_on_the_torus() {
    let fleet =
        loaded(Board::new(Class::IIIC), &[(2, 2, component(Kind::SingleCannon, "0333", Side::Front)), (1, 2, strut())]);
    let meteor = incoming(&fleet, AttackKind::LargeMeteor, Side::Front, [Die::Two, Die::One]);
    let shot = Shot { line: Line::Aimed(cell(1, 0)), cannon: cell(2, 2) };
    let error = fleet.defend(&meteor, &Defence { shots: vec![shot], ..Defence::default() }).unwrap_err();
    assert_eq!(error.rule(), Rule::LmTorus9);
}

/// LM-ATTACK-3: against a small meteor that bounces off nobody needs a shield.
#[test]
fn nothing_to_stop() {
    let fleet = loaded(
        Board::new(Class::II),
        &[(2, 3, component(Kind::Shield, "0300", Side::Front)), (3, 3, component(BATTERY, "0003", Side::Front))],
    );
    let meteor = incoming(&fleet, AttackKind::SmallMeteor, Side::Front, [Die::Three, Die::Three]);
    let error = fleet.defend(&meteor, &shield(&[(2, 3)])).unwrap_err();
    assert_eq!(error, DefenceError::NothingToStop { shield: cell(2, 3), because: Rule::LmAttack3 });
}

/// LM-BOARD-3: lines rolled for another class are not for this fleet.
#[test]
fn lines_of_another_board() {
    let fleet = loaded(Board::new(Class::II), &[(3, 3, strut())]);
    let lines = lines(&Board::new(Class::IIIC), Side::Front, [Die::One, Die::One]);
    let attack = Incoming::new(AttackKind::LightFire, lines);
    let error = fleet.threat(&attack, &Defence::default()).unwrap_err();
    assert_eq!((error, error.rule()), (DefenceError::OtherBoard, Rule::LmBoard3));
    assert_eq!(fleet.defend(&attack, &Defence::default()).unwrap_err(), DefenceError::OtherBoard);
    assert_eq!(fleet.layout().occupied(), CellSet::of(cell(3, 3)));
}

/// LM-BOARD-3: nor are lines rolled for a board of the same shape with other numbers or other cells.
#[test]
fn lines_of_a_board_of_the_same_shape() {
    let numbered = |columns: &[u8]| {
        let board = Blueprint::builder(&["###", "###", "###"]).numbers(columns, &[5, 6, 7]).build();
        Board::custom(board.expect("a sound drawing"))
    };
    let takes = |fleet: &Board, rolled: &Board| {
        let fleet = loaded(fleet.clone(), &[(1, 2, strut())]);
        let lines = lines(rolled, Side::Front, [Die::Three, Die::Three]);
        fleet.threat(&Incoming::new(AttackKind::LightFire, lines), &Defence::default()).is_ok()
    };
    let (ours, theirs) = (numbered(&[5, 6, 7]), numbered(&[6, 7, 8]));
    assert!(takes(&ours, &ours) && takes(&ours, &numbered(&[5, 6, 7])), "an equal board is the same board");
    assert!(!takes(&ours, &theirs) && !takes(&theirs, &ours), "the dice call other columns");
    let (small, large) = (Board::new(Class::IC), Board::new(Class::IIC));
    let spliced = |rolled: &Board| {
        let lines = lines(rolled, Side::Left, [Die::Three, Die::One]);
        let fleet = loaded(small.clone(), &[(1, 2, strut())]);
        fleet.threat(&Incoming::new(AttackKind::LightFire, lines), &Defence::default()).is_ok()
    };
    assert!(spliced(&small) && !spliced(&large));
    let opened = board(Class::IVC, &[Mark::Three]);
    assert!(takes(&opened, &Board::new(Class::IVC)), "what is opened changes no number");
}
