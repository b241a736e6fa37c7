//! What an attack strikes, and how it could be stopped.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use starwright::dice::Die;
use starwright::grid::{Cell, CellSet, Side, Surface, Topology};
use starwright::trucker::attack::{Approach, AttackKind, Lines, Met};
use starwright::trucker::{
    Blueprint, Board, Class, Component, Kind, Layout, Mark, RearMeteors, Rulings, TorusThrusters,
};

use crate::oracle::aim::Line as OracleLine;
use crate::oracle::board::Board as OracleBoard;
use crate::oracle::react;
use crate::oracle::side::Side as OracleSide;
use crate::oracle::strike as oracle;
use crate::support::attacks::{self, Attacked, any_attacked, any_rulings, lines};
use crate::support::convert::{self, place, places};
use crate::support::random::{self, Chooser};
use crate::support::{board, cases, cell, cells, component, layout};

type Place = (i32, i32);

fn strut() -> Component {
    component(Kind::Structural, "0000", Side::Front)
}

fn shooters(layout: &Layout, approach: impl Into<Approach>, rulings: Rulings) -> Vec<CellSet> {
    layout.shooters(approach, rulings).map(|(_, able)| able).collect()
}

fn mets(layout: &Layout, approach: impl Into<Approach>) -> Vec<Met> {
    layout.strikes(approach).map(|strike| strike.met).collect()
}

/// LM-FLEET-13: leaving a ship out twice changes nothing.
#[test]
fn left_out_twice_is_left_out() {
    let board = Board::new(Class::IVC);
    let ship = board.ships()[0];
    let approach = Approach::from(lines(&board, Side::Front, [Die::Three, Die::Four]));
    assert_eq!(approach.excluding(ship).excluding(ship).away(), ship);
}

