//! Probabilities, compared with counting by hand and with the oracle.

use std::collections::BTreeMap;

use proptest::prelude::*;
use starwright::dice::{Die, pairs};
use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::{Attack, AttackKind, Line, Probability, Step};
use starwright::trucker::{Blueprint, Board, Class, Kind, Layout};

use crate::oracle::odds as oracle;
use crate::oracle::strike::{heavy_cannon_fire, small_meteor, struck};
use crate::support::attacks::{self, Attacked, any_attacked, lines, numbered_board, numbered_torus};
use crate::support::convert::{self, place};
use crate::support::random::{self, Chooser};
use crate::support::{cases, cell, component, layout};

fn throws(chances: impl Iterator<Item = Probability>) -> u32 {
    chances.map(Probability::throws).sum()
}

/// The odds of a board are those of counting all throws, one by one, and they add up.
fn odds_are_counted(board: &Board, from: Side) {
    let odds = board.aim(from).expect("numbers").odds();
    for (lines, chance) in &odds {
        let mut count = 0;
        for dice in pairs() {
            if attacks::lines(board, from, dice) == *lines {
                count += 1;
            }
        }
        assert_eq!(chance.throws(), count);
    }
    assert_eq!(throws(odds.iter().map(|(_, chance)| *chance)), Probability::THROWS);
    let found: BTreeMap<_, _> = odds.iter().map(|&(lines, chance)| (attacks::aim(lines), chance.throws())).collect();
    assert_eq!(found.len(), odds.len(), "each outcome once");
    assert_eq!(found, oracle::aim_odds(&attacks::board(board), convert::side(from)));
}

/// LM-ATTACK-1, LM-SPLICE-3, LM-SPLICE-4, LM-TORUS-7: on every board from every side.
#[test]
fn odds_of_every_board() {
    for board in Class::ALL.iter().map(|&class| Board::new(class)) {
        for from in Side::ALL {
            odds_are_counted(&board, from);
        }
    }
}

/// LM-SPLICE-3, LM-SPLICE-4: from the front each column 6 of 36, and from the left and from the right each of the six row
/// dice one.
#[test]
fn odds_across_the_splice() {
    let odds = Board::new(Class::IC).aim(Side::Front).expect("numbers").odds();
    for (lines, chance) in &odds {
        assert_eq!(chance.throws(), if lines.from() == Side::Front { 6 } else { 1 });
    }
    let twins = odds.iter().filter(|(lines, _)| lines.iter().count() == 2);
    assert_eq!((odds.len(), twins.count()), (4 + 2 * 6, 4));
    let from_left = Board::new(Class::IC).aim(Side::Left).expect("numbers").odds();
    assert_eq!(from_left.len(), 6);
    assert!(from_left.iter().all(|(_, chance)| chance.to_string() == "6/36"));
}

/// LM-SPLICE-3, LM-ATTACK-1: what the next die may bring once the first is known.
#[test]
fn odds_halfway() {
    let Step::More(aim) = Board::new(Class::IC).aim(Side::Rear).expect("numbers").feed(Die::Six) else {
        panic!("a 6 is rolled again")
    };
    assert!(aim.odds().iter().all(|(lines, chance)| lines.from() == Side::Right && chance.throws() == 6));
    let Step::More(aim) = Board::new(Class::I).aim(Side::Rear).expect("numbers").feed(Die::Six) else {
        panic!("two dice are added")
    };
    let odds = aim.odds();
    let miss = odds.iter().find(|(lines, _)| lines.is_empty()).expect("10 and more are beyond the board");
    assert_eq!(miss.1.throws(), 18);
    assert_eq!(odds.len(), 4);
}

/// The heat map of a layout is that of the oracle.
fn heat_is_counted(Attacked { layout, from, .. }: &Attacked) {
    let map = layout.heat_map(*from).expect("numbers");
    let (board, tiles) = (attacks::board(layout.board()), convert::tiles(layout));
    let expected = oracle::struck_odds(&board, &tiles, convert::side(*from));
    let found: BTreeMap<_, _> = map.iter().map(|(cell, chance)| (place(cell), chance.throws())).collect();
    assert_eq!(&found, &expected);
    for cell in layout.board().surface().cells() {
        assert_eq!(map.at(cell).throws(), expected.get(&place(cell)).copied().unwrap_or(0));
    }
    assert_eq!(map.miss().throws(), oracle::miss_odds(&board, &tiles, convert::side(*from)));
}

/// The chance that something is destroyed without a reaction is correct, too.
fn damage_is_counted(&Attacked { ref layout, from, .. }: &Attacked) {
    let (board, tiles) = (attacks::board(layout.board()), convert::tiles(layout));
    let small = oracle::odds(&board, convert::side(from), |aim| {
        !small_meteor(&board, &tiles, aim.from, &struck(&board, &tiles, aim)).destroyed.is_empty()
    });
    let heavy = oracle::odds(&board, convert::side(from), |aim| {
        !heavy_cannon_fire(&board, &tiles, &struck(&board, &tiles, aim)).destroyed.is_empty()
    });
    let chance = |kind| layout.damage_chance(Attack { kind, from }).expect("numbers").throws();
    let of = |odds: &BTreeMap<bool, u32>| odds.get(&true).copied().unwrap_or(0);
    assert_eq!(chance(AttackKind::SmallMeteor), of(&small));
    for kind in [AttackKind::LargeMeteor, AttackKind::LightFire, AttackKind::HeavyFire] {
        assert_eq!(chance(kind), of(&heavy));
    }
    assert_eq!(chance(AttackKind::Intruder), 0);
}

