//! Fleets of several ships in every card (LM-FLEET).

use starwright::grid::{CellSet, Side};
use starwright::table::Play;
use starwright::trucker::attack::Defence;
use starwright::trucker::cards::CardKind;
use starwright::trucker::flight::{Ask, Choice, Event, Fight};
use starwright::trucker::settlement::{Specialist, SpecialistKind};
use starwright::trucker::{Alien, Board, Class, Colour, GoodsLoss, Kind, Rule, Specialisation};

use super::table::{
    BATTERY, CABIN, CANNON, CANNONS, ENGINE, ENGINES, HOLD, SPECIAL, Table, fleet, give_crew, goods, life_support,
    loaded, meteors, part, parts, power, seat, squadron, stow,
};
use crate::support::{cell, cells, component};

/// LM-FLEET-1: batteries power only their own ship; LM-FLEET-4: cannons are summed, and the purple alien adds to his own ship's
/// only if that has any.
#[test]
fn cannons_of_a_fleet() {
    let kinds = parts(&[
        (1, 3, CABIN),
        (2, 3, CABIN),
        (3, 3, life_support(Colour::Purple)),
        (2, 2, CANNONS),
        (5, 3, CABIN),
        (5, 2, CANNON),
        (6, 3, BATTERY),
    ]);
    let ships = fleet(Board::new(Class::IVC), &kinds, &[(2, 3, Alien::Purple)]);
    let card = CardKind::Slavers { strength: 1, lose_crew: 1, credits: 1, days: 1 };
    let table = Table::new(vec![(ships, 9), (squadron(&[(5, 3, CABIN), (6, 3, BATTERY), (6, 2, CANNONS)]), 3)], card);
    let fought = |event: &Event| matches!(event, Event::Fought { fight: Fight::Drawn, .. });
    assert!(table.events.iter().any(fought), "his ship has no battery, so no strength for the alien to add to");
    table.asks(1, Ask::Cannons);
    assert_eq!(table.no(1, power(&[(6, 2)], &[(5, 3)])), Rule::BgPower, "no battery there");

    let apart = || squadron(&[(1, 3, CABIN), (1, 2, CANNONS), (2, 3, BATTERY), (5, 3, CABIN), (6, 3, BATTERY)]);
    let table = Table::new(
        vec![(apart(), 9), (apart(), 3)],
        CardKind::Slavers { strength: 3, lose_crew: 1, credits: 1, days: 1 },
    );
    assert_eq!(table.no(0, power(&[(1, 2)], &[(6, 3)])), Rule::LmFleet1);
}

/// LM-FLEET-3, BG-POWER: of engines every way is listed in which each ship is as fast as another wants to be, or as near as it
/// gets.
#[test]
fn engines_of_a_fleet() {
    let slow = [(5, 3, CABIN), (6, 3, ENGINES), (6, 2, BATTERY)];
    let fast = [(1, 3, CABIN), (2, 3, ENGINE), (3, 3, ENGINES), (2, 2, BATTERY)];
    let ships = squadron(&[&slow[..], &fast].concat());
    let table = Table::new(vec![(ships, 9), (squadron(&[(1, 3, CABIN), (2, 3, ENGINE)]), 3)], CardKind::OpenSpace);
    table.asks(0, Ask::Engines);
    let (one, both) = (power(&[(6, 3)], &[(6, 2)]), power(&[(3, 3), (6, 3)], &[(2, 2), (6, 2)]));
    assert_eq!(table.listed(), [power(&[], &[]), one, both]);
}

/// LM-FLEET-1, BG-POWER: no listed way powers more engines of a ship than it has batteries, however fast another one is.
#[test]
fn no_ship_powers_more_engines_than_it_can() {
    let fast = [(1, 2, CABIN), (2, 2, BATTERY), (3, 2, BATTERY), (1, 3, ENGINES), (2, 3, ENGINES), (3, 3, ENGINES)];
    let short = [(5, 2, CABIN), (6, 2, BATTERY), (5, 3, ENGINES), (6, 3, ENGINES), (7, 3, ENGINES)];
    let ships = squadron(&[&fast[..], &short].concat());
    let table = Table::new(vec![(ships, 9), (squadron(&[(1, 3, CABIN)]), 3)], CardKind::OpenSpace);
    table.asks(0, Ask::Engines);
    let powered = |choice: &Choice| {
        let Choice::Power { powered, .. } = choice else { panic!("{choice}") };
        assert_eq!(table.flight().check(seat(0).into(), choice), Ok(()), "{choice}");
        let of = |ship: &[(u8, u8, Kind)]| ship.iter().filter(|part| powered.contains(cell(part.0, part.1))).count();
        (of(&fast), of(&short))
    };
    // the second ship has two tokens
    assert_eq!(table.listed().iter().map(powered).collect::<Vec<_>>(), [(0, 0), (1, 1), (2, 2), (3, 2)]);
}

