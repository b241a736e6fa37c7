//! One call each, on inputs of the benches for people; every count asserts its answer.

use std::hint::black_box;

use gungraun::{LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main};
use starwright::battle::{Game as Battle, View as BattleView};
use starwright::grid::{CellSet, Side};
use starwright::table::{Play, Seat};
use starwright::trucker::attack::{HeatMap, Incoming};
use starwright::trucker::flight::{Habit, Odds, Setup};
use starwright::trucker::yard::Yard;
use starwright::trucker::{Component, Fits, Fleet, Game, Layout, Misfit, Report, Rulings, WeakSpot};
use starwright_instructions::rounds::{self, Table};
use starwright_instructions::ships::{example_ship, largest_ship, three_ships};
use starwright_instructions::{
    battles, builders, built_yard, empty_yard, fire, in_the_hand, one_battle, snake, still, swarm, third_card,
    under_fire, written_view,
};

#[library_benchmark]
#[bench::largest(still(largest_ship()))]
#[bench::snake(still(snake()))]
fn verdict(layout: &Layout) {
    assert!(black_box(layout).is_legal());
}

#[library_benchmark]
#[bench::eight_mistakes(still(example_ship("iiic-eight-mistakes")))]
fn report(layout: &Layout) -> Report {
    let report = black_box(layout).check();
    assert_eq!(report.violations.len(), 8);
    report
}

#[library_benchmark]
#[bench::of_1(still(example_ship("iiic-premium-1")), 1)]
#[bench::of_15(still(example_ship("iiic-premium-15")), 15)]
fn premium(layout: &Layout, expected: u16) -> WeakSpot {
    let spot = black_box(layout).weak_spot().expect("IIIC asks for a premium");
    assert_eq!(spot.premium, expected);
    spot
}

#[library_benchmark]
#[bench::cannon(still(in_the_hand(102)))]
#[bench::shield(still(in_the_hand(115)))]
fn fits((layout, component): &(Layout, Component)) -> Fits {
    let fits = black_box(layout).fits(*component, Rulings::DEFAULT);
    assert!(!fits.anyhow().is_empty());
    fits
}

#[library_benchmark]
#[bench::largest(still(largest_ship()))]
#[bench::snake(still(snake()))]
fn attack(layout: &Layout) -> CellSet {
    let (destroyed, pieces) = fire::attack(black_box(layout), black_box(fire::DICE));
    assert!(destroyed.len() == 1 && pieces > 0);
    destroyed
}

#[library_benchmark]
#[bench::largest(still(largest_ship()))]
fn exposed_connectors(layout: &Layout) {
    assert_eq!(black_box(layout).exposed_connectors(), 3);
}

#[library_benchmark]
#[bench::on_one_cell(still(in_the_hand(31)))]
fn misfits((layout, component): &(Layout, Component)) -> Vec<Misfit> {
    let cell = layout.sites().first().expect("room to build");
    let misfits = black_box(layout).misfits(cell, *component, Rulings::DEFAULT);
    assert_eq!(misfits.len(), 2);
    misfits
}

#[library_benchmark]
#[bench::of_the_front(still(largest_ship()))]
fn heat_map(layout: &Layout) -> HeatMap {
    black_box(layout).heat_map(black_box(Side::Front)).expect("numbers")
}

#[library_benchmark]
#[bench::of_three_ships(still(three_ships().into_fleet().expect("a legal layout")))]
fn strengths(fleet: &Fleet) {
    assert_eq!(black_box(fleet).strengths().unpowered.engines, 0);
}

#[library_benchmark]
#[bench::largest(still(under_fire()))]
fn threat_and_defence((fleet, meteor): &(Fleet, Incoming)) -> CellSet {
    let (destroyed, _) = fire::answered(black_box(fleet), black_box(meteor));
    assert!(destroyed.len() <= 1);
    destroyed
}

#[library_benchmark]
#[bench::of_two_meteors(still(swarm()))]
fn odds(setup: &Setup) -> Odds {
    let odds = Odds::of(black_box(setup), Seat::Zero, &Habit::DoNothing).expect("a sound setup");
    assert_eq!((odds.of_all(), odds.is_exact()), (36 * 36, true));
    odds
}

#[library_benchmark]
#[bench::of_a_flight(still(written_view()))]
fn view_read(view: &str) -> <Game as Play>::View {
    serde_json::from_str(black_box(view)).expect("a view")
}

#[library_benchmark]
#[bench::of_a_battle(still(battles::fifth_round()))]
fn battle_view(game: &Battle) -> BattleView {
    let view = black_box(game).view(Seat::One);
    assert_eq!(view.turn.round, 5);
    view
}

#[library_benchmark]
#[bench::of_a_yard(still(built_yard()))]
fn yard_view(yard: &Yard) -> <Yard as Play>::View {
    let view = black_box(yard).view(Some(Seat::One));
    assert_eq!(view.players.len(), 4);
    view
}

#[library_benchmark]
#[bench::of_a_flight(still(third_card()))]
fn flight_view(game: &Game) -> <Game as Play>::View {
    let view = black_box(game).view(Some(Seat::One));
    assert_eq!(view.round, 0);
    view
}

#[library_benchmark]
#[bench::of_four_players(still(one_battle()))]
fn battle(game: &mut Battle) {
    assert_eq!(battles::play(black_box(game), 1, &mut Vec::new()), 316);
}

#[library_benchmark]
#[bench::of_four_players(still(empty_yard()))]
fn building(yard: &mut Yard) {
    assert_eq!(builders::build(black_box(yard), 1, &mut Vec::new()), 424);
}

#[library_benchmark]
#[bench::of_four_players(still(rounds::launched()))]
fn flight(table: &mut Table) {
    assert_eq!(black_box(table).play(), 492);
}

library_benchmark_group!(
    name = counts,
    benchmarks = [
        verdict,
        report,
        premium,
        fits,
        misfits,
        exposed_connectors,
        attack,
        heat_map,
        strengths,
        threat_and_defence,
        odds,
        view_read,
        battle_view,
        yard_view,
        flight_view,
        battle,
        building,
        flight
    ]
);

/// Makes glibc copy and compare memory with baseline instructions, so that the counts do not depend on the processor.
const PLAIN: &str = "glibc.cpu.hwcaps=-ERMS,-FSRM,-AVX_Fast_Unaligned_Load,-AVX2,-AVX512F,-AVX512VL";

main!(config = LibraryBenchmarkConfig::default().env("GLIBC_TUNABLES", PLAIN), library_benchmark_groups = counts);
