//! Players who leave a flight, and what the others bring home.

use starwright::grid::CellSet;
use starwright::trucker::cards::{CardKind, RoundCard};
use starwright::trucker::flight::{Ask, Choice, Event, Reason, Setup};
use starwright::trucker::settlement::{Owed, Returned, settle};
use starwright::trucker::{Alien, Board, Class, Colour, Kind, LossCap, Rule};

use super::table::{
    CABIN, CANNON, ENGINE, HOLD, Table, fleet, goods, life_support, line, loaded, meteors, part, parts, setup, squadron,
};
use crate::support::{cell, cells};

/// LM-END-1: before a card is shown players withdraw ships, in flight order; LM-END-3: the goods are set aside, and nothing is
/// lost.
#[test]
fn ships_withdraw_in_flight_order() {
    let two = loaded(squadron(&[(1, 3, CABIN), (5, 3, CABIN), (6, 3, HOLD)]), &[(6, 3, goods("YG"))]);
    let mut table = Table::begin(setup(vec![(two.clone(), 3), (two, 9)], &[CardKind::Stardust]));
    assert!(table.events.is_empty(), "no card is shown yet");
    table.asks(1, Ask::Withdraw);
    assert_eq!(table.no(0, Choice::FlyOn), Rule::LmEnd1);
    assert_eq!(table.no(1, Choice::Withdraw { at: cell(2, 3) }), Rule::LmEnd1);
    table.ok(1, Choice::Withdraw { at: cell(6, 3) });
    assert_eq!(table.player(1).set_aside, goods("YG"));
    assert_eq!((table.player(1).lost, table.player(1).lost_pile), (CellSet::EMPTY, 0));
    table.answers(1, Ask::Withdraw, Choice::Withdraw { at: cell(1, 3) });
    assert_eq!(table.positions(), [Some(3), None]);
    table.answers(0, Ask::Withdraw, Choice::FlyOn);
    assert!(table.is_over());
    assert_eq!(table.moves(), [(0, -10)]);
}

/// LM-END-1: when all have withdrawn no card is shown.
#[test]
fn no_card_is_shown_when_all_have_left() {
    let mut table = Table::begin(setup(vec![(line(&[]), 3), (line(&[]), 9)], &[CardKind::Stardust]));
    table.ok(1, Choice::Withdraw { at: cell(1, 3) }).ok(0, Choice::Withdraw { at: cell(1, 3) });
    assert!(table.is_over());
    assert!(!table.events.iter().any(|event| matches!(event, Event::Shown { .. })));
    assert_eq!(table.no(0, Choice::FlyOn), Rule::LmR36);
}

/// LM-END-1, BG-COMBAT, BG-SABOTAGE: whoever gave up earlier in the flight, and would have been the worst in everything, is asked
/// nothing, chosen for nothing, and stands in nobody's way.
#[test]
fn a_player_who_gave_up_is_no_longer_chosen() {
    use starwright::trucker::cards::{Criterion, Penalty};
    let strong = || line(&[CABIN, ENGINE, CANNON, HOLD]);
    let one = |criterion| {
        let other = (Criterion::FewestCrew, Penalty::Days(1));
        super::table::zone([(criterion, Penalty::Days(2)), other.clone(), other])
    };
    let mut cards = Criterion::ALL.map(one).to_vec();
    cards.extend([
        CardKind::Sabotage,
        CardKind::OpenSpace,
        CardKind::Stardust,
        CardKind::Epidemic,
        meteors(&["LF"]),
        CardKind::Planets { planets: [goods("R")].into_iter().collect(), days: 1 },
        CardKind::AbandonedShip { crew: 1, credits: 1, days: 1 },
        CardKind::AbandonedStation { crew: 1, goods: goods("B"), days: 1 },
        CardKind::Slavers { strength: 1, lose_crew: 1, credits: 1, days: 1 },
        CardKind::Smugglers { strength: 1, lose_goods: 1, goods: goods("B"), days: 1 },
        CardKind::Pirates { strength: 1, shots: super::table::fire(&["LF"]), credits: 1, days: 1 },
    ]);
    for card in cards {
        let mut table =
            Table::begin(setup(vec![(strong(), 3), (line(&[]), 9), (strong(), 5)], std::slice::from_ref(&card)));
        table.ok(1, Choice::Withdraw { at: cell(1, 3) });
        table.fly_on();
        assert_ne!(table.asked().and_then(|(actor, _)| actor.seat()), Some(super::table::seat(1)), "{card}");
        let begun = table.events.iter().position(|event| matches!(event, Event::Shown { .. })).expect("it is shown");
        for event in &table.events[begun + 1..] {
            assert!(!event.to_string().contains("seat 1"), "{card}: {event}");
        }
        assert_eq!(table.positions()[1], None);
    }
}

/// LM-END-2, LM-R42: lapped is judged on the positions as the card leaves them, also behind a leader who gives up himself.
#[test]
fn the_lapped_give_up_together() {
    // the leader loses both his humans, and the last is 41 spaces behind him
    let kinds = [part(1, 3, Kind::LuxuryCabin), part(2, 3, Kind::LuxuryCabin)];
    let doomed = fleet(Board::new(Class::II), &kinds, &[]);
    let table = Table::new(vec![(doomed, 50), (line(&[]), 9), (line(&[]), 11)], CardKind::Epidemic);
    assert_eq!(table.positions(), [None, None, Some(11)]);
    let reasons: Vec<Reason> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Left { reason, .. } => Some(*reason),
            _ => None,
        })
        .collect();
    assert_eq!(reasons, [Reason::Unmanned, Reason::Lapped]);
}

