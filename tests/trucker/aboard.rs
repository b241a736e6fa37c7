//! What is aboard, what comes aboard in flight, and how goods are stowed.

use starwright::grid::{CellSet, Side};
use starwright::trucker::{
    Alien, BoardingError, Capacity, Class, Colour, Component, Contents, Crew, Fleet, Gain, Good, Goods, Kind, Rule,
    StowError,
};

use crate::support::{board, cell, cells, component, layout};

const BATTERY: Kind = Kind::Battery(Capacity::Two);
const HOLD: Kind = Kind::CargoHold(Capacity::Two);
const SPECIAL: Kind = Kind::SpecialCargoHold(Capacity::One);

fn universal(kind: Kind) -> Component {
    component(kind, "3333", Side::Front)
}

/// The front-left ship of class IVC from column 1 on, and the rear-right ship from column 7 on, nobody aboard.
fn two_ships(left: &[Kind], right: &[Kind]) -> Fleet {
    let row = |kinds: &[Kind], column, row| {
        kinds.iter().zip(column..).map(|(&kind, column)| (column, row, universal(kind))).collect::<Vec<_>>()
    };
    let ships = [row(left, 1, 2), row(right, 5, 7)].concat();
    let fleet = layout(board(Class::IVC, &[]), &ships).into_fleet().expect("a legal layout");
    assert_eq!(fleet.ships().count(), 2);
    fleet
}

/// The fleet with everybody and everything gone that came aboard at the start.
#[cfg(feature = "serde")]
fn emptied(mut fleet: Fleet) -> Fleet {
    fleet.embark(&[]).expect("always possible once");
    let mut wire = serde_json::to_value(&fleet).expect("any fleet");
    wire["aboard"] = serde_json::json!([]);
    serde_json::from_value(wire).expect("a fleet with nothing aboard")
}

fn goods(red: u16, yellow: u16, green: u16, blue: u16) -> Goods {
    Goods { red, yellow, green, blue }
}

fn humans_and_aliens(crew: Crew) -> (u32, u32) {
    (crew.humans, crew.aliens)
}

/// What a refused change says; the fleet must not have changed.
fn refused<E>(fleet: &Fleet, change: impl FnOnce(&mut Fleet) -> Result<(), E>) -> E {
    let mut changed = fleet.clone();
    let Err(error) = change(&mut changed) else { panic!("it breaks a rule") };
    assert_eq!(changed, *fleet);
    error
}

/// LM-FLEET-5, BG-CREW-2: humans and aliens of all ships are crew.
#[test]
fn crew_is_summed_over_the_ships() {
    let purple = Kind::LifeSupport(Colour::Purple);
    let mut fleet = two_ships(&[Kind::Cabin, purple], &[Kind::StartingCabin, Kind::LuxuryCabin]);
    assert_eq!(humans_and_aliens(fleet.crew()), (0, 0));
    fleet.embark(&[(cell(1, 2), Alien::Purple)]).expect("its life support is joined");
    let ships: Vec<_> = fleet.ships().map(|ship| humans_and_aliens(fleet.ship_crew(ship))).collect();
    assert_eq!(ships, [(0, 1), (3, 0)], "the first ship has no human and cannot start");
    assert_eq!(humans_and_aliens(fleet.crew()), (3, 1));
    assert_eq!(fleet.crew().total(), 4);
    assert_eq!(fleet.aboard().crewed(), cells(&[(1, 2), (5, 7), (6, 7)]));
}

