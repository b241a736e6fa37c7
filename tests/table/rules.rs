//! The table of rules and the settings of a table.

use std::collections::BTreeSet;

use starwright::table::Origin;
use starwright::trucker::{ExtraCrew, GoodsFrom, RearMeteors, Rule, Rulings, TorusThrusters};

const LATEST_MODELS: usize = 102;
const RULINGS: usize = 54;
const BASE_GAME: usize = 31;

/// Families whose rules are numbered from 1, with their last number.
const NUMBERED: [(&str, usize); 20] = [
    ("LM-BOARD-", 5),
    ("LM-CABIN-", 5),
    ("LM-LEGAL-", 13),
    ("LM-LAUNCH-", 2),
    ("LM-SPLICE-", 12),
    ("LM-TORUS-", 10),
    ("LM-IVC-", 4),
    ("LM-IVC-BUILD-", 2),
    ("LM-FLEET-", 16),
    ("LM-END-", 6),
    ("LM-IV3-", 8),
    ("LM-ATTACK-", 10),
    ("LM-KIND-", 5),
    ("BG-TRACK-", 3),
    ("BG-BUILD-", 3),
    ("BG-TIMER-", 2),
    ("BG-ENEMY-", 2),
    ("BG-CREW-", 2),
    ("BG-GOODS-", 2),
    ("BG-END-", 5),
];

/// Rules without a number.
const NAMED: [&str; 16] = [
    "LM-IVC-TIMER",
    "LM-IVC-PEEK",
    "LM-IVC-CHECK",
    "LM-IVC-INSURE",
    "BG-PILES",
    "BG-OPEN",
    "BG-COMBAT",
    "BG-SHIP",
    "BG-STATION",
    "BG-PLANETS",
    "BG-METEOR",
    "BG-STARDUST",
    "BG-EPIDEMIC",
    "BG-SABOTAGE",
    "BG-POWER",
    "BG-HALF",
];

/// The guide names every setting of both games, with the ruling that it answers.
#[test]
fn the_guide_names_every_setting() {
    let page = include_str!("../../src/guide/settings.rs");
    let [trucker, battle] = [format!("{:?}", Rulings::DEFAULT), format!("{:?}", starwright::battle::Rulings::DEFAULT)];
    for (settings, rulings) in [(trucker, "LM-R"), (battle, "BBS-R")] {
        let names = settings.split(['{', ',']).skip(1).filter_map(|field| field.split_once(':'));
        for (name, _) in names {
            let rows = page.lines().filter(|line| line.starts_with(&format!("//! | `{}` | {rulings}", name.trim())));
            assert_eq!(rows.count(), 1, "{name}");
        }
    }
}

/// The rulings, by their numbers.
fn rulings() -> Vec<String> {
    (1..=RULINGS).map(|number| format!("LM-R{number}")).collect()
}

fn is_ruling(rule: Rule) -> bool {
    rule.id().strip_prefix("LM-R").is_some_and(|number| number.parse::<u8>().is_ok())
}

/// The ids among the rules chosen, in order.
fn ids(chosen: impl Fn(Rule) -> bool) -> Vec<&'static str> {
    Rule::ALL.iter().copied().filter(|&rule| chosen(rule)).map(Rule::id).collect()
}

#[test]
fn every_rule_is_listed_once() {
    let numbered = NUMBERED.iter().flat_map(|(family, last)| (1..=*last).map(move |n| format!("{family}{n}")));
    let expected: BTreeSet<String> = numbered.chain(NAMED.map(String::from)).chain(rulings()).collect();
    let found: BTreeSet<String> = Rule::ALL.iter().map(ToString::to_string).collect();

    assert_eq!(found, expected);
    assert_eq!(found.len(), Rule::ALL.len(), "an id stands for two rules");
    assert_eq!(Rule::ALL.len(), LATEST_MODELS + RULINGS + BASE_GAME);
    assert_eq!(ids(is_ruling).len(), RULINGS);
    assert_eq!(ids(|rule| rule.id().starts_with("LM-") && !is_ruling(rule)).len(), LATEST_MODELS);
    assert_eq!(ids(|rule| rule.id().starts_with("BG-")).len(), BASE_GAME);
}

#[test]
fn rules_are_ordered_as_listed_and_rulings_by_number() {
    assert!(Rule::ALL.is_sorted());
    assert_eq!(ids(is_ruling), rulings());
    assert_eq!(Rule::ALL[LATEST_MODELS], Rule::LmR1);
    assert_eq!(Rule::ALL[LATEST_MODELS + RULINGS], Rule::BgTrack1);
}

