//! Who comes aboard before the first card, and where.

use std::collections::BTreeSet;

use proptest::prelude::*;
use starwright::grid::{Cell, CellSet, Side};
use starwright::trucker::{
    Aboard, Alien, BoardingError, Capacity, Class, Colour, Component, Contents, Fleet, Kind, Layout, Rule,
    Specialisation,
};

use crate::oracle::crew;
use crate::support::convert::{self, places};
use crate::support::defences::loaded;
use crate::support::fleets::{aliens, any_built_layout, built};
use crate::support::random::{self, Chooser, any_layout};
use crate::support::{board, cases, cell, cells, component, layout};

const PURPLE: Kind = Kind::LifeSupport(Colour::Purple);
const BROWN: Kind = Kind::LifeSupport(Colour::Brown);
const MANAGER: Alien = Alien::Cyan(Specialisation::Manager);
const CYAN: Kind = Kind::LifeSupport(Colour::Cyan);

fn universal(kind: Kind) -> Component {
    component(kind, "3333", Side::Front)
}

fn fleet(layout: Layout) -> Fleet {
    layout.into_fleet().expect("a legal layout")
}

/// A row of components with universal connectors on class IIIC.
fn row(kinds: &[Kind]) -> Fleet {
    let at: Vec<_> = kinds.iter().zip(0..).map(|(&kind, column)| (column, 0, universal(kind))).collect();
    fleet(layout(board(Class::IIIC, &[]), &at))
}

/// The refusal of one alien, with nobody else aboard; the fleet must not have changed.
fn refusal(fleet: &Fleet, aliens: &[(Cell, Alien)]) -> BoardingError {
    let mut changed = fleet.clone();
    let error = changed.embark(aliens).expect_err("it breaks a rule");
    assert_eq!(changed, *fleet);
    error
}

/// LM-LAUNCH-2, LM-KIND-3, BG-CREW-1: humans in every cabin, sleepers in the stasis chamber, every battery full.
#[test]
fn the_default_fills_everything() {
    let mut fleet = row(&[Kind::StartingCabin, Kind::Cabin, Kind::LuxuryCabin, Kind::StasisChamber]);
    assert!(fleet.aboard().is_empty());
    fleet.embark(&[]).expect("always possible once");
    let on = |column| fleet.aboard().on(cell(column, 0));
    assert_eq!(on(0), Contents::Humans(2));
    assert_eq!(on(1), Contents::Humans(2));
    assert_eq!(on(2), Contents::Humans(1));
    assert_eq!(on(3), Contents::Sleepers(4));
    assert_eq!(fleet.crew().total(), 5, "sleepers are no crew");

    let batteries = [Capacity::One, Capacity::Two, Capacity::Three, Capacity::Four].map(Kind::Battery);
    let mut fleet = row(&[&batteries[..], &[Kind::CargoHold(Capacity::Two)]].concat());
    fleet.embark(&[]).expect("always possible once");
    let contents: Vec<_> = fleet.aboard().contents().collect();
    let expected = [1, 2, 3, 4].map(|tokens| (cell(tokens - 1, 0), Contents::Batteries(tokens)));
    assert_eq!(contents, expected);
}

/// LM-LAUNCH-2: crew and batteries come aboard once.
#[test]
fn boarding_happens_once() {
    let mut fleet = row(&[Kind::Structural]);
    fleet.embark(&[]).expect("always possible once");
    let error = refusal(&fleet, &[]);
    assert_eq!((error, error.rule()), (BoardingError::AlreadyAboard, Rule::LmLaunch2));
    assert_eq!(error.to_string(), "crew and batteries are already aboard (LM-LAUNCH-2)");
}

/// LM-LEGAL-13, LM-KIND-3: an alien lives in an ordinary cabin only.
#[test]
fn only_ordinary_cabins_house_aliens() {
    for (kind, rule) in [
        (Kind::StartingCabin, Rule::LmLegal13),
        (Kind::LuxuryCabin, Rule::LmKind3),
        (Kind::StasisChamber, Rule::LmKind3),
        (Kind::Structural, Rule::LmLegal13),
    ] {
        let fleet = row(&[kind, PURPLE]);
        let error = refusal(&fleet, &[(cell(0, 0), Alien::Purple)]);
        assert_eq!(error, BoardingError::NoCabin { cell: cell(0, 0), alien: Alien::Purple, kind: Some(kind) });
        assert_eq!(error.rule(), rule);
        assert!(fleet.layout().alien_cabins(Colour::Purple).is_empty(), "{kind}");
    }
    let error = refusal(&row(&[Kind::Cabin, PURPLE]), &[(cell(4, 4), Alien::Purple)]);
    let text = "the purple alien cannot live on (4, 4): there is no cabin (LM-LEGAL-13)";
    assert_eq!(error.to_string(), text);
}

