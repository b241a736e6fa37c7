//! Defences by hand: what each reaction does, costs and cannot do.

use starwright::dice::Die;
use starwright::grid::{Cell, CellSet, Side};
use starwright::trucker::attack::{
    AttackKind, Choice, Defence, DefenceError, Fate, Incoming, Line, Met, Outcome, Shot,
};
use starwright::trucker::{
    Alien, Blueprint, Board, Capacity, Class, Colour, Component, Contents, Fleet, Goods, Kind, Rule, Rulings,
    TorusThrusters,
};

use crate::support::attacks::lines;
use crate::support::{cell, cells, component, layout};

pub fn node(kind: Kind) -> Component {
    component(kind, "3333", Side::Front)
}

pub fn strut() -> Component {
    node(Kind::Structural)
}

pub const BATTERY: Kind = Kind::Battery(Capacity::Two);

/// With crew and batteries aboard.
pub fn loaded(board: Board, components: &[(u8, u8, Component)]) -> Fleet {
    let mut fleet = layout(board, components).into_fleet().expect("a legal layout");
    fleet.embark(&[]).expect("an empty fleet");
    fleet
}

pub fn incoming(fleet: &Fleet, kind: AttackKind, from: Side, dice: [Die; 2]) -> Incoming {
    Incoming::new(kind, lines(fleet.board(), from, dice))
}

/// Two ships side by side, columns 5 6 and 8 9, rows 5 6 7.
pub fn two_ships() -> Board {
    let blueprint = Blueprint::builder(&["##.##", "##.##", "##.##"]).numbers(&[5, 6, 7, 8, 9], &[5, 6, 7]);
    Board::custom(blueprint.build().expect("a sound drawing"))
}

fn fates(outcome: &Outcome) -> Vec<Fate> {
    outcome.lines.iter().map(|end| end.fate).collect()
}

fn judged(fleet: &Fleet, incoming: &Incoming, defence: Defence) -> Result<Outcome, DefenceError> {
    let defence = fleet.paid(incoming, defence)?;
    fleet.defend(incoming, &defence)
}

fn shots(shots: &[(u8, (u8, u8))]) -> Defence {
    let shot = |&(row, (column, at)): &(u8, (u8, u8))| Shot { line: Line::Row(row), cannon: cell(column, at) };
    Defence { shots: shots.iter().map(shot).collect(), ..Defence::default() }
}

/// Class IC. From the right a 3 strikes (1, 2) and (2, 4). The bi-directional cannon on (2, 3) reaches both lines, the single
/// one on (2, 5) only the lower.
fn twin_target() -> Fleet {
    loaded(
        Board::new(Class::IC),
        &[
            (1, 2, strut()),
            (1, 3, node(BATTERY)),
            (1, 4, strut()),
            (2, 3, component(Kind::BidirectionalCannon, "0033", Side::Front)),
            (2, 4, strut()),
            (2, 5, component(Kind::SingleCannon, "3033", Side::Right)),
        ],
    )
}

/// LM-SPLICE-7, LM-KIND-1: one cannon, two muzzles and all, never shoots both twins; two cannons do, and only the
/// bi-directional one takes a battery.
#[test]
fn twins_need_two_cannons() {
    let fleet = twin_target();
    let twins = incoming(&fleet, AttackKind::LargeMeteor, Side::Right, [Die::Three, Die::One]);
    let both = shots(&[(2, (2, 3)), (4, (2, 3))]);
    assert_eq!(judged(&fleet, &twins, both).unwrap_err(), DefenceError::CannonUsed { cannon: cell(2, 3) });
    let out_of_reach = shots(&[(2, (2, 5))]);
    assert_eq!(judged(&fleet, &twins, out_of_reach).unwrap_err().rule(), Rule::LmAttack4);

    let two = judged(&fleet, &twins, shots(&[(2, (2, 3)), (4, (2, 5))])).unwrap();
    assert_eq!(fates(&two), [Fate::ShotDown(cell(2, 3)), Fate::ShotDown(cell(2, 5))]);
    assert_eq!(two.impact.before().aboard().batteries(!CellSet::EMPTY), 1);

    let one = judged(&fleet, &twins, shots(&[(4, (2, 5))])).unwrap();
    assert_eq!(fates(&one), [Fate::Destroyed, Fate::ShotDown(cell(2, 5))]);
    assert_eq!(one.impact.destroyed(), cells(&[(1, 2)]));
    assert_eq!(one.impact.before().aboard().batteries(!CellSet::EMPTY), 2);
}

