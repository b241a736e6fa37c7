//! From the check to the first card.

use starwright::dice::Die;
use starwright::grid::Side;
use starwright::table::Seat;
use starwright::trucker::settlement::Owed;
use starwright::trucker::yard::{Built, Choice, Setup, Start, Starter, Step};
use starwright::trucker::{Alien, Board, Capacity, Class, Colour, Insurance, Kind, Layout, Rule, Rulings};

use crate::support::{cell, component, layout};
use crate::yard::table::{CABIN, FINISH, Table, place};

fn setup(class: Class, ships: &[Layout], orders: &[u8], purse: u32) -> Setup {
    let mut setup = Setup::new(class, u8::try_from(ships.len()).expect("few"));
    let built = ships.iter().zip(orders).map(|(layout, &order)| Built { layout: layout.clone(), aside: 1, order });
    setup.start = Start::Built(built.collect());
    setup.purses.fill(purse);
    setup
}

fn cabin(class: Class) -> Layout {
    layout(Board::new(class), &[(2, 3, component(Kind::StartingCabin, "3333", Side::Front))])
}

fn strut(class: Class) -> Layout {
    layout(Board::new(class), &[(2, 3, component(Kind::Structural, "3333", Side::Front))])
}

/// LM-R32, LM-LAUNCH-1, BG-TRACK-2: markers in tile order, gaps only between those who start; who gives up loses nothing more.
#[test]
fn markers_start_in_the_order_of_the_tiles() {
    let class = Class::IIC;
    let ships = [cabin(class), strut(class), cabin(class), cabin(class)];
    let mut table = Table::new(setup(class, &ships, &[3, 2, 4, 1], 0));
    for by in [3, 1, 0, 2] {
        let other = u8::from(by == 0);
        assert_eq!(table.no(other, Choice::Board), Rule::LmR31);
        table.ok(by, Choice::Board);
    }
    let launched = table.0.game().launched().expect("all is ready");
    assert_eq!(launched.flight_order(), [Seat::Three, Seat::Zero, Seat::Two]);
    assert_eq!(Seat::of(4).map(|seat| launched.behind(seat)).collect::<Vec<_>>(), [Some(3), None, Some(6), Some(0)]);
    let [_, quitter, ..] = launched.starters() else { panic!("four starters") };
    assert_eq!((quitter.gave_up().count(), quitter.lost()), (1, 1));
    assert_eq!(quitter.fleet().ships().count(), 0);
}

/// LM-IV3-1: with level III cards the gap is that of level III.
#[test]
fn level_iii_cards_bring_their_gap() {
    for (level_iii_cards, gap) in [(false, 5), (true, 4)] {
        let mut setup = setup(Class::IVC, &[cabin(Class::IVC), cabin(Class::IVC)], &[1, 2], 0);
        setup.level_iii_cards = level_iii_cards;
        let mut table = Table::new(setup);
        for choice in [Choice::Board, Choice::Insure { insurance: Insurance::None }] {
            table.ok(0, choice);
            table.ok(1, choice);
        }
        assert_eq!(table.0.game().launched().expect("ready").behind(Seat::One), Some(gap));
    }
}

/// LM-TORUS-5, LM-R35: the premium takes what the purse holds, the rest is a debt or a loan.
#[test]
fn a_premium_takes_what_the_purse_holds() {
    for (purse, loans, owed) in [(4, false, Owed::Debt(11)), (4, true, Owed::Loan(11)), (20, false, Owed::Nothing)] {
        let mut setup = setup(Class::IIIC, &[cabin(Class::IIIC), cabin(Class::IIIC)], &[2, 1], purse);
        setup.rulings = Rulings::DEFAULT.with_loans(loans);
        let mut table = Table::new(setup);
        table.ok(1, Choice::Board);
        table.ok(0, Choice::Board);
        let starter = &table.0.game().launched().expect("ready").starters()[0];
        let premium = starter.premium().expect("IIIC asks for one");
        assert_eq!((premium.premium, premium.owed, starter.credits()), (15, owed, purse.saturating_sub(15)));
        assert_eq!(starter.cap().limit(), Some(15));
    }
}