proptest! {
    #![proptest_config(cases(2000))]

    /// LM-ATTACK-2, LM-FLEET-10, LM-TORUS-7: line by line the component that the oracle meets first, on any layout.
    #[test]
    fn struck_as_the_oracle_says(attacked in any_attacked()) {
        let layout = &attacked.layout;
        let (oracle_board, tiles) = (attacks::board(layout.board()), convert::tiles(layout));
        let (aim, lines) = (attacked.oracle_aim(), attacked.lines());
        let mut line_by_line = Vec::new();
        for strike in layout.strikes(lines) {
            let first = oracle::first_met(&oracle_board, &tiles, aim.from, attacks::line(strike.line));
            let found = match strike.met {
                Met::Nothing => None,
                Met::Component(cell) => Some(place(cell)),
                Met::Choice(cells) => panic!("a choice of {cells:?} and no ship has moved"),
            };
            prop_assert_eq!(found, first);
            line_by_line.push(attacks::line(strike.line));
        }
        prop_assert_eq!(&line_by_line, &aim.lines);
        prop_assert_eq!(places(layout.struck(lines)), oracle::struck(&oracle_board, &tiles, &aim));
    }

    /// LM-ATTACK-3, LM-TORUS-8, LM-ATTACK-7, LM-R6: what a small meteor destroys, and what fire and a large meteor do.
    #[test]
    fn destroyed_as_the_oracle_says(attacked in any_attacked()) {
        let layout = &attacked.layout;
        let (oracle_board, tiles) = (attacks::board(layout.board()), convert::tiles(layout));
        let (lines, aim) = (attacked.lines(), attacked.oracle_aim());
        let struck = layout.struck(lines);
        let destroyed = |kind| places(layout.destroyed(kind, lines.from(), struck));
        let small = oracle::small_meteor(&oracle_board, &tiles, aim.from, &places(struck)).destroyed;
        let heavy = oracle::heavy_cannon_fire(&oracle_board, &tiles, &places(struck)).destroyed;
        prop_assert_eq!(destroyed(AttackKind::SmallMeteor), small);
        for kind in [AttackKind::LargeMeteor, AttackKind::LightFire, AttackKind::HeavyFire] {
            prop_assert_eq!(destroyed(kind), heavy.clone());
        }
        prop_assert_eq!(destroyed(AttackKind::Intruder), BTreeSet::new());
        // and of any component, not only of those in front
        let all = layout.occupied();
        let small = oracle::small_meteor(&oracle_board, &tiles, aim.from, &places(all)).destroyed;
        prop_assert_eq!(places(layout.destroyed(AttackKind::SmallMeteor, lines.from(), all)), small);
    }

    /// LM-ATTACK-4, LM-TORUS-9, LM-R3, LM-R4: the cannons in reach of each line, however the table plays.
    #[test]
    fn shooters_as_the_oracle_says(attacked in any_attacked(), rulings in any_rulings()) {
        let layout = &attacked.layout;
        let able: Vec<_> = shooters(layout, attacked.lines(), rulings).into_iter().map(places).collect();
        let (oracle_board, tiles) = (attacks::board(layout.board()), convert::tiles(layout));
        prop_assert_eq!(able, react::shooters(&oracle_board, &tiles, &attacked.oracle_aim(), attacks::table(rulings)));
    }

    /// LM-ATTACK-6, LM-ATTACK-8, LM-SPLICE-6, LM-R10: the shields, the useful nozzles and what they lead to.
    #[test]
    fn reactions_as_the_oracle_says(attacked in any_attacked(), rulings in any_rulings()) {
        let (layout, lines) = (&attacked.layout, attacked.lines());
        let (oracle_board, tiles) = (attacks::board(layout.board()), convert::tiles(layout));
        let from = convert::side(lines.from());
        prop_assert_eq!(places(layout.shields(lines.from())), react::shields(&tiles, from));
        let useful = Side::ALL.into_iter().filter(|&nozzle| !layout.thrusters(&lines, nozzle, rulings).is_empty());
        let after: BTreeMap<_, _> = useful
            .map(|nozzle| (convert::side(nozzle), places(layout.struck(lines.shifted(nozzle, rulings)))))
            .collect();
        let aim = attacked.oracle_aim();
        prop_assert_eq!(after, react::shifts(&oracle_board, &tiles, &aim, attacks::table(rulings)));
        for nozzle in Side::ALL {
            for cell in layout.thrusters(&lines, nozzle, rulings) {
                prop_assert_eq!(layout.get(cell).and_then(Component::nozzle), Some(nozzle));
            }
        }
    }

    /// LM-FLEET-14, LM-R16, LM-R21: ships that move each by itself, against a model that moves every component.
    #[test]
    fn moved_ships(attacked in any_attacked(), seed in any::<u64>(), rulings in any_rulings()) {
        let model = MovedShips::new(&attacked, &mut Chooser::new(seed), rulings);
        for ((met, able), line) in mets(&attacked.layout, model.approach)
            .into_iter()
            .zip(shooters(&attacked.layout, model.approach, rulings))
            .zip(attacked.oracle_aim().lines)
        {
            prop_assert_eq!(places(met.cells()), model.nearest(line));
            prop_assert_eq!(matches!(met, Met::Choice(_)), met.cells().len() > 1);
            prop_assert_eq!(places(able), model.shooters(line, attacks::table(rulings)));
        }
    }

    /// LM-ATTACK-8, LM-R16: where a whole board is one ship, moving the ship and shifting the lines is one thing.
    #[test]
    fn one_ship_or_its_lines(attacked in any_attacked(), nozzle in 0..4_usize, rulings in any_rulings()) {
        let (layout, lines, nozzle) = (&attacked.layout, attacked.lines(), Side::ALL[nozzle]);
        let moved = Approach::from(lines).thrust(layout.board().surface().cells(), nozzle, rulings);
        prop_assert_eq!(layout.struck(moved), layout.struck(lines.shifted(nozzle, rulings)));
    }

    /// LM-TORUS-1, LM-TORUS-7, LM-TORUS-8: moving the ship and the aimed cell round the torus together changes nothing.
    #[test]
    fn torus_translations(seed in any::<u64>(), by in (0_u8..6, 0_u8..6), kind in 0..5_usize) {
        let mut chooser = Chooser::new(seed);
        let ship = random::scattered(&mut chooser, Board::new(Class::IIIC));
        let moved = |cell: Cell| crate::support::cell((cell.column() + by.0) % 6, (cell.row() + by.1) % 6);
        let mut elsewhere = Layout::new(Board::new(Class::IIIC));
        for (cell, component) in ship.components() {
            elsewhere.place(moved(cell), component).expect("a free cell");
        }
        let (from, column, row) = (chooser.of(&Side::ALL), chooser.below(6), chooser.below(6));
        let here = lines(ship.board(), from, [Die::ALL[column], Die::ALL[row]]);
        let there = [Die::ALL[(column + usize::from(by.0)) % 6], Die::ALL[(row + usize::from(by.1)) % 6]];
        let there = lines(ship.board(), from, there);
        let all_moved = |cells: CellSet| cells.iter().map(moved).collect::<CellSet>();
        prop_assert_eq!(elsewhere.struck(there), all_moved(ship.struck(here)));
        let kind = AttackKind::ALL[kind];
        prop_assert_eq!(
            elsewhere.destroyed(kind, from, elsewhere.struck(there)),
            all_moved(ship.destroyed(kind, from, ship.struck(here)))
        );
        prop_assert_eq!(
            shooters(&elsewhere, there, Rulings::DEFAULT)[0],
            all_moved(shooters(&ship, here, Rulings::DEFAULT)[0])
        );
    }
}