#[test]
fn a_variant_is_its_id_in_camel_case() {
    for &rule in Rule::ALL {
        let camel: String = rule.id().split('-').map(|part| part[..1].to_owned() + &part[1..].to_lowercase()).collect();
        assert_eq!(format!("{rule:?}"), camel);
    }
}

#[test]
fn an_id_is_read_as_it_is_printed() {
    for &rule in Rule::ALL {
        assert_eq!(rule.to_string(), rule.id());
        assert_eq!(rule.to_string().parse(), Ok(rule));
    }
    assert_eq!(format!("{:>12}|{:<12}|", Rule::LmR8, Rule::BgPiles), "       LM-R8|BG-PILES    |");
}

#[test]
fn an_unknown_id_is_refused_with_what_was_given() {
    let wrong =
        ["", "LM-LEGAL-14", "LM-LEGAL-02", "lm-legal-2", " LM-LEGAL-2", "LM-LEGAL", "LmLegal2", "LM-R0", "LM-R55"];
    for id in wrong {
        let unknown = id.parse::<Rule>().unwrap_err();
        assert_eq!(unknown.id, id);
        let text = format!("no rule has the id \"{id}\"; an id looks like LM-LEGAL-2, LM-R8 or BG-PILES");
        assert_eq!(unknown.to_string(), text);
    }
    assert_eq!(
        "BG-PILES\n".parse::<Rule>().unwrap_err().to_string(),
        r#"no rule has the id "BG-PILES\n"; an id looks like LM-LEGAL-2, LM-R8 or BG-PILES"#
    );
}

#[test]
fn every_rule_has_one_sentence_of_its_own() {
    let mut seen = BTreeSet::new();
    for &rule in Rule::ALL {
        let sentence = rule.sentence();
        assert!(sentence.starts_with(char::is_uppercase), "{rule}: {sentence}");
        assert_eq!(sentence.find('.'), Some(sentence.len() - 1), "{rule} ends with its only full stop: {sentence}");
        assert!(sentence.split(' ').all(|word| !word.is_empty() && !word.ends_with('-')), "{rule}: {sentence}");
        assert!(seen.insert(sentence), "{rule} repeats: {sentence}");
    }
}

#[test]
fn every_rule_has_its_origin() {
    let of = |group: &'static str, origin| ids(move |rule| rule.id().starts_with(group) && rule.origin() == origin);

    let from_base_game = [
        "LM-LEGAL-1",
        "LM-LEGAL-2",
        "LM-LEGAL-3",
        "LM-LEGAL-5",
        "LM-LAUNCH-1",
        "LM-LAUNCH-2",
        "LM-FLEET-16",
        "LM-ATTACK-1",
        "LM-ATTACK-2",
        "LM-ATTACK-3",
        "LM-ATTACK-4",
        "LM-ATTACK-5",
        "LM-ATTACK-6",
        "LM-ATTACK-7",
        "LM-ATTACK-9",
    ];
    assert_eq!(of("LM-", Origin::BaseGame), from_base_game);
    assert_eq!(of("LM-", Origin::Likely), ["LM-KIND-1", "LM-KIND-2", "LM-KIND-3", "LM-KIND-4", "LM-KIND-5"]);
    assert_eq!(of("LM-", Origin::Ruling), ids(is_ruling));
    assert_eq!(of("LM-", Origin::Said).len(), 82);

    assert_eq!(of("BG-", Origin::Said), ["BG-TRACK-2", "BG-TIMER-2", "BG-METEOR", "BG-SABOTAGE"]);
    assert_eq!(of("BG-", Origin::Likely), ["BG-TRACK-3", "BG-END-4", "BG-END-5"]);
    assert_eq!(of("BG-", Origin::Recalled), ["BG-END-1"]);
    assert_eq!(of("BG-", Origin::BaseGame).len(), 23);
}

/// What rulings settle of a rule, they settle of no ruling; LM-R50, LM-R51 and LM-R52 each settle part of a rule that the
/// rulebooks leave open.
#[test]
fn rulings_settle_parts_of_rules() {
    for &rule in Rule::ALL {
        assert!(rule.settled_by().iter().all(|&ruling| is_ruling(ruling)), "{rule}");
        assert!(!is_ruling(rule) || rule.settled_by().is_empty(), "{rule}");
    }
    assert_eq!(Rule::LmLegal12.settled_by(), [Rule::LmR52]);
    assert_eq!(Rule::LmIv33.settled_by(), [Rule::LmR50]);
    assert_eq!(Rule::LmFleet9.settled_by(), [Rule::LmR51]);
    assert_eq!(Rule::LmLegal1.settled_by(), []);
}

