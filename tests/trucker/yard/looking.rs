//! Looking at cards, and who knows them.

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use starwright::dice::Random;
use starwright::table::{Play, Record, Seat};
use starwright::trucker::cards::{CardSet, Mix, Piles};
use starwright::trucker::yard::{Choice, Event, Setup, Start, Yard};
use starwright::trucker::{Class, Rule, Rulings};

use crate::support::random::Chooser;
use crate::yard::table::{CABIN, FINISH, Table, any_choice, place};

const LOOK: Choice = Choice::Look { pile: 1 };

/// LM-CABIN-5, LM-R27, BG-PILES: with an empty hand, after a first component, never at the fourth pile.
#[test]
fn a_look_needs_a_component_and_an_empty_hand() {
    for class in [Class::I, Class::IIIC] {
        let mut table = Table::new(Setup::new(class, 2));
        assert_eq!(table.no(0, LOOK), Rule::LmCabin5);
        table.draw(0, 35);
        assert_eq!(table.no(0, LOOK), Rule::LmR27);
        table.ok(0, place(2, 1));
        assert_eq!(table.no(0, Choice::Look { pile: 4 }), Rule::BgPiles);
        assert_eq!(table.no(0, Choice::Look { pile: 0 }), Rule::BgPiles);
        table.ok(0, LOOK);
        assert_eq!(table.no(0, Choice::TakeBack), Rule::LmR25, "a look welds");
    }
}

/// BG-PILES: everybody sees who looks at which pile; no event shows its cards.
#[test]
fn everybody_sees_who_looks() {
    let looked = Event::Looked { seat: Seat::Zero, pile: 1 };
    assert_eq!(serde_json::to_string(&looked).expect("JSON writes it"), r#"{"event":"looked","seat":0,"pile":1}"#);
}

/// LM-R29, BG-BUILD-3: finished players may look, unless a setting forbids it; after the end nobody may.
#[test]
fn finished_players_may_look() {
    for may in [true, false] {
        let mut setup = Setup::new(Class::I, 2);
        setup.rulings = Rulings::DEFAULT.with_finished_may_look(may);
        let mut table = Table::new(setup);
        table.build(0, 35, 2, 1);
        table.ok(0, FINISH);
        if may {
            table.ok(0, LOOK);
        } else {
            assert_eq!(table.no(0, LOOK), Rule::LmR29);
        }
        table.ok(1, FINISH);
        assert_eq!(table.no(0, LOOK), Rule::BgBuild3);
    }
}

/// LM-IVC-PEEK: every ship that is separate at the moment has a component.
#[test]
fn on_four_ships_each_is_started_before_a_look() {
    let mut table = Table::new(Setup::new(Class::IVC, 2));
    for (number, ship) in (35..).zip([(2, 3), (6, 3), (2, 7)]) {
        table.build(0, number, ship.0, ship.1);
        assert_eq!(table.no(0, LOOK), Rule::LmIvcPeek);
    }
    table.build(0, 38, 6, 7);
    table.ok(0, LOOK);
    table.ok(1, CABIN);
    table.ok(1, place(2, 3));
    assert_eq!(table.no(1, LOOK), Rule::LmIvcPeek);
}

/// H12: a seat's view shows the cards that it has looked at, and no others.
#[test]
fn only_players_who_looked_know_the_cards() {
    for seed in 0..20 {
        let mut chooser = Chooser::new(seed);
        let piles = Piles::dealt(Mix::III, CardSet::EMPTY, &mut Random::new(Pcg32::seed_from_u64(seed)))
            .expect("printed cards");
        let mut setup = Setup::new(Class::IIIC, 3);
        if let Start::Building { piles: given, .. } = &mut setup.start {
            *given = Some(piles.clone());
        }
        let mut yard = Record::<Yard>::begin(setup).expect("a table");
        for _ in 0..300 {
            let (actor, choice) = any_choice(yard.game(), &mut chooser);
            yard.apply(actor, choice, &mut Vec::new()).expect("accepted");
            if yard.game().is_over() {
                break;
            }
        }
        for viewer in [None, Some(Seat::Zero), Some(Seat::One), Some(Seat::Two)] {
            let looked = |pile: u8| {
                let looks = yard.log().iter().filter(|entry| entry.choice == Choice::Look { pile });
                looks.map(|entry| entry.by.seat()).any(|seat| seat == viewer && viewer.is_some())
            };
            let view = yard.game().view(viewer);
            for (pile, cards) in (1..).zip(&view.piles) {
                assert_eq!(*cards, looked(pile).then(|| piles.pile(pile).to_vec()));
            }
        }
    }
}