/// Ships of which some have used a thruster, component by component.
struct MovedShips {
    approach: Approach,
    board: OracleBoard,
    from: OracleSide,
    /// The component, where its cannons point, and the nozzle that moved its ship.
    components: Vec<(Place, Vec<OracleSide>, Option<OracleSide>)>,
}

impl MovedShips {
    fn new(attacked: &Attacked, chooser: &mut Chooser, rulings: Rulings) -> Self {
        let (layout, lines) = (&attacked.layout, attacked.lines());
        let mut approach = Approach::from(lines);
        let mut nozzles = BTreeMap::new();
        let useful: Vec<Side> = Side::ALL.into_iter().filter(|&side| lines.is_shifted_by(side, rulings)).collect();
        for &ship in layout.board().ships() {
            if chooser.percent(70) {
                let nozzle = chooser.of(&useful);
                approach = approach.thrust(ship, chooser.of(&Side::ALL), rulings).thrust(ship, nozzle, rulings);
                nozzles.extend(ship.iter().map(|cell| (place(cell), convert::side(nozzle))));
            }
        }
        let tiles = convert::tiles(layout);
        let components = tiles.iter().map(|tile| (tile.at, tile.muzzles(), nozzles.get(&tile.at).copied())).collect();
        Self { approach, board: attacks::board(layout.board()), from: convert::side(lines.from()), components }
    }

    /// Where a component stands now: a step away from its ship's nozzle; beyond the edge it is out of the way.
    fn stands(&self, (place, _, nozzle): &(Place, Vec<OracleSide>, Option<OracleSide>)) -> Option<Place> {
        nozzle.map_or(Some(*place), |nozzle| self.board.on_surface(nozzle.opposite().step(*place)))
    }

    fn nearest(&self, line: OracleLine) -> BTreeSet<Place> {
        for cell in oracle::path(&self.board, self.from, line) {
            let here: BTreeSet<Place> =
                self.components.iter().filter(|each| self.stands(each) == Some(cell)).map(|each| each.0).collect();
            if !here.is_empty() {
                return here;
            }
        }
        BTreeSet::new()
    }

    /// A ship's cannons see the line a step toward its nozzle, be it beyond the edge.
    fn shooters(&self, line: OracleLine, table: react::Table) -> BTreeSet<Place> {
        let round = |place: i32, count: i32, meet: bool| if meet { place.rem_euclid(count) } else { place };
        let mut able = BTreeSet::new();
        for (place, muzzles, nozzle) in &self.components {
            let (column, row) = match line {
                OracleLine::Column(column) => (column, 0),
                OracleLine::Row(row) => (0, row),
                OracleLine::Cell(cell) => cell,
            };
            let (column, row) = nozzle.map_or((column, row), |nozzle| nozzle.step((column, row)));
            let seen = OracleLine::Cell((
                round(column, self.board.width, self.board.wrap_columns),
                round(row, self.board.height, self.board.wrap_rows),
            ));
            if muzzles.contains(&self.from) && react::reaches(&self.board, *place, self.from, seen, table) {
                able.insert(*place);
            }
        }
        able
    }
}