/// LM-SPLICE-8, LM-R5, LM-ATTACK-6: one use of a shield covers both twins, for one battery, boosted for two; what it does
/// not stop without a boost, and sides it does not cover, it does not.
#[test]
fn one_shield_covers_both_twins() {
    let fleet = loaded(
        Board::new(Class::IC),
        &[
            (1, 2, strut()),
            (1, 3, component(Kind::Shield, "3333", Side::Rear)),
            (1, 4, strut()),
            (1, 5, node(Kind::Battery(Capacity::Three))),
        ],
    );
    let shield = cell(1, 3);
    let plain = Defence { shields: shield.into(), ..Defence::default() };
    let boosted = Defence { boosted_shields: shield.into(), ..Defence::default() };
    let spent = |kind, defence: &Defence, side| -> Result<u32, DefenceError> {
        let twins = incoming(&fleet, kind, side, [Die::Three, Die::Three]);
        let outcome = judged(&fleet, &twins, defence.clone())?;
        assert_eq!(fates(&outcome), [Fate::Shielded(shield); 2]);
        assert_eq!(outcome.impact.destroyed(), CellSet::EMPTY);
        Ok(3 - outcome.impact.before().aboard().batteries(!CellSet::EMPTY))
    };
    for kind in [AttackKind::SmallMeteor, AttackKind::LightFire] {
        assert_eq!(spent(kind, &plain, Side::Left), Ok(1));
        assert_eq!(spent(kind, &boosted, Side::Left), Ok(2));
    }
    for (kind, rule) in [(AttackKind::LargeMeteor, Rule::LmAttack4), (AttackKind::HeavyFire, Rule::LmAttack5)] {
        let refused = spent(kind, &plain, Side::Left).unwrap_err();
        assert_eq!((refused, refused.rule()), (DefenceError::NeedsBoost { shield, kind }, rule));
        assert_eq!(spent(kind, &boosted, Side::Left), Ok(2));
    }
    let refused = spent(AttackKind::LightFire, &plain, Side::Right).unwrap_err();
    assert_eq!(refused, DefenceError::CoversElsewhere { shield, from: Side::Right });
}

/// LM-FLEET-12: a shield of one ship does nothing for another, and a fleet does not pay for that.
#[test]
fn a_shield_protects_its_own_ship() {
    let shield = component(Kind::Shield, "3333", Side::Left);
    let ship = |column| [(column, 1, shield), (column, 2, node(BATTERY))];
    let fleet = loaded(two_ships(), &[ship(0), ship(3)].concat());
    let fire = incoming(&fleet, AttackKind::LightFire, Side::Front, [Die::Four, Die::Four]);
    let with = |column| Defence { shields: cell(column, 1).into(), ..Defence::default() };
    assert_eq!(fates(&judged(&fleet, &fire, with(3)).unwrap()), [Fate::Shielded(cell(3, 1))]);
    let refused = judged(&fleet, &fire, with(0)).unwrap_err();
    assert_eq!(refused, DefenceError::NothingToStop { shield: cell(0, 1), because: Rule::LmFleet12 });
}