/// LM-LEGAL-13: the life support has the alien's colour.
#[test]
fn each_colour_needs_its_own_life_support() {
    let merchant = Alien::Cyan(Specialisation::Merchant);
    for (support, fitting) in [(PURPLE, Alien::Purple), (BROWN, Alien::Brown), (CYAN, merchant)] {
        let fleet = row(&[Kind::Cabin, support]);
        for alien in [Alien::Purple, Alien::Brown, merchant] {
            let cabins = fleet.layout().alien_cabins(alien.colour());
            if alien == fitting {
                assert_eq!(cabins, cells(&[(0, 0)]));
                let mut boarded = fleet.clone();
                boarded.embark(&[(cell(0, 0), alien)]).expect("its own life support");
                assert_eq!(boarded.aboard().on(cell(0, 0)), Contents::Alien(alien));
                assert_eq!(boarded.aboard().alien(alien.colour()), Some((cell(0, 0), alien)));
            } else {
                assert!(cabins.is_empty());
                let error = refusal(&fleet, &[(cell(0, 0), alien)]);
                assert_eq!(error, BoardingError::NoLifeSupport { cell: cell(0, 0), alien });
                assert_eq!(error.rule(), Rule::LmLegal13);
            }
        }
    }
}

/// LM-LEGAL-13, LM-LEGAL-1: touching is not enough, be it with smooth edges or by way of another cabin; every cabin is
/// judged by itself (B09, B41).
#[test]
fn life_support_must_be_joined_to_the_very_cabin() {
    let smooth_below = component(Kind::Cabin, "3003", Side::Front);
    let smooth_above = component(PURPLE, "0300", Side::Front);
    // the support hangs on the second cabin, and only touches the first
    let ship = [
        (0, 0, component(Kind::Cabin, "0300", Side::Front)),
        (1, 0, component(Kind::Cabin, "0033", Side::Front)),
        (0, 1, smooth_above),
        (1, 1, component(Kind::Structural, "3003", Side::Front)),
    ];
    let touching = fleet(layout(board(Class::IIIC, &[]), &ship));
    assert!(touching.layout().alien_cabins(Colour::Purple).is_empty());
    let text = "the purple alien needs life support of the same colour joined to the cabin on (0, 0) (LM-LEGAL-13)";
    assert_eq!(refusal(&touching, &[(cell(0, 0), Alien::Purple)]).to_string(), text);

    let in_a_row = row(&[Kind::Cabin, Kind::Cabin, PURPLE, Kind::Cabin, smooth_below.kind()]);
    assert_eq!(in_a_row.layout().alien_cabins(Colour::Purple), cells(&[(1, 0), (3, 0)]));
}

/// LM-LEGAL-13, LM-TORUS-2, LM-SPLICE-2: joints across an edge of IIIC and across the splice count.
#[test]
fn life_support_is_joined_across_edges_and_the_splice() {
    let ship = [(0, 2, component(Kind::Cabin, "0003", Side::Front)), (5, 2, component(BROWN, "0300", Side::Front))];
    let torus = layout(board(Class::IIIC, &[]), &ship);
    assert_eq!(torus.alien_cabins(Colour::Brown), cells(&[(0, 2)]));

    let across = |edge: &str| {
        let ship = [(1, 2, component(Kind::Cabin, "0300", Side::Front)), (2, 2, component(BROWN, edge, Side::Front))];
        layout(board(Class::IIC, &[]), &ship).alien_cabins(Colour::Brown)
    };
    assert_eq!(across("0003"), cells(&[(1, 2)]));
    assert_eq!(across("0001"), CellSet::EMPTY, "universal against single joins nothing across the splice");
}

/// LM-LEGAL-13: one alien of a colour over the whole fleet, whatever ship he is on (B46).
#[test]
fn a_second_alien_of_a_colour_is_refused() {
    let ship = |column, row| [(column, row, universal(Kind::Cabin)), (column + 1, row, universal(CYAN))];
    let fleet = fleet(layout(board(Class::IVC, &[]), &[ship(1, 2), ship(6, 2)].concat()));
    assert_eq!(fleet.ships().count(), 2);
    let (lawyer, manager) = (Alien::Cyan(Specialisation::Lawyer), Alien::Cyan(Specialisation::Manager));
    let error = refusal(&fleet, &[(cell(6, 2), lawyer), (cell(1, 2), manager)]);
    let text = "the cyan alien (manager) cannot live on (1, 2): \
                the fleet already has a cyan alien, on (6, 2) (LM-LEGAL-13)";
    assert_eq!(error.to_string(), text);
    assert_eq!(error.rule(), Rule::LmLegal13);
    for at in [(1, 2), (6, 2)] {
        fleet.clone().embark(&[(cell(at.0, at.1), lawyer)]).expect("either of them alone");
    }
}