proptest! {
    /// LM-ATTACK-2, LM-TORUS-7: the first cell met is the first of the line walked step by step, on every surface.
    #[test]
    fn first_met_step_by_step(seed in any::<u64>(), side in 0..4_usize, columns in 3_u8..=11, rows in 3_u8..=11) {
        let (mut chooser, side) = (Chooser::new(seed), Side::ALL[side]);
        for topology in Topology::ALL {
            let surface = Surface::new(topology, columns, rows).expect("a surface");
            let among: CellSet = CellSet::rectangle(11, 11).iter().filter(|_| chooser.percent(15)).collect();
            for start in CellSet::rectangle(11, 11) {
                let walked = surface.line(start, side).find(|&cell| among.contains(cell));
                prop_assert_eq!(surface.first_met(start, side, among), walked);
            }
            for line in 0..=11 {
                let column: CellSet = surface.cells().iter().filter(|cell| cell.column() == line).collect();
                let row: CellSet = surface.cells().iter().filter(|cell| cell.row() == line).collect();
                prop_assert_eq!((surface.column(line), surface.row(line)), (column, row));
            }
            let edge = surface.cells() - Surface::new(Topology::Plane, columns, rows).expect("a surface")
                .shift(surface.cells(), side.opposite());
            prop_assert_eq!(surface.edge(side), edge);
        }
    }
}

/// LM-ATTACK-2: from each side the first component, not any of the line, and nothing on an empty line.
#[test]
fn first_from_each_side() {
    let ship = layout(Board::new(Class::I), &[(2, 1, strut()), (2, 3, strut()), (1, 2, strut()), (3, 2, strut())]);
    let met = |from| mets(&ship, lines(ship.board(), from, [Die::Three, Die::Four]));
    assert_eq!(met(Side::Front), [Met::Component(cell(2, 1))]);
    assert_eq!(met(Side::Rear), [Met::Component(cell(2, 3))]);
    assert_eq!(met(Side::Left), [Met::Component(cell(1, 2))]);
    assert_eq!(met(Side::Right), [Met::Component(cell(3, 2))]);
    assert_eq!(mets(&ship, lines(ship.board(), Side::Front, [Die::Two, Die::Three])), [Met::Nothing]);
    assert_eq!(mets(&ship, lines(ship.board(), Side::Front, [Die::One, Die::One])), []);
}

/// LM-TORUS-7: the walk begins inside the ship, goes with the attack, wraps, and ends where it began.
#[test]
fn walks_on_the_torus() {
    let ship = layout(Board::new(Class::IIIC), &[(2, 1, strut()), (2, 3, strut()), (5, 3, strut())]);
    let met = |from, dice| mets(&ship, lines(ship.board(), from, dice))[0];
    assert_eq!(met(Side::Front, [Die::Three, Die::Four]), Met::Component(cell(2, 3)));
    assert_eq!(met(Side::Front, [Die::Three, Die::Five]), Met::Component(cell(2, 1)));
    assert_eq!(met(Side::Rear, [Die::Three, Die::One]), Met::Component(cell(2, 3)));
    assert_eq!(met(Side::Left, [Die::Four, Die::Four]), Met::Component(cell(5, 3)));
    assert_eq!(met(Side::Right, [Die::Two, Die::Four]), Met::Component(cell(5, 3)));
    assert_eq!(met(Side::Right, [Die::Five, Die::Four]), Met::Component(cell(2, 3)));
    assert_eq!(met(Side::Front, [Die::Two, Die::Four]), Met::Nothing);
}

/// LM-R11, LM-SPLICE-4: of twins one may strike and the other meet nothing.
#[test]
fn one_twin_misses() {
    let ship = layout(Board::new(Class::IC), &[(1, 3, strut()), (2, 6, strut())]);
    let threes = lines(ship.board(), Side::Left, [Die::Three, Die::One]);
    assert_eq!(mets(&ship, threes), [Met::Nothing, Met::Nothing]);
    let forward = threes.shifted(Side::Front, Rulings::DEFAULT);
    assert_eq!(mets(&ship, forward), [Met::Nothing, Met::Component(cell(1, 3))]);
}