/// LM-FLEET-1, LM-R12: the ship of a shooting cannon pays for it, whichever ship it saves (LM-FLEET-11).
#[test]
fn each_ship_pays_for_its_own() {
    let double = component(Kind::DoubleCannon, "3330", Side::Left);
    let fleet = loaded(two_ships(), &[(0, 0, double), (0, 1, node(BATTERY)), (3, 1, strut()), (3, 0, node(BATTERY))]);
    // it flies in below the cannon and over the other ship's row
    let meteor = incoming(&fleet, AttackKind::LargeMeteor, Side::Left, [Die::Three, Die::Three]);
    let shot = shots(&[(1, (0, 0))]);
    let paying = |column, row| fleet.defend(&meteor, &Defence { tokens: vec![cell(column, row)], ..shot.clone() });
    assert_eq!(fates(&paying(0, 1).unwrap()), [Fate::ShotDown(cell(0, 0))]);
    assert_eq!(paying(3, 0).unwrap_err().rule(), Rule::LmFleet1);
    assert_eq!(paying(0, 0).unwrap_err().rule(), Rule::BgPower);
    assert_eq!(shot.cost(&fleet, fleet.ships().next().unwrap(), Rulings::DEFAULT), 1);
    assert_eq!(shot.cost(&fleet, fleet.ships().nth(1).unwrap(), Rulings::DEFAULT), 0);
}

/// LM-FLEET-14, LM-ATTACK-8, LM-R15: a ship dodges, and the attack flies on into the next; a ship that nothing threatens may
/// move too, once, by its own thrusters.
#[test]
fn dodging_into_another_ship() {
    let thruster = |facing| match facing {
        Side::Front => component(Kind::Thruster, "0333", Side::Front),
        _ => component(Kind::Thruster, "3303", Side::Rear),
    };
    let fleet = loaded(
        two_ships(),
        &[
            (0, 0, thruster(Side::Front)),
            (1, 0, node(BATTERY)),
            (3, 0, strut()),
            (4, 0, node(BATTERY)),
            (4, 1, strut()),
        ],
    );
    let fire = incoming(&fleet, AttackKind::HeavyFire, Side::Left, [Die::Two, Die::Three]);
    assert_eq!(fates(&fleet.defend(&fire, &Defence::default()).unwrap()), [Fate::Destroyed]);

    let moved = Defence { thrusters: cell(0, 0).into(), ..Defence::default() };
    let outcome = judged(&fleet, &fire, moved.clone()).unwrap();
    // the line is now a row before the first ship, and still on the second
    assert_eq!((outcome.lines[0].struck, outcome.lines[0].fate), (Some(cell(3, 0)), Fate::Destroyed));
    assert_eq!(outcome.impact.before().aboard().batteries(cells(&[(1, 0)])), 1);

    let elsewhere = incoming(&fleet, AttackKind::HeavyFire, Side::Right, [Die::Three, Die::Three]);
    assert_eq!(judged(&fleet, &elsewhere, moved).unwrap().lines[0].struck, Some(cell(4, 1)));
}

/// LM-R21: two ships thrust toward the line between them; the owner must say which is struck, only one is, and no other
/// component can be named.
#[test]
fn two_ships_thrust_toward_each_other() {
    let left = component(Kind::Thruster, "3330", Side::Left);
    let right = component(Kind::Thruster, "3033", Side::Right);
    let fleet = loaded(
        two_ships(),
        &[(1, 1, strut()), (0, 1, left), (1, 2, node(BATTERY)), (3, 1, strut()), (4, 1, right), (3, 2, node(BATTERY))],
    );
    let fire = incoming(&fleet, AttackKind::HeavyFire, Side::Front, [Die::Three, Die::Four]);
    assert_eq!(fates(&fleet.defend(&fire, &Defence::default()).unwrap()), [Fate::Missed]);

    let both = Defence { thrusters: cells(&[(0, 1), (4, 1)]), ..Defence::default() };
    let line = Line::Column(2);
    let among = cells(&[(1, 1), (3, 1)]);
    let undecided = fleet.paid(&fire, both.clone()).unwrap_err();
    assert_eq!((undecided, undecided.rule()), (DefenceError::Undecided { line, among }, Rule::LmR21));
    let text = "the owner must choose which component is struck on column 2: one of (1, 1), (3, 1) (LM-R21)";
    assert_eq!(undecided.to_string(), text);
    let threat = fleet.threat(&fire, &both).unwrap();
    assert_eq!((threat.lines[0].met, threat.lines[0].fate), (Met::Choice(among), None));
    assert!(threat.dodges.is_empty());

    let choosing = |struck| Defence { choices: vec![Choice { line, struck }], ..both.clone() };
    for struck in among {
        assert_eq!(judged(&fleet, &fire, choosing(struck)).unwrap().impact.destroyed(), CellSet::of(struck));
    }
    let other = judged(&fleet, &fire, choosing(cell(1, 2))).unwrap_err();
    assert_eq!(other, DefenceError::NotNearest { line, struck: cell(1, 2), among });
    let text = "(1, 2) cannot be chosen on column 2, only one of (1, 1), (3, 1) (LM-R21)";
    assert_eq!(other.to_string(), text);
    let twice = Defence { choices: [choosing(cell(1, 1)).choices, choosing(cell(3, 1)).choices].concat(), ..both };
    assert_eq!(judged(&fleet, &fire, twice).unwrap_err(), DefenceError::ChosenTwice { line });
}

