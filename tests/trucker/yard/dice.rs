//! The dice of IVC: all 36 rolls, whichever ships were started, whenever they were rolled.

use starwright::dice::{Die, pairs};
use starwright::grid::{Cell, CellSet, Rotation};
use starwright::trucker::yard::{Choice, Setup, Step};
use starwright::trucker::{Board, Class, Marks, Rule};

use crate::yard::table::{FINISH, Table, place, seat};

/// The quarters as LM-IVC-1 names them: front-left, front-right, rear-left, rear-right.
const PAIRS: [(char, &[[usize; 2]]); 7] = [
    ('1', &[[0, 2]]),
    ('2', &[[1, 3]]),
    ('3', &[[0, 1]]),
    ('4', &[[2, 3]]),
    ('5', &[[1, 3]]),
    ('6', &[[0, 2]]),
    ('=', &[[0, 1], [2, 3]]),
];

/// LM-IVC-2: for each quarter the lowest quarter it is joined to, after these marks.
fn groups(marks: &[char]) -> [usize; 4] {
    let mut group = [0, 1, 2, 3];
    for (_, joins) in PAIRS.iter().filter(|(mark, _)| marks.contains(mark)) {
        for &[one, two] in *joins {
            let (low, high) = (group[one].min(group[two]), group[one].max(group[two]));
            group.iter_mut().filter(|group| **group == high).for_each(|group| *group = low);
        }
    }
    group
}

fn marks(first: Die, second: Option<Die>) -> Vec<char> {
    let face = |die: Die| char::from(b'0' + die.face());
    let second = second.map(|second| if second == first { '=' } else { face(second) });
    [Some(face(first)), second].into_iter().flatten().collect()
}

fn quarters() -> Vec<CellSet> {
    Board::new(Class::IVC).ships().to_vec()
}

/// The opened marks of the board, the same for all players (LM-IVC-TIMER), and how many ships it has.
fn opened(table: &Table) -> (Vec<char>, usize) {
    let view = table.view();
    let board = view.players[0].layout.board();
    assert!(view.players.iter().all(|player| player.layout.board() == board));
    let marks = board.opened().iter().filter_map(|mark| mark.to_string().chars().next());
    (marks.collect(), board.ships().len())
}

/// A cell of a quarter that touches no component.
fn apart(table: &Table, quarter: CellSet) -> Cell {
    let layout = &table.view().players[0].layout;
    let beside = layout.board().surface().grow(layout.occupied());
    (quarter - beside).iter().next_back().expect("a quarter is larger")
}

/// LM-IVC-BUILD-1, LM-IVC-BUILD-2: whether a quarter may be started on a cell that touches nothing: only if no part of the
/// ship it belongs to now is started.
fn probe(table: &Table, groups: [usize; 4], started: [bool; 4], opened: bool) {
    for (quarter, cells) in quarters().into_iter().enumerate() {
        let at = apart(table, cells);
        let free = (0..4).all(|other| !started[other] || groups[other] != groups[quarter]);
        assert_eq!(table.0.game().sites(seat(0)).contains(at), free, "{at} {groups:?} {started:?}");
        if !free {
            let rule = if opened { Rule::LmIvcBuild2 } else { Rule::LmIvcBuild1 };
            assert_eq!(table.no(0, Choice::Place { at, turn: Rotation::None }), rule);
        }
    }
}

/// Tries to start a quarter and returns whether it is started now.
fn start(table: &mut Table, number: u8, quarter: CellSet) -> bool {
    table.draw(0, number);
    let at = apart(table, quarter);
    let free = table.0.game().sites(seat(0)).contains(at);
    table.ok(0, if free { Choice::Place { at, turn: Rotation::None } } else { Choice::Return });
    free
}

