//! The hourglass of every class.

use starwright::dice::Die;
use starwright::table::{Actor, Play};
use starwright::trucker::yard::{Choice, Event, Hourglass, Setup, Step, Tile, TimerPlace};
use starwright::trucker::{Blueprint, Board, Class, Rule};

use crate::yard::table::{CABIN, FINISH, Table, place, tile};

/// BG-TIMER-1, LM-IV3-8: level + 1 runs; on level IV five.
#[test]
fn the_hourglass_runs_down_from_the_level() {
    use TimerPlace::{Beside, I, II, III, Start};
    let runs: [(Class, &[TimerPlace]); 4] = [
        (Class::I, &[I, Start]),
        (Class::IIC, &[II, I, Start]),
        (Class::III, &[III, II, I, Start]),
        (Class::IVC, &[Beside, III, II, I, Start]),
    ];
    for (class, places) in runs {
        let mut table = Table::new(Setup::new(class, 2));
        table.ok(0, FINISH);
        for (run, &at) in places.iter().enumerate() {
            assert_eq!(table.view().hourglass, Hourglass { place: at, running: true });
            assert_eq!(table.no(1, Choice::Flip), Rule::BgTimer1, "before the sand has run out");
            let events = table.says(Choice::RanOut);
            let last = run + 1 == places.len();
            assert_eq!(events.contains(&Event::BuildingOver), last, "{class} {at}");
            if last {
                break;
            }
            assert_eq!(table.refused(Actor::Table, Choice::RanOut), Rule::BgTimer1);
            if class == Class::IVC && run < 2 {
                assert_eq!(table.no(0, Choice::Flip), Rule::LmIvcTimer);
                table.roll(1, starwright::dice::Die::Two);
            }
            table.ok(0, Choice::Flip);
        }
        assert_eq!(table.view().step, Step::Closing);
        assert_eq!(table.no(1, place(0, 0)), Rule::BgBuild3);
    }
}

/// BG-TIMER-2: only a finished player flips it onto "Start". Finishing itself flips nothing.
#[test]
fn only_a_finished_player_flips_onto_start() {
    let mut table = Table::new(Setup::new(Class::IC, 3));
    table.says(Choice::RanOut);
    assert_eq!(table.no(0, Choice::Flip), Rule::BgTimer2);
    table.ok(0, FINISH);
    assert_eq!(table.view().hourglass, Hourglass { place: TimerPlace::I, running: false });
    assert_eq!(table.no(1, Choice::Flip), Rule::BgTimer2);
    table.ok(0, Choice::Flip);
    assert_eq!(table.view().hourglass, Hourglass { place: TimerPlace::Start, running: true });
}

/// LM-R27: a full hand keeps nobody from flipping or rolling.
#[test]
fn a_full_hand_flips_and_rolls() {
    let mut table = Table::new(Setup::new(Class::IVC, 2));
    table.draw(0, 35);
    table.says(Choice::RanOut);
    table.roll(0, Die::Three);
    table.ok(0, Choice::Flip);
    assert_eq!(table.view().players[0].hand, Some(tile(35).into()));
}

/// LM-TORUS-3, LM-R17, LM-R34: on IIIC building goes on after "Start", and any finished player may call one run more.
#[test]
fn overtime_is_one_run_more() {
    let mut table = Table::new(Setup::new(Class::IIIC, 3));
    table.ok(0, FINISH);
    for _ in 0..3 {
        table.says(Choice::RanOut);
        table.ok(0, Choice::Flip);
    }
    table.says(Choice::RanOut);
    assert_eq!(table.view().step, Step::Building);
    table.ok(1, CABIN);
    assert_eq!(table.no(2, Choice::Flip), Rule::LmTorus3);
    table.ok(0, Choice::Flip);
    assert_eq!(table.view().hourglass, Hourglass { place: TimerPlace::Overtime, running: true });
    table.ok(1, place(2, 2));
    assert!(table.says(Choice::RanOut).contains(&Event::BuildingOver));
    // the two others take the lowest tiles, in the order of events (LM-R28)
    table.ok(2, FINISH);
    table.ok(1, FINISH);
    let orders: Vec<_> = table.view().players.iter().map(|player| player.order).collect();
    assert_eq!(orders, [Some(1), Some(3), Some(2)]);
}

