//! Strengths of ships and fleets.

use std::collections::BTreeSet;

use proptest::prelude::*;
use starwright::grid::{Cell, CellSet, Side};
use starwright::trucker::{
    Alien, Board, Capacity, Class, Colour, Component, Fleet, Gain, Goal, Kind, Layout, Reach, Ship, Specialisation,
    Strength, Strengths,
};

use crate::oracle::crew;
use crate::oracle::strength as oracle;
use crate::support::convert::{self, Place};
use crate::support::fleets::{self, any_built_layout, any_loaded_fleet};
use crate::support::random::{self, Chooser, any_layout};
use crate::support::{board, cases, cell, cells, component, layout};

const MANAGER: Alien = Alien::Cyan(Specialisation::Manager);

fn halves(reach: Reach) -> [u32; 4] {
    let Reach { unpowered, at_most, .. } = reach;
    [unpowered.engines, at_most.engines, unpowered.cannons.halves(), at_most.cannons.halves()]
}

fn numbers(oracle: oracle::Strength) -> [u32; 4] {
    [oracle.engine_min, oracle.engine_max, oracle.cannon_min_halves, oracle.cannon_max_halves]
        .map(|number| u32::try_from(number).expect("no negative strength"))
}

/// A ship of class IIIC with one component in the middle of its front row, and batteries below.
fn alone(kind: Kind, facing: Side) -> Reach {
    let component = component(kind, "0000", facing);
    layout(board(Class::IIIC, &[]), &[(2, 0, component), (2, 2, component_of(Kind::Battery(Capacity::Three)))])
        .strengths()
}

fn component_of(kind: Kind) -> Component {
    component(kind, "0000", Side::Front)
}

/// LM-FLEET-16, LM-KIND-1, LM-KIND-2, BG-POWER: what each kind adds, unpowered and powered, whichever way it points.
#[test]
fn what_each_kind_adds() {
    let facings = |kind| Side::ALL.map(|facing| halves(alone(kind, facing)));
    assert_eq!(facings(Kind::SingleCannon), [[0, 0, 2, 2], [0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1]]);
    assert_eq!(facings(Kind::DoubleCannon), [[0, 0, 0, 4], [0, 0, 0, 2], [0, 0, 0, 2], [0, 0, 0, 2]]);
    // muzzles front and right, right and rear, rear and left, left and front
    assert_eq!(facings(Kind::BidirectionalCannon), [[0, 0, 0, 3], [0, 0, 0, 2], [0, 0, 0, 2], [0, 0, 0, 3]]);
    assert_eq!(facings(Kind::CannonEngine), [[1, 1, 2, 2], [1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]]);
    assert_eq!(facings(Kind::SingleEngine), [[1, 1, 0, 0]; 4]);
    assert_eq!(facings(Kind::DoubleEngine), [[0, 2, 0, 0]; 4]);
    for &kind in Kind::ALL {
        let adds = kind.has_muzzle() || kind.has_exhaust();
        assert_eq!(halves(alone(kind, Side::Front)) != [0; 4], adds, "{kind}");
    }
}

/// LM-KIND-5: every two auto-defences that are joined to another one add a point, however the joints lie; those that touch
/// with smooth edges are not joined, and those of two ships are not counted together.
#[test]
fn every_two_joined_auto_defences_add_a_point() {
    let defences = |class, places: &[(u8, u8, &str)]| {
        let ship: Vec<_> = places
            .iter()
            .map(|&(column, row, edges)| (column, row, component(Kind::AutoDefence, edges, Side::Front)))
            .collect();
        layout(board(class, &[]), &ship).strengths().unpowered.cannons
    };
    let torus = |places| defences(Class::IIIC, places);
    let full = |places: &[(u8, u8)]| {
        let places: Vec<_> = places.iter().map(|&(column, row)| (column, row, "3333")).collect();
        defences(Class::IIIC, &places)
    };
    assert_eq!(torus(&[(0, 0, "3333")]), Strength::ZERO);
    assert_eq!(torus(&[(0, 0, "0300"), (1, 0, "0303"), (2, 0, "0003")]), Strength::from_points(1), "three in a row");
    assert_eq!(torus(&[(0, 0, "3000"), (0, 5, "0030")]), Strength::from_points(1), "across the edge of the board");
    assert_eq!(torus(&[(0, 0, "0330"), (1, 0, "0033"), (0, 1, "3300"), (1, 1, "3003")]), Strength::from_points(2));
    assert_eq!(full(&[(1, 1), (2, 1), (3, 1), (3, 2), (2, 2), (1, 2)]), Strength::from_points(3), "six");
    assert_eq!(full(&[(0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1)]), Strength::from_points(3), "a ring of six");
    assert_eq!(full(&[(0, 0), (1, 0), (2, 0), (0, 2), (1, 2), (2, 2)]), Strength::from_points(3), "two rows of three");
    assert_eq!(torus(&[(0, 0, "0000"), (1, 0, "0000"), (0, 1, "0000")]), Strength::ZERO);
    let three = |column| [(column, 2, "3333"), (column + 1, 2, "3333"), (column + 2, 2, "3333")];
    assert_eq!(
        defences(Class::IVC, &[three(1), three(5)].concat()),
        Strength::from_points(2),
        "three on each of two ships"
    );
}

