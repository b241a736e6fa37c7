//! The printed cards against the committed numbers, custom cards, and their JSON.

use starwright::grid::Side;
use starwright::table::SharedSlice;
use starwright::trucker::attack::{Attack, AttackKind, Salvo, Turn};
use starwright::trucker::cards::{
    Boarded, Card, CardId, CardKind, CombatLine, Criterion, Deed, Family, Level, Penalty,
};
use starwright::trucker::{Confidence, Goods};

use crate::wire::refused;

fn committed() -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/cards.jsonl");
    std::fs::read_to_string(path).expect("a committed file").lines().map(str::to_owned).collect()
}

/// BG-PILES: twenty cards a level, each as it is printed, and so written and read.
#[test]
fn the_sixty_are_as_printed() {
    let lines = committed();
    assert_eq!((lines.len(), Card::ALL.len()), (60, 60));
    for (card, line) in Card::ALL.iter().zip(&lines) {
        assert_eq!(serde_json::to_string(card).expect("JSON"), *line);
        assert_eq!(serde_json::from_str::<Card>(line).expect(line), *card);
        assert_eq!(card.provenance(), Confidence::Real);
        assert_eq!(card.id().map(CardId::card), Some(card));
        assert_eq!(card.id().map(|id| format!("{id:?}")), card.id().map(|id| format!("CardId({})", id.get())));
    }
    for level in [Level::I, Level::II, Level::III] {
        assert_eq!(Card::ALL.iter().filter(|card| card.level() == level).count(), 20);
    }
    let learning = Card::ALL.iter().filter(|card| card.is_for_learning()).filter_map(Card::id).map(CardId::get);
    assert_eq!(learning.collect::<Vec<_>>(), [1, 3, 4, 8, 12, 15, 16, 18]);
}

/// BG-METEOR: no printed card has a large meteor from the rear, and every family is printed.
#[test]
fn what_is_printed_and_what_is_not() {
    let from_rear = Attack { kind: AttackKind::LargeMeteor, from: Side::Rear };
    for card in Card::ALL {
        if let CardKind::MeteorSwarm { meteors } = card.kind() {
            assert!(!meteors.attacks().contains(&from_rear));
        }
    }
    let printed = |&family: &Family| Card::ALL.iter().any(|card| card.kind().family() == family);
    let never: Vec<Family> = Family::ALL.into_iter().filter(|family| !printed(family)).collect();
    assert_eq!(never, [Family::Intruders, Family::Sequence]);
}

#[test]
fn every_card_is_a_sentence() {
    let said = [0, 1, 2, 8, 14, 15, 16, 17, 18].map(|number: usize| Card::ALL[number].to_string());
    assert_eq!(
        said,
        [
            "Slavers of strength 6: losers give up 3 crew members; the winner may take 5 credits for 1 day.",
            "Smugglers of strength 4: losers give up 2 blocks of goods; the winner may take 1 yellow, 1 green, 1 blue \
             for 1 day.",
            "Pirates of strength 5: losers face light cannon fire from the front, heavy cannon fire from the front, \
             light cannon fire from the front; the winner may take 4 credits for 1 day.",
            "Meteor swarm: large meteor from the front, small meteor from the left, small meteor from the right.",
            "Planets, 2 days to land: 2 green / 1 yellow / 3 blue.",
            "Combat zone: whoever has the fewest crew loses 3 days; whoever has the weakest engines loses 2 crew members; \
             whoever has the weakest cannons faces light cannon fire from the rear, heavy cannon fire from the rear.",
            "Abandoned ship: give up 3 crew members for 4 credits; this costs 1 day.",
            "Abandoned ship: give up 2 crew members for 3 credits; this costs 1 day.",
            "Abandoned station: with 5 crew members or more, take 1 yellow, 1 green; this costs 1 day.",
        ]
    );
    for card in Card::ALL {
        let text = card.to_string();
        assert!(
            text.ends_with('.') && text.matches('.').count() == 1 && text.starts_with(char::is_uppercase),
            "{text}"
        );
    }
}

/// LM-R53: intruders say each turn that they try; a sequence says its parts, one after the other.
#[test]
fn custom_cards_are_sentences() {
    let intruders = CardKind::Intruders {
        from: Side::Right,
        number: 2,
        boards: Boarded::MostCrew,
        turns: vec![Turn::Left, Turn::Straight, Turn::Back].into(),
        deed: Deed::Goods(1),
        credits: 3,
        days: 1,
    };
    assert_eq!(
        intruders.to_string(),
        "2 intruders from the right, turning left or straight on or back: they board whoever has the most crew; each \
         takes 1 block of goods; each that is defeated pays 3 credits; not to defeat all costs 1 day."
    );
    let sequence = CardKind::Sequence { parts: vec![CardKind::Stardust, CardKind::Sabotage].into() };
    assert_eq!(
        sequence.to_string(),
        "In this order, as one card: Stardust: everybody loses 1 day for each exposed connector. Sabotage: whoever has \
         the fewest crew loses a component, found by dice."
    );
}