/// LM-LAUNCH-2: crew and batteries come first; nothing is gained, woken or stowed before, and so nothing bars them.
#[test]
fn nothing_comes_aboard_before_crew_and_batteries() {
    let mut fleet = two_ships(&[Kind::Cabin, BATTERY, HOLD], &[Kind::StasisChamber]);
    for (gain, onto) in [(Gain::Human, cell(1, 2)), (Gain::Battery, cell(2, 2))] {
        let error = refused(&fleet, |fleet| fleet.gain(gain, &[onto]));
        assert_eq!((error, error.rule()), (BoardingError::NotBoarded, Rule::LmLaunch2));
        assert_eq!(error.to_string(), "nothing can be gained before crew and batteries are aboard (LM-LAUNCH-2)");
    }
    assert_eq!(refused(&fleet, |fleet| fleet.wake(cell(5, 7), &[])), BoardingError::NotBoarded);
    let one = goods(0, 0, 0, 1);
    let error = refused(&fleet, |fleet| fleet.stow(one, &[(cell(3, 2), one)]).map(drop));
    assert_eq!((error, error.rule()), (StowError::NotBoarded, Rule::LmLaunch2));
    assert_eq!(error.to_string(), "goods cannot be gained before crew and batteries are aboard (LM-LAUNCH-2)");
    fleet.embark(&[]).expect("nothing is in the way");
    fleet.stow(one, &[(cell(3, 2), one)]).expect("a free slot");
}

/// LM-FLEET-7: gained batteries go to any ships, as far as there is room.
#[cfg(feature = "serde")]
#[test]
fn gained_batteries_need_room() {
    let mut fleet = emptied(two_ships(&[BATTERY, Kind::Cabin], &[BATTERY]));
    assert_eq!(fleet.room_for(Gain::Battery), cells(&[(1, 2), (5, 7)]));
    fleet.gain(Gain::Battery, &[cell(5, 7), cell(1, 2), cell(5, 7)]).expect("three of four places");
    assert_eq!(fleet.aboard().on(cell(5, 7)), Contents::Batteries(2));
    assert_eq!(fleet.aboard().on(cell(1, 2)), Contents::Batteries(1));
    assert_eq!(fleet.room_for(Gain::Battery), cells(&[(1, 2)]));

    let error = refused(&fleet, |fleet| fleet.gain(Gain::Battery, &[cell(1, 2), cell(5, 7)]));
    let text = "there is no room for another battery token in the battery on (5, 7) (LM-FLEET-7)";
    assert_eq!(error.to_string(), text);
    let error = refused(&fleet, |fleet| fleet.gain(Gain::Battery, &[cell(2, 2)]));
    let cabin = BoardingError::NoRoom { cell: cell(2, 2), gain: Gain::Battery, kind: Some(Kind::Cabin) };
    assert_eq!((error, error.rule()), (cabin, Rule::LmFleet7));
}

/// LM-FLEET-7, BG-CREW-1: gained crew is human and needs room in a cabin without an alien.
#[cfg(feature = "serde")]
#[test]
fn gained_humans_need_a_cabin_without_an_alien() {
    let brown = Kind::LifeSupport(Colour::Brown);
    let mut fleet = two_ships(&[Kind::Cabin, brown], &[Kind::Cabin, Kind::LuxuryCabin, Kind::StasisChamber]);
    assert_eq!(fleet.room_for(Gain::Human), cells(&[(1, 2), (5, 7), (6, 7)]));
    fleet.embark(&[(cell(1, 2), Alien::Brown)]).expect("its life support is joined");
    assert_eq!(fleet.room_for(Gain::Human), CellSet::EMPTY, "cabins are full, one by an alien");
    let error = refused(&fleet, |fleet| fleet.gain(Gain::Human, &[cell(1, 2)]));
    let text = "there is no room for another human in the cabin on (1, 2) (BG-CREW-1)";
    assert_eq!(error.to_string(), text);

    let mut empty = emptied(two_ships(&[Kind::Cabin], &[Kind::LuxuryCabin]));
    empty.gain(Gain::Human, &[cell(1, 2), cell(5, 7), cell(1, 2)]).expect("three places");
    assert_eq!(empty.crew().humans, 3);
    let error = refused(&empty, |fleet| fleet.gain(Gain::Human, &[cell(5, 7)]));
    assert_eq!(error.rule(), Rule::BgCrew1);
}

