//! Ships that give up, and sums without ships that are away.

use proptest::prelude::*;
use starwright::dice::pairs;
use starwright::grid::{CellSet, Side};
use starwright::trucker::attack::{AttackKind, Defence, Incoming, Met};
use starwright::trucker::settlement::Returned;
use starwright::trucker::{
    Alien, Board, Capacity, Class, Colour, Fleet, Gain, Goods, Kind, Layout, LossError, Rule, Ship, Specialisation,
};

use crate::support::attacks::lines;
use crate::support::fleets::{built, loaded, plus};
use crate::support::random::{self, Chooser};
use crate::support::{cell, component};

/// A fleet with everything aboard, most often of several ships.
fn any_fleet() -> impl Strategy<Value = Fleet> {
    any::<u64>().prop_map(|seed| {
        let mut chooser = Chooser::new(seed);
        let board = if chooser.percent(80) { Board::new(Class::IVC) } else { random::board(&mut chooser) };
        let layout = built(&mut chooser, board);
        loaded(&mut chooser, layout)
    })
}

proptest! {
    /// LM-END-3: all components of the ship and all that was aboard leave, nothing else does, and nothing is in two places.
    #[test]
    fn a_ship_leaves_whole_and_alone(fleet in any_fleet()) {
        for ship in fleet.ships() {
            let mut left = fleet.clone();
            let departure = left.give_up(ship).expect("it flies");
            prop_assert_eq!(departure.ship, ship);
            prop_assert_eq!(left.layout().occupied(), fleet.layout().occupied() - ship.components);
            let mut components: Vec<_> = left.layout().components().chain(departure.components.clone()).collect();
            components.sort_by_key(|&(cell, _)| cell);
            prop_assert_eq!(components, fleet.layout().components().collect::<Vec<_>>());
            let mut contents: Vec<_> = left.aboard().contents().chain(departure.aboard.contents()).collect();
            contents.sort_by_key(|&(cell, _)| cell);
            prop_assert_eq!(contents, fleet.aboard().contents().collect::<Vec<_>>());
            prop_assert!(ship.components.is_superset(departure.aboard.cells()));
            prop_assert_eq!(departure.set_aside(), fleet.aboard().goods(ship.components));
            prop_assert!(left.layout().is_legal());
            prop_assert_eq!(Returned::from(&departure), Returned::gave_up(departure.set_aside()));
        }
    }

    /// LM-END-2: a lapped player's ships leave one and all.
    #[test]
    fn all_ships_leave(fleet in any_fleet()) {
        let mut left = fleet.clone();
        let departures = left.give_up_all();
        prop_assert_eq!(departures.len(), fleet.ships().count());
        prop_assert_eq!((left.ships().count(), left.aboard().is_empty()), (0, true));
        let goods = departures.iter().fold(Goods::NONE, |sum, departure| plus(sum, departure.set_aside()));
        prop_assert_eq!(goods, fleet.aboard().goods(!CellSet::EMPTY));
    }

    /// LM-END-2: who must give up after a card are the ships without a human; aliens and sleepers fly nothing.
    #[test]
    fn ships_without_humans_must_give_up(fleet in any_fleet(), seed: u64) {
        let mut fleet = fleet;
        let chooser = &mut Chooser::new(seed);
        for ship in fleet.clone().ships() {
            if chooser.percent(50) {
                let humans = fleet.aboard().crewed() & ship.components;
                let from: Vec<_> = humans.iter().filter(|&at| fleet.aboard().alien_on(at).is_none())
                    .map(|at| (at, u8::try_from(fleet.aboard().crew(at.into()).humans).unwrap())).collect();
                let count = from.iter().map(|&(_, number)| u32::from(number)).sum();
                fleet.lose_crew(count, CellSet::EMPTY, &from).expect("those who are there");
            }
        }
        let has_human = |ship: &Ship| ship.components.iter().any(|at| fleet.aboard().crew(at.into()).humans > 0);
        let expected: Vec<Ship> = fleet.ships().filter(|ship| !has_human(ship)).collect();
        prop_assert_eq!(fleet.unmanned().collect::<Vec<_>>(), expected);
    }

    /// LM-FLEET-13: the sums of a fleet with a ship in hyperspace are those of the fleet without the ship.
    #[test]
    fn a_ship_in_hyperspace_counts_for_nothing(fleet in any_fleet()) {
        for ship in fleet.ships() {
            let mut rest = fleet.clone();
            rest.give_up(ship).expect("it flies");
            // one cell stands for the whole ship
            for away in ship.components.iter().take(3).map(CellSet::of).chain([ship.components]) {
                prop_assert_eq!(fleet.crew_beside(away), rest.crew());
                prop_assert_eq!(fleet.strengths_beside(away), rest.strengths());
                prop_assert_eq!(fleet.exposed_connectors(away), rest.layout().exposed_connectors());
                prop_assert_eq!(fleet.goods_due(5, away), rest.goods_due(5, CellSet::EMPTY));
                prop_assert_eq!(fleet.ships_beside(away).collect::<Vec<_>>(), rest.ships().collect::<Vec<_>>());
            }
            prop_assert_eq!(Returned::home(&fleet, ship).goods, fleet.aboard().goods(ship.components));
        }
        prop_assert_eq!(fleet.exposed_connectors(CellSet::EMPTY), fleet.layout().exposed_connectors());
        let exposed: u32 = fleet.ships().filter_map(|ship| Returned::home(&fleet, ship).exposed).sum();
        prop_assert_eq!(exposed, fleet.layout().exposed_connectors());
    }
}

