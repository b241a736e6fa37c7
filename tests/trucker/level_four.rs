//! Level IV from level III, field by field on the forms of all printed cards.

use serde_json::Value;
use starwright::trucker::cards::{Card, CardKind, CombatLine, Criterion, Level, Penalty, loads};
use starwright::trucker::{Good, Goods};

/// The form of each printed card, before and in a class IV flight with level III cards.
fn forms() -> impl Iterator<Item = (Value, Value)> {
    Card::ALL.iter().map(|card| {
        let form = |kind| serde_json::to_value(kind).expect("JSON");
        (form(card.kind()), form(&card.at_level_four()))
    })
}

/// A field of all cards of some kinds, before and after.
fn numbers(kinds: &[&str], field: &str) -> Vec<(u64, u64)> {
    let of_kind = forms().filter(|(before, _)| kinds.contains(&before["kind"].as_str().expect("a kind")));
    of_kind.filter_map(|(before, after)| Some((before[field].as_u64()?, after[field].as_u64()?))).collect()
}

fn each_is_one_more(numbers: &[(u64, u64)], count: usize) {
    assert_eq!(numbers.len(), count);
    for (before, after) in numbers {
        assert_eq!(before + 1, *after);
    }
}

const ENEMIES: [&str; 3] = ["slavers", "smugglers", "pirates"];

/// LM-IV3-2: enemies are 1 stronger.
#[test]
fn enemies_are_stronger() {
    each_is_one_more(&numbers(&ENEMIES, "strength"), 9);
}

/// LM-IV3-3: ships and stations ask for 1 more.
#[test]
fn wrecks_ask_for_more() {
    each_is_one_more(&numbers(&["abandoned_ship"], "crew"), 6);
    each_is_one_more(&numbers(&["abandoned_station"], "crew"), 6);
}

/// The lines of the combat zones that cost something, before and after: what and how much.
fn lines(what: &str) -> Vec<(Value, Value)> {
    let zones = forms().filter(|(before, _)| before["kind"] == "combat_zone");
    let each = zones.flat_map(|(before, after)| {
        let lines = |form: &Value| form["lines"].as_array().expect("lines").clone();
        lines(&before).into_iter().zip(lines(&after))
    });
    each.filter(|(before, after)| {
        assert_eq!((&before[0], &before[1]), (&after[0], &after[1]));
        before[1] == what
    })
    .map(|(before, after)| (before[2].clone(), after[2].clone()))
    .collect()
}

/// LM-IV3-4: 1 more is lost to an enemy or a combat zone.
#[test]
fn more_is_lost() {
    each_is_one_more(&numbers(&["slavers"], "lose_crew"), 3);
    each_is_one_more(&numbers(&["smugglers"], "lose_goods"), 3);
    let counted = |what| lines(what).iter().map(|(one, two)| (one.as_u64().unwrap(), two.as_u64().unwrap())).collect();
    let (crew, goods): (Vec<_>, Vec<_>) = (counted("crew"), counted("goods"));
    each_is_one_more(&crew, 2);
    each_is_one_more(&goods, 2);
}

/// LM-IV3-5: 1 credit more, and goods as printed.
#[test]
fn more_is_gained() {
    each_is_one_more(&numbers(&["slavers", "pirates", "abandoned_ship"], "credits"), 12);
    for (before, after) in forms() {
        assert_eq!((&before["goods"], &before["planets"]), (&after["goods"], &after["planets"]));
    }
}

/// LM-R53: a 0 on a table's own card becomes 1 where LM-IV3 raises a number, but credits of 0 stay 0, and days stay.
#[test]
fn nothing_becomes_one_but_credits() {
    let after = |kind| Card::custom(Level::III, kind).expect("any number from 0").at_level_four();
    assert_eq!(
        after(CardKind::AbandonedShip { crew: 0, credits: 0, days: 0 }),
        CardKind::AbandonedShip { crew: 1, credits: 0, days: 0 }
    );
    assert_eq!(
        after(CardKind::Slavers { strength: 0, lose_crew: 0, credits: 0, days: 0 }),
        CardKind::Slavers { strength: 1, lose_crew: 1, credits: 0, days: 0 }
    );
    let line = |penalty| CombatLine { worst: Criterion::FewestCrew, penalty };
    let zone = |lines: [Penalty; 3]| CardKind::CombatZone { lines: lines.into_iter().map(line).collect() };
    assert_eq!(
        after(zone([Penalty::Days(0), Penalty::Crew(0), Penalty::Goods(0)])),
        zone([Penalty::Days(0), Penalty::Crew(1), Penalty::Goods(1)])
    );
}

