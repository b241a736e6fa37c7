//! Views as SVG.

use std::collections::BTreeSet;

use starwright::battle::PieceId;
use starwright::battle::svg::{STYLE, Theme};
use starwright::hex::Hex;
use starwright::table::Seat;

use crate::golden;
use crate::random::{after, listed};
use crate::scene::{Scene, hex, id};
use crate::xml::{self, Element};

fn hexes(elements: &[Element], class: &str) -> BTreeSet<String> {
    let of_class = elements.iter().filter(|element| element.has_class(class));
    of_class.filter_map(Element::cell).map(str::to_owned).collect()
}

fn named(hexes: impl IntoIterator<Item = Hex>) -> BTreeSet<String> {
    hexes.into_iter().map(|hex| format!("{},{}", hex.q, hex.r)).collect()
}

/// BBS-3, BBS-4, BBS-8: in random games every hex, ship, asteroid and probe stands once.
#[test]
fn everything_shows() {
    for (players, seed) in [(3, 1), (4, 2), (4, 3)] {
        for choices in [0, 40, 90, 140] {
            let game = after(players, seed, choices);
            let view = game.view(None);
            let picture = view.svg().with_choices(&listed(&game)).to_string();
            let elements = xml::read(&picture);
            assert!(picture.len() <= 60_000, "{} bytes", picture.len());
            let radius = i8::try_from(view.layout.radius()).expect("a small board");
            let all = (-radius..=radius).flat_map(|q| (-radius..=radius).map(move |r| Hex::new(q, r)));
            assert_eq!(hexes(&elements, "hex"), named(all.filter(|&hex| view.layout.contains(hex))));
            let zones = Seat::of(players).filter_map(|seat| view.layout.zone(seat)).flatten().copied();
            assert_eq!(hexes(&elements, "zone"), named(zones));
            let count = |class| elements.iter().filter(|element| element.has_class(class)).count();
            assert_eq!((count("rock"), count("probe")), (view.terrain.asteroids.len(), view.terrain.probes.len()));
            let ships = elements.iter().filter_map(|element| element.attributes.get("data-piece"));
            let standing = view.pieces.iter().map(|standing| standing.id.number().to_string());
            assert_eq!(ships.cloned().collect::<Vec<_>>(), standing.collect::<Vec<_>>());
        }
    }
}

/// BBS-33, BBS-34, BBS-E2.1: straight ahead, at most five hexes, up to the first obstacle and with it.
#[test]
fn the_range_of_a_fighter_ends_at_an_obstacle() {
    let scene = Scene::new().fighter(0, (0, 0), 0).fighter(20, (0, -3), 0);
    let game = scene.game().game;
    assert_eq!(game.fire_range(id(0)), [hex(0, -3), hex(0, -2), hex(0, -1)]);
    assert_eq!(game.fire_range(id(20)).len(), 5);
    assert_eq!(game.fire_range(id(1)), [], "it is not on the board");
    let mut away = game.view(None);
    away.pieces[0].ship.at = hex(127, 127);
    assert_eq!(away.fire_range(id(0)), [], "a view is not checked");
    let range = game.fire_range(id(20));
    let view = game.view(None);
    let elements = xml::read(&view.svg().with_range(&range).to_string());
    assert_eq!(hexes(&elements, "range"), named(range));
}

/// BBS-54, BBS-55: the hexes around a capital ship, and those behind free ones.
#[test]
fn the_range_of_a_capital_ship_goes_round() {
    let scene = || Scene::new().fighter(0, (9, 0), 0).capital(18, (0, -1), (0, 0));
    let alone = scene().game().game;
    let near = |from: Hex, within: u8| move |hex: &Hex| from.distance(*hex) <= within;
    let own = [hex(0, -1), hex(0, 0)];
    let around = |within| {
        let all = (-5..=5).flat_map(|q| (-5..=5).map(move |r| hex(q, r)));
        all.filter(move |hex| own.iter().any(|&from| near(from, within)(hex)) && !own.contains(hex)).collect::<Vec<_>>()
    };
    assert_eq!(alone.fire_range(id(18)), around(2));
    let walled = around(1).into_iter().fold(scene(), |scene, hex| scene.asteroid(hex.q, hex.r)).game().game;
    assert_eq!(walled.fire_range(id(18)), around(1));
}

/// Every enemy that a turret may fire at is in its range, and so is every ship that a fighter hits.
#[test]
fn targets_are_in_range() {
    for seed in 0..20 {
        let game = after(4, seed, 200);
        for (piece, ship) in game.field().ships().filter(|(piece, _)| piece.is_capital()) {
            let range = game.fire_range(piece);
            assert!(range.iter().all(|&hex| game.field().layout().contains(hex)));
            let closest = PieceId::of(4)
                .filter(|other| other.seat() != piece.seat())
                .filter_map(|other| game.field().ship(other));
            for other in closest.filter(|other| other.at.distance(ship.at) == 1) {
                assert!(range.contains(&other.at));
            }
        }
    }
}

#[test]
fn themes_and_styles() {
    let view = after(3, 1, 0).view(None);
    for theme in Theme::ALL {
        assert!(xml::read(&view.svg().with_theme(theme).to_string())[0].has_class(theme.name()));
    }
    assert!(view.svg().to_string().contains(STYLE));
    assert!(!view.svg().without_style().to_string().contains("<style>"));
    assert_eq!(xml::read(&view.svg().with_id("\"<").to_string())[0].attributes["id"], "\"<");
}

/// Look at the golden picture when it changes.
#[test]
fn golden_picture() {
    let scene = Scene::new().fighter(0, (0, 3), 1).capital(18, (-3, 0), (-3, 1)).capital(38, (4, -2), (5, -3));
    let scene =
        scene.fighter(20, (2, -1), 4).fighter(40, (-5, 5), 2).fighter(60, (6, 0), 5).asteroid(1, 1).probe(-1, -2);
    let game = scene.game().game;
    let range = game.fire_range(id(0));
    let picture = game.view(None).svg().with_range(&range).with_choices(&listed(&game)).without_style().to_string();
    golden::holds("golden/svg/battle.svg", &picture);
}