/// LM-SPLICE-6, LM-SPLICE-10: one thruster shifts both twins by physical rows, 3 and 3 to 2 and 4 upper, and cannons are
/// asked after that.
#[test]
fn a_thruster_shifts_both_twins() {
    let fleet = loaded(
        Board::new(Class::IC),
        &[
            (1, 1, component(Kind::Thruster, "0333", Side::Front)),
            (2, 1, component(Kind::SingleCannon, "3033", Side::Right)),
            (1, 2, strut()),
            (1, 3, node(BATTERY)),
            (1, 4, strut()),
        ],
    );
    let twins = incoming(&fleet, AttackKind::LargeMeteor, Side::Right, [Die::Three, Die::One]);
    let struck = |defence| -> Vec<_> {
        judged(&fleet, &twins, defence).unwrap().lines.iter().filter_map(|end| end.struck).collect()
    };
    assert_eq!(struck(Defence::default()), [cell(1, 2), cell(1, 4)]);
    let moved = Defence { thrusters: cell(1, 1).into(), ..Defence::default() };
    assert_eq!(struck(moved.clone()), [cell(2, 1), cell(1, 3)]);
    // the lines keep the names the dice gave them
    let stands_in_line = Defence { shots: shots(&[(2, (2, 1))]).shots, ..moved.clone() };
    assert_eq!(fates(&judged(&fleet, &twins, stands_in_line).unwrap())[0], Fate::ShotDown(cell(2, 1)));
    let two_rows_off = Defence { shots: shots(&[(4, (2, 1))]).shots, ..moved };
    assert!(matches!(judged(&fleet, &twins, two_rows_off), Err(DefenceError::OutOfReach { .. })));
}

/// LM-R16: the cannons of a ship that moved have moved with it, into reach of a line beside them, and out of it.
#[test]
fn cannons_move_with_their_ship() {
    let fleet = loaded(
        Board::new(Class::II),
        &[
            (3, 2, component(Kind::SingleCannon, "0333", Side::Front)),
            (3, 3, component(Kind::Thruster, "3033", Side::Right)),
            (2, 3, node(BATTERY)),
            (2, 2, strut()),
        ],
    );
    let moved = Defence { thrusters: cell(3, 3).into(), ..Defence::default() };
    let shot = |line| vec![Shot { line: Line::Column(line), cannon: cell(3, 2) }];
    for (dice, line, in_reach) in [([Die::Three, Die::Three], 2, true), ([Die::Four, Die::Three], 3, false)] {
        let meteor = incoming(&fleet, AttackKind::LargeMeteor, Side::Front, dice);
        let still = judged(&fleet, &meteor, Defence { shots: shot(line), ..Defence::default() });
        let after = judged(&fleet, &meteor, Defence { shots: shot(line), ..moved.clone() });
        assert_eq!(still.is_ok(), !in_reach);
        assert_eq!(after.is_ok(), in_reach);
    }
}