/// LM-IVC-2, LM-IVC-3, LM-IVC-4, LM-IVC-BUILD-2: each quarter is started before the dice, between them, or never.
#[test]
fn every_roll_opens_and_joins_its_cells() {
    for [first, second] in pairs() {
        for plan in 0..81_usize {
            let when = |quarter: usize| plan / 3_usize.pow(u32::try_from(quarter).expect("small")) % 3;
            let mut table = Table::new(Setup::new(Class::IVC, 2));
            let mut started = [false; 4];
            let one = groups(&marks(first, None));
            let both = groups(&marks(first, Some(second)));
            let four = [0, 1, 2, 3];
            for (number, (quarter, cells)) in (35..).zip(quarters().into_iter().enumerate()) {
                started[quarter] = when(quarter) == 0 && start(&mut table, number, cells);
            }
            table.draw(0, 49);
            probe(&table, four, started, false);
            assert_eq!(table.no(0, Choice::Roll), Rule::LmIvcTimer, "the sand still runs");
            table.says(Choice::RanOut);
            table.roll(0, first);
            probe(&table, one, started, true);
            table.ok(0, Choice::Return);
            for (number, (quarter, cells)) in (50..).zip(quarters().into_iter().enumerate()) {
                if when(quarter) == 1 {
                    let free = (0..4).all(|other| !started[other] || one[other] != one[quarter]);
                    assert_eq!(start(&mut table, number, cells), free);
                    started[quarter] |= free;
                }
            }
            table.ok(1, Choice::Flip);
            assert_eq!(table.no(1, Choice::Roll), Rule::LmIvcTimer);
            table.says(Choice::RanOut);
            table.roll(1, second);
            assert_eq!(table.no(1, Choice::Roll), Rule::LmIvcTimer);
            table.draw(0, 60);
            probe(&table, both, started, true);
            let mut ships = both.to_vec();
            ships.sort_unstable();
            ships.dedup();
            let mut expected = marks(first, Some(second));
            expected.sort_by_key(|mark| (*mark == '=', *mark));
            assert_eq!(opened(&table), (expected, ships.len()));
        }
    }
}

/// LM-IVC-4: 4, 8, 4, 4 and 16 of the 36 rolls: two ships front and rear, two side by side, three, one, an L and a small one.
#[test]
fn the_rolls_make_the_fleets_of_the_rulebook() {
    let mut counts = [0; 5];
    for [first, second] in pairs() {
        let board = Board::new(Class::IVC).with_opened(Marks::rolled(first, Some(second))).expect("marks of IVC");
        let ships: Vec<_> =
            quarters().iter().map(|quarter| quarter.first().and_then(|cell| board.ship_at(cell))).collect();
        let first_of = |ship| ships.iter().position(|other| *other == ship).expect("it is there");
        let joined: Vec<usize> = ships.iter().map(|ship| first_of(*ship)).collect();
        counts[match <[usize; 4]>::try_from(joined).expect("four") {
            [0, 0, 2, 2] => 0,
            [0, 1, 0, 1] => 1,
            [0, 0, 0, 0] => 3,
            groups if groups.iter().collect::<std::collections::BTreeSet<_>>().len() == 3 => 2,
            _ => 4,
        }] += 1;
    }
    assert_eq!(counts, [4, 8, 4, 4, 16]);
}

