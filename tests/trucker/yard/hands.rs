//! Taking, returning, setting aside, placing, taking back.

use starwright::trucker::yard::{Choice, Setup, Tile};
use starwright::trucker::{Class, Rule, Rulings};

use crate::yard::table::{CABIN, FINISH, Table, place, seat, tile};

fn table(class: Class) -> Table {
    Table::new(Setup::new(class, 2))
}

/// BG-BUILD-1, LM-R27: one component at a time, from the pool or face up; the quicker player gets it.
#[test]
fn a_hand_holds_one_component() {
    let mut table = table(Class::IIIC);
    table.draw(0, 35);
    assert_eq!(table.no(0, Choice::TakeFaceDown), Rule::LmR27);
    table.ok(0, Choice::Return);
    table.draw(1, 36);
    assert_eq!(table.no(1, Choice::TakeFaceUp { tile: tile(35) }), Rule::LmR27);
    table.ok(0, Choice::TakeFaceUp { tile: tile(35) });
    table.ok(1, Choice::Return);
    assert_eq!(table.no(1, Choice::TakeFaceUp { tile: tile(35) }), Rule::BgBuild1, "it is in another hand");
    assert_eq!(table.no(1, Choice::Return), Rule::BgBuild1);
    assert_eq!(table.no(0, FINISH), Rule::LmR27);
}

/// BG-BUILD-2, LM-R25: the last component placed can be taken back once, until something else is taken.
#[test]
fn what_was_placed_last_comes_back_once() {
    let mut table = table(Class::IIIC);
    table.build(0, 35, 2, 2);
    table.ok(0, Choice::TakeBack);
    assert_eq!(table.no(0, Choice::TakeBack), Rule::LmR25);
    table.ok(0, place(5, 5));
    table.draw(0, 36);
    assert_eq!(table.no(0, Choice::TakeBack), Rule::LmR25);
    table.ok(0, Choice::Return);
    assert_eq!(table.no(0, Choice::TakeBack), Rule::LmR25);
}

/// BG-BUILD-2, LM-R26, LM-CABIN-2: two places, one of them the starting cabin's; nothing that was there goes back.
#[test]
fn a_component_set_aside_never_goes_back() {
    let mut table = table(Class::IIIC);
    table.draw(0, 35);
    table.ok(0, Choice::SetAside);
    table.draw(0, 36);
    assert_eq!(table.no(0, Choice::SetAside), Rule::BgBuild1);
    table.ok(0, place(0, 0));
    table.ok(0, Choice::TakeAside { tile: tile(35).into() });
    assert_eq!(table.no(0, Choice::Return), Rule::BgBuild2);
    table.ok(0, place(1, 0));
    table.ok(0, Choice::TakeBack);
    assert_eq!(table.no(0, Choice::Return), Rule::BgBuild2, "not even over the board");
    table.ok(0, Choice::SetAside);
    assert_eq!(table.no(1, Choice::TakeAside { tile: tile(35).into() }), Rule::BgBuild2, "it is another's");
    table.ok(0, CABIN);
    assert_eq!(table.no(0, Choice::Return), Rule::BgBuild2);
    assert_eq!(table.view().players[0].aside, [Tile::Number(tile(35))]);
}

/// LM-CABIN-1: the cabin lies where the board prints it, else aside.
#[test]
fn the_starting_cabin_lies_where_it_is_printed() {
    for &class in Class::ALL {
        let player = &table(class).view().players[1];
        let printed = class.blueprint().starting_cabin();
        assert_eq!(player.layout.occupied().first(), printed);
        assert_eq!(player.aside.is_empty(), printed.is_some());
    }
}

/// LM-CABIN-4, LM-LEGAL-10: the first anywhere, each later one beside one of its ship, also over the edge.
#[test]
fn a_component_touches_its_ship() {
    let mut table = table(Class::IIIC);
    table.build(0, 107, 0, 0); // a cannon with one connector, to the left
    table.draw(0, 108);
    assert_eq!(table.no(0, place(0, 0)), Rule::LmCabin4);
    assert_eq!(table.no(0, place(1, 1)), Rule::LmCabin4);
    assert_eq!(table.no(0, place(6, 0)), Rule::LmLegal10);
    table.ok(0, place(0, 5));
    table.ok(0, Choice::TakeBack);
    table.ok(0, place(1, 0));
}

/// LM-R18: a component that joins nothing is a mistake for later, unless the table is strict.
#[test]
fn joints_may_be_demanded_at_once() {
    for strict in [false, true] {
        let mut setup = Setup::new(Class::IIIC, 2);
        setup.rulings = Rulings::DEFAULT.with_strict_joints(strict);
        let mut table = Table::new(setup);
        table.build(0, 107, 2, 2);
        table.draw(0, 108);
        if strict {
            assert_eq!(table.no(0, place(2, 3)), Rule::LmR18);
        } else {
            table.ok(0, place(2, 3));
        }
    }
}

/// LM-R28: a tile is taken by one player only, and chosen only if the table says so.
#[test]
fn an_order_tile_is_taken_once() {
    let chosen = |order| Choice::Finish { order: Some(order) };
    let mut plain = Table::new(Setup::new(Class::I, 3));
    assert_eq!(plain.no(0, chosen(1)), Rule::LmR28);
    plain.ok(2, FINISH);
    assert_eq!(plain.view().players[2].order, Some(1));
    let mut setup = Setup::new(Class::I, 3);
    setup.rulings = Rulings::DEFAULT.with_any_free_tile(true);
    let mut table = Table::new(setup);
    table.ok(0, chosen(2));
    assert_eq!(table.no(1, chosen(2)), Rule::LmR28);
    assert_eq!(table.no(1, chosen(4)), Rule::LmR28);
    table.ok(1, FINISH);
    assert_eq!(table.no(1, FINISH), Rule::BgBuild3);
    assert_eq!(table.view().players.iter().map(|player| player.order).collect::<Vec<_>>(), [Some(2), Some(1), None]);
}

/// The order tiles that are listed for a player.
fn offered(table: &Table, by: u8) -> Vec<Option<u8>> {
    let choices = table.0.choices(seat(by));
    choices
        .into_iter()
        .filter_map(|choice| if let Choice::Finish { order } = choice { Some(order) } else { None })
        .collect()
}

/// BG-BUILD-3, LM-R28: a tile of one's choice is offered and taken while time runs, the lowest that is free afterwards.
#[test]
fn order_tiles_are_chosen_only_while_time_runs() {
    assert_eq!(offered(&Table::new(Setup::new(Class::I, 3)), 0), [None]);
    let mut setup = Setup::new(Class::I, 3);
    setup.rulings = Rulings::DEFAULT.with_any_free_tile(true);
    let mut table = Table::new(setup);
    assert_eq!(offered(&table, 0), [Some(1), Some(2), Some(3)]);
    let chosen = |order| Choice::Finish { order: Some(order) };
    table.ok(0, chosen(2));
    assert_eq!((offered(&table, 0), offered(&table, 1)), (vec![], vec![Some(1), Some(3)]));
    table.says(Choice::RanOut);
    table.ok(0, Choice::Flip);
    table.says(Choice::RanOut);
    assert_eq!(offered(&table, 1), [None]);
    assert_eq!(table.no(1, chosen(3)), Rule::LmR28);
    table.ok(1, chosen(1));
    assert_eq!(table.view().players[1].order, Some(1));
}