/// LM-R3: the side cannons of IIIC reach across the edge unless told otherwise.
#[test]
fn side_cannons_wrap_by_default() {
    assert!(Rulings::default().side_cannons_wrap);
    assert!(!Rulings::default().with_side_cannons_wrap(false).side_cannons_wrap);
}

/// LM-R4: a rear cannon reaches the adjacent columns unless told otherwise.
#[test]
fn rear_meteors_are_shot_from_adjacent_columns_by_default() {
    assert_eq!(Rulings::default().rear_meteors, RearMeteors::SameOrAdjacent);
    assert_eq!(Rulings::default().with_rear_meteors(RearMeteors::Same).rear_meteors, RearMeteors::Same);
}

/// LM-R5: a boosted shield takes two batteries in all unless told otherwise.
#[test]
fn a_boosted_shield_costs_two_batteries_by_default() {
    assert_eq!(Rulings::default().boosted_shield_cost, 2);
    assert_eq!(Rulings::default().with_boosted_shield_cost(3).boosted_shield_cost, 3);
}

/// LM-R7: a use of thrusters takes one battery unless told otherwise.
#[test]
fn a_thruster_costs_one_battery_by_default() {
    assert_eq!(Rulings::default().thruster_cost, 1);
    assert_eq!(Rulings::default().with_thruster_cost(0).thruster_cost, 0);
}

/// LM-R10: on IIIC thrusters work across the direction of travel unless told otherwise.
#[test]
fn torus_thrusters_work_across_travel_by_default() {
    assert_eq!(Rulings::default().torus_thrusters, TorusThrusters::AcrossTravel);
    assert_eq!(Rulings::default().with_torus_thrusters(TorusThrusters::Any).torus_thrusters, TorusThrusters::Any);
}

/// LM-R18: a component that joins nothing is left to the check unless told otherwise.
#[test]
fn joints_are_not_strict_by_default() {
    assert!(!Rulings::default().strict_joints);
    assert!(Rulings::default().with_strict_joints(true).strict_joints);
}

/// LM-R28: by default a player takes the lowest free order tile.
#[test]
fn order_tiles_are_not_chosen_by_default() {
    assert!(!Rulings::default().any_free_tile);
    assert!(Rulings::default().with_any_free_tile(true).any_free_tile);
}

/// LM-R29: finished players may still look at cards by default.
#[test]
fn finished_players_may_look_by_default() {
    assert!(Rulings::default().finished_may_look);
    assert!(!Rulings::default().with_finished_may_look(false).finished_may_look);
}

/// LM-R30: only components in a mistake may be removed at the check by default.
#[test]
fn repairs_are_not_free_by_default() {
    assert!(!Rulings::default().free_repair);
    assert!(Rulings::default().with_free_repair(true).free_repair);
}

/// LM-R35: a table plays without loans unless told otherwise.
#[test]
fn there_are_no_loans_by_default() {
    assert!(!Rulings::default().loans);
    assert!(Rulings::default().with_loans(true).loans);
}