/// LM-TORUS-3, LM-R54: the board decides on overtime: any custom board may have it.
#[test]
fn the_board_decides_on_overtime() {
    for overtime in [false, true] {
        let blueprint = Blueprint::builder(&["###", "###"]).overtime(overtime).build().expect("a board");
        let mut table = Table::new(Setup { board: Board::custom(blueprint), ..Setup::new(Class::I, 2) });
        table.ok(0, FINISH);
        table.says(Choice::RanOut);
        table.ok(0, Choice::Flip);
        assert_eq!(table.says(Choice::RanOut).contains(&Event::BuildingOver), !overtime);
        if overtime {
            table.ok(0, Choice::Flip);
            assert!(table.says(Choice::RanOut).contains(&Event::BuildingOver));
        }
    }
}

/// BG-BUILD-3, LM-R34: when all have finished building is over at once, wherever the hourglass is.
#[test]
fn building_ends_when_all_have_finished() {
    for out in [false, true] {
        let mut table = Table::new(Setup::new(Class::II, 2));
        if out {
            table.says(Choice::RanOut);
        }
        table.ok(1, FINISH);
        assert_eq!(table.no(1, Choice::TakeFaceDown), Rule::BgBuild3);
        assert!(table.ok(0, FINISH).contains(&Event::BuildingOver));
        assert!(table.view().step > Step::Closing);
    }
}

/// BG-BUILD-3, LM-R26: when time is out a hand is emptied, face up, or aside if what it holds ever was there.
#[test]
fn hands_are_emptied_at_the_end() {
    let mut table = Table::new(Setup::new(Class::IC, 2));
    table.draw(0, 35);
    table.ok(1, CABIN);
    table.says(Choice::RanOut);
    assert_eq!(table.no(0, Choice::Flip), Rule::BgTimer2);
    for (back, over_the_board) in [(Tile::StartingCabin, false), (tile(36).into(), false), (tile(36).into(), true)] {
        let mut table = Table::new(Setup::new(Class::IC, 3));
        table.ok(2, FINISH);
        table.draw(0, 35);
        table.draw(1, 36);
        table.ok(1, Choice::SetAside);
        table.ok(1, Choice::TakeAside { tile: back });
        if over_the_board {
            table.ok(1, place(0, 2));
            table.ok(1, Choice::TakeBack);
        }
        table.says(Choice::RanOut);
        table.ok(2, Choice::Flip);
        table.says(Choice::RanOut);
        let view = table.view();
        assert_eq!(view.face_up.iter().collect::<Vec<_>>(), [tile(35)]);
        assert!(view.players.iter().all(|player| player.hand.is_none()));
        assert_eq!(view.players.iter().map(|player| player.aside.len()).collect::<Vec<_>>(), [1, 2, 1]);
    }
}

/// LM-R39: rolls and flips are offers: a table that never rolls builds on, and everybody may still do all the rest.
#[test]
fn nobody_has_to_roll_or_flip() {
    let mut table = Table::new(Setup::new(Class::IVC, 2));
    table.says(Choice::RanOut);
    assert_eq!(table.refused(Actor::Table, Choice::RanOut), Rule::BgTimer1, "nothing runs, and time stands still");
    table.draw(0, 35);
    table.ok(0, place(2, 3));
    assert_eq!(table.view().step, Step::Building);
    assert!(table.0.game().awaited().seats.len() == 2 && table.view().dice.is_empty());
    table.roll(1, Die::Three);
    table.draw(0, 36);
    assert_eq!(table.view().step, Step::Building, "and nobody had to flip it either");
}