/// LM-FLEET-6: all goods may be rearranged over all ships; LM-FLEET-5: crew is counted over all.
#[test]
fn goods_of_a_fleet() {
    let ships = loaded(squadron(&[(1, 3, CABIN), (2, 3, SPECIAL), (5, 3, CABIN), (6, 3, HOLD)]), &[(2, 3, goods("Y"))]);
    let card = CardKind::AbandonedStation { crew: 4, goods: goods("RG"), days: 1 };
    let mut table = Table::new(vec![(ships, 9), (squadron(&[(1, 3, CABIN)]), 3)], card);
    table.answers(0, Ask::Take, Choice::Take);
    table.answers(0, Ask::Stow, stow("RG", &[(2, 3, "R"), (6, 3, "YG")]));
    assert_eq!(table.player(0).fleet.aboard().goods(!CellSet::EMPTY), goods("RYG"));
}

/// LM-FLEET-15: who serves at home flies on a ship of his own.
#[test]
fn a_specialist_comes_home_on_his_ship() {
    let kinds = parts(&[(1, 3, CABIN), (5, 3, CABIN), (6, 3, CABIN), (6, 2, life_support(Colour::Cyan))]);
    let manager = Alien::Cyan(Specialisation::Manager);
    let ships = fleet(Board::new(Class::IVC), &kinds, &[(6, 3, manager)]);
    let table = Table::new(vec![(ships, 9), (squadron(&[(1, 3, CABIN)]), 3)], CardKind::Stardust);
    assert!(table.is_over());
    let home = table.flight().homecomings().swap_remove(0);
    assert_eq!(home.specialist, Some(Specialist { kind: SpecialistKind::Manager, ship: 1 }));
}

/// LM-FLEET-9: crew is lost from ships of the owner's choice; what remains without a human leaves after the card.
#[test]
fn crew_of_a_fleet() {
    let ships = squadron(&[(1, 3, CABIN), (5, 3, CABIN)]);
    let card = CardKind::AbandonedShip { crew: 2, credits: 3, days: 1 };
    let mut table = Table::new(vec![(ships, 9), (squadron(&[(1, 3, CABIN)]), 3)], card);
    table.ok(0, Choice::Take).answers(0, Ask::Crew, give_crew(&[(5, 3, 2)]));
    assert_eq!(table.player(0).fleet.layout().occupied(), cells(&[(1, 3)]));
    assert_eq!(table.player(0).gone.len(), 1);
}

/// LM-FLEET-10, LM-FLEET-12: one attack strikes one component of all ships, and the shield of another ship does not help.
#[test]
fn one_attack_a_fleet() {
    let shield = (6, 2, component(Kind::Shield, "3333", Side::Front));
    let kinds = [part(1, 2, CABIN), part(5, 2, CABIN), shield, part(7, 2, BATTERY)];
    let ships = || fleet(Board::new(Class::IVC), &kinds, &[]);
    let defence = |tokens| Defence { shields: cells(&[(6, 2)]), tokens, ..Defence::default() };
    // row 5 from the left: the left ship shadows the right one
    let mut table = Table::new(vec![(ships(), 9), (squadron(&[(7, 7, CABIN)]), 3)], meteors(&["sF", "sL"]));
    // column 8, the right ship's cabin
    table.dice(&[4, 4]);
    table.asks(0, Ask::Defend);
    table.ok(0, Choice::Defend { defence: defence(vec![cell(7, 2)]) });
    assert!(table.player(0).lost.is_empty());
    table.dice(&[2, 3]);
    assert_eq!(table.player(0).lost, cells(&[(1, 2)]));
    assert!(table.is_over(), "nobody is asked: the shield is on the other ship, and looks ahead anyway");
}