/// LM-ATTACK-3, LM-R14: a smooth edge and a joined connector turn a small meteor away, an exposed one does not; only the
/// side it comes from matters.
#[test]
fn small_meteors_bounce() {
    let ship = layout(
        Board::new(Class::II),
        &[(3, 2, component(Kind::Cabin, "1010", Side::Front)), (3, 3, component(Kind::Cabin, "1000", Side::Front))],
    );
    assert_eq!(ship.bouncing(Side::Front), cells(&[(3, 3)]));
    assert_eq!(ship.bouncing(Side::Left), cells(&[(3, 2), (3, 3)]));
    assert_eq!(ship.bouncing(Side::Rear), cells(&[(3, 2), (3, 3)]));
    let destroyed = |from, at| ship.destroyed(AttackKind::SmallMeteor, from, CellSet::of(at));
    assert_eq!(destroyed(Side::Front, cell(3, 2)), cells(&[(3, 2)]));
    assert_eq!(destroyed(Side::Rear, cell(3, 3)), CellSet::EMPTY);
    let wrong = |far| {
        let near = component(Kind::Cabin, "0010", Side::Front);
        layout(Board::new(Class::II), &[(3, 2, near), (3, 3, component(Kind::Cabin, far, Side::Front))])
    };
    for far in ["0000", "2000", "3000"] {
        let bouncing = wrong(far).bouncing(Side::Rear);
        assert!(bouncing.contains(cell(3, 2)), "a mistake is not exposed: {far}");
    }
}

/// LM-TORUS-8, LM-LEGAL-4: on the torus a connector that faces a component across the edge is not exposed, whether the
/// contact is a joint or a mistake; one that faces an empty cell there is.
#[test]
fn small_meteors_across_the_edge() {
    let ship = |rear| {
        layout(
            Board::new(Class::IIIC),
            &[(0, 0, component(Kind::Cabin, "1010", Side::Front)), (0, 5, component(Kind::Cabin, rear, Side::Front))],
        )
    };
    for rear in ["0010", "0020", "0000"] {
        assert!(ship(rear).bouncing(Side::Front).contains(cell(0, 0)), "{rear}");
    }
    assert!(!ship("0000").bouncing(Side::Rear).contains(cell(0, 0)));
}

/// LM-ATTACK-7, LM-R6, LM-KIND-4: plating stays whatever strikes it; its neighbour does not.
#[test]
fn plating_is_never_destroyed() {
    let both = cells(&[(2, 2), (3, 2)]);
    let plating = component(Kind::Plating, "3333", Side::Front);
    let ship = layout(Board::new(Class::I), &[(2, 2, plating), (3, 2, component(Kind::Cabin, "3333", Side::Front))]);
    for kind in [AttackKind::SmallMeteor, AttackKind::LargeMeteor, AttackKind::LightFire, AttackKind::HeavyFire] {
        assert_eq!(ship.destroyed(kind, Side::Front, both), cells(&[(3, 2)]));
    }
}

/// LM-ATTACK-3, LM-ATTACK-4, LM-ATTACK-5, LM-R5: what stops what. Small meteor, large meteor, light, heavy fire, intruder.
#[test]
fn what_stops_what() {
    assert_eq!(AttackKind::ALL.map(AttackKind::stopped_by_cannon), [false, true, false, false, false]);
    assert_eq!(AttackKind::ALL.map(AttackKind::stopped_by_shield), [true, false, true, false, false]);
    assert_eq!(AttackKind::ALL.map(AttackKind::stopped_by_boosted_shield), [true, true, true, true, false]);
}

/// LM-ATTACK-10: an intruder is stopped by neither cannon nor shield, and destroys nothing by striking.
#[test]
fn intruders_destroy_nothing() {
    let ship = layout(Board::new(Class::I), &[(2, 2, strut())]);
    assert!(ship.destroyed(AttackKind::Intruder, Side::Front, cells(&[(2, 2)])).is_empty());
    assert!(!AttackKind::Intruder.stopped_by_cannon() && !AttackKind::Intruder.stopped_by_boosted_shield());
}

/// A lone cannon that points to that side, and on which of six lines it reaches a large meteor from there.
fn reached(class: Class, at: (u8, u8), from: Side, rulings: Rulings) -> Vec<usize> {
    let cannon = component(Kind::SingleCannon, "0000", from);
    let ship = layout(Board::new(class), &[(at.0, at.1, cannon)]);
    let dice = |number: usize| {
        let die = Die::ALL[number - 1];
        if from.is_along_column() { [die, Die::One] } else { [Die::One, die] }
    };
    let able = |&number: &usize| !shooters(&ship, lines(ship.board(), from, dice(number)), rulings)[0].is_empty();
    (1..=6).filter(able).collect()
}

