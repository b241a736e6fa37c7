//! Layouts as SVG. Look at the golden pictures when they
//! change.

use std::collections::BTreeSet;
use std::fmt;

use proptest::prelude::*;
use starwright::dice::Die;
use starwright::grid::{CellSet, Rotation, Side};
use starwright::table::message::{Names, told};
use starwright::trucker::svg::{STYLE, Theme};
use starwright::trucker::{Board, Class, Component, Kind, Layout, Rulings, catalogue};

use crate::golden;
use crate::support::random::any_layout;
use crate::support::{component, example_ship, layout};
use crate::xml::{self, Element};

fn of_class<'a>(elements: &'a [Element], class: &'a str) -> impl Iterator<Item = &'a Element> {
    elements.iter().filter(move |element| element.has_class(class))
}

/// The titles right inside elements of a class.
fn titles<'a>(elements: &'a [Element], class: &'a str) -> Vec<&'a str> {
    let is_of = |parent: usize| elements[parent].has_class(class);
    let titles = elements.iter().filter(|element| element.name == "title" && element.parent.is_some_and(is_of));
    titles.map(|title| title.text.as_str()).collect()
}

fn cells(elements: &[Element], class: &str) -> BTreeSet<String> {
    of_class(elements, class).filter_map(Element::cell).map(str::to_owned).collect()
}

fn named(cells: CellSet) -> BTreeSet<String> {
    cells.iter().map(|cell| format!("{},{}", cell.column(), cell.row())).collect()
}

proptest! {
    /// LM-BOARD-1, LM-LEGAL-10: every cell of the drawing stands once, and is what it is.
    #[test]
    fn every_cell_shows(layout in any_layout()) {
        let report = layout.check();
        let elements = xml::read(&layout.svg().with_report(&report).with_weak_spot().to_string());
        let (board, occupied) = (layout.board(), layout.occupied());
        prop_assert_eq!(cells(&elements, "tile"), named(occupied));
        prop_assert_eq!(cells(&elements, "cell"), named(board.blueprint().cells() - occupied));
        prop_assert_eq!(cells(&elements, "closed"), named((board.blueprint().cells() | occupied) - board.open()));
        let spot = layout.weak_spot().map_or(CellSet::EMPTY, |spot| spot.cells);
        prop_assert_eq!(cells(&elements, "weak"), named(spot));
        let told: Vec<String> = report.violations.iter().map(|violation| told(violation, board).to_string()).collect();
        let letters = titles(&elements, "letter");
        prop_assert_eq!(letters.len(), told.len());
        prop_assert!(letters.iter().zip(&told).all(|(letter, told)| letter.ends_with(told.as_str())));
    }

    /// LM-CABIN-4: where a held component fits.
    #[test]
    fn fits_show(layout in any_layout(), number in 1..=144_u8) {
        let fits = layout.fits(catalogue::tile(number).expect("a tile"), Rulings::DEFAULT);
        let picture = layout.svg().with_fits(fits).to_string();
        let elements = xml::read(&picture);
        prop_assert_eq!(cells(&elements, "fits"), named(fits.anyhow()));
        let arrows: usize = of_class(&elements, "fits").map(|cell| {
            let place = elements.iter().position(|element| element.cell() == cell.cell()).expect("it is there");
            elements.iter().filter(|element| element.name == "path" && element.parent == Some(place) && !element.has_class("home"))
                .map(|path| path.attributes["d"].matches('z').count()).sum::<usize>()
        }).sum();
        prop_assert_eq!(arrows, Rotation::ALL.into_iter().map(|turn| fits.turned(turn).len() as usize).sum::<usize>());
    }

    /// LM-ATTACK-2, LM-SPLICE-4: each line has its way, and the chance of each component its number.
    #[test]
    fn attacks_show(layout in any_layout(), dice in prop::array::uniform2(1..=6_u8), side in 0..4_usize) {
        let side = Side::ALL[side];
        let Ok(map) = layout.heat_map(side) else { return Ok(()) };
        let Ok(aim) = layout.board().aim(side) else { return Ok(()) };
        let dice = dice.map(|face| Die::ALL[usize::from(face) - 1]);
        let Ok(lines) = aim.read(dice).or_else(|_| aim.read([dice[0]])) else { return Ok(()) };
        let struck = layout.struck(lines);
        let elements = xml::read(&layout.svg().with_heat_map(&map).with_lines(lines).with_struck(struck).to_string());
        prop_assert_eq!(of_class(&elements, "way").count(), lines.starts().len() as usize);
        prop_assert_eq!(of_class(&elements, "struck").count(), struck.len() as usize);
        let expected: Vec<String> = map.iter().map(|(_, chance)| format!("struck in {} of 36 throws", chance.throws())).collect();
        prop_assert_eq!(titles(&elements, "heat"), expected);
    }
}

/// LM-TORUS-1: a joint over an edge shows at both of its ends, like any other.
#[test]
fn joints_show_from_both_sides() {
    let strut = component(Kind::Structural, "0301", Side::Front);
    let picture = |row: &[(u8, u8, Component)], class| {
        let layout = layout(Board::new(class), row);
        let elements = xml::read(&layout.svg().to_string());
        let [joint] = of_class(&elements, "joint").collect::<Vec<_>>()[..] else { panic!("one path for all joints") };
        joint.attributes["d"].matches('z').count()
    };
    assert_eq!(picture(&[(0, 0, strut), (5, 0, strut)], Class::IIIC), 2);
    assert_eq!(picture(&[(2, 2, strut), (3, 2, strut)], Class::IIIC), 2);
    assert_eq!(picture(&[(1, 2, strut), (3, 2, strut)], Class::IIIC), 0);
}