/// BG-HALF: halves are kept, compared and printed.
#[test]
fn half_points_are_exact() {
    let five_and_a_half = Strength::from_halves(11);
    assert!(five_and_a_half > Strength::from_points(5) && five_and_a_half < Strength::from_points(6));
    assert_eq!(Strength::from_halves(10), Strength::from_points(5));
    let printed = [0, 1, 2, 9, 10, 4001].map(|halves| Strength::from_halves(halves).to_string());
    assert_eq!(printed, ["0", "½", "1", "4½", "5", "2000½"]);
    let sides: Strength = [Strength::from_halves(1); 3].into_iter().sum();
    assert_eq!(sides.to_string(), "1½", "three cannons to the sides");
    assert_eq!(Strength::from_points(u32::MAX) + sides, Strength::from_halves(u32::MAX), "it never wraps");
}

/// A ship of class II: two cabins around each life support; `weapons` in the rear rows.
fn crewed(aliens: &[(Cell, Alien)], weapons: &[(u8, u8, Component)]) -> Fleet {
    let universal = |kind| component(kind, "3333", Side::Front);
    let core = [
        (2, 2, universal(Kind::Cabin)),
        (3, 2, universal(Kind::LifeSupport(Colour::Purple))),
        (4, 2, universal(Kind::Cabin)),
        (2, 3, universal(Kind::LifeSupport(Colour::Brown))),
        (3, 3, universal(Kind::Cabin)),
        (4, 3, universal(Kind::LifeSupport(Colour::Cyan))),
        (3, 4, universal(Kind::Structural)),
    ];
    let ship = layout(board(Class::II, &[]), &[&core[..], weapons].concat());
    let mut fleet = ship.into_fleet().expect("a legal layout");
    fleet.embark(aliens).expect("where they may live");
    fleet
}

fn strengths(fleet: &Fleet) -> [u32; 4] {
    halves(fleet.strengths())
}

/// LM-FLEET-2, LM-FLEET-4, LM-FLEET-16: an alien adds two points to a strength above 0, and nothing to a strength of 0;
/// half a point is above 0.
#[test]
fn aliens_add_two_points_to_what_is_there() {
    let aliens = [(cell(2, 2), Alien::Brown), (cell(4, 2), Alien::Purple)];
    let cannon = (2, 4, component(Kind::SingleCannon, "3300", Side::Left));
    let engine = (4, 4, component(Kind::SingleEngine, "3003", Side::Front));
    assert_eq!(strengths(&crewed(&aliens, &[])), [0; 4]);
    assert_eq!(strengths(&crewed(&aliens, &[cannon])), [0, 0, 5, 5]);
    assert_eq!(strengths(&crewed(&aliens, &[engine])), [3, 3, 0, 0]);
    assert_eq!(strengths(&crewed(&[], &[cannon, engine])), [1, 1, 1, 1]);
    assert_eq!(strengths(&crewed(&[aliens[0]], &[cannon, engine])), [3, 3, 1, 1]);
    assert_eq!(strengths(&crewed(&[aliens[1]], &[cannon, engine])), [1, 1, 5, 5]);
}