/// BG-CREW-1: a cabin holds one alien.
#[test]
fn two_aliens_do_not_share_a_cabin() {
    let fleet = row(&[PURPLE, Kind::Cabin, BROWN]);
    let error = refusal(&fleet, &[(cell(1, 0), Alien::Purple), (cell(1, 0), Alien::Brown)]);
    let text = "the brown alien cannot share the cabin on (1, 0) with the purple alien (BG-CREW-1)";
    assert_eq!(error.to_string(), text);
    assert_eq!(error.rule(), Rule::BgCrew1);
}

/// The cabins for aliens are the oracle's, each colour by itself.
fn cabins_are_the_oracles(layout: &Layout) {
    let (board, tiles) = (convert::board(layout.board()), convert::tiles(layout));
    for colour in Colour::ALL {
        assert_eq!(places(layout.alien_cabins(colour)), crew::alien_cabins(&board, &tiles, convert::colour(colour)));
    }
}

/// Whatever aliens want to board which cabins, the oracle has the same aboard, or names the rule of the refusal among those
/// that are broken.
fn boarded_alike(chooser: &mut Chooser, layout: Layout) {
    let wanted = wanted(chooser, &layout);
    let aliens: Vec<_> = wanted.iter().map(|&(at, alien)| convert::alien(at, alien)).collect();
    let expected = crew::embark(convert::board(layout.board()), &convert::tiles(&layout), &aliens);
    let mut fleet = fleet(layout);
    match (fleet.embark(&wanted), expected) {
        (Ok(()), Ok(expected)) => assert_eq!(loaded(&fleet, CellSet::EMPTY).aboard, expected.aboard),
        (Err(refused), Err(broken)) => assert!(broken.contains(refused.rule().id()), "{refused}, not {broken:?}"),
        (result, expected) => panic!("{result:?}, not {expected:?}"),
    }
}

/// The cabins of any layout, and a crew that boards.
pub(crate) fn agrees_with_oracle(seed: u64) {
    let mut chooser = Chooser::new(seed);
    cabins_are_the_oracles(&random::layout(&mut chooser));
    let board = random::board(&mut chooser);
    let layout = built(&mut chooser, board);
    cabins_are_the_oracles(&layout);
    boarded_alike(&mut chooser, layout);
}

proptest! {
    #![proptest_config(cases(1000))]

    /// LM-LEGAL-13: the cabins for aliens are the oracle's, each colour by itself, also on layouts with mistakes.
    #[test]
    fn alien_cabins_are_those_of_the_oracle(scattered in any_layout(), built in any_built_layout()) {
        cabins_are_the_oracles(&scattered);
        cabins_are_the_oracles(&built);
    }

    /// LM-LEGAL-13: what is offered is what is accepted.
    #[test]
    fn offered_cabins_are_accepted(layout in any_built_layout()) {
        let fleet = fleet(layout.clone());
        for alien in [Alien::Purple, Alien::Brown, Alien::Cyan(Specialisation::Diplomat)] {
            let offered = layout.alien_cabins(alien.colour());
            for at in layout.board().blueprint().cells() {
                prop_assert_eq!(fleet.clone().embark(&[(at, alien)]).is_ok(), offered.contains(at));
            }
        }
    }

    /// LM-LAUNCH-2, LM-LEGAL-13, BG-CREW-1, LM-KIND-3: whatever aliens want to board which cabins, the oracle has the same
    /// aboard, or names the rule of the refusal among those that are broken.
    #[test]
    fn boarding_agrees_with_the_oracle(layout in any_built_layout(), seed in any::<u64>()) {
        boarded_alike(&mut Chooser::new(seed), layout);
    }
}

/// Aliens who mostly may live where they want to, some of them on any component or twice.
fn wanted(chooser: &mut Chooser, layout: &Layout) -> Vec<(Cell, Alien)> {
    let mut wanted = aliens(chooser, layout);
    let extra = chooser.of(&[0, 0, 1, 3]);
    for _ in 0..extra {
        let alien = chooser.of(&[Alien::Purple, Alien::Brown, MANAGER, Alien::Cyan(Specialisation::Lawyer)]);
        let among =
            if chooser.percent(50) { layout.alien_cabins(alien.colour()) } else { layout.board().blueprint().cells() };
        wanted.extend(chooser.cell(among).map(|at| (at, alien)));
    }
    wanted
}

/// The random aliens of the other tests are aliens of every colour, and not few.
#[test]
fn random_fleets_have_aliens() {
    let mut homes = BTreeSet::new();
    for seed in 0..300 {
        let mut chooser = Chooser::new(seed);
        let board = random::board(&mut chooser);
        let layout = built(&mut chooser, board);
        homes.extend(aliens(&mut chooser, &layout).into_iter().map(|(_, alien)| (alien.colour(), seed)));
    }
    for colour in Colour::ALL {
        let fleets = homes.iter().filter(|&&(each, _)| each == colour).count();
        assert!(fleets > 40, "{fleets} of {colour:?}");
    }
    assert_eq!(Aboard::EMPTY, Aboard::default());
}
