//! The JSON of fleets.

use proptest::prelude::*;
use serde_json::{Value, json};
use starwright::grid::{Cell, Side};
use starwright::trucker::{
    Alien, Board, Capacity, Class, Colour, Component, Contents, Fleet, Gain, Goods, Kind, Layout, Mark, Specialisation,
};

use crate::loss::{lose, lost_cells};
use crate::support::fleets::{any_built_layout, any_loaded_fleet};
use crate::support::random::Chooser;
use crate::support::{board, cases, cell, component, layout};
use crate::wire::{custom, golden, refused, there_and_back};

const SPECIAL: Kind = Kind::SpecialCargoHold(Capacity::Two);
const BATTERY: Kind = Kind::Battery(Capacity::Three);

fn fleet(board: Board, components: &[(u8, u8, Kind, &str)]) -> Fleet {
    let facing =
        |&(column, row, kind, edges): &(u8, u8, Kind, &str)| (column, row, component(kind, edges, Side::Front));
    layout(board, &components.iter().map(facing).collect::<Vec<_>>()).into_fleet().expect("a legal layout")
}

fn embarked(mut fleet: Fleet, aliens: &[(Cell, Alien)]) -> Fleet {
    fleet.embark(aliens).expect("where they may live");
    fleet
}

fn stocked() -> Fleet {
    let kinds = [(0, 0, Kind::LuxuryCabin, "0100"), (1, 0, BATTERY, "0101"), (2, 0, SPECIAL, "0101")];
    let kinds = [&kinds[..], &[(3, 0, Kind::StasisChamber, "0001")]].concat();
    let mut stocked = embarked(fleet(custom(&["####"]), &kinds), &[]);
    let goods = Goods { red: 1, blue: 1, ..Goods::NONE };
    stocked.stow(goods, &[(cell(2, 0), goods)]).expect("two slots");
    stocked
}

fn housing_aliens() -> Fleet {
    let (purple, cyan) = (Kind::LifeSupport(Colour::Purple), Kind::LifeSupport(Colour::Cyan));
    let kinds =
        [(0, 0, Kind::Cabin, "0100"), (1, 0, purple, "0101"), (2, 0, Kind::Cabin, "0101"), (3, 0, cyan, "0001")];
    let guru = Alien::Cyan(Specialisation::TelepathicGuru);
    embarked(fleet(custom(&["####"]), &kinds), &[(cell(2, 0), guru), (cell(0, 0), Alien::Purple)])
}

/// A brown alien has left with his life support, and a human came.
fn hit() -> Fleet {
    let brown = Kind::LifeSupport(Colour::Brown);
    let battery = Kind::Battery(Capacity::Two);
    let kinds = [(1, 2, brown, "0100"), (2, 2, Kind::Cabin, "0101"), (3, 2, battery, "0001")];
    let kinds = [&kinds[..], &[(5, 7, Kind::StartingCabin, "0000")]].concat();
    let mut hit = embarked(fleet(board(Class::IVC, &[Mark::Six]), &kinds), &[(cell(2, 2), Alien::Brown)]);
    lose(&mut hit, cell(1, 2).into());
    hit.gain(Gain::Human, &[cell(2, 2)]).expect("an empty cabin");
    hit
}

/// LM-LAUNCH-2, LM-LEGAL-13, BG-CREW-1, BG-GOODS-1: what is aboard, by cell.
#[test]
fn golden_fleets() {
    let armed = layout(
        Board::new(Class::IIIC),
        &[
            (0, 0, component(Kind::SingleCannon, "0030", Side::Front)),
            (0, 1, component(Kind::StartingCabin, "3333", Side::Front)),
        ],
    );
    let armed = embarked(armed.into_fleet().expect("a legal layout"), &[]);
    let empty = Layout::new(Board::new(Class::I)).into_fleet().expect("legal");
    golden("fleets", [empty, armed, stocked(), housing_aliens(), hit()]);
}