/// LM-IV3-6: the first meteor or shot of each card comes twice, and no other.
#[test]
fn the_first_attack_repeats() {
    let twice = |before: &Value, after: &Value| {
        let mut expected = before.as_array().expect("a list").clone();
        expected.insert(0, expected[0].clone());
        assert_eq!(Value::Array(expected), *after);
    };
    let mut met = 0;
    for (before, after) in forms() {
        for list in ["meteors", "shots"].into_iter().filter(|list| before.get(list).is_some()) {
            twice(&before[list], &after[list]);
            met += 1;
        }
    }
    for (before, after) in &lines("shots") {
        twice(before, after);
    }
    assert_eq!((met, lines("shots").len()), (12, 3));
}

/// LM-IV3-6: of the whole card: in a combat zone with two lines of shots, only the first line has one more.
#[test]
fn only_once_a_card() {
    let zone = |first: &str| {
        let text = format!(
            r#"{{"level": "III", "kind": "combat_zone", "lines": [["fewest crew", "shots", [{first}]], ["weakest engines", "days", 1],
                ["weakest cannons", "shots", ["LB"]]]}}"#
        );
        serde_json::from_str::<Card>(&text).expect("a card")
    };
    assert_eq!(zone(r#""sF", "LL""#).at_level_four(), *zone(r#""sF", "sF", "LL""#).kind());
}

/// LM-IV3-7: days, planets, open space and the special events stay as they are.
#[test]
fn other_cards_are_unchanged() {
    for (before, after) in forms() {
        assert_eq!(before["days"], after["days"]);
        let kind = before["kind"].as_str().expect("a kind");
        if ["open_space", "stardust", "epidemic", "sabotage", "planets"].contains(&kind) {
            assert_eq!(before, after);
        }
    }
    assert!(lines("days").iter().all(|(before, after)| before == after));
    assert_eq!(lines("days").len(), 2);
}

/// All loads of up to three blocks of each colour.
fn small_loads() -> impl Iterator<Item = Goods> {
    (0..256).map(|n: u16| Goods { red: n & 3, yellow: n >> 2 & 3, green: n >> 4 & 3, blue: n >> 6 & 3 })
}

/// LM-IV3-5: the load itself, or one that is worth exactly 1 credit more and differs by one block that is better or by one blue block
/// more; each once.
#[test]
fn loads_are_worth_one_credit_more() {
    let common = |one: Goods, two: Goods| -> u32 {
        Good::ALL.into_iter().map(|good| u32::from(one.of(good).min(two.of(good)))).sum()
    };
    for goods in small_loads().filter(|goods| !goods.is_none() && goods.blocks() <= 8) {
        let offered = loads(goods);
        assert_eq!(offered[0], goods);
        // one more of any colour is all that a step or a blue block can bring
        let more = |n: u16| Goods { red: n % 5, yellow: n / 5 % 5, green: n / 25 % 5, blue: n / 125 };
        for load in (0..625).map(more) {
            let better = load.blocks() == goods.blocks() && common(load, goods) + 1 == goods.blocks();
            let larger = load.blocks() == goods.blocks() + 1 && common(load, goods) == goods.blocks();
            let right = load == goods || load.value() == goods.value() + 1 && (better || larger);
            let times = offered.iter().filter(|&&other| other == load).count();
            assert_eq!(times, usize::from(right), "{goods} to {load}");
        }
    }
    assert_eq!(loads(Goods::NONE), [Goods::NONE]);
}