/// LM-FLEET-2, LM-FLEET-3: the brown alien adds to his own ship only, and only if it has any engine strength without him.
#[test]
fn the_brown_alien_flies_his_own_ship() {
    let crewed = |engines: &[(u8, u8, Kind)]| {
        let mut kinds = parts(&[
            (1, 2, CABIN),
            (2, 2, CABIN),
            (1, 3, life_support(Colour::Brown)),
            (5, 3, CABIN),
            (6, 3, ENGINE),
            (7, 3, ENGINE),
        ]);
        kinds.extend(parts(engines));
        fleet(Board::new(Class::IVC), &kinds, &[(1, 2, Alien::Brown)])
    };
    // his ship has no engine: it is stranded, and the other flies its own strength
    let table = Table::new(vec![(crewed(&[]), 10), (crewed(&[(2, 3, ENGINE)]), 30)], CardKind::OpenSpace);
    assert_eq!(table.positions(), [Some(12), Some(32)], "2, and the lower of 1 + 2 and 2");
    assert_eq!(table.player(0).gone.len(), 1);
    assert_eq!(table.player(1).gone.len(), 0);
}

/// LM-FLEET-9, LM-R51, BG-ENEMY-2: the most valuable goods of all ships go first, then the batteries of all.
#[test]
fn smugglers_search_all_ships() {
    let kinds = [(1, 3, CABIN), (2, 3, HOLD), (1, 2, BATTERY), (5, 3, CABIN), (6, 3, SPECIAL), (5, 2, BATTERY)];
    let ships = || loaded(squadron(&kinds), &[(2, 3, goods("B")), (6, 3, goods("R"))]);
    let card = |lose_goods| CardKind::Smugglers { strength: 1, lose_goods, goods: goods("Y"), days: 1 };
    let table = Table::new(vec![(ships(), 9), (squadron(&[(1, 3, CABIN)]), 3)], card(1));
    assert_eq!(table.player(0).fleet.aboard().goods(!CellSet::EMPTY), goods("B"));
    let mut table = Table::new(vec![(ships(), 9), (squadron(&[(1, 3, CABIN)]), 3)], card(5));
    let give = |batteries: &[(u8, u8, u8)]| {
        let goods = vec![(cell(2, 3), goods("B")), (cell(6, 3), goods("R"))];
        let batteries = batteries.iter().map(|&(column, row, tokens)| (cell(column, row), tokens)).collect();
        Choice::GiveGoods { loss: GoodsLoss { goods, batteries } }
    };
    assert_eq!(table.no(0, give(&[(1, 2, 2)])), Rule::BgEnemy2, "three tokens are due");
    table.answers(0, Ask::Goods, give(&[(1, 2, 1), (5, 2, 2)]));
    assert_eq!(table.player(0).fleet.aboard().batteries(!CellSet::EMPTY), 1);
}

/// LM-FLEET-12: a shield that covers the side does not help another ship, and nobody is asked for that.
#[test]
fn a_shield_is_for_its_own_ship() {
    let shield = |column, row| (column, row, component(Kind::Shield, "3333", Side::Left));
    let bare =
        fleet(Board::new(Class::IVC), &[part(1, 2, CABIN), part(5, 2, CABIN), shield(6, 2), part(7, 2, BATTERY)], &[]);
    let armoured =
        [part(1, 2, CABIN), shield(1, 3), part(2, 3, BATTERY), part(5, 2, CABIN), shield(6, 2), part(7, 2, BATTERY)];
    let both = fleet(Board::new(Class::IVC), &armoured, &[]);
    // row 5 from the left: the left ships' cabins
    let mut table = Table::new(vec![(bare, 9), (both, 3)], meteors(&["sL"]));
    table.dice(&[2, 3]);
    assert_eq!(table.player(0).lost, cells(&[(1, 2)]), "not asked");
    table.asks(1, Ask::Defend);
    let raised = |at: (u8, u8), token: (u8, u8)| Choice::Defend {
        defence: Defence { shields: cells(&[at]), tokens: vec![cell(token.0, token.1)], ..Defence::default() },
    };
    assert_eq!(table.no(1, raised((6, 2), (7, 2))), Rule::LmR24);
    table.ok(1, raised((1, 3), (2, 3)));
    assert!(table.player(1).lost.is_empty());
}
