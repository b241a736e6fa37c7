//! The oracle of `trucker` against cases that another hand worked out. Rule ids stand inside the functions, not over
//! them: these tests say that the oracle is right, not that the crate is, so they are no rule's test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::trucker::aim::{Aim, Line, aim};
use crate::trucker::board::Board;
use crate::trucker::check::{Violation, check};
use crate::trucker::defence::{Answer, Attack, Cover, HOUSE, House, Kind, Shot, Thrust, judge};
use crate::trucker::json;
use crate::trucker::loaded::Loaded;
use crate::trucker::outcome::Outcome;
use crate::trucker::premium::{largest_group, premium_for};
use crate::trucker::react::{self, shields, shifts, shooters};
use crate::trucker::side::{Cell, SIDES, Side};
use crate::trucker::stand::shot_cost;
use crate::trucker::strength::{Strength, fleet_strength, ship_strengths};
use crate::trucker::strike::{Impact, heavy_cannon_fire, small_meteor, struck};

/// Runs `verify` on every line of that kind, with the place named when it fails; how many there were.
fn each_case(kind: &str, verify: impl Fn(&Value)) -> usize {
    let mut count = 0;
    for file in case_files() {
        let text = fs::read_to_string(&file).unwrap();
        for (line, case) in (1..).zip(text.lines()) {
            let case: Value = serde_json::from_str(case).unwrap();
            let known = ["check", "premium", "attack", "strength"];
            assert!(known.contains(&json::text(&case["kind"])), "{}:{line}: unknown kind", file.display());
            if case["kind"] == kind {
                let outcome = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| verify(&case)));
                assert!(outcome.is_ok(), "{}:{line}: {}", file.display(), case["id"]);
                count += 1;
            }
        }
    }
    count
}

/// The case files of Galaxy Trucker.
fn case_files() -> Vec<PathBuf> {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let names =
        ["bench/iiic", "bench/ivc", "generated/attack", "generated/check", "generated/premium", "generated/strength"];
    names.iter().map(|name| cases.join(format!("{name}.jsonl"))).collect()
}

/// The violations a case expects; one that is listed twice is a panic.
fn expected_errors(value: &Value) -> BTreeSet<Violation> {
    let mut errors = BTreeSet::new();
    for error in json::list(value) {
        json::only_fields(error, &["rule", "cells"]);
        let violation = Violation::new(json::text(&error["rule"]), &json::cells(&error["cells"]));
        assert!(errors.insert(violation), "an error is listed twice");
    }
    errors
}

/// Compares the whole report of a `check` case.
fn verify_check(case: &Value) {
    json::only_fields(case, &["id", "kind", "class", "opened", "board", "tiles", "expect", "why", "from_source"]);
    let expect = &case["expect"];
    json::only_fields(expect, &["legal", "errors", "pieces", "exposed"]);
    let report = check(&json::board(case), &json::tiles(case));
    assert_eq!(report.errors, expected_errors(&expect["errors"]));
    assert_eq!(report.pieces, json::cell_sets(&expect["pieces"]));
    assert_eq!(report.exposed, json::number(&expect["exposed"]));
    assert_eq!(Some(report.legal), expect["legal"].as_bool());
}

/// The oracle's ship check agrees with every `check` case.
#[test]
fn check_cases() {
    assert!(each_case("check", verify_check) >= 159);
}

/// Compares the largest group and the premium of a `premium` case.
fn verify_premium(case: &Value) {
    json::only_fields(case, &["id", "kind", "empty", "expect", "why", "from_source"]);
    let expect = &case["expect"];
    json::only_fields(expect, &["largest_group", "premium"]);
    let largest = largest_group(&Board::of_class("IIIC", &[]), &json::cell_set(&case["empty"]));
    assert_eq!(Some(largest as u64), expect["largest_group"].as_u64());
    assert_eq!(premium_for(largest), json::number(&expect["premium"]));
}

/// The oracle's premium agrees with every `premium` case.
#[test]
fn premium_cases() {
    assert!(each_case("premium", verify_premium) >= 150);
}