/// LM-TORUS-7: an attack on a torus continues at the opposite edge.
#[test]
fn ways_wrap_around() {
    let strut = component(Kind::Structural, "0301", Side::Front);
    let layout = layout(Board::new(Class::IIIC), &[(0, 4, strut)]);
    let lines = layout.board().aim(Side::Left).map(|aim| aim.read([Die::Five, Die::Five])).expect("numbers");
    let elements = xml::read(&layout.svg().with_lines(lines.expect("two dice")).to_string());
    let [way] = of_class(&elements, "way").collect::<Vec<_>>()[..] else { panic!("one way") };
    assert_eq!(way.attributes["d"].matches('M').count(), 2);
}

#[test]
fn texts_are_escaped() {
    let name = "\"><script>'&\u{1}";
    let picture = Layout::new(Board::new(Class::I)).svg().with_id(name).to_string();
    let elements = xml::read(&picture);
    assert_eq!(elements[0].attributes["id"], "\"><script>'&\u{fffd}");
    assert!(elements.iter().all(|element| element.name != "script"));
}

#[test]
fn themes_and_styles() {
    let layout = Layout::new(Board::new(Class::IIC));
    for theme in Theme::ALL {
        let picture = layout.svg().with_theme(theme);
        assert!(xml::read(&picture.to_string())[0].has_class(theme.name()));
        assert!(picture.to_string().contains(STYLE));
        assert!(!picture.without_style().to_string().contains("<style>"));
    }
    let variables: BTreeSet<&str> = STYLE.split("var(").skip(1).filter_map(|rest| rest.split(')').next()).collect();
    let dark = STYLE.split(".sw-ship.dark{").nth(1).and_then(|rest| rest.split('}').next()).expect("a dark theme");
    for variable in variables.into_iter().filter(|variable| *variable != "--c") {
        assert!(dark.contains(&format!("{variable}:")), "{variable} has a dark colour");
    }
}

/// Every kind has its own sign: no two look alike.
#[test]
fn every_kind_looks_different() {
    let faces: BTreeSet<String> = Kind::ALL
        .iter()
        .map(|&kind| Component::new(kind, "0000".parse().expect("edges"), Side::Front).expect("smooth edges fit all"))
        .map(|component| {
            let picture = component.svg().without_style().to_string();
            xml::read(&picture);
            picture.split_once(r#"<rect class="plate""#).expect("a plate").1.to_owned()
        })
        .collect();
    // life supports of three colours have letters; the special hold differs from the plain one by its colour only
    assert_eq!(faces.len(), Kind::ALL.len() - 4);
}

fn is_golden(name: &str, picture: &str) {
    xml::read(picture);
    golden::holds(&format!("golden/svg/{name}.svg"), picture);
}

/// LM-R13 and the building rules: a wrong ship with its letters, an opened fleet with what is aboard under attack, one tile.
#[test]
fn golden_pictures() {
    let wrong = example_ship("iiic-eight-mistakes");
    is_golden("iiic-mistakes", &wrong.svg().with_report(&wrong.check()).with_weak_spot().to_string());

    let mut fleet = example_ship("ivc-fleet").into_fleet().expect("it is legal");
    fleet.embark(&[]).expect("no aliens");
    let lines = fleet.board().aim(Side::Left).expect("numbers").read([Die::Three, Die::Five]).expect("two dice");
    let struck = fleet.layout().struck(lines);
    let pieces: Vec<CellSet> =
        fleet.clone().destroy(struck).broken().flat_map(|ship| ship.pieces().collect::<Vec<_>>()).collect();
    let picture = fleet.svg().with_lines(lines).with_struck(struck).with_lost(struck).with_pieces(&pieces);
    is_golden("ivc-under-fire", &picture.with_theme(Theme::Safe).to_string());

    let cannon = catalogue::tile(102).expect("a tile").turned(Rotation::Quarter);
    is_golden("tile-102", &cannon.svg().with_theme(Theme::Dark).to_string());
}

/// A whole picture of class IIIC with everything on it is at most 60 KB.
#[test]
fn pictures_are_small() {
    let layout = example_ship("iiic-eight-mistakes");
    let (report, map) = (layout.check(), layout.heat_map(Side::Front).expect("numbers"));
    let picture = layout.svg().with_report(&report).with_weak_spot().with_heat_map(&map).to_string();
    assert!(picture.len() <= 60_000, "{} bytes", picture.len());
}

/// LM-TORUS-4: below the board there is room for each line of text.
#[test]
fn captions_have_room() {
    let torus = layout(Board::new(Class::IIIC), &[]);
    let (bare, told) = (torus.svg().to_string(), torus.svg().with_weak_spot().to_string());
    assert!(bare.contains(r#"viewBox="-64 -64 728 728""#) && told.contains(r#"viewBox="-64 -64 728 762""#), "{told}");
}

/// Titles name cells as the table does.
#[test]
fn titles_use_the_names_of_the_table() {
    struct Ours;
    impl Names for Ours {
        fn cell(&self, cell: starwright::grid::Cell, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{}/{}", cell.column() + 1, cell.row() + 1)
        }
    }
    let ship = layout(Board::new(Class::IIIC), &[(2, 2, catalogue::tile(31).unwrap())]);
    let picture = ship.svg().with_names(&Ours).to_string();
    for said in ["class IIIC", "3/3: starting cabin, connectors 3333", "1/1: empty"] {
        assert!(picture.contains(said), "{said}");
    }
}
