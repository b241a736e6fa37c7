//! JSON of games, saves, choices and events, and everything that is refused when it is read.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use starwright::battle::{
    Choice, Event, Game, Holding, Layout, Placement, Player, Position, Rule, Rulings, Ship, Standing, Step, Wing,
};
use starwright::hex::{Direction, Hex};
use starwright::table::{ReadError, Record, Refused};

use crate::random::{after, played};
use crate::scene::{card, hex, id, pose, sail, squadron};

/// An illegal value does not come out of JSON.
#[test]
fn json_goes_through_the_same_gate() {
    let game = after(3, 5, 50);
    let json = serde_json::to_value(&game).unwrap();
    assert_eq!(serde_json::from_value::<Game>(json.clone()).unwrap(), game);
    for (part, value) in [
        ("round", json!(12)),
        ("lost", json!([])),
        ("step", json!({ "step": "dance" })),
        ("card", json!([1, 9, 1])),
        ("layout", json!("five_players")),
        ("extra", json!(1)),
    ] {
        let mut changed = json.clone();
        changed[part] = value;
        assert!(serde_json::from_value::<Game>(changed).is_err(), "{part}");
    }
}

/// The forms of actions and of the pieces of a state, written by hand.
#[test]
fn forms_of_choices() {
    for (json, choice) in [
        (r#"{"do":"reveal","card":[3,2,1]}"#, Choice::Reveal { card: card(3, 2, 1) }),
        (r#"{"do":"squadron","squadron":[2,1]}"#, Choice::Squadron { squadron: squadron(2, 1) }),
        (r#"{"do":"turn","fighter":7,"facing":5}"#, crate::scene::turn(7, 5)),
        (r#"{"do":"capital","ship":38,"to":[[1,-1],[1,0]]}"#, sail(38, (1, -1), (1, 0))),
        (r#"{"do":"hold_fire"}"#, Choice::HoldFire),
        (
            r#"{"propose":"landing","with":{"do":"squadron","squadron":[0,0]},"order":[2,1]}"#,
            Choice::landing(Choice::Squadron { squadron: squadron(0, 0) }, vec![id(2), id(1)]),
        ),
    ] {
        assert_eq!(serde_json::to_string(&choice).unwrap(), json);
        assert_eq!(serde_json::from_str::<Choice>(json).unwrap(), choice);
    }
    let mut ship = Ship::new(hex(0, 0), Direction::North);
    ship.damage = 1;
    let piece = Standing { id: id(18), ship };
    assert_eq!(serde_json::to_string(&piece).unwrap(), r#"{"id":18,"at":[[0,-1],[0,0]],"facing":0,"damage":1}"#);
    for wrong in [
        r#"{"do":"squadron","squadron":[4,0]}"#,
        r#"{"do":"capital","ship":38,"to":[[1,-1],[3,0]]}"#,
        r#"{"do":"fire","fighter":80}"#,
        r#"{"do":"turn","fighter":7,"facing":6}"#,
    ] {
        assert!(serde_json::from_str::<Choice>(wrong).is_err(), "{wrong}");
    }
}

/// A record of another version, with a wrong setup or with a refused choice does not read; the error names the entry.
#[test]
fn wrong_records() {
    let record = played(4, 3);
    let mut log = record.log().to_vec();
    log[6].choice = Choice::End;
    let error = Record::<Game>::replay(record.setup().clone(), log).unwrap_err();
    assert!(matches!(error, ReadError::Entry { entry: 6, .. }));
    assert_eq!(error.rule(), Rule::Bbs15);
    assert!(error.to_string().starts_with("entry 6 of the log, by seat "), "{error}");

    let mut setup = record.setup().clone();
    setup.players.pop();
    let error = Record::<Game>::replay(setup, vec![]).unwrap_err();
    assert!(matches!(error, ReadError::Setup(_)));
    assert_eq!(error.to_string(), "the setup: this layout is for 4 players, not 3 (BBS-1)");
}

/// Why a text does not read as such a value.
fn wrong<T: DeserializeOwned>(text: &str) -> String {
    let error = serde_json::from_str::<T>(text).err().unwrap_or_else(|| panic!("taken: {text}"));
    // Where in the text is the format's own business.
    error.to_string().split(" at line").next().unwrap().to_owned()
}

/// A variant without fields has none; nor does any other have more than its own.
#[test]
fn unknown_fields_are_refused_by_name() {
    let held = wrong::<Choice>(r#"{"do":"hold_fire","target":37}"#);
    assert_eq!(held, "`hold_fire`: unknown field `target`, there are no fields");
    assert_eq!(wrong::<Choice>(r#"{"do":"end","x":1}"#), "`end`: unknown field `x`, there are no fields");
    let fired = wrong::<Choice>(r#"{"do":"fire","fighter":1,"facing":2}"#);
    assert_eq!(fired, "`fire`: unknown field `facing`, expected `fighter`");
    assert_eq!(
        wrong::<Step>(r#"{"step":"reveal","card":[1,1,1]}"#),
        "`reveal`: unknown field `card`, there are no fields"
    );
    assert_eq!(wrong::<Event>(r#"{"event":"over","by":1}"#), "`over`: unknown field `by`, there are no fields");
    let drew = wrong::<Event>(r#"{"event":"drew","seat":1,"card":[1,1,1]}"#);
    assert_eq!(drew, "`drew`: unknown field `card`, expected `seat`");
    let placed = wrong::<Choice>(r#"{"propose":"place","fighters":[],"capitals":[],"seat":1}"#);
    assert_eq!(placed, "unknown field `seat`, expected `fighters` or `capitals`");
    assert_eq!(wrong::<Rulings>(r#"{"tie":1}"#).split(',').next(), Some("unknown field `tie`"));
}

/// An array is not an object, and an object is not an array.
#[test]
fn arrays_are_not_objects() {
    let array = "invalid type: sequence, expected an object";
    assert_eq!(wrong::<Choice>(r#"["end"]"#), array);
    assert_eq!(wrong::<Choice>(r#"["fire",1]"#), array);
    assert_eq!(wrong::<Event>(r#"["over"]"#), array);
    assert_eq!(wrong::<Step>(r#"["end"]"#), array);
    assert_eq!(wrong::<Standing>("[0,[[0,0]],0,0,false,false,0]"), array);
    assert_eq!(wrong::<Holding>(r#"["E1",true,false]"#), array);
    assert_eq!(wrong::<Rulings>(r#"[false,0,"fallen"]"#), array);
    assert_eq!(wrong::<Player>(r#"["vonyan",[],null]"#), array);
    assert_eq!(wrong::<Record<Game>>("[1,{},[]]"), array);
    assert_eq!(wrong::<Game>("[1]"), array);
    assert_eq!(wrong::<Layout>("[8,[],[]]"), array);
    assert_eq!(wrong::<Placement>("[[],[]]"), array);
    assert_eq!(wrong::<Hex>(r#"{"q":0,"r":0}"#).split(',').next(), Some("invalid type: map"));
}

/// Any duplicate field is refused.
#[test]
fn duplicate_fields_are_refused_by_name() {
    let twice = |field| format!("the field `{field}` is given twice");
    assert_eq!(wrong::<Choice>(r#"{"do":"fire","fighter":1,"fighter":2}"#), twice("fighter"));
    assert_eq!(wrong::<Choice>(r#"{"do":"end","do":"pass"}"#), twice("do"));
    assert_eq!(wrong::<Event>(r#"{"event":"over","event":"over"}"#), twice("event"));
    assert_eq!(wrong::<Standing>(r#"{"id":0,"at":[[0,0]],"facing":0,"id":1}"#), twice("id"));
    let json = serde_json::to_string(&after(4, 1, 30)).unwrap();
    assert_eq!(wrong::<Game>(&json.replacen('{', r#"{"round":1,"#, 1)), twice("round"));
}

/// The tag is read first and decides which error is reported. BBS-2: a number out of range is refused by its rule.
#[test]
fn choices_are_refused_with_a_reason() {
    let neither = "a choice has the field `do` or the field `propose`, and this has neither";
    assert_eq!(wrong::<Choice>("{}"), neither);
    let both = "a choice has the field `do` or the field `propose`, and this has both";
    assert_eq!(wrong::<Choice>(r#"{"do":"end","propose":"landing"}"#), both);
    let dance = wrong::<Choice>(r#"{"do":"dance"}"#);
    assert!(dance.starts_with("do: unknown variant `dance`, expected one of `reveal`, `squadron`, `land`"), "{dance}");
    assert_eq!(wrong::<Choice>(r#"{"do":7}"#), "do: invalid type: integer `7`, expected a text");
    let flee = wrong::<Choice>(r#"{"propose":"flee"}"#);
    assert_eq!(flee, "propose: unknown variant `flee`, expected `place` or `landing`");
    assert_eq!(wrong::<Choice>(r#"{"do":"fire"}"#), "missing field `fighter`");
    assert_eq!(wrong::<Choice>(r#"{"fighter":80,"do":"fire"}"#), "fighter: a piece is 0 to 79, not 80 (BBS-2)");
    assert_eq!(
        wrong::<Choice>(r#"{"do":"capital","ship":38,"to":[[1,-1],[3,0]]}"#),
        "to: a capital ship covers two adjacent hexes, not (1,-1) and (3,0) (BBS-11)"
    );
    let landing = r#"{"propose":"landing","with":{"do":"squadron","squadron":[4,0]},"order":[2]}"#;
    assert_eq!(wrong::<Choice>(landing), "with.squadron: a squadron is 0 to 2 of seat 0 to 3, not 0 of seat 4 (BBS-2)");
    assert_eq!(
        wrong::<Layout>(r#""five_players""#),
        "unknown variant `five_players`, expected `three_players` or `four_players`"
    );
    let small = wrong::<Layout>(r#"{"radius":1,"asteroids":[],"zones":[]}"#);
    assert_eq!(small, "a board has a radius of 2 to 12 hexes, not 1 (BBS-3)");
}

/// In a record the entry of the log is named, and the version is read before anything else, wherever it stands.
#[test]
fn records_are_refused_with_the_entry() {
    let record = played(3, 4);
    let json = |change: &dyn Fn(&mut Value)| {
        let mut json = serde_json::to_value(&record).unwrap();
        change(&mut json);
        json.to_string()
    };
    let entry = json(&|json| json["log"][6]["choice"] = json!({ "do": "fire", "fighter": 99 }));
    assert_eq!(wrong::<Record<Game>>(&entry), "log[6].choice: fighter: a piece is 0 to 79, not 99 (BBS-2)");
    let unknown = json(&|json| json["log"][2]["choice"] = json!({ "do": "dance" }));
    assert!(wrong::<Record<Game>>(&unknown).starts_with("log[2].choice: do: unknown variant `dance`"));
    let race = json(&|json| json["setup"]["players"][1]["race"] = json!("elves"));
    assert!(
        wrong::<Record<Game>>(&race).starts_with("setup: players[1].race: unknown variant `elves`"),
        "{}",
        wrong::<Record<Game>>(&race)
    );
    let newer = r#"{"log":[{"do":"dance"}],"extra":1,"setup":7,"v":2}"#;
    assert_eq!(wrong::<Record<Game>>(newer), "this record has version 2, and version 1 was expected");
    assert_eq!(wrong::<Record<Game>>(r#"{"log":[]}"#), "missing field `v`");
    let newer = r#"{"board":{},"v":2}"#;
    assert_eq!(wrong::<Game>(newer), "this position has version 2, and version 1 was expected");
}

/// In a position the part is named.
#[test]
fn positions_are_refused_with_the_part() {
    let json = |change: &dyn Fn(&mut Value)| {
        let mut json = serde_json::to_value(after(4, 1, 30)).unwrap();
        change(&mut json);
        json.to_string()
    };
    let facing = json(&|json| json["pieces"][3]["facing"] = json!(6));
    assert!(wrong::<Game>(&facing).starts_with("pieces[3].facing: "), "{}", wrong::<Game>(&facing));
    let step = json(&|json| json["step"] = json!({ "step": "end", "fighter": 3 }));
    assert_eq!(wrong::<Position>(&step), "step: `end`: unknown field `fighter`, there are no fields");
    let three = json(&|json| json["card"] = json!([1, 2, 3, 4]));
    assert!(wrong::<Position>(&three).starts_with("card: invalid length 4"), "{}", wrong::<Position>(&three));
}

/// Every event, step and choice of whole games round-trips.
#[test]
fn everything_written_can_be_read() {
    for seed in 0..30 {
        let record = played(if seed % 4 == 0 { 3 } else { 4 }, seed);
        let mut game = Game::new(record.setup()).unwrap();
        let mut events = vec![];
        for entry in record.log() {
            game.apply(entry.by, &entry.choice, &mut events).unwrap();
            let step: Step = serde_json::from_value(serde_json::to_value(game.step()).unwrap()).unwrap();
            assert_eq!(step, game.step());
        }
        let read: Vec<Event> = serde_json::from_value(serde_json::to_value(&events).unwrap()).unwrap();
        assert_eq!(read, events);
    }
    for choice in every_choice() {
        let json = serde_json::to_value(&choice).unwrap();
        assert_eq!(serde_json::from_value::<Choice>(json).unwrap(), choice);
    }
}

/// One of each.
fn every_choice() -> Vec<Choice> {
    let (fighter, ship, squadron, to, facing) = (id(3), id(18), squadron(0, 0), hex(1, 2), Direction::South);
    vec![
        Choice::Reveal { card: card(1, 2, 3) },
        Choice::Squadron { squadron },
        Choice::Land { fighter },
        Choice::Destroy { fighter },
        Choice::Fire { fighter },
        Choice::Turn { fighter, facing },
        Choice::Capital { ship, to: pose((0, 0), (0, 1)) },
        Choice::Shoot { target: ship },
        Choice::HoldFire,
        Choice::End,
        Choice::Pass,
        Choice::Unveil,
        Choice::Elite { fighter },
        Choice::EliteEnd { to },
        Choice::EliteFace { facing },
        Choice::Blast { fighter },
        Choice::Asteroid { from: to, to: hex(1, 1) },
        Choice::Double { squadron, fighters: Wing::of(squadron, &[fighter]).unwrap() },
        Choice::Displace { squadron, by: to },
        Choice::Laser { ship },
        Choice::SuperShot { ship },
        Choice::Shield { ship },
        Choice::Answer { raise: true },
        Choice::Resurrect { squadron },
        Choice::ResurrectFallen,
        Choice::Return { fighter, at: to, facing },
        Choice::Leave { fighter },
    ]
}