/// Compares the strengths of a `strength` case.
fn verify_strength(case: &Value) {
    json::only_fields(case, &["id", "kind", "class", "opened", "tiles", "expect", "why", "from_source"]);
    let expect = &case["expect"];
    json::only_fields(expect, &["ships", "engine_min", "engine_max", "cannon_min_halves", "cannon_max_halves"]);
    let ships = ship_strengths(&json::board(case), &json::tiles(case));
    assert_eq!(Some(ships.len() as u64), expect["ships"].as_u64());
    let expected = Strength {
        engine_min: json::number(&expect["engine_min"]),
        engine_max: json::number(&expect["engine_max"]),
        cannon_min_halves: json::number(&expect["cannon_min_halves"]),
        cannon_max_halves: json::number(&expect["cannon_max_halves"]),
    };
    assert_eq!(fleet_strength(&ships), expected);
}

/// The oracle's strengths agree with every `strength` case.
#[test]
fn strength_cases() {
    assert!(each_case("strength", verify_strength) >= 150);
}

/// A line as the cases write it.
fn expected_line(value: &Value) -> Line {
    json::only_fields(value, &["column", "row"]);
    match (value.get("column").map(json::number), value.get("row").map(json::number)) {
        (Some(column), Some(row)) => Line::Cell((column, row)),
        (Some(column), None) => Line::Column(column),
        (None, Some(row)) => Line::Row(row),
        (None, None) => panic!("a line is a column, a row or both"),
    }
}

/// What is destroyed and what remains, as the cases write it.
fn expected_impact(value: &Value) -> Impact {
    json::only_fields(value, &["destroyed", "pieces"]);
    Impact { destroyed: json::cell_set(&value["destroyed"]), pieces: json::cell_sets(&value["pieces"]) }
}

/// Compares everything an `attack` case expects.
fn verify_attack(case: &Value) {
    json::only_fields(
        case,
        &["id", "kind", "class", "opened", "tiles", "from", "dice", "expect", "why", "from_source"],
    );
    let expect = &case["expect"];
    let known = ["from", "lines", "struck", "heavy_cannon_fire", "small_meteor", "large_meteor", "shields", "shifts"];
    json::only_fields(expect, &known);
    let (board, tiles) = (json::board(case), json::tiles(case));
    assert!(check(&board, &tiles).legal, "attacks are for legal ships");

    let dice: Vec<i32> = json::list(&case["dice"]).iter().map(json::number).collect();
    let aimed = aim(&board, Side::named(json::text(&case["from"])), &dice);
    let lines = json::list(&expect["lines"]).iter().map(expected_line).collect();
    assert_eq!(aimed, Aim { from: Side::named(json::text(&expect["from"])), lines });

    let hit = struck(&board, &tiles, &aimed);
    assert_eq!(hit, json::cell_set(&expect["struck"]));
    assert_eq!(heavy_cannon_fire(&board, &tiles, &hit), expected_impact(&expect["heavy_cannon_fire"]));
    assert_eq!(small_meteor(&board, &tiles, aimed.from, &hit), expected_impact(&expect["small_meteor"]));

    json::only_fields(&expect["large_meteor"], &["shooters"]);
    let able: Vec<_> = json::list(&expect["large_meteor"]["shooters"]).iter().map(json::cell_set).collect();
    assert_eq!(shooters(&board, &tiles, &aimed, react::DEFAULT), able);
    assert_eq!(shields(&tiles, aimed.from), json::cell_set(&expect["shields"]));
    if let Some(after) = expect.get("shifts") {
        let after = after.as_object().unwrap().iter();
        let after: BTreeMap<_, _> = after.map(|(side, cells)| (Side::named(side), json::cell_set(cells))).collect();
        assert_eq!(shifts(&board, &tiles, &aimed, react::DEFAULT), after);
    } else {
        assert_eq!(case["class"], "IVC", "only a fleet has no shifts");
    }
}