/// LM-R19, LM-IVC-CHECK: all have finished before both dice are rolled; the missing ones fall at once, nothing is built any
/// more, and of a joined ship whose parts were started apart the player keeps one.
#[test]
fn missing_dice_are_rolled_when_all_have_finished() {
    for [first, second] in pairs() {
        for (plan, rolled) in (0..16_usize).flat_map(|plan| [false, true].map(|rolled| (plan, rolled))) {
            let mut table = Table::new(Setup::new(Class::IVC, 2));
            let mut started = [false; 4];
            for (number, (quarter, cells)) in (35..).zip(quarters().into_iter().enumerate()) {
                started[quarter] = plan >> quarter & 1 == 1 && start(&mut table, number, cells);
            }
            if rolled {
                table.says(Choice::RanOut);
                table.roll(0, first);
            }
            table.ok(0, FINISH);
            table.ok(1, FINISH);
            assert_eq!(table.view().step, Step::Closing);
            assert_eq!(table.no(0, place(2, 3)), Rule::BgBuild3);
            if !rolled {
                table.says(Choice::Die { face: first });
            }
            table.says(Choice::Die { face: second });
            let mut expected = marks(first, Some(second));
            expected.sort_by_key(|mark| (*mark == '=', *mark));
            assert_eq!(opened(&table).0, expected);
            let groups = groups(&expected);
            let parts = |group: usize| (0..4).filter(|&part| started[part] && groups[part] == group).count();
            let in_pieces = (0..4).any(|group| parts(group) > 1);
            assert_eq!(table.view().step == Step::Check, in_pieces, "{groups:?} {started:?}");
            let mut lost = 1;
            for group in (0..4).filter(|&group| parts(group) > 1) {
                let kept = (0..4).rfind(|&part| started[part] && groups[part] == group).expect("two at least");
                let layout = &table.view().players[0].layout;
                let at = (quarters()[kept] & layout.occupied()).first().expect("it is started");
                table.ok(0, Choice::Keep { at });
                lost += u32::try_from(parts(group) - 1).expect("few");
            }
            assert!(table.view().step > Step::Check);
            assert_eq!(table.view().players[0].lost, lost, "the cabin and the parts that were not kept");
        }
    }
}

/// Two parts are started and joined by a roll, and what started the rear one is taken back; the parts.
fn taken_back() -> (Table, CellSet, CellSet) {
    let [front, _, rear, _]: [CellSet; 4] = quarters().try_into().expect("four");
    let mut table = Table::new(Setup::new(Class::IVC, 2));
    assert!(start(&mut table, 35, front));
    assert!(start(&mut table, 36, rear));
    table.says(Choice::RanOut);
    table.roll(0, Die::Six);
    table.ok(0, Choice::TakeBack);
    (table, front, rear)
}

/// LM-R26: a part that was started before it was joined may be started again when its only component is taken back.
#[test]
fn a_part_taken_back_may_be_started_again() {
    let (mut table, front, rear) = taken_back();
    let sites = table.0.game().sites(seat(0));
    assert!(sites.is_superset(rear));
    assert!(!sites.is_superset(front), "the other part is started");
    let at = apart(&table, rear);
    table.ok(0, Choice::Place { at, turn: Rotation::None });
    table.draw(0, 37);
    assert!(!table.0.game().sites(seat(0)).is_superset(rear - at.into()), "it is started now");
}

/// LM-R26, LM-CABIN-4: a part taken back may be started again wherever it is free, beside what has grown toward it too.
#[test]
fn a_part_taken_back_may_be_reached_as_well() {
    let (mut table, _, rear) = taken_back();
    for number in 37.. {
        let (layout, sites) = (&table.view().players[0].layout, table.0.game().sites(seat(0)));
        assert!(sites.is_superset(rear), "{layout}");
        if !(layout.board().surface().grow(layout.occupied()) & rear).is_empty() {
            break;
        }
        let at = (sites - rear).iter().next_back().expect("the ship grows");
        table.ok(0, Choice::Place { at, turn: Rotation::None });
        table.draw(0, number);
    }
}

/// LM-R26, LM-IVC-BUILD-2: so may a part that one die joined to an empty one, and the next to one that is started.
#[test]
fn a_part_that_was_joined_twice_may_be_started_again() {
    let [left, right, rear, _]: [CellSet; 4] = quarters().try_into().expect("four");
    let mut table = Table::new(Setup::new(Class::IVC, 2));
    assert!(start(&mut table, 35, right));
    assert!(start(&mut table, 36, left));
    table.says(Choice::RanOut);
    table.roll(0, Die::Six);
    table.ok(0, Choice::Flip);
    table.says(Choice::RanOut);
    table.roll(0, Die::Three);
    table.ok(0, Choice::TakeBack);
    let sites = table.0.game().sites(seat(0));
    assert!(sites.is_superset(left | rear));
    assert!(!sites.is_superset(right), "the other part is started");
}