fn shots(kind: AttackKind) -> Salvo {
    [Attack { kind, from: Side::Left }].into_iter().collect()
}

fn zone(penalty: Penalty) -> CardKind {
    let line = CombatLine { worst: Criterion::FewestCrew, penalty: Penalty::Days(1) };
    CardKind::CombatZone {
        lines: vec![line.clone(), line, CombatLine { worst: Criterion::WeakestEngines, penalty }].into(),
    }
}

/// A card with a number somewhere.
type Numbered = Box<dyn Fn(u16) -> CardKind>;

/// LM-R53: any number from 0, at both ends of its range.
#[test]
fn any_number_from_zero_is_allowed() {
    let goods = Goods { blue: 1, ..Goods::NONE };
    let planet = move || SharedSlice::from(vec![goods]);
    let fire = || shots(AttackKind::LightFire);
    let places: [(&str, Numbered); 19] = [
        ("days", Box::new(move |days| CardKind::Planets { planets: planet(), days })),
        ("crew", Box::new(|crew| CardKind::AbandonedShip { crew, credits: 1, days: 1 })),
        ("credits", Box::new(|credits| CardKind::AbandonedShip { crew: 1, credits, days: 1 })),
        ("days", Box::new(|days| CardKind::AbandonedShip { crew: 1, credits: 1, days })),
        ("crew", Box::new(move |crew| CardKind::AbandonedStation { crew, goods, days: 1 })),
        ("days", Box::new(move |days| CardKind::AbandonedStation { crew: 1, goods, days })),
        ("strength", Box::new(|strength| CardKind::Slavers { strength, lose_crew: 1, credits: 1, days: 1 })),
        ("lose_crew", Box::new(|lose_crew| CardKind::Slavers { strength: 1, lose_crew, credits: 1, days: 1 })),
        ("credits", Box::new(|credits| CardKind::Slavers { strength: 1, lose_crew: 1, credits, days: 1 })),
        ("days", Box::new(|days| CardKind::Slavers { strength: 1, lose_crew: 1, credits: 1, days })),
        ("strength", Box::new(move |strength| CardKind::Smugglers { strength, lose_goods: 1, goods, days: 1 })),
        ("lose_goods", Box::new(move |lose_goods| CardKind::Smugglers { strength: 1, lose_goods, goods, days: 1 })),
        ("days", Box::new(move |days| CardKind::Smugglers { strength: 1, lose_goods: 1, goods, days })),
        ("strength", Box::new(move |strength| CardKind::Pirates { strength, shots: fire(), credits: 1, days: 1 })),
        ("credits", Box::new(move |credits| CardKind::Pirates { strength: 1, shots: fire(), credits, days: 1 })),
        ("days", Box::new(move |days| CardKind::Pirates { strength: 1, shots: fire(), credits: 1, days })),
        ("days", Box::new(|days| zone(Penalty::Days(days)))),
        ("crew", Box::new(|crew| zone(Penalty::Crew(crew)))),
        ("goods", Box::new(|blocks| zone(Penalty::Goods(blocks)))),
    ];
    for (name, kind) in places {
        for right in [0, 1, 99, 100, u16::MAX] {
            let card = Card::custom(Level::II, kind(right)).expect(name);
            assert_eq!((card.id(), card.provenance(), card.is_for_learning()), (None, Confidence::Custom, false));
            let text = serde_json::to_string(&card).expect("JSON");
            assert_eq!(serde_json::from_str::<Card>(&text).expect(&text), card);
        }
    }
}