/// The oracle's attacks agree with every `attack` case.
#[test]
fn attack_cases() {
    assert!(each_case("attack", verify_attack) >= 150);
}

/// What an outcome destroys and leaves, as the older oracle puts it.
fn impact(outcome: &Outcome) -> Impact {
    let pieces = outcome.pieces.iter().flatten().map(|piece| piece.cells.clone()).collect();
    Impact { destroyed: outcome.destroyed.clone(), pieces }
}

/// Compares the judge of whole answers with an `attack` case: nobody reacts; each component tried as a cannon against each
/// line, as a shield, as a thruster each way. Every ship has tokens enough, on its first component.
fn verify_defence(case: &Value) {
    let expect = &case["expect"];
    let (board, tiles) = (json::board(case), json::tiles(case));
    let mut fleet = Loaded::new(board, tiles.clone());
    let banks: Vec<Option<Cell>> = (0..fleet.ships.len()).map(|ship| Some(fleet.tiles_of(ship).first()?.at)).collect();
    for bank in banks.iter().flatten() {
        fleet = fleet.with_batteries(*bank, 9);
    }
    let lines: Vec<Line> = json::list(&expect["lines"]).iter().map(expected_line).collect();
    let aim = Aim { from: Side::named(json::text(&expect["from"])), lines };
    let attack = |kind| Attack { kind, aim: aim.clone() };
    let vain = House { vain: true, ..HOUSE };
    let ship_of = |cell| fleet.ship_of(cell).expect("a component of a ship");
    let pay = |cell, cost| vec![banks[ship_of(cell)].expect("a ship with components"); cost];

    for (kind, name) in [(Kind::HeavyFire, "heavy_cannon_fire"), (Kind::SmallMeteor, "small_meteor")] {
        let nothing = judge(&fleet, &attack(kind), &HOUSE, &Answer::default()).expect("nobody reacts");
        assert_eq!(impact(&nothing), expected_impact(&expect[name]));
    }
    for (line, able) in json::list(&expect["large_meteor"]["shooters"]).iter().enumerate() {
        let accepted = tiles.iter().filter(|tile| {
            let mut shots = vec![None; line];
            shots.push(Some(Shot { cannon: tile.at, pay: pay(tile.at, shot_cost(tile)) }));
            judge(&fleet, &attack(Kind::LargeMeteor), &vain, &Answer { shots, ..Answer::default() }).is_ok()
        });
        assert_eq!(accepted.map(|tile| tile.at).collect::<BTreeSet<_>>(), json::cell_set(able));
    }
    let covering = tiles.iter().filter(|tile| {
        let covers = vec![Cover { ship: ship_of(tile.at), shield: tile.at, boosted: false, pay: pay(tile.at, 1) }];
        judge(&fleet, &attack(Kind::LightFire), &vain, &Answer { covers, ..Answer::default() }).is_ok()
    });
    assert_eq!(covering.map(|tile| tile.at).collect::<BTreeSet<_>>(), json::cell_set(&expect["shields"]));
    if let Some(after) = expect.get("shifts") {
        let mut shifts = BTreeMap::new();
        for (tile, nozzle) in tiles.iter().flat_map(|tile| SIDES.map(|side| (tile, side))) {
            let thrusts = vec![Thrust { ship: ship_of(tile.at), thruster: tile.at, nozzle, pay: pay(tile.at, 1) }];
            let answer = Answer { thrusts, ..Answer::default() };
            if let Ok(outcome) = judge(&fleet, &attack(Kind::HeavyFire), &HOUSE, &answer) {
                let met: BTreeSet<Cell> = outcome.lines.iter().filter_map(|end| end.met).collect();
                shifts.insert(nozzle.name().to_string(), met);
            }
        }
        let after = after.as_object().unwrap().iter();
        assert_eq!(shifts, after.map(|(side, cells)| (side.clone(), json::cell_set(cells))).collect());
    }
}

/// The oracle's judge of answers agrees with every `attack` case.
#[test]
fn defence_cases() {
    assert!(each_case("attack", verify_defence) >= 150);
}