/// LM-END-2: a ship without a human flies until the card is resolved; then it leaves and the others fly on.
#[test]
fn a_ship_without_a_human_leaves_after_the_card() {
    let kinds = parts(&[(1, 3, CABIN), (2, 3, CABIN), (3, 3, life_support(Colour::Brown)), (5, 3, CABIN)]);
    let two = fleet(Board::new(Class::IVC), &kinds, &[(2, 3, Alien::Brown)]);
    // column 4 takes the humans, column 10 nobody
    let mut table = Table::new(vec![(two, 9), (squadron(&[(7, 3, CABIN)]), 1)], meteors(&["LF", "LF"]));
    table.dice(&[2, 2]);
    assert!(table.player(0).gone.is_empty() && table.player(0).fleet.ships().count() == 2);
    table.dice(&[4, 6]);
    assert!(table.is_over());
    let player = table.player(0);
    assert_eq!(player.gone.iter().map(|gone| gone.ship.components).collect::<Vec<_>>(), [cells(&[(2, 3), (3, 3)])]);
    assert_eq!((player.lost, player.position), (cells(&[(1, 3)]), Some(9)));
}

/// LM-R46: a ship whose last component is lost within a card is out of every minimum from then on.
#[test]
fn a_lost_ship_counts_no_more() {
    use starwright::trucker::cards::{Criterion, Penalty};
    let card = super::table::zone([
        (Criterion::FewestCrew, Penalty::Shots(super::table::fire(&["LF"]))),
        (Criterion::WeakestEngines, Penalty::Days(1)),
        (Criterion::WeakestEngines, Penalty::Days(1)),
    ]);
    // the second ship is one cabin without an engine
    let two = squadron(&[(1, 3, CABIN), (2, 3, ENGINE), (3, 3, ENGINE), (5, 3, CABIN)]);
    let three = squadron(&[(1, 3, CABIN), (2, 3, ENGINE), (1, 2, CABIN), (2, 2, CABIN)]);
    let mut table = Table::new(vec![(two, 9), (three, 1)], card);
    // column 8
    table.dice(&[4, 4]);
    assert_eq!(table.player(0).lost, cells(&[(5, 3)]));
    let worst: Vec<u8> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Worst { seat, .. } => Some(seat.number()),
            _ => None,
        })
        .collect();
    assert_eq!(worst, [0, 1, 1], "strength 2 against 1");
}

/// LM-END-3, LM-END-4: a flight ends with the deck, and settles as it ends.
#[test]
fn what_comes_home() {
    let two = loaded(squadron(&[(1, 3, CABIN), (5, 3, CABIN), (6, 3, HOLD)]), &[(6, 3, goods("YG"))]);
    let mut begun = setup(vec![(two, 3), (squadron(&[(1, 3, CABIN)]), 1)], &[CardKind::Epidemic]);
    let pilot = &mut begun.players[0];
    (pilot.credits, pilot.lost, pilot.cap, pilot.owed) = (7, 3, LossCap::at(12), Owed::Debt(2));
    pilot.set_aside = goods("R");
    let mut table = Table::begin(begun);
    table.ok(0, Choice::Withdraw { at: cell(5, 3) });
    table.fly_on();
    assert!(table.is_over());
    let homecomings = table.flight().homecomings();
    let home = &homecomings[0];
    assert_eq!(
        (home.position, home.lost, home.cap, home.purse, home.owed),
        (Some(3), 3, LossCap::at(12), 7, Owed::Debt(2))
    );
    let ships = [Returned::gave_up(goods("YG")), Returned::arrived(4, goods("")), Returned::gave_up(goods("R"))];
    assert_eq!(home.ships, ships);
    let settlement = settle(RoundCard::IV.rewards(), &homecomings).expect("they settle");
    assert_eq!(settlement.ranking.len(), 2);
}

/// LM-LAUNCH-1, LM-R32: what a yard launched begins a flight as it is.
#[test]
fn a_flight_begins_where_a_yard_ends() {
    use starwright::table::{Play, Record};
    use starwright::trucker::cards::{Card, Deck, Level};
    use starwright::trucker::flight::Flight;
    use starwright::trucker::yard::{self, Built, Start, Yard};

    let layouts = [line(&[ENGINE]), line(&[]), line(&[HOLD])].map(starwright::trucker::Fleet::into_layout);
    let built = layouts.into_iter().zip([2, 3, 1]).map(|(layout, order)| Built { layout, aside: 1, order }).collect();
    let start = Start::Built(built);
    let setup = yard::Setup { purses: vec![5, 6, 7], start, ..yard::Setup::new(Class::II, 3) };
    let mut yard = Record::<Yard>::begin(setup).expect("a yard");
    while let Some(actor) = yard.game().awaited().iter().next() {
        yard.apply(actor, yard::Choice::Board, &mut Vec::new()).expect("they board");
    }
    let launched = yard.game().launched().expect("all are ready");
    let card = Card::custom(Level::II, CardKind::Stardust).expect("a card");
    let setup = Setup::launched(launched, Deck::new(vec![card]).expect("one card"));
    let flight = Flight::begin(&setup, &mut Vec::new()).expect("a flight");
    let view = flight.view(None);
    assert_eq!(view.players.iter().map(|player| player.position).collect::<Vec<_>>(), [Some(-3), Some(-6), Some(0)]);
    assert_eq!(
        view.players.iter().map(|player| (player.credits, player.lost_pile)).collect::<Vec<_>>(),
        [(5, 1), (6, 1), (7, 1)]
    );
    assert_eq!(&view.players[1].fleet, launched.starters()[1].fleet());
}