proptest! {
    /// LM-FLEET-3: in open space the ships with engine strength 0 leave, no other, and the rest has the lowest of its own.
    #[test]
    fn ships_without_engines_are_stranded(fleet in any_fleet(), some: u64) {
        let mut chooser = Chooser::new(some);
        let powered: CellSet = fleet.doubles().iter().filter(|_| chooser.percent(40)).collect();
        let Ok(stranded) = fleet.stranded(powered) else {
            prop_assert!(fleet.strengths_with(powered).is_err());
            return Ok(());
        };
        let engines = |ship: Ship| fleet.ship_strengths_with(ship, powered).map(|strengths| strengths.engines);
        let mut rest = fleet.clone();
        for ship in fleet.ships() {
            prop_assert_eq!(stranded.contains(&ship), engines(ship) == Ok(0));
        }
        for ship in stranded {
            rest.give_up(ship).expect("it flies");
        }
        let lowest = rest.ships().filter_map(|ship| engines(ship).ok()).min();
        let still = powered & rest.layout().occupied();
        prop_assert_eq!(rest.strengths_with(still).map(|strengths| strengths.engines), Ok(lowest.unwrap_or(0)));
    }

    /// LM-R46: a ship whose last component is lost is left out of every sum and minimum from then on.
    #[test]
    fn a_ship_without_components_counts_for_nothing(fleet in any_fleet()) {
        for ship in fleet.ships() {
            let lost = fleet.clone().destroy(ship.components).settle().expect("nothing is left to choose").fleet;
            let others: Vec<Ship> = fleet.ships().filter(|other| *other != ship).collect();
            prop_assert_eq!(lost.ships().collect::<Vec<_>>(), others.clone());
            let engines = others.iter().map(|&other| fleet.ship_strengths(other).unpowered.engines).min();
            prop_assert_eq!(lost.strengths().unpowered.engines, engines.unwrap_or(0));
            prop_assert_eq!(lost.crew(), others.iter().map(|&other| fleet.ship_crew(other)).sum());
            prop_assert_eq!(lost.exposed_connectors(CellSet::EMPTY), lost.layout().exposed_connectors());
        }
    }

    /// LM-R45: a player who has lost the last component has nothing to give, nothing to power and nothing to strike.
    #[test]
    fn nothing_is_asked_of_an_empty_fleet(fleet in any_fleet()) {
        let all = fleet.layout().occupied();
        let empty = fleet.destroy(all).settle().expect("nothing is left to choose").fleet;
        prop_assert_eq!(empty.ships().count(), 0);
        prop_assert_eq!(empty.unmanned().count(), 0);
        prop_assert_eq!(empty.only_crew_loss(3, CellSet::EMPTY), Some(vec![]));
        prop_assert_eq!(empty.crew_due(3, CellSet::EMPTY), 0);
        prop_assert!(empty.only_goods_loss(3, CellSet::EMPTY).is_some());
        prop_assert!(empty.doubles().is_empty() && empty.layout().occupied().is_empty());
        prop_assert_eq!(empty.stranded(CellSet::EMPTY), Ok(vec![]));
    }
}

