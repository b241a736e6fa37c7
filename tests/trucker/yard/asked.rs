//! Outcomes of chance while ships are built: which tile turns up, what a die shows. Everything else waits.

use starwright::dice::Die;
use starwright::table::{Actor, Play};
use starwright::trucker::yard::{Choice, Refusal, Setup};
use starwright::trucker::{Class, Fits};

use crate::yard::table::{FINISH, Table, seat, tile};

const DIE: Choice = Choice::Die { face: Die::Two };

fn comes_up(number: u8) -> Choice {
    Choice::CameUp { tile: tile(number) }
}

fn refusal(table: &Table, by: Actor, choice: Choice) -> Refusal {
    table.0.game().check(by, &choice).expect_err("a refusal")
}

/// The choices of seat 1 with the component in hand.
fn can_build(table: &Table) -> (bool, bool) {
    let game = table.0.game();
    (!game.sites(seat(1)).is_empty(), game.fits(seat(1)) != Fits::default())
}

/// BG-BUILD-1: when a player takes one, exactly one of the face-down tiles turns up, before anything else.
#[test]
fn a_tile_turns_up_before_anything_else() {
    let mut table = Table::new(Setup::new(Class::IIIC, 2));
    assert_eq!(refusal(&table, Actor::Table, comes_up(35)), Refusal::NoTileDue);
    assert_eq!(refusal(&table, Actor::Table, DIE), Refusal::NoDieDue);
    assert_eq!(can_build(&table), (false, false), "the hand is empty");
    table.draw(1, 35);
    assert_eq!(can_build(&table), (true, true));
    table.ok(0, Choice::TakeFaceDown);
    assert_eq!(can_build(&table), (false, false));
    assert_eq!(refusal(&table, Actor::Table, comes_up(35)), Refusal::NotFaceDown { tile: tile(35) });
    assert_eq!(refusal(&table, Actor::Table, DIE), Refusal::NoDieDue);
    for (by, choice) in [(Actor::Table, Choice::RanOut), (seat(1).into(), Choice::Return), (seat(1).into(), FINISH)] {
        assert_eq!(refusal(&table, by, choice), Refusal::TileDue { seat: seat(0) });
    }
    table.says(comes_up(36));
    assert_eq!(can_build(&table), (true, true));
    let hand = table.view().players[1].hand.expect("a tile");
    let fits = table.view().players[1].layout.fits(hand.component(seat(1)), table.0.setup().rulings);
    assert_eq!(table.0.game().fits(seat(1)), fits);
}

/// LM-IVC-TIMER: a die that is rolled shows its face before anything else.
#[test]
fn a_die_is_rolled_before_anything_else() {
    let mut table = Table::new(Setup::new(Class::IVC, 2));
    table.draw(1, 35);
    table.says(Choice::RanOut);
    table.ok(0, Choice::Roll);
    assert_eq!(can_build(&table), (false, false));
    assert_eq!(refusal(&table, Actor::Table, comes_up(36)), Refusal::NoTileDue);
    for (by, choice) in [(Actor::Table, Choice::RanOut), (seat(1).into(), Choice::Return), (seat(0).into(), FINISH)] {
        assert_eq!(refusal(&table, by, choice), Refusal::DieDue);
    }
    table.says(DIE);
    assert_eq!(can_build(&table), (true, true));
}