/// LM-FLEET-8, LM-KIND-3: who wakes goes to the chamber's ship, and only if a human is aboard it.
#[test]
fn sleepers_wake_on_their_own_ship() {
    let chamber = cell(1, 2);
    let mut fleet = two_ships(&[Kind::StasisChamber, Kind::Cabin, Kind::Cabin], &[Kind::Cabin]);
    fleet.embark(&[]).expect("always possible once");
    assert_eq!(fleet.aboard().sleepers(chamber.into()), 4);
    let error = refused(&fleet, |fleet| fleet.wake(chamber, &[cell(2, 2)]));
    assert_eq!(error.rule(), Rule::BgCrew1, "the cabin is full");
    let error = refused(&fleet, |fleet| fleet.wake(chamber, &[cell(5, 7)]));
    let text = "sleepers woken on (1, 2) cannot go to (5, 7), which is on another ship (LM-FLEET-8)";
    assert_eq!(error.to_string(), text);
    assert_eq!(error.rule(), Rule::LmFleet8);
    let error = refused(&fleet, |fleet| fleet.wake(chamber, &[cell(2, 2); 5]));
    assert_eq!(error.to_string(), "5 sleepers cannot be woken on (1, 2): only 4 are there (LM-KIND-3)");
    let error = refused(&fleet, |fleet| fleet.wake(cell(2, 2), &[cell(2, 2)]));
    assert_eq!(error, BoardingError::TooFewSleepers { chamber: cell(2, 2), aboard: 0, wanted: 1 });

    let mut unmanned = two_ships(&[Kind::StasisChamber, BATTERY], &[Kind::Cabin]);
    unmanned.embark(&[]).expect("always possible once");
    let error = refused(&unmanned, |fleet| fleet.wake(chamber, &[chamber]));
    let text = "the ship with the stasis chamber on (1, 2) has no human aboard to wake the sleepers (LM-FLEET-8)";
    assert_eq!(error.to_string(), text);
    assert_eq!(error.rule(), Rule::LmFleet8);
    assert_eq!(unmanned.crew().total(), 2, "sleepers are no crew");
    assert!(unmanned.gain(Gain::Human, &[chamber]).is_err(), "nor is a chamber a place for crew");
}

/// BG-GOODS-1: a block a slot, red ones in special holds only.
#[test]
fn goods_fit_into_their_holds() {
    let mut fleet = two_ships(&[HOLD, SPECIAL], &[BATTERY]);
    fleet.embark(&[]).expect("always possible once");
    let stow = |hold: (u8, u8), goods| {
        let holds = [(cell(hold.0, hold.1), goods)];
        refused(&fleet, |fleet| fleet.stow(self::goods(3, 3, 3, 3), &holds).map(drop))
    };
    let error = stow((1, 2), goods(1, 0, 0, 0));
    assert_eq!(
        error.to_string(),
        "red goods need a special cargo hold, and the one on (1, 2) is not special (BG-GOODS-1)"
    );
    let error = stow((1, 2), goods(0, 1, 1, 1));
    assert_eq!(error.to_string(), "the cargo hold on (1, 2) has room for 2 blocks, not 3 (BG-GOODS-1)");
    assert_eq!(stow((2, 2), goods(1, 0, 0, 1)), StowError::TooMany { hold: cell(2, 2), slots: 1, blocks: 2 });
    let error = stow((5, 7), goods(0, 0, 0, 1));
    assert_eq!(error.to_string(), "there is no cargo hold on (5, 7), only the battery (BG-GOODS-1)");
    assert_eq!(stow((8, 8), goods(0, 0, 0, 1)).rule(), Rule::BgGoods1);

    for (hold, goods) in [((1, 2), goods(0, 0, 0, 2)), ((2, 2), goods(1, 0, 0, 0)), ((2, 2), goods(0, 1, 0, 0))] {
        let (mut fleet, hold) = (fleet.clone(), cell(hold.0, hold.1));
        fleet.stow(goods, &[(hold, goods)]).expect("it fits");
        assert_eq!(fleet.aboard().on(hold), Contents::Goods(goods));
    }
}