/// LM-R38: there is no end of goods, crew and tokens: every fleet of a table takes all it has room for, whatever others took.
#[test]
fn the_supply_is_unlimited() {
    let kinds = [Kind::SpecialCargoHold(Capacity::Four), Kind::Cabin, Kind::Battery(Capacity::Three)];
    let mut layout = Layout::new(Board::new(Class::IIIC));
    for column in 0..6 {
        for row in 0..6 {
            let kind = kinds[usize::from(column) % 3];
            layout.place(cell(column, row), component(kind, "3333", Side::Front)).expect("a free cell");
        }
    }
    let red = |blocks| Goods { red: blocks, ..Goods::NONE };
    for _player in 0..5 {
        let mut fleet = layout.clone().into_fleet().expect("a legal layout");
        fleet.embark(&[]).expect("nobody boards");
        let crew = fleet.only_crew_loss(24, CellSet::EMPTY).expect("all of them");
        fleet.lose_crew(24, CellSet::EMPTY, &crew).expect("all of them");
        let tokens = fleet.only_goods_loss(36, CellSet::EMPTY).expect("all of them");
        fleet.lose_goods(36, CellSet::EMPTY, &tokens).expect("all of them");
        assert!(fleet.aboard().is_empty());
        for (gain, count) in [(Gain::Human, 24), (Gain::Battery, 36)] {
            assert_eq!(fleet.places_for(gain), count);
            for _ in 0..count {
                let onto = fleet.room_for(gain).first().expect("there is room");
                fleet.gain(gain, &[onto]).expect("there is one more");
            }
        }
        let holds: Vec<_> = fleet.best_stowage(red(48));
        fleet.stow(red(48), &holds).expect("there are as many red blocks as there is room for");
        let all = fleet.layout().occupied();
        assert_eq!((fleet.crew().humans, fleet.aboard().batteries(all), fleet.aboard().goods(all)), (24, 36, red(48)));
    }
}

/// LM-R45: no attack strikes a player without components, and there is nothing to react with.
#[test]
fn nothing_strikes_an_empty_fleet() {
    for &class in Class::ALL {
        let mut fleet = Layout::new(Board::new(class)).into_fleet().expect("an empty board");
        fleet.embark(&[]).expect("nobody boards");
        for (kind, from) in AttackKind::ALL.into_iter().flat_map(|kind| Side::ALL.map(|side| (kind, side))) {
            for dice in pairs() {
                let incoming = Incoming::new(kind, lines(fleet.board(), from, dice));
                let threat = fleet.threat(&incoming, &Defence::default()).expect("nothing is wrong");
                assert!(threat.dodges.is_empty());
                for line in threat.lines {
                    assert_eq!(line.met, Met::Nothing, "{class} {kind:?}");
                    let reactions = line.shooters | line.shields | line.boosted_shields;
                    assert!(reactions.is_empty());
                }
                let outcome = fleet.defend(&incoming, &Defence::default()).expect("nothing is wrong");
                assert!(outcome.impact.destroyed().is_empty());
            }
        }
        assert!(fleet.give_up_all().is_empty(), "who gives up then leaves nothing");
    }
}

/// LM-END-1: what does not fly cannot give up, and nothing changes.
#[test]
fn a_ship_gives_up_once() {
    let mut layout = Layout::new(Board::new(Class::IIIC));
    layout.place(cell(0, 0), component(Kind::StartingCabin, "3333", Side::Front)).expect("a free cell");
    let mut fleet = layout.into_fleet().expect("a legal layout");
    let ship = fleet.ships().next().expect("a ship");
    fleet.give_up(ship).expect("it flies");
    let before = fleet.clone();
    let error = fleet.give_up(ship).unwrap_err();
    assert_eq!((error, error.rule()), (LossError::NotFlying { ship }, Rule::LmEnd1));
    assert_eq!(error.to_string(), "ship 1 is not in flight and cannot give up (LM-END-1)");
    assert_eq!(fleet, before);
}

/// LM-R37: a cyan alien of a ship that gave up is remembered, others are not.
#[test]
fn a_merchant_who_gave_up_is_remembered() {
    for (alien, remembered) in [
        (Alien::Cyan(Specialisation::Merchant), Some(Specialisation::Merchant)),
        (Alien::Cyan(Specialisation::Lawyer), Some(Specialisation::Lawyer)),
        (Alien::Purple, None),
    ] {
        let mut layout = Layout::new(Board::new(Class::IIIC));
        let kinds = [
            Kind::StartingCabin,
            Kind::Cabin,
            Kind::LifeSupport(Colour::Cyan),
            Kind::Cabin,
            Kind::LifeSupport(Colour::Purple),
        ];
        for (kind, column) in kinds.into_iter().zip(0..) {
            layout.place(cell(column, 0), component(kind, "3333", Side::Front)).expect("a free cell");
        }
        let mut fleet = layout.into_fleet().expect("a legal layout");
        fleet.embark(&[(cell(3, 0), alien)]).expect("where he may live");
        let ship = fleet.ships().next().expect("a ship");
        assert_eq!(fleet.give_up(ship).expect("it flies").remembered(), remembered);
    }
}