/// LM-FLEET-4, LM-FLEET-2, BG-POWER: what only a battery would power is a strength of 0 without one.
#[test]
fn an_alien_waits_for_power() {
    let aliens = [(cell(2, 2), Alien::Brown), (cell(4, 2), Alien::Purple)];
    let weapons = [
        (2, 4, component(Kind::DoubleCannon, "3300", Side::Left)),
        (4, 4, component(Kind::DoubleEngine, "3003", Side::Front)),
    ];
    assert_eq!(strengths(&crewed(&aliens, &weapons)), [0; 4]);
    let battery = (5, 2, component(Kind::Battery(Capacity::One), "0003", Side::Front));
    let fleet = crewed(&aliens, &[&weapons[..], &[battery]].concat());
    assert_eq!(strengths(&fleet), [0, 4, 0, 6]);
    let powered = |at: &[(u8, u8)]| fleet.strengths_with(cells(at)).map(|now| (now.engines, now.cannons.halves()));
    assert_eq!(powered(&[(2, 4)]), Ok((0, 6)));
    assert_eq!(powered(&[(4, 4)]), Ok((4, 0)));
    assert!(powered(&[(2, 4), (4, 4)]).is_err(), "one battery");
}

/// LM-FLEET-15: the manager makes purple and brown add three; no other cyan alien does.
#[test]
fn a_manager_adds_a_point_to_each_alien() {
    let weapons = [
        (2, 4, component(Kind::SingleCannon, "3300", Side::Left)),
        (4, 4, component(Kind::SingleEngine, "3003", Side::Front)),
    ];
    let with = |cyan| {
        let aliens = [(cell(2, 2), Alien::Brown), (cell(4, 2), cyan)];
        strengths(&crewed(&aliens, &weapons))
    };
    assert_eq!(with(MANAGER), [4, 4, 1, 1]);
    for special in [
        Specialisation::Lawyer,
        Specialisation::Diplomat,
        Specialisation::Technician,
        Specialisation::TelepathicGuru,
        Specialisation::Merchant,
    ] {
        assert_eq!(with(Alien::Cyan(special)), [3, 3, 1, 1], "{special:?}");
    }
    let purple = [(cell(2, 2), Alien::Purple), (cell(4, 2), MANAGER)];
    assert_eq!(strengths(&crewed(&purple, &weapons)), [1, 1, 7, 7]);
    assert_eq!(strengths(&crewed(&[(cell(4, 2), MANAGER)], &weapons)), [1, 1, 1, 1]);
}

/// Two ships of class IVC, each with a cabin, a life support and one weapon; the manager is on the second.
fn two_ships(aliens: &[(Cell, Alien)], left: Component, right: Component) -> Fleet {
    let universal = |kind| component(kind, "3333", Side::Front);
    let ship = |column, support, weapon| {
        [
            (column, 2, universal(Kind::Cabin)),
            (column + 1, 2, universal(Kind::LifeSupport(support))),
            (column + 2, 2, weapon),
        ]
    };
    let ships = [ship(1, Colour::Purple, left), ship(5, Colour::Cyan, right)].concat();
    let mut fleet = layout(board(Class::IVC, &[]), &ships).into_fleet().expect("a legal layout");
    fleet.embark(aliens).expect("where they may live");
    fleet
}

/// LM-FLEET-2, LM-FLEET-4: engines are as strong as the weakest ship, cannons as strong as all ships together.
#[test]
fn a_fleet_takes_the_lowest_engines_and_the_sum_of_cannons() {
    let single = component(Kind::SingleEngine, "0003", Side::Front);
    let both = component(Kind::CannonEngine, "0003", Side::Front);
    let cannon = component(Kind::SingleCannon, "0003", Side::Right);
    assert_eq!(strengths(&two_ships(&[], both, single)), [1, 1, 2, 2]);
    assert_eq!(strengths(&two_ships(&[], both, cannon)), [0, 0, 3, 3]);
    assert_eq!(strengths(&two_ships(&[], cannon, cannon)), [0, 0, 2, 2]);
    let empty = Layout::new(Board::new(Class::IVC));
    assert_eq!(halves(empty.strengths()), [0; 4]);
    assert_eq!(halves(empty.into_fleet().expect("legal").strengths()), [0; 4]);
}

/// LM-FLEET-4, LM-FLEET-15: aliens and the manager help their own ship only.
#[test]
fn aliens_help_their_own_ship_only() {
    let cannon = component(Kind::SingleCannon, "0003", Side::Right);
    let strut = component(Kind::Structural, "0003", Side::Front);
    let (purple, manager) = ((cell(1, 2), Alien::Purple), (cell(5, 2), MANAGER));
    assert_eq!(strengths(&two_ships(&[purple], cannon, cannon)), [0, 0, 6, 6]);
    assert_eq!(strengths(&two_ships(&[purple, manager], cannon, cannon)), [0, 0, 6, 6], "the manager is elsewhere");
    assert_eq!(strengths(&two_ships(&[purple], strut, cannon)), [0, 0, 1, 1], "the cannon is elsewhere");
}