/// A row of components, each joined to its neighbours, boarded and with these contents.
fn row(kinds: &str, aboard: &str) -> String {
    let tile = |(column, kind): (usize, &str)| format!(r#"{{"at":[{column},0],"kind":{kind},"edges":"0303"}}"#);
    let tiles: Vec<String> = kinds.split(' ').enumerate().map(tile).collect();
    let tiles = tiles.join(",");
    let board = json!({"art": ["####"], "surface": "plane"});
    format!(r#"{{"board":{board},"tiles":[{tiles}],"boarded":true,"aboard":[{aboard}]}}"#)
}

const SHIP: &str = concat!(r#""starting_cabin" "cabin" "#, r#""life_support_purple" "cabin""#);
const STORE: &str =
    concat!(r#""luxury_cabin" "stasis_chamber" "#, r#""battery","capacity":2 "cargo_hold","capacity":2"#);

/// BG-CREW-1, LM-LAUNCH-2, LM-KIND-3: nothing lies where it has no room.
#[test]
fn what_has_no_room_is_refused() {
    let cases = [
        (SHIP, r#"{"at":[0,0],"humans":3}"#, "(0, 0) has room for 2, not for 3 humans (BG-CREW-1)"),
        (STORE, r#"{"at":[0,0],"humans":2}"#, "(0, 0) has room for 1, not for 2 humans (LM-KIND-3)"),
        (STORE, r#"{"at":[1,0],"sleepers":5}"#, "(1, 0) has room for 4, not for 5 sleepers (LM-KIND-3)"),
        (STORE, r#"{"at":[2,0],"batteries":3}"#, "(2, 0) has room for 2, not for 3 batteries (LM-LAUNCH-2)"),
        (SHIP, r#"{"at":[1,0],"batteries":1}"#, "there is no room for 1 battery in the cabin on (1, 0) (LM-LAUNCH-2)"),
        (
            STORE,
            r#"{"at":[1,0],"humans":1}"#,
            "there is no room for 1 human in the stasis chamber on (1, 0) (LM-KIND-3)",
        ),
        (
            SHIP,
            r#"{"at":[0,0],"sleepers":1}"#,
            "there is no room for 1 sleeper in the starting cabin on (0, 0) (LM-KIND-3)",
        ),
        (SHIP, r#"{"at":[7,7],"humans":1}"#, "there is no room for 1 human on (7, 7) (BG-CREW-1)"),
        (
            SHIP,
            r#"{"at":[1,0],"humans":1},{"at":[1,0],"alien":"purple"}"#,
            "(1, 0) is given twice, with 1 human and with purple alien (BG-CREW-1)",
        ),
    ];
    for (kinds, aboard, expected) in cases {
        assert_eq!(refused::<Fleet>(&row(kinds, aboard)), expected, "{aboard}");
    }
}

/// LM-LEGAL-13, LM-KIND-3: aliens live where they may, one of a colour.
#[test]
fn aliens_that_cannot_live_there_are_refused() {
    let cases = [
        (
            SHIP,
            r#"{"at":[1,0],"alien":"brown"}"#,
            "the brown alien needs life support of the same colour joined to the cabin on (1, 0) (LM-LEGAL-13)",
        ),
        (
            SHIP,
            r#"{"at":[0,0],"alien":"purple"}"#,
            "the purple alien cannot live on (0, 0): the starting cabin houses no aliens (LM-LEGAL-13)",
        ),
        (
            SHIP,
            r#"{"at":[1,0],"alien":"purple"},{"at":[3,0],"alien":"purple"}"#,
            "the purple alien cannot live on (3, 0): the fleet already has a purple alien, on (1, 0) (LM-LEGAL-13)",
        ),
        (
            STORE,
            r#"{"at":[0,0],"alien":{"cyan":"manager"}}"#,
            "the cyan alien (manager) cannot live on (0, 0): the luxury cabin houses no aliens (LM-KIND-3)",
        ),
    ];
    for (kinds, aboard, expected) in cases {
        assert_eq!(refused::<Fleet>(&row(kinds, aboard)), expected, "{aboard}");
    }
}

/// BG-GOODS-1: goods in their holds, a block a slot.
#[test]
fn goods_that_do_not_fit_are_refused() {
    let cases = [
        (
            r#"{"at":[3,0],"goods":{"red":1}}"#,
            "red goods need a special cargo hold, and the one on (3, 0) is not special (BG-GOODS-1)",
        ),
        (
            r#"{"at":[3,0],"goods":{"blue":300}}"#,
            "the cargo hold on (3, 0) has room for 2 blocks, not 300 (BG-GOODS-1)",
        ),
        (r#"{"at":[2,0],"goods":{"green":1}}"#, "there is no cargo hold on (2, 0), only the battery (BG-GOODS-1)"),
        (
            r#"{"at":[3,0],"goods":{"green":1}},{"at":[3,0],"goods":{"blue":1}}"#,
            "(3, 0) is given twice, with 1 green and with 1 blue (BG-GOODS-1)",
        ),
    ];
    for (aboard, expected) in cases {
        assert_eq!(refused::<Fleet>(&row(STORE, aboard)), expected, "{aboard}");
    }
}

/// LM-LEGAL-2, LM-LEGAL-9: only what passes the gate is a fleet, not even a ship that fell apart.
#[test]
fn illegal_layouts_are_refused() {
    let board = json!({"art": ["###"], "surface": "plane"});
    let row = |tiles: &str| format!(r#"{{"board":{board},"tiles":[{tiles}],"boarded":false}}"#);
    let strut = |column, edges| format!(r#"{{"at":[{column},0],"kind":"structural","edges":"{edges}"}}"#);
    let layout = refused::<Fleet>(&row(&[strut(0, "0100"), strut(1, "0302"), strut(2, "0002")].join(",")));
    let expected = "the ship does not pass the check:\n\
        LM-LEGAL-2: the single connector of (0, 0) faces the double connector of (1, 0): \
        a single connector may not face a double connector\n\
        LM-LEGAL-9: the component on (0, 0) is not joined to the rest of ship 1\n";
    assert_eq!(layout, expected);
    let apart = refused::<Fleet>(&row(&[strut(0, "0100"), strut(2, "0001")].join(",")));
    assert_eq!(
        apart,
        "the ship does not pass the check:\nLM-LEGAL-9: the component on (2, 0) is not joined to the rest of ship 1\n"
    );
    assert_eq!(
        refused::<Fleet>(r#"{"class":"I","tiles":[{"at":[0,0],"kind":"cabin","edges":"0000"}],"boarded":true}"#),
        "tiles[0]: (0, 0) is not a cell of this board (LM-LEGAL-10)"
    );
}

#[test]
fn other_forms_are_refused() {
    let needs =
        "aboard[0]: (1, 0) needs one of `humans`, `alien`, `sleepers`, `batteries` and `goods`, and at least 1 of it";
    let cases = [
        (r#"{"at":[1,0]}"#, needs),
        (r#"{"at":[1,0],"humans":0}"#, needs),
        (r#"{"at":[1,0],"goods":{}}"#, needs),
        (r#"{"at":[1,0],"humans":1,"alien":"purple"}"#, needs),
        (r#"{"humans":1}"#, "aboard[0]: missing field `at`"),
        (
            r#"{"at":[1,0],"alien":"green"}"#,
            "aboard[0].alien: unknown variant `green`, expected one of `purple`, `brown`, `cyan`",
        ),
        (
            r#"{"at":[1,0],"cats":1}"#,
            "aboard[0]: unknown variant `cats`, expected one of `nothing`, `humans`, `alien`, `sleepers`, `batteries`, `goods`",
        ),
        (
            r#"{"at":[1,0],"goods":{"pink":1}}"#,
            "aboard[0].goods: unknown field `pink`, expected one of `red`, `yellow`, `green`, `blue`",
        ),
    ];
    for (aboard, expected) in cases {
        assert_eq!(refused::<Fleet>(&row(SHIP, aboard)), expected, "{aboard}");
    }
    assert_eq!(refused::<Fleet>(r#"{"class":"I","tiles":[]}"#), "missing field `boarded`");
    assert_eq!(
        refused::<Fleet>(r#"{"class":"I","tiles":[],"boarded":true,"credits":4}"#),
        "unknown field `credits`, expected one of `class`, `board`, `opened`, `tiles`, `boarded`, `aboard`"
    );
}

/// LM-LAUNCH-2: nothing is aboard a fleet that has not boarded.
#[test]
fn contents_before_boarding_are_refused() {
    let unboarded = row(SHIP, r#"{"at":[1,0],"humans":1}"#).replace(r#""boarded":true"#, r#""boarded":false"#);
    let expected = "(1, 0) cannot hold 1 human before crew and batteries are aboard (LM-LAUNCH-2)";
    assert_eq!(refused::<Fleet>(&unboarded), expected);
}

/// LM-LAUNCH-2: whether a fleet has boarded is kept even if nothing is aboard, so that it boards once.
#[test]
fn an_empty_fleet_knows_whether_it_boarded() {
    let empty = |boarded| format!(r#"{{"class":"I","tiles":[],"boarded":{boarded},"aboard":[]}}"#);
    for boarded in [true, false] {
        let mut fleet: Fleet = serde_json::from_str(&empty(boarded)).expect("a fleet");
        assert_eq!(fleet.embark(&[]).is_err(), boarded);
    }
}

const SPECIALISATIONS: [(&str, Specialisation); 6] = [
    ("lawyer", Specialisation::Lawyer),
    ("diplomat", Specialisation::Diplomat),
    ("technician", Specialisation::Technician),
    ("telepathic_guru", Specialisation::TelepathicGuru),
    ("merchant", Specialisation::Merchant),
    ("manager", Specialisation::Manager),
];

/// LM-FLEET-15: a cyan alien is written with what he is good at.
#[test]
fn cyan_aliens_keep_their_specialisation() {
    let text = serde_json::to_string(&housing_aliens()).expect("it can be written");
    for (name, special) in SPECIALISATIONS {
        let fleet: Fleet = serde_json::from_str(&text.replace("telepathic_guru", name)).expect("a fleet");
        assert_eq!(fleet.aboard().alien_on(cell(2, 0)), Some(Alien::Cyan(special)));
        assert_eq!(there_and_back(&fleet), fleet);
    }
}

/// Something for a random cell, more often than not what its component has room for.
fn entry(chooser: &mut Chooser, layout: &Layout) -> (Cell, Contents) {
    let number = u8::try_from(chooser.below(5) + 1).expect("a small number");
    let blocks = |chooser: &mut Chooser| u16::try_from(chooser.below(2)).expect("a small number");
    let cells = layout.occupied();
    let cells = if cells.is_empty() { layout.board().open() } else { cells };
    let at = chooser.cell(cells).unwrap_or(cell(0, 0));
    let aliens = [Alien::Purple, Alien::Brown, Alien::Cyan(Specialisation::Lawyer)];
    let contents = match layout.get(at).map(Component::kind) {
        _ if chooser.percent(10) => Contents::Humans(number),
        Some(Kind::Cabin) if chooser.percent(50) => Contents::Alien(chooser.of(&aliens)),
        Some(Kind::StasisChamber) => Contents::Sleepers(number),
        Some(Kind::Battery(_)) => Contents::Batteries(number),
        Some(Kind::CargoHold(_) | Kind::SpecialCargoHold(_)) => {
            let [red, yellow, green] = [(); 3].map(|()| blocks(chooser));
            Contents::Goods(Goods { red, yellow, green, blue: 1 })
        }
        _ => Contents::Humans(number.div_ceil(2)),
    };
    (at, contents)
}

fn entry_json((at, contents): (Cell, Contents)) -> Value {
    let at = [at.column(), at.row()];
    match contents {
        Contents::Humans(number) => json!({"at": at, "humans": number}),
        Contents::Sleepers(number) => json!({"at": at, "sleepers": number}),
        Contents::Batteries(number) => json!({"at": at, "batteries": number}),
        Contents::Alien(Alien::Purple) => json!({"at": at, "alien": "purple"}),
        Contents::Alien(Alien::Brown) => json!({"at": at, "alien": "brown"}),
        Contents::Alien(Alien::Cyan(_)) => json!({"at": at, "alien": {"cyan": "lawyer"}}),
        Contents::Goods(Goods { red, yellow, green, blue }) => {
            json!({"at": at, "goods": {"red": red, "yellow": yellow, "green": green, "blue": blue}})
        }
        Contents::Nothing => json!({"at": at}),
    }
}

/// Whether the rules let it lie there.
fn fits(layout: &Layout, (at, contents): (Cell, Contents)) -> bool {
    match (contents, layout.get(at).map(Component::kind)) {
        (Contents::Humans(number), Some(Kind::StartingCabin | Kind::Cabin)) => number <= 2,
        (Contents::Humans(number), Some(Kind::LuxuryCabin)) => number <= 1,
        (Contents::Sleepers(number), Some(Kind::StasisChamber)) => number <= 4,
        (Contents::Batteries(number), Some(Kind::Battery(capacity))) => number <= capacity.get(),
        (Contents::Goods(goods), Some(Kind::CargoHold(slots))) => {
            goods.red == 0 && goods.blocks() <= slots.get().into()
        }
        (Contents::Goods(goods), Some(Kind::SpecialCargoHold(slots))) => goods.blocks() <= slots.get().into(),
        (Contents::Alien(alien), Some(Kind::Cabin)) => Side::ALL.into_iter().any(|side| {
            let neighbour = layout.board().surface().step(at, side).and_then(|cell| layout.get(cell));
            let support = Kind::LifeSupport(alien.colour());
            layout.joints().joined(at, side) && neighbour.is_some_and(|other| other.kind() == support)
        }),
        _ => false,
    }
}

fn can_be(layout: &Layout, aboard: &[(Cell, Contents)]) -> bool {
    let colour = |contents| if let Contents::Alien(alien) = contents { Some(alien.colour()) } else { None };
    let goes_with = |one: &(Cell, Contents), other: &(Cell, Contents)| {
        one.0 != other.0 && (colour(one.1).is_none() || colour(one.1) != colour(other.1))
    };
    let apart = (1..aboard.len()).all(|last| aboard[..last].iter().all(|one| goes_with(one, &aboard[last])));
    apart && aboard.iter().all(|&entry| fits(layout, entry))
}

proptest! {
    #![proptest_config(cases(500))]

    /// Loaded fleets come back as they went, before and after losses.
    #[test]
    fn fleets_come_back(fleet in any_loaded_fleet(), seed in any::<u64>()) {
        let (mut chooser, mut fleet) = (Chooser::new(seed), fleet);
        for _ in 0..3 {
            prop_assert_eq!(there_and_back(&fleet), fleet.clone());
            let lost = lost_cells(&mut chooser, &fleet);
            lose(&mut fleet, lost);
        }
        prop_assert_eq!(there_and_back(&fleet), fleet);
    }

    /// BG-CREW-1, BG-GOODS-1, LM-LEGAL-13, LM-KIND-3: any contents are read exactly if they are legal.
    #[test]
    fn just_what_can_be_aboard_is_read(layout in any_built_layout(), seed in any::<u64>()) {
        let mut chooser = Chooser::new(seed);
        let entries = chooser.of(&[1, 1, 2, 4]);
        let aboard: Vec<_> = (0..entries).map(|_| entry(&mut chooser, &layout)).collect();
        let mut text = serde_json::to_value(&layout).expect("it can be written");
        text["boarded"] = true.into();
        text["aboard"] = aboard.iter().map(|&entry| entry_json(entry)).collect();
        let read = serde_json::from_value::<Fleet>(text);
        prop_assert_eq!(read.is_ok(), can_be(&layout, &aboard), "{:?} {:?}", read.err(), aboard);
        if let Ok(fleet) = read {
            prop_assert_eq!(fleet.layout(), &layout);
            prop_assert_eq!(fleet.aboard().contents().count(), aboard.len());
            for (at, contents) in aboard {
                prop_assert_eq!(fleet.aboard().on(at), contents);
            }
        }
    }
}