/// LM-R7, LM-R10: what a thruster costs, and which nozzles are of use on the torus, are settings.
#[test]
fn thrusters_as_the_table_plays() {
    let fleet = loaded(
        Board::new(Class::IIIC),
        &[(2, 2, component(Kind::Thruster, "0333", Side::Front)), (2, 3, node(BATTERY)), (2, 4, strut())],
    );
    let fire = incoming(&fleet, AttackKind::HeavyFire, Side::Front, [Die::Three, Die::Four]);
    let moved = Defence { thrusters: cell(2, 2).into(), ..Defence::default() };
    let idle = judged(&fleet, &fire, moved.clone()).unwrap_err();
    assert!(matches!(idle, DefenceError::IdleNozzle { nozzle: Side::Front, .. }));

    let any = fire.with_rulings(Rulings::DEFAULT.with_torus_thrusters(TorusThrusters::Any).with_thruster_cost(2));
    let outcome = judged(&fleet, &any, moved.clone()).unwrap();
    assert_eq!(outcome.lines[0].struck, Some(cell(2, 2)), "aimed at row 3 now, a row further to the front");
    assert_eq!(outcome.impact.before().aboard().batteries(!CellSet::EMPTY), 0);
    let dear = any.with_rulings(any.rulings().with_thruster_cost(3));
    assert!(matches!(judged(&fleet, &dear, moved), Err(DefenceError::Payment(_))));
}

/// LM-FLEET-13: a ship in hyperspace is not struck and does nothing; the attack flies on to the next ship.
#[test]
fn a_ship_in_hyperspace_takes_no_part() {
    let ship = |column| {
        [
            (column, 0, component(Kind::SingleCannon, "3330", Side::Left)),
            (column, 1, component(Kind::Shield, "3333", Side::Rear)),
            (column, 2, node(BATTERY)),
        ]
    };
    let fleet = loaded(two_ships(), &[ship(0), ship(3)].concat());
    let meteor = incoming(&fleet, AttackKind::LargeMeteor, Side::Left, [Die::Three, Die::Three]);
    let struck = |incoming| fleet.defend(&incoming, &Defence::default()).unwrap().lines[0].struck;
    assert_eq!(struck(meteor), Some(cell(0, 1)));
    let excluding = meteor.excluding(fleet.board().ships()[0]);
    assert_eq!(struck(excluding), Some(cell(3, 1)));

    let threat = fleet.threat(&excluding, &Defence::default()).unwrap();
    assert_eq!((threat.lines[0].shooters, threat.lines[0].boosted_shields), (cells(&[(3, 0)]), cells(&[(3, 1)])));
    let absent = [shots(&[(1, (0, 0))]), Defence { boosted_shields: cell(0, 1).into(), ..Defence::default() }];
    for defence in absent {
        let refused = judged(&fleet, &excluding, defence).unwrap_err().to_string();
        assert!(refused.ends_with("is in hyperspace and takes no part (LM-FLEET-13)"), "{refused}");
    }
}

/// LM-SPLICE-10, LM-ATTACK-9: a battery that one twin destroys may have paid against the other, and pays first by default;
/// what was left on it is lost.
#[test]
fn a_doomed_battery_pays() {
    let fleet = loaded(
        Board::new(Class::IC),
        &[
            (1, 1, node(BATTERY)),
            (1, 2, strut()),
            (1, 3, component(Kind::DoubleCannon, "3330", Side::Left)),
            (1, 4, node(BATTERY)),
        ],
    );
    let twins = incoming(&fleet, AttackKind::LargeMeteor, Side::Left, [Die::Three, Die::One]);
    let defence = fleet.paid(&twins, shots(&[(2, (1, 3))])).unwrap();
    assert_eq!(defence.tokens, [cell(1, 4)]);
    let outcome = fleet.defend(&twins, &defence).unwrap();
    assert_eq!(fates(&outcome), [Fate::ShotDown(cell(1, 3)), Fate::Destroyed]);
    let after = outcome.impact.settle().unwrap();
    assert_eq!(after.losses.aboard.contents().collect::<Vec<_>>(), [(cell(1, 4), Contents::Batteries(1))]);
    assert_eq!(after.fleet.aboard().batteries(!CellSet::EMPTY), 2);
}