/// LM-IVC-INSURE, LM-R22, LM-R33: in tile order, after boarding, asked also of who has no ship that starts, never on debt.
#[test]
fn insurance_is_chosen_in_the_order_of_the_tiles() {
    let class = Class::IVC;
    let mut table = Table::new(setup(class, &[strut(class), cabin(class)], &[2, 1], 6));
    let buy = |insurance| Choice::Insure { insurance };
    assert_eq!(table.no(0, buy(Insurance::Two)), Rule::LmR31);
    table.ok(1, Choice::Board);
    table.ok(0, Choice::Board);
    assert_eq!(table.view().step, Step::Insurance);
    assert_eq!(table.no(0, buy(Insurance::Two)), Rule::LmR31);
    assert_eq!(table.no(1, buy(Insurance::Eight)), Rule::LmR22);
    table.ok(1, buy(Insurance::None));
    table.ok(0, buy(Insurance::Five));
    let starters = table.0.game().launched().expect("ready").starters();
    assert_eq!(
        starters.iter().map(|each| (each.cap().limit(), each.credits())).collect::<Vec<_>>(),
        [(Some(19), 1), (None, 6)]
    );
}

/// LM-LAUNCH-2, LM-LEGAL-13, LM-R20: batteries are full, aliens live where they may; a ship with only an alien gives up.
#[test]
fn aliens_come_aboard_one_by_one() {
    let board = || Board::new(Class::IIIC);
    let ship = layout(
        board(),
        &[
            (2, 2, component(Kind::Cabin, "3333", Side::Front)),
            (3, 2, component(Kind::LifeSupport(Colour::Purple), "0303", Side::Front)),
            (4, 2, component(Kind::Cabin, "3333", Side::Front)),
            (2, 3, component(Kind::Battery(Capacity::Three), "3000", Side::Front)),
        ],
    );
    let lone = layout(
        board(),
        &[
            (2, 2, component(Kind::Cabin, "3333", Side::Front)),
            (3, 2, component(Kind::LifeSupport(Colour::Brown), "0003", Side::Front)),
        ],
    );
    let mut table = Table::new(setup(Class::IIIC, &[ship, lone], &[1, 2], 0));
    let welcome = |column, alien| Choice::Welcome { at: cell(column, 2), alien };
    assert_eq!(table.no(0, welcome(2, Alien::Brown)), Rule::LmLegal13);
    table.ok(0, welcome(4, Alien::Purple));
    assert_eq!(table.no(0, welcome(2, Alien::Purple)), Rule::LmLegal13);
    table.ok(0, Choice::Board);
    table.ok(1, welcome(2, Alien::Brown));
    table.ok(1, Choice::Board);
    let launched = table.0.game().launched().expect("ready");
    let [first, second] = launched.starters() else { panic!("two starters") };
    let crew = first.fleet().crew();
    assert_eq!(
        (crew.humans, crew.aliens, first.fleet().aboard().batteries(first.fleet().layout().occupied())),
        (2, 1, 3)
    );
    assert_eq!(second.gave_up().count(), 1);
    assert_eq!(launched.flight_order(), [Seat::Zero]);
}

/// LM-CABIN-3, BG-BUILD-2: a starting cabin that nobody placed is lost like all that was left set aside.
#[test]
fn an_unplaced_cabin_is_lost() {
    for placed in [false, true] {
        let mut table = Table::new(Setup::new(Class::IC, 2));
        table.build(0, 35, 0, 2);
        if placed {
            table.ok(0, CABIN);
            table.ok(0, place(1, 2));
        }
        table.draw(0, 36);
        table.ok(0, Choice::SetAside);
        table.ok(0, FINISH);
        table.ok(1, FINISH);
        table.ok(0, Choice::Board);
        table.ok(1, Choice::Board);
        let launched = table.0.game().launched().expect("all is ready");
        let lost: Vec<u32> = launched.starters().iter().map(Starter::lost).collect();
        assert_eq!(lost, if placed { [1, 1] } else { [2, 1] });
    }
}

/// LM-R31: building, missing dice, check, boarding and insurance in this order.
#[test]
fn everything_has_its_time() {
    let mut table = Table::new(Setup::new(Class::IVC, 2));
    let mut steps = vec![table.view().step];
    assert_eq!(table.no(0, Choice::Board), Rule::BgBuild3);
    table.ok(0, CABIN);
    table.ok(0, place(2, 3));
    table.ok(0, FINISH);
    table.ok(1, FINISH);
    steps.push(table.view().step);
    for face in [Die::One, Die::Six] {
        table.says(Choice::Die { face });
    }
    steps.push(table.view().step);
    assert_eq!(table.no(0, Choice::Insure { insurance: Insurance::None }), Rule::LmR31);
    table.ok(0, Choice::Board);
    table.ok(1, Choice::Board);
    steps.push(table.view().step);
    for by in [0, 1] {
        table.ok(by, Choice::Insure { insurance: Insurance::None });
    }
    steps.push(table.view().step);
    assert_eq!(steps, [Step::Building, Step::Closing, Step::Boarding, Step::Insurance, Step::Launched]);
}