/// LM-TORUS-9, LM-R3, LM-R4: reach on the torus: one column from the front, three lines from elsewhere, round the edge.
#[test]
fn reach_on_the_torus() {
    let ours = Rulings::DEFAULT;
    let narrow = ours.with_side_cannons_wrap(false).with_rear_meteors(RearMeteors::Same);
    let reached = |at, from, rulings| reached(Class::IIIC, at, from, rulings);
    assert_eq!(reached((0, 3), Side::Front, ours), [1]);
    assert_eq!(reached((0, 3), Side::Rear, ours), [1, 2, 6]);
    assert_eq!(reached((3, 0), Side::Left, ours), [1, 2, 6]);
    assert_eq!(reached((3, 4), Side::Right, ours), [4, 5, 6]);
    assert_eq!(reached((0, 3), Side::Rear, narrow), [1]);
    assert_eq!(reached((3, 0), Side::Left, narrow), [1, 2]);
    assert_eq!(reached((3, 5), Side::Right, narrow), [5, 6]);
}

/// LM-ATTACK-4: any cannon of the right lines, however deep inside, if it points the right way; the last line of an
/// ordinary board is not beside its first.
#[test]
fn reach_on_ordinary_boards() {
    let left = component(Kind::SingleCannon, "0000", Side::Left);
    let front = component(Kind::DoubleCannon, "0000", Side::Front);
    let ship = layout(
        Board::new(Class::I),
        &[(2, 0, strut()), (2, 3, front), (3, 3, front), (0, 2, strut()), (4, 2, left), (1, 4, left)],
    );
    let able = |from, dice| shooters(&ship, lines(ship.board(), from, dice), Rulings::DEFAULT)[0];
    assert_eq!(able(Side::Front, [Die::Three, Die::Four]), cells(&[(2, 3)]));
    assert_eq!(able(Side::Left, [Die::Three, Die::Four]), cells(&[(4, 2)]));
    assert_eq!(able(Side::Left, [Die::Four, Die::Four]), cells(&[(4, 2), (1, 4)]));
    assert_eq!(able(Side::Left, [Die::One, Die::Four]), CellSet::EMPTY);
    assert_eq!(able(Side::Right, [Die::Three, Die::Four]), CellSet::EMPTY);
}

/// LM-SPLICE-7, LM-SPLICE-1: of twins each has its own cannons, by physical rows: those of 3 upper are rows 2, 3, 4 upper.
#[test]
fn twins_have_cannons_each() {
    let cannon = component(Kind::SingleCannon, "0000", Side::Left);
    let ship = layout(Board::new(Class::IIC), &[(1, 1, cannon), (1, 3, cannon), (2, 5, cannon), (1, 6, cannon)]);
    let able = shooters(&ship, lines(ship.board(), Side::Left, [Die::Three, Die::One]), Rulings::DEFAULT);
    assert_eq!(able, [cells(&[(1, 1), (1, 3)]), cells(&[(1, 3), (2, 5)])]);
}

/// LM-KIND-1, LM-KIND-2: two muzzles shoot two ways, and a cannon-engine does not shoot with its exhaust.
#[test]
fn muzzles_of_special_cannons() {
    let ship = layout(
        Board::new(Class::I),
        &[
            (2, 2, component(Kind::BidirectionalCannon, "0000", Side::Front)),
            (2, 3, component(Kind::CannonEngine, "0000", Side::Front)),
        ],
    );
    let able = |from| shooters(&ship, lines(ship.board(), from, [Die::Three, Die::Four]), Rulings::DEFAULT)[0];
    assert_eq!(able(Side::Front), cells(&[(2, 2), (2, 3)]));
    assert_eq!(able(Side::Right), cells(&[(2, 2)]));
    assert_eq!(able(Side::Rear), CellSet::EMPTY);
}

/// LM-ATTACK-6, LM-TORUS-8: a shield covers its two sides, wherever it is.
#[test]
fn shields_cover_two_sides() {
    let ship = layout(Board::new(Class::IIIC), &[(5, 5, component(Kind::Shield, "0000", Side::Rear))]);
    assert_eq!(Side::ALL.map(|side| ship.shields(side).len()), [0, 0, 1, 1]);
}