/// LM-R50, LM-R51, LM-R52: the additional crew leaves, goods are taken of the whole fleet, humans are kept, and boosters and
/// stasis chambers are not used by default; these settings are not written at their defaults, so saves look the same as in 0.1.
#[test]
fn newer_answers_are_left_out_at_their_defaults() {
    let Rulings { extra_crew, goods_from, any_piece, boosts_and_stasis, .. } = Rulings::default();
    assert_eq!((extra_crew, goods_from, any_piece), (ExtraCrew::Leaves, GoodsFrom::Fleet, false));
    assert!(!boosts_and_stasis);
    let written = |rulings: Rulings| serde_json::to_string(&rulings).expect("JSON writes it");
    assert!(written(Rulings::DEFAULT).ends_with(r#""loans":false}"#));
    let other =
        Rulings::DEFAULT.with_extra_crew(ExtraCrew::Aboard).with_goods_from(GoodsFrom::Ship).with_any_piece(true);
    assert!(written(other).ends_with(r#""extra_crew":"aboard","goods_from":"ship","any_piece":true}"#));
    assert!(written(other.with_boosts_and_stasis(true)).ends_with(r#""any_piece":true,"boosts_and_stasis":true}"#));
    let battle = serde_json::to_string(&starwright::battle::Rulings::DEFAULT).expect("JSON writes it");
    assert!(battle.ends_with(r#""returning":"own_squadron"}"#), "{battle}");
}

#[test]
fn each_setter_changes_its_own_answer_only() {
    let changed = Rulings::DEFAULT
        .with_side_cannons_wrap(false)
        .with_rear_meteors(RearMeteors::Same)
        .with_boosted_shield_cost(3)
        .with_thruster_cost(2)
        .with_torus_thrusters(TorusThrusters::Any)
        .with_strict_joints(true)
        .with_any_free_tile(true)
        .with_finished_may_look(false)
        .with_free_repair(true)
        .with_loans(true)
        .with_extra_crew(ExtraCrew::Aboard)
        .with_goods_from(GoodsFrom::Ship)
        .with_any_piece(true)
        .with_boosts_and_stasis(true);
    let text = "Rulings { side_cannons_wrap: false, rear_meteors: Same, boosted_shield_cost: 3, thruster_cost: 2, \
                torus_thrusters: Any, strict_joints: true, any_free_tile: true, finished_may_look: false, \
                free_repair: true, loans: true, extra_crew: Aboard, goods_from: Ship, any_piece: true, \
                boosts_and_stasis: true }";
    assert_eq!(format!("{changed:?}"), text);
    let back = changed
        .with_side_cannons_wrap(true)
        .with_rear_meteors(RearMeteors::SameOrAdjacent)
        .with_boosted_shield_cost(2)
        .with_thruster_cost(1)
        .with_torus_thrusters(TorusThrusters::AcrossTravel)
        .with_strict_joints(false)
        .with_any_free_tile(false)
        .with_finished_may_look(true)
        .with_free_repair(false)
        .with_loans(false)
        .with_extra_crew(ExtraCrew::Leaves)
        .with_goods_from(GoodsFrom::Fleet)
        .with_any_piece(false)
        .with_boosts_and_stasis(false);
    assert_eq!(back, Rulings::default());
}

#[cfg(feature = "serde")]
mod wire {
    use super::{RearMeteors, Rule, Rulings, TorusThrusters};
    use serde_json::{from_str, from_value, json, to_string, to_value};

    #[test]
    fn a_rule_is_the_string_of_its_id() {
        for &rule in Rule::ALL {
            let text = to_string(&rule).unwrap();
            assert_eq!(text, format!("\"{}\"", rule.id()));
            assert_eq!(from_str::<Rule>(&text).unwrap(), rule);
            assert_eq!(from_value::<Rule>(json!(rule.id())).unwrap(), rule, "from an owned string");
        }
    }

    #[test]
    fn what_is_no_id_is_refused() {
        let refusal = |text| from_str::<Rule>(text).unwrap_err().to_string();
        assert_eq!(
            refusal("\"LM-R55\""),
            "no rule has the id \"LM-R55\"; an id looks like LM-LEGAL-2, LM-R8 or BG-PILES"
        );
        assert_eq!(refusal("2"), "invalid type: integer `2`, expected a text");
    }

    #[test]
    fn rulings_are_an_object_of_their_answers() {
        let default = json!({
            "side_cannons_wrap": true,
            "rear_meteors": "same_or_adjacent",
            "boosted_shield_cost": 2,
            "thruster_cost": 1,
            "torus_thrusters": "across_travel",
            "strict_joints": false,
            "any_free_tile": false,
            "finished_may_look": true,
            "free_repair": false,
            "loans": false,
        });
        assert_eq!(to_value(Rulings::default()).unwrap(), default);
        assert_eq!(from_value::<Rulings>(default).unwrap(), Rulings::default());
    }

    #[test]
    fn an_answer_left_out_is_the_default() {
        assert_eq!(from_str::<Rulings>("{}").unwrap(), Rulings::default());
        let partial = from_str::<Rulings>(r#"{"rear_meteors": "same", "torus_thrusters": "any"}"#).unwrap();
        let changed = Rulings::default().with_rear_meteors(RearMeteors::Same).with_torus_thrusters(TorusThrusters::Any);
        assert_eq!(partial, changed);
    }

    #[test]
    fn an_unknown_question_or_answer_is_refused() {
        let refusal = |text| from_str::<Rulings>(text).unwrap_err().to_string();
        assert!(refusal(r#"{"thrusters": 1}"#).starts_with("unknown field `thrusters`, expected one of "));
        assert!(refusal(r#"{"rear_meteors": "both"}"#).starts_with("rear_meteors: unknown variant `both`, expected "));
        assert!(
            refusal(r#"{"thruster_cost": 256}"#)
                .starts_with("thruster_cost: invalid value: integer `256`, expected u8")
        );
    }
}