/// All throws of the dice at a layout from one side.
pub(crate) fn agrees_with_oracle(seed: u64) {
    let attacked = attacks::attacked(&mut Chooser::new(seed));
    odds_are_counted(attacked.layout.board(), attacked.from);
    heat_is_counted(&attacked);
    damage_is_counted(&attacked);
}

proptest! {
    #![proptest_config(cases(300))]

    /// LM-ATTACK-1, LM-SPLICE-4: and on boards with any numbers.
    #[test]
    fn odds_of_any_board(seed in any::<u64>(), from in 0..4_usize) {
        odds_are_counted(&numbered_board(&mut Chooser::new(seed)), Side::ALL[from]);
    }

    /// LM-ATTACK-2, LM-TORUS-7, LM-SPLICE-4: the heat map is that of the oracle.
    #[test]
    fn heat_maps(attacked in any_attacked()) {
        heat_is_counted(&attacked);
    }

    /// LM-TORUS-7, LM-BOARD-1: on toruses whose lines answer to any dice, to none or to several, it is counted throw by throw.
    #[test]
    fn heat_maps_of_any_torus(seed in any::<u64>(), from in 0..4_usize) {
        let (chooser, from) = (&mut Chooser::new(seed), Side::ALL[from]);
        let board = numbered_torus(chooser);
        let layout = random::scattered(chooser, board);
        let mut expected = BTreeMap::from([(None, 0)]);
        for dice in pairs() {
            let struck = layout.struck(lines(layout.board(), from, dice));
            let cells = struck.iter().map(Some).chain(struck.is_empty().then_some(None));
            cells.for_each(|cell| *expected.entry(cell).or_default() += 1);
        }
        let map = layout.heat_map(from).expect("numbers");
        let mut found: BTreeMap<_, _> = map.iter().map(|(cell, chance)| (Some(cell), chance.throws())).collect();
        found.insert(None, map.miss().throws());
        prop_assert_eq!(found, expected);
    }

    /// LM-ATTACK-3, LM-ATTACK-5, LM-ATTACK-7, LM-R23: so is the chance that something is destroyed if nobody reacts.
    #[test]
    fn damage_chances(attacked in any_attacked()) {
        damage_is_counted(&attacked);
    }
}

/// LM-TORUS-7: two components in one column share its six throws by where the walk begins.
#[test]
fn heat_on_the_torus() {
    let strut = component(Kind::Structural, "0000", Side::Front);
    let two = layout(Board::new(Class::IIIC), &[(0, 1, strut), (0, 3, strut)]);
    let heat = |from| {
        let map = two.heat_map(from).expect("numbers");
        [map.at(cell(0, 1)), map.at(cell(0, 3)), map.miss()].map(Probability::throws)
    };
    assert_eq!(Side::ALL.map(heat), [[4, 2, 30], [6, 6, 24], [2, 4, 30], [6, 6, 24]]);
}

/// LM-SPLICE-4, LM-ATTACK-2: twins strike two components at once, so the chances add up to more than all throws.
#[test]
fn heat_of_twins() {
    let strut = component(Kind::Structural, "0000", Side::Front);
    let two = layout(Board::new(Class::IC), &[(1, 2, strut), (1, 4, strut)]);
    let map = two.heat_map(Side::Left).expect("numbers");
    assert_eq!([map.at(cell(1, 2)), map.at(cell(1, 4)), map.miss()].map(Probability::throws), [6, 6, 30]);
}

/// LM-ATTACK-2: the degenerate layouts: nothing, everything, and no numbers.
#[test]
fn degenerate_layouts() {
    let empty = Layout::new(Board::new(Class::IVC)).heat_map(Side::Front).expect("numbers");
    assert_eq!((empty.iter().count(), empty.miss().throws()), (0, 36));
    let strut = component(Kind::Structural, "3333", Side::Front);
    let all: Vec<_> = (0..36).map(|place| (place % 6, place / 6, strut)).collect();
    let full = layout(Board::new(Class::IIIC), &all).heat_map(Side::Right).expect("numbers");
    assert_eq!(full.miss().throws(), 0);
    assert!(CellSet::rectangle(6, 6).iter().all(|cell| full.at(cell).throws() == 1));
    let board = Board::custom(Blueprint::builder(&["###"]).build().expect("a board"));
    assert!(Layout::new(board).heat_map(Side::Front).is_err());
}

/// LM-ATTACK-1: the lines of a miss are one outcome, whatever the sums.
#[test]
fn misses_are_one_outcome() {
    let odds = Board::new(Class::I).aim(Side::Front).expect("numbers").odds();
    let column = |number: u8| {
        let (_, chance) = odds.iter().find(|(lines, _)| lines.iter().eq([Line::Column(number)])).expect("an outcome");
        chance.throws()
    };
    assert_eq!([0, 1, 2, 3, 4].map(column), [4, 5, 6, 5, 4]);
    let misses: Vec<_> = odds.iter().filter(|(lines, _)| lines.is_empty()).collect();
    assert_eq!((misses.len(), misses[0].1.throws()), (1, 12));
    assert_eq!(lines(&Board::new(Class::I), Side::Front, [Die::One, Die::One]), misses[0].0);
}