/// BG-PLANETS, BG-METEOR, BG-ENEMY-2, BG-COMBAT: lists and loads.
#[test]
fn lists_hold_valid_items() {
    let refused = |kind: CardKind| Card::custom(Level::I, kind).expect_err("no such card").to_string();
    let blue = |blue| Goods { blue, ..Goods::NONE };
    let planets = |planets: Vec<Goods>| CardKind::Planets { planets: planets.into(), days: 1 };
    let pirates = |shots| CardKind::Pirates { strength: 1, shots, credits: 1, days: 1 };
    let station = |goods| CardKind::AbandonedStation { crew: 1, goods, days: 1 };
    let smugglers = |goods| CardKind::Smugglers { strength: 1, lose_goods: 1, goods, days: 1 };
    let swarm = |meteors| CardKind::MeteorSwarm { meteors };
    let sequence = |parts: &[CardKind]| CardKind::Sequence { parts: parts.iter().cloned().collect() };
    let many = |kind| std::iter::repeat_n(Attack { kind, from: Side::Front }, 21).collect();
    for (kind, text) in [
        (planets(vec![]), "planets: `planets` must hold 1 to 20, not 0 (BG-PLANETS)"),
        (planets(vec![blue(1); 21]), "planets: `planets` must hold 1 to 20, not 21 (BG-PLANETS)"),
        (planets(vec![blue(1), blue(0)]), "planets: planet 2 must have 1 to 20 blocks of goods, not 0 (BG-PLANETS)"),
        (planets(vec![blue(21)]), "planets: planet 1 must have 1 to 20 blocks of goods, not 21 (BG-PLANETS)"),
        (station(blue(0)), "abandoned station: `goods` must hold 1 to 20, not 0 (BG-STATION)"),
        (smugglers(blue(0)), "smugglers: `goods` must hold 1 to 20, not 0 (BG-ENEMY-2)"),
        (swarm(Salvo::default()), "meteor swarm: `meteors` must hold 1 to 20, not 0 (BG-METEOR)"),
        (swarm(many(AttackKind::SmallMeteor)), "meteor swarm: `meteors` must hold 1 to 20, not 21 (BG-METEOR)"),
        (
            swarm(shots(AttackKind::HeavyFire)),
            "meteor swarm: attack 1 must be a small or large meteor, not heavy cannon fire from the left (BG-METEOR)",
        ),
        (pirates(Salvo::default()), "pirates: `shots` must hold 1 to 20, not 0 (BG-ENEMY-2)"),
        (
            pirates(shots(AttackKind::LargeMeteor)),
            "pirates: attack 1 must be light or heavy cannon fire, not large meteor from the left (BG-ENEMY-2)",
        ),
        (CardKind::CombatZone { lines: vec![].into() }, "combat zone: `lines` must hold 1 to 20, not 0 (BG-COMBAT)"),
        (sequence(&[]), "sequence: `parts` must hold 1 to 20, not 0 (LM-R53)"),
        (
            sequence(&[CardKind::Stardust, sequence(&[CardKind::Stardust])]),
            "sequence: part 2 must not be a sequence (LM-R53)",
        ),
        (
            sequence(&[CardKind::Stardust, pirates(Salvo::default())]),
            "pirates: `shots` must hold 1 to 20, not 0 (BG-ENEMY-2)",
        ),
        (
            zone(Penalty::Shots(shots(AttackKind::Intruder))),
            "combat zone: attack 1 must be light or heavy cannon fire, not intruder from the left (BG-COMBAT)",
        ),
    ] {
        assert_eq!(refused(kind), text);
    }
}

/// BG-PILES: invalid cards are refused, and a printed card is exactly as printed.
#[test]
fn wrong_texts_are_refused() {
    for (text, reason) in [
        (r#"{"level":"I","kind":"wormhole"}"#, "kind: unknown variant `wormhole`, expected one of `open_space`"),
        (r#"{"kind":"stardust"}"#, "missing field `level`"),
        (r#"{"level":"V","kind":"stardust"}"#, "level: unknown variant `V`"),
        (r#"{"level":"I","kind":"stardust","days":3}"#, "`stardust`: unknown field `days`"),
        (r#"{"level":"I","kind":"planets","planets":["RX"],"days":3}"#, "planets[0]: goods are R, Y, G and B, not `X`"),
        (
            r#"{"level":"I","kind":"meteor_swarm","meteors":["sF","sX"]}"#,
            "meteors[1]: `sX` is no attack: s (small meteor) or L (large meteor), then the side it comes from, F, R, B or L",
        ),
        (
            r#"{"level":"I","kind":"pirates","strength":5,"shots":["F"],"credits":1,"days":1}"#,
            "shots[0]: `F` is no attack: s (light cannon fire) or L (heavy cannon fire), then the side it comes from, F, R, B or L",
        ),
        (
            r#"{"level":"I","kind":"abandoned_ship","crew":2,"credits":3,"days":65536}"#,
            "days: invalid value: integer `65536`, expected u16",
        ),
        (r#"{"level":"I","kind":"planets","planets":["R",""],"days":3}"#, "planets: planet 2 must have 1 to 20 blocks"),
        (
            r#"{"level":"I","kind":"combat_zone","lines":[]}"#,
            "combat zone: `lines` must hold 1 to 20, not 0 (BG-COMBAT)",
        ),
        (
            r#"{"level":"I","kind":"sequence","parts":[{"kind":"stardust"},{"kind":"sequence","parts":[{"kind":"stardust"}]}]}"#,
            "parts: sequence: part 2 must not be a sequence (LM-R53)",
        ),
        (
            r#"{"level":"I","kind":"sequence","parts":[{"kind":"stardust"},{"kind":"planets","planets":["Y"]}]}"#,
            "parts[1]: missing field `days`",
        ),
        (r#"{"id":60,"level":"I","kind":"stardust"}"#, "id: printed cards are 0 to 59, not 60 (BG-PILES)"),
        (
            r#"{"id":17,"level":"I","kind":"stardust"}"#,
            "id: a card of level I is printed so: Abandoned ship: give up 2 crew members for 3 credits; this costs 1 day.",
        ),
        (r#"{"id":3,"level":"II","kind":"stardust"}"#, "id: a card of level I is printed so: Stardust"),
    ] {
        let error = refused::<Card>(text);
        assert!(error.starts_with(reason), "{error}");
    }
}