/// BG-GOODS-1: what goods are worth.
#[test]
fn goods_are_worth_four_to_one() {
    assert_eq!(Good::ALL.map(Good::value), [4, 3, 2, 1]);
    assert_eq!(goods(1, 10, 100, 1000).value(), 4 + 30 + 200 + 1000);
    assert_eq!(goods(1, 0, 2, 0).to_string(), "1 red, 2 green");
    assert_eq!(Goods::NONE.to_string(), "no goods");
}

/// BG-GOODS-2, LM-FLEET-6: only when goods are gained may all of them move over all ships, or go overboard.
#[test]
fn goods_move_when_goods_are_gained() {
    let mut fleet = two_ships(&[HOLD, SPECIAL], &[HOLD]);
    fleet.embark(&[]).expect("always possible once");
    let (hold, special, far) = (cell(1, 2), cell(2, 2), cell(5, 7));
    let thrown = fleet.stow(goods(1, 1, 1, 0), &[(hold, goods(0, 1, 1, 0)), (special, goods(1, 0, 0, 0))]);
    assert_eq!(thrown, Ok(Goods::NONE));

    let error = refused(&fleet, |fleet| fleet.stow(Goods::NONE, &[(far, goods(0, 1, 1, 0))]).map(drop));
    assert_eq!(error.to_string(), "goods are moved or thrown away only when goods are gained (BG-GOODS-2)");
    let error = refused(&fleet, |fleet| {
        let holds = [(far, goods(0, 1, 1, 0)), (hold, goods(0, 1, 0, 0))];
        fleet.stow(goods(0, 0, 0, 1), &holds).map(drop)
    });
    assert_eq!(error.to_string(), "2 yellow blocks cannot be loaded: only 1 is available (BG-GOODS-2)");
    let error = refused(&fleet, |fleet| fleet.stow(goods(0, 0, 0, 1), &[(far, Goods::NONE); 2]).map(drop));
    assert_eq!((error, error.rule()), (StowError::NamedTwice { hold: far }, Rule::BgGoods2));

    let thrown = fleet.stow(goods(1, 0, 0, 1), &[(far, goods(0, 1, 0, 1)), (special, goods(1, 0, 0, 0))]);
    assert_eq!(thrown, Ok(goods(1, 0, 1, 0)), "a red block for lack of a second special hold, and the green one");
    assert_eq!(fleet.aboard().goods(cells(&[(1, 2)])), Goods::NONE);
    assert_eq!(fleet.aboard().goods(!CellSet::EMPTY), goods(1, 1, 0, 1));
    assert_eq!(fleet.aboard().on(far).to_string(), "1 yellow, 1 blue");
}

/// BG-GOODS-2: what is thrown away is counted to the last block, or refused if it cannot be.
#[test]
fn no_block_is_lost_count_of() {
    let mut fleet = two_ships(&[HOLD], &[HOLD]);
    fleet.embark(&[]).expect("always possible once");
    let (hold, two) = (cell(1, 2), goods(0, 0, 0, 2));
    fleet.stow(two, &[(hold, two)]).expect("two slots");
    let all = goods(0, 0, 0, u16::MAX);
    let error = refused(&fleet, |fleet| fleet.stow(all, &[]).map(drop));
    assert_eq!((error, error.rule()), (StowError::TooManyLeft { good: Good::Blue, left: 65_537 }, Rule::BgGoods2));
    assert_eq!(error.to_string(), "at most 65535 blue blocks can be thrown away at once, not 65537 (BG-GOODS-2)");
    assert_eq!(fleet.stow(all, &[(hold, two)]), Ok(all));
    assert_eq!(fleet.stow(goods(0, 0, 0, u16::MAX - 2), &[]), Ok(all));
}

/// BG-CREW-2: numbers of crew never wrap.
#[test]
fn crew_never_overflows() {
    let mut crowd = Crew::default();
    crowd.humans = u32::MAX;
    crowd.aliens = 3;
    assert_eq!(crowd.total(), u32::MAX);
    assert_eq!(humans_and_aliens([crowd, crowd].into_iter().sum()), (u32::MAX, 6));
}