/// LM-FLEET-1: batteries of one ship power nothing on another.
#[test]
fn batteries_power_their_own_ship_only() {
    let double = (2, 2, component(Kind::DoubleCannon, "0003", Side::Front));
    let left = [(1, 2, component(Kind::Cabin, "3333", Side::Front)), double];
    let battery = |column, row| (column, row, component(Kind::Battery(Capacity::Three), "3333", Side::Front));
    let reach = |more| halves(layout(board(Class::IVC, &[]), &[&left[..], &[more]].concat()).strengths());
    assert_eq!(reach(battery(1, 3)), [0, 0, 0, 4]);
    assert_eq!(reach(battery(6, 2)), [0; 4]);
}

fn places(cells: CellSet) -> BTreeSet<Place> {
    convert::places(cells)
}

/// One ship's strengths by the oracle: engines, half points of cannons.
pub fn oracle_strengths(fleet: &Fleet, ship: Ship, powered: CellSet) -> (u32, u32) {
    let tiles: Vec<_> = ship.components.iter().filter_map(|cell| Some(convert::tile(cell, fleet.get(cell)?))).collect();
    let (board, aliens) = (convert::board(fleet.board()), convert::aliens(fleet));
    let engines = crew::engines(&tiles, &aliens, &places(powered));
    let cannons = crew::cannon_halves(&board, &tiles, &aliens, &places(powered));
    (engines.try_into().expect("not negative"), cannons.try_into().expect("not negative"))
}

/// Every choice of at most as many of `cells` as `most`.
pub fn subsets(cells: CellSet, most: u32) -> impl Iterator<Item = CellSet> {
    (0..1_u32 << cells.len()).filter(move |choice| choice.count_ones() <= most).map(move |choice| {
        cells.iter().enumerate().filter(|(bit, _)| choice >> bit & 1 == 1).map(|(_, cell)| cell).collect()
    })
}

fn pair(strengths: Strengths) -> (u32, u32) {
    (strengths.engines, strengths.cannons.halves())
}

/// The strengths of a layout as built are the oracle's, ship by ship and together.
fn as_strong_as_the_oracle_says(layout: &Layout) {
    let ships = oracle::ship_strengths(&convert::board(layout.board()), &convert::tiles(layout));
    let by_ship: Vec<_> = layout.ships().map(|ship| halves(layout.ship_strengths(ship))).collect();
    assert_eq!(by_ship.iter().copied().collect::<BTreeSet<_>>(), ships.iter().copied().map(numbers).collect());
    assert_eq!(by_ship.len(), ships.len());
    assert_eq!(halves(layout.strengths()), numbers(oracle::fleet_strength(&ships)));
}

/// With crew, strengths equal the oracle's for any chosen power, and the maximum is the best of all affordable choices, if there
/// are not too many doubles to try.
fn crewed_as_strong_as_the_oracle_says(fleet: &Fleet, ship: Ship, most: u32) {
    let reach = fleet.ship_strengths(ship);
    assert_eq!(pair(reach.unpowered), oracle_strengths(fleet, ship, CellSet::EMPTY));
    let doubles = fleet.doubles() & ship.components;
    if doubles.len() > most {
        return;
    }
    let mut best = (0, 0);
    for powered in subsets(doubles, fleet.aboard().batteries(ship.components)) {
        let expected = oracle_strengths(fleet, ship, powered);
        assert_eq!(fleet.ship_strengths_with(ship, powered).map(pair), Ok(expected));
        best = (best.0.max(expected.0), best.1.max(expected.1));
    }
    assert_eq!(pair(reach.at_most), best);
}

/// A layout as built, and the ships of a loaded fleet.
pub(crate) fn agrees_with_oracle(seed: u64) {
    let mut chooser = Chooser::new(seed);
    as_strong_as_the_oracle_says(&random::layout(&mut chooser));
    let board = random::board(&mut chooser);
    let layout = fleets::built(&mut chooser, board);
    let fleet = fleets::loaded(&mut chooser, layout);
    for ship in fleet.ships() {
        crewed_as_strong_as_the_oracle_says(&fleet, ship, 6);
    }
}