/// LM-ATTACK-7, LM-R6: plating withstands what nothing stops, an exposed connector and a small meteor included.
#[test]
fn plating_withstands() {
    let fleet = loaded(Board::new(Class::IIIC), &[(2, 2, node(Kind::Plating)), (3, 2, strut())]);
    let kinds = [AttackKind::SmallMeteor, AttackKind::LargeMeteor, AttackKind::LightFire, AttackKind::HeavyFire];
    for kind in kinds {
        for (column, fate) in [(Die::Three, Fate::Withstood), (Die::Four, Fate::Destroyed)] {
            let attack = incoming(&fleet, kind, Side::Front, [column, Die::One]);
            assert_eq!(fates(&fleet.defend(&attack, &Defence::default()).unwrap()), [fate]);
        }
    }
}

/// LM-LEGAL-12: the owner keeps a piece with a human aboard if there is one, sleepers and aliens apart, else any.
#[test]
fn a_manned_piece_is_kept() {
    let fleet = || {
        let kinds =
            [Kind::Cabin, Kind::LifeSupport(Colour::Brown), Kind::Structural, Kind::StasisChamber, Kind::LuxuryCabin];
        let components: Vec<_> = (0..).zip(kinds).map(|(column, kind)| (column, 2, node(kind))).collect();
        layout(Board::new(Class::I), &components).into_fleet().unwrap()
    };
    let broken = |mut fleet: Fleet, aliens: &[(Cell, Alien)]| {
        fleet.embark(aliens).unwrap();
        fleet.destroy(cells(&[(2, 2)]))
    };
    let humans_on_both_sides = broken(fleet(), &[]);
    assert!(humans_on_both_sides.clone().keep(cell(1, 2)).is_ok());
    assert!(humans_on_both_sides.clone().keep(cell(3, 2)).is_ok());

    let mut an_alien_and_a_human = broken(fleet(), &[(cell(0, 2), Alien::Brown)]);
    let refused = an_alien_and_a_human.keep(cell(0, 2)).unwrap_err();
    let text = "the piece with (0, 2) has no human aboard: keep one with a human, on (4, 2) (LM-LEGAL-12)";
    assert_eq!((refused.to_string().as_str(), refused.rule()), (text, Rule::LmLegal12));
    assert_eq!(an_alien_and_a_human.broken().count(), 1, "nothing is decided");
    assert_eq!(an_alien_and_a_human.keep(cell(3, 2)), Ok(cells(&[(0, 2), (1, 2)])));
    assert_eq!(
        an_alien_and_a_human.keep(cell(3, 2)).unwrap_err().to_string(),
        "(3, 2) is not part of a ship in pieces (LM-LEGAL-12)"
    );

    let mut nobody = fleet().destroy(cells(&[(2, 2), (4, 2)]));
    assert!(nobody.keep(cell(3, 2)).is_ok());
}

/// LM-ATTACK-9, BG-CREW-1: what is on cut-off components goes with them, and an alien whose life support is gone leaves a
/// cabin that stays.
#[test]
fn contents_go_with_their_components() {
    let hold = Kind::SpecialCargoHold(Capacity::Two);
    let mut fleet = layout(
        Board::new(Class::I),
        &[
            (0, 2, node(Kind::StartingCabin)),
            (1, 2, node(Kind::Cabin)),
            (2, 2, node(Kind::LifeSupport(Colour::Purple))),
            (3, 2, node(hold)),
            (4, 2, node(BATTERY)),
        ],
    )
    .into_fleet()
    .unwrap();
    fleet.embark(&[(cell(1, 2), Alien::Purple)]).unwrap();
    let goods = Goods { red: 1, blue: 1, ..Goods::default() };
    fleet.stow(goods, &[(cell(3, 2), goods)]).unwrap();

    let mut impact = fleet.destroy(cells(&[(2, 2)]));
    impact.keep(cell(0, 2)).unwrap();
    let after = impact.settle().unwrap();
    let lost: Vec<_> = after.losses.aboard.contents().collect();
    let expected = [
        (cell(1, 2), Contents::Alien(Alien::Purple)),
        (cell(3, 2), Contents::Goods(goods)),
        (cell(4, 2), Contents::Batteries(2)),
    ];
    assert_eq!(lost, expected);
    assert_eq!((after.losses.destroyed, after.losses.cut_off), (cells(&[(2, 2)]), cells(&[(3, 2), (4, 2)])));
    assert_eq!(after.fleet.aboard().contents().collect::<Vec<_>>(), [(cell(0, 2), Contents::Humans(2))]);
    assert!(after.fleet.get(cell(1, 2)).is_some(), "his cabin stays");
}