/// LM-ATTACK-8, LM-R10: a thruster along the attack's direction is no option without the setting.
#[test]
fn thrusters_across_the_travel() {
    let ship = layout(
        Board::new(Class::IIIC),
        &[
            (0, 0, component(Kind::Thruster, "0000", Side::Left)),
            (2, 2, component(Kind::Thruster, "0000", Side::Front)),
        ],
    );
    let aimed = lines(ship.board(), Side::Front, [Die::One, Die::One]);
    let any = Rulings::DEFAULT.with_torus_thrusters(TorusThrusters::Any);
    assert_eq!(ship.thrusters(&aimed, Side::Left, Rulings::DEFAULT), cells(&[(0, 0)]));
    assert_eq!(ship.thrusters(&aimed, Side::Front, Rulings::DEFAULT), CellSet::EMPTY);
    assert_eq!(ship.thrusters(&aimed, Side::Front, any), cells(&[(2, 2)]));
}

/// Class IVC as it starts, with one component in each of the two front ships, in the same row.
fn two_ships() -> (Layout, [CellSet; 2]) {
    let fleet = layout(Board::new(Class::IVC), &[(3, 1, strut()), (5, 1, strut()), (6, 7, strut())]);
    let ship = |column| fleet.board().ship_at(cell(column, 1)).expect("an open cell");
    let ships = [ship(3), ship(5)].map(|number| fleet.board().ships()[usize::from(number)]);
    (fleet, ships)
}

fn column_called(fleet: &Layout, column: u8) -> Lines {
    let sum = column + 3;
    let first = sum.saturating_sub(6).max(1);
    let dice = [first, sum - first].map(|face| Die::try_from(face).expect("a face"));
    lines(fleet.board(), Side::Front, dice)
}

/// LM-FLEET-10: an attack strikes one component of the whole fleet, the first on its line, whoever's it is.
#[test]
fn a_fleet_is_struck_once() {
    let (fleet, _) = two_ships();
    let mut fleet = fleet;
    fleet.place(cell(5, 8), strut()).expect("a free cell");
    let front = column_called(&fleet, 5);
    assert_eq!(mets(&fleet, front), [Met::Component(cell(5, 1))]);
    fleet.remove(cell(5, 1));
    assert_eq!(mets(&fleet, front), [Met::Component(cell(5, 8))]);
}

/// LM-FLEET-14, LM-R15, LM-R21: a ship dodges, an unthreatened one moves into the line, and where two stand equally near
/// the owner chooses.
#[test]
fn ships_move_by_themselves() {
    let (fleet, [left, right]) = two_ships();
    let between = Approach::from(column_called(&fleet, 4));
    let ours = Rulings::DEFAULT;
    assert_eq!(mets(&fleet, between), [Met::Nothing]);
    // a right nozzle pushes a ship to the left, so that the line runs further right through it
    let right_moved = between.thrust(right, Side::Right, ours);
    assert_eq!(mets(&fleet, right_moved), [Met::Component(cell(5, 1))]);
    let both_moved = right_moved.thrust(left, Side::Left, ours);
    assert_eq!(mets(&fleet, both_moved), [Met::Choice(cells(&[(3, 1), (5, 1)]))]);
    assert_eq!(fleet.struck(both_moved), cells(&[(3, 1), (5, 1)]));
    // dodging: the line that struck the right ship finds it gone
    let dodged = Approach::from(column_called(&fleet, 5)).thrust(right, Side::Left, ours);
    assert_eq!(mets(&fleet, dodged), [Met::Nothing]);
    assert_eq!(dodged.moved(), right);
    assert_eq!(dodged.lines(), column_called(&fleet, 5));
}

/// LM-ATTACK-8: each ship has one step against one attack; another takes its place, and a nozzle along the travel none.
#[test]
fn one_step_a_ship() {
    let (fleet, [_, right]) = two_ships();
    let called = Approach::from(column_called(&fleet, 4));
    let once = called.thrust(right, Side::Right, Rulings::DEFAULT);
    assert_eq!(once.thrust(right, Side::Right, Rulings::DEFAULT), once);
    assert_eq!(once.thrust(right, Side::Left, Rulings::DEFAULT), called.thrust(right, Side::Left, Rulings::DEFAULT));
    assert_eq!(once.thrust(right, Side::Rear, Rulings::DEFAULT), once);
}