proptest! {
    #![proptest_config(cases(1000))]

    /// LM-FLEET-16, LM-FLEET-1, LM-FLEET-2, LM-FLEET-4: the strengths of any layout as built are the oracle's.
    #[test]
    fn layouts_agree_with_the_oracle(layout in any_layout()) {
        as_strong_as_the_oracle_says(&layout);
    }

    /// LM-LAUNCH-2: without aliens a fleet starts with the strengths it had as built; before boarding it has no battery.
    #[test]
    fn boarding_keeps_the_strengths(layout in any_built_layout()) {
        let mut fleet = layout.clone().into_fleet().expect("legal");
        prop_assert_eq!(fleet.strengths().at_most, layout.strengths().unpowered);
        fleet.embark(&[]).expect("always possible once");
        prop_assert_eq!(fleet.strengths(), layout.strengths());
    }

    /// LM-FLEET-16, LM-FLEET-15, BG-POWER: strengths of ships with aliens and some batteries spent are the oracle's for any
    /// chosen power, and the most is the best of all choices that the batteries pay for.
    #[test]
    fn loaded_ships_agree_with_the_oracle(fleet in any_loaded_fleet()) {
        for ship in fleet.ships() {
            crewed_as_strong_as_the_oracle_says(&fleet, ship, 9);
        }
    }

    /// LM-FLEET-2, LM-FLEET-4: a fleet of one is its ship, and no ship has weaker engines than its fleet; the whole is made
    /// of the ships.
    #[test]
    fn fleets_are_made_of_ships(fleet in any_loaded_fleet()) {
        let whole = fleet.strengths();
        let ships: Vec<Reach> = fleet.ships().map(|ship| fleet.ship_strengths(ship)).collect();
        if let [only] = ships[..] {
            prop_assert_eq!(whole, only);
        }
        for ship in &ships {
            prop_assert!(whole.unpowered.engines <= ship.unpowered.engines);
            prop_assert!(whole.at_most.engines <= ship.at_most.engines);
        }
        let lowest = ships.iter().map(|ship| ship.at_most.engines).min().unwrap_or(0);
        let sum: Strength = ships.iter().map(|ship| ship.at_most.cannons).sum();
        prop_assert_eq!(whole.at_most, Strengths::of_fleet(ships.iter().map(|ship| ship.at_most)));
        prop_assert_eq!((whole.at_most.engines, whole.at_most.cannons), (lowest, sum));
    }

    /// LM-FLEET-2, LM-FLEET-4: aliens alone make no strength.
    #[test]
    fn aliens_never_make_a_strength_of_nothing(fleet in any_loaded_fleet()) {
        for ship in fleet.ships() {
            let without = fleet.layout().ship_strengths(ship).unpowered;
            let with = fleet.ship_strengths(ship).unpowered;
            prop_assert_eq!(with.engines == 0, without.engines == 0);
            prop_assert_eq!(with.cannons == Strength::ZERO, without.cannons == Strength::ZERO);
        }
    }
}

/// Nothing that is reckoned or changed aboard allocates.
#[test]
fn nothing_aboard_allocates() {
    let universal = |kind| component(kind, "3333", Side::Front);
    let ship = |column, row| {
        [
            (column, row, universal(Kind::AutoDefence)),
            (column + 1, row, universal(Kind::AutoDefence)),
            (column, row + 1, universal(Kind::Battery(Capacity::Two))),
            (column + 1, row + 1, component(Kind::DoubleEngine, "3003", Side::Front)),
        ]
    };
    let fleet = layout(board(Class::IVC, &[]), &[ship(1, 2), ship(5, 2), ship(1, 6)].concat());
    let mut fleet = fleet.into_fleet().expect("legal");
    let engines = fleet.doubles();
    let tokens: Vec<Cell> = cells(&[(1, 3), (5, 3), (1, 7)]).iter().collect();
    let counted = allocation_counter::measure(|| {
        fleet.embark(&[]).expect("always possible once");
        let most = fleet.strengths().at_most;
        assert_eq!((most.engines, most.cannons), (2, Strength::from_points(3)));
        assert_eq!(fleet.battery_plan(Goal::Engines(1)).map(|plan| plan.powered), Ok(engines));
        assert_eq!(fleet.power(engines, &tokens).map(|strengths| strengths.engines), Ok(2));
        assert_eq!(fleet.gain(Gain::Battery, &tokens), Ok(()));
        assert_eq!(fleet.crew().total(), 0);
    });
    assert_eq!(counted.count_total, 0);
}