/// Class II. From the left, a 4 strikes nothing, a 6 the cannon on (2, 2), a 7 the plating on (1, 3).
fn reactive() -> Fleet {
    let cannon = |row| (2, row, component(Kind::SingleCannon, "3330", Side::Left));
    let thruster = |column| (column, 2, component(Kind::Thruster, "0333", Side::Front));
    let shield = |row| (5, row, component(Kind::Shield, "3333", Side::Left));
    let plating = (1, 3, node(Kind::Plating));
    let keel = [(2, 3, node(BATTERY)), (3, 3, strut()), (4, 3, strut())];
    let others = [plating, cannon(1), cannon(2), thruster(3), thruster(4), shield(2), shield(3)];
    loaded(Board::new(Class::II), &[&keel[..], &others].concat())
}

/// LM-R24: a reaction that cannot act is refused for just that; a step of a ship that is not struck, a shot or a shield over
/// plating and a boost where none is needed are not.
#[test]
fn reactions_that_cannot_act_are_refused() {
    let fleet = reactive();
    let attack = |kind, from, one, other| incoming(&fleet, kind, from, [one, other]);
    let from_left = |kind, sum| match sum {
        4 => attack(kind, Side::Left, Die::Two, Die::Two),
        6 => attack(kind, Side::Left, Die::Three, Die::Three),
        _ => attack(kind, Side::Left, Die::Three, Die::Four),
    };
    let (meteor, fire) = (|sum| from_left(AttackKind::LargeMeteor, sum), |sum| from_left(AttackKind::LightFire, sum));
    let (upper, lower) = (cell(2, 1), cell(2, 2));
    let shields = |places: &[(u8, u8)]| Defence { shields: cells(places), ..Defence::default() };
    let thrust = |places: &[(u8, u8)]| Defence { thrusters: cells(places), ..Defence::default() };

    let second_shot = DefenceError::ShotTwice { line: Line::Row(2), cannon: upper, first: lower };
    let idle_shot = DefenceError::NothingToShoot { line: Line::Row(0), cannon: upper };
    let idle_shield = DefenceError::NothingToStop { shield: cell(5, 2), because: Rule::LmAttack2 };
    let second_shield = DefenceError::SecondShield { shield: cell(5, 3), first: cell(5, 2) };
    let second_step = DefenceError::SecondThruster { thruster: cell(4, 2), first: cell(3, 2) };
    let idle_step = DefenceError::IdleNozzle { thruster: cell(3, 2), nozzle: Side::Front, from: Side::Front };
    for (attack, defence, refusal) in [
        (meteor(6), shots(&[(2, (2, 2)), (2, (2, 1))]), second_shot),
        (meteor(4), shots(&[(0, (2, 1))]), idle_shot),
        (fire(4), shields(&[(5, 2)]), idle_shield),
        (fire(7), shields(&[(5, 2), (5, 3)]), second_shield),
        (fire(7), thrust(&[(3, 2), (4, 2)]), second_step),
        (attack(AttackKind::LightFire, Side::Front, Die::Three, Die::Four), thrust(&[(3, 2)]), idle_step),
    ] {
        assert_eq!(fleet.defend(&attack, &defence).unwrap_err(), refusal);
    }

    for (attack, defence) in [
        (fire(4), thrust(&[(3, 2)])),
        (meteor(7), shots(&[(3, (2, 2))])),
        (fire(7), shields(&[(5, 2)])),
        (fire(6), Defence { boosted_shields: cells(&[(5, 2)]), ..Defence::default() }),
    ] {
        judged(&fleet, &attack, defence).expect("it may be done");
    }
}