/// LM-R16, LM-FLEET-11: a ship's cannons move with it; those of the others are there too.
#[test]
fn cannons_move_with_their_ship() {
    let cannon = component(Kind::SingleCannon, "0000", Side::Front);
    let fleet = layout(Board::new(Class::IVC), &[(3, 1, cannon), (5, 1, cannon), (6, 7, strut())]);
    let (_, [left, right]) = two_ships();
    let called = Approach::from(column_called(&fleet, 5));
    let able = |approach: Approach| shooters(&fleet, approach, Rulings::DEFAULT);
    assert_eq!(able(called), [cells(&[(5, 1)])]);
    assert_eq!(able(called.thrust(right, Side::Left, Rulings::DEFAULT)), [CellSet::EMPTY]);
    let between = Approach::from(column_called(&fleet, 4));
    let both = between.thrust(right, Side::Right, Rulings::DEFAULT).thrust(left, Side::Left, Rulings::DEFAULT);
    assert_eq!(able(both), [cells(&[(3, 1), (5, 1)])]);
}

/// LM-R16, LM-ATTACK-4: a ship that slipped off the line's last row still has cannons beside it.
#[test]
fn cannons_beside_a_line_beyond_the_edge() {
    let cannon = component(Kind::SingleCannon, "0000", Side::Left);
    let ship = layout(Board::new(Class::IIC), &[(1, 0, cannon), (1, 1, cannon), (2, 2, cannon)]);
    let first_row = Approach::from(lines(ship.board(), Side::Left, [Die::One, Die::One]));
    let able = |approach| shooters(&ship, approach, Rulings::DEFAULT);
    assert_eq!(able(first_row), [cells(&[(1, 0), (1, 1)])]);
    let all = ship.board().ships()[0];
    assert_eq!(able(first_row.thrust(all, Side::Front, Rulings::DEFAULT)), [cells(&[(1, 0)])]);
    assert_eq!(able(first_row.thrust(all, Side::Rear, Rulings::DEFAULT)), [cells(&[(1, 0), (1, 1), (2, 2)])]);
}

/// LM-BOARD-5, LM-FLEET-10, LM-IVC-4: a fleet that the dice joined into one ship is struck, reached and broken like a ship
/// on a board of the same open cells.
#[test]
fn a_joined_fleet_is_a_ship() {
    let mut chooser = Chooser::new(11);
    let joined = board(Class::IVC, &[Mark::One, Mark::Equals]);
    assert_eq!(joined.ships().len(), 1);
    let art: Vec<String> = (0..9)
        .map(|row| (0..9).map(|column| if joined.open().contains(cell(column, row)) { '#' } else { '.' }).collect())
        .collect();
    let art: Vec<&str> = art.iter().map(String::as_str).collect();
    let numbers = [3, 4, 5, 6, 7, 8, 9, 10, 11];
    let ordinary = Blueprint::builder(&art).numbers(&numbers, &numbers).build().expect("a sound drawing");
    let ordinary = Board::custom(ordinary);
    for _ in 0..40 {
        let fleet = random::legal(&mut chooser, joined.clone());
        let mut ship = Layout::new(ordinary.clone());
        fleet.components().for_each(|(cell, component)| ship.place(cell, component).expect("a free cell"));
        for from in Side::ALL {
            let dice = [chooser.die(), chooser.die()];
            let here = lines(&joined, from, dice);
            assert_eq!(here.iter().collect::<Vec<_>>(), lines(&ordinary, from, dice).iter().collect::<Vec<_>>());
            assert_eq!(fleet.struck(here), ship.struck(here));
            assert_eq!(shooters(&fleet, here, Rulings::DEFAULT), shooters(&ship, here, Rulings::DEFAULT));
            let destroyed = fleet.destroyed(AttackKind::LargeMeteor, from, fleet.struck(here));
            let pieces = |layout: Layout| -> Vec<Vec<CellSet>> {
                let impact = layout.into_fleet().expect("a legal layout").destroy(destroyed);
                impact.broken().map(|broken| broken.pieces().collect()).collect()
            };
            assert_eq!(pieces(fleet.clone()), pieces(ship.clone()));
        }
    }
}
