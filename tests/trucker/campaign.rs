//! Advice before a game, and standings after it.

use proptest::prelude::*;
use starwright::trucker::campaign::{Advice, Plan, SecondExpansion, standings};
use starwright::trucker::{Class, Rule};

fn plan(rounds: &[Class]) -> Plan {
    Plan { rounds: rounds.to_vec(), players: 3, ..Plan::default() }
}

/// LM-BOARD-3: any rounds may be flown, three of growing size are advised.
#[test]
fn three_growing_rounds_are_advised() {
    let advised = |rounds: &[Class]| !plan(rounds).advice().contains(&Advice::ThreeGrowingRounds);
    assert!(advised(&[Class::I, Class::IIC, Class::IIIA]));
    assert!(advised(&[Class::II, Class::III, Class::IVC]));
    assert!(!advised(&[Class::I, Class::II]));
    assert!(!advised(&[]));
    assert!(!advised(&[Class::II, Class::IC, Class::III]));
    assert!(!advised(&[Class::I, Class::II, Class::IIC]));
    assert!(!advised(&[Class::I, Class::II, Class::III, Class::IVC]));
    assert_eq!(Advice::ThreeGrowingRounds.to_string(), "Three rounds of growing size are the best game (LM-BOARD-3).");
}

/// LM-BOARD-4: not both IC and IIC.
#[test]
fn ic_and_iic_are_one_board() {
    for &one in Class::ALL {
        for &other in Class::ALL {
            let advised = plan(&[one, other]).advice().contains(&Advice::BothSpliced);
            assert_eq!(
                advised,
                one != other && [one, other].iter().all(|class| [Class::IC, Class::IIC].contains(class))
            );
        }
    }
}

/// LM-BOARD-4: with the whole second expansion level I is left out, with a part of it not.
#[test]
fn the_second_expansion_drops_level_one() {
    for &class in Class::ALL {
        for second_expansion in [SecondExpansion::None, SecondExpansion::LevelFourOnly, SecondExpansion::Whole] {
            let advised = Plan { second_expansion, ..plan(&[class]) }.advice().contains(&Advice::DropLevelOne);
            let expected = second_expansion == SecondExpansion::Whole && [Class::I, Class::IC].contains(&class);
            assert_eq!(advised, expected, "{class}");
        }
    }
}

/// LM-BOARD-4, LM-IV3-1: class IV needs the cards of the second expansion, or those of level III changed.
#[test]
fn class_iv_needs_cards() {
    let advised = |plan: Plan| plan.advice().contains(&Advice::NoLevelFourCards);
    assert!(advised(plan(&[Class::IVC])));
    assert!(!advised(plan(&[Class::III])));
    assert!(!advised(Plan { level_three_cards: true, ..plan(&[Class::IVC]) }));
    for second_expansion in [SecondExpansion::LevelFourOnly, SecondExpansion::Whole] {
        assert!(!advised(Plan { second_expansion, ..plan(&[Class::IVC]) }));
    }
}

/// LM-BOARD-4: how many players boards and tiles are enough for.
#[test]
fn a_box_is_enough_for_so_many() {
    use SecondExpansion::{LevelFourOnly, None, Whole};
    let rows = [
        (Class::III, false, None, 4),
        (Class::III, true, None, 5),
        (Class::III, false, Whole, 4),
        (Class::III, true, Whole, 5),
        (Class::IVC, false, None, 3),
        (Class::IVC, false, LevelFourOnly, 3),
        (Class::IVC, true, None, 4),
        (Class::IVC, true, LevelFourOnly, 4),
        (Class::IVC, true, Whole, 5),
    ];
    for (class, first_expansion, second_expansion, at_most) in rows {
        for players in 1..=6 {
            let plan = Plan { players, first_expansion, second_expansion, ..plan(&[class]) };
            let too_many = plan.advice().into_iter().find(|advice| matches!(advice, Advice::TooManyPlayers { .. }));
            let expected = (players > at_most).then_some(Advice::TooManyPlayers { players, at_most });
            assert_eq!(too_many, expected, "{plan:?}");
        }
    }
    let advice = Advice::TooManyPlayers { players: 5, at_most: 4 };
    assert_eq!(advice.to_string(), "There is enough on the table for 4 players, not for 5 (LM-BOARD-4).");
    assert_eq!(advice.rule(), Rule::LmBoard4);
}

proptest! {
    /// BG-END-5: everybody with a credit has won, and nobody stands behind a poorer one.
    #[test]
    fn the_richest_have_won_most(purses in proptest::collection::vec(0_u32..4, 0..=5)) {
        let standings = standings(&purses);
        let mut seats: Vec<usize> = standings.iter().map(|standing| standing.seat.number().into()).collect();
        for (standing, &seat) in standings.iter().zip(&seats) {
            prop_assert_eq!(standing.credits, purses[seat]);
            prop_assert_eq!(standing.won, purses[seat] >= 1);
            prop_assert_eq!(usize::from(standing.richer), purses.iter().filter(|&&other| other > purses[seat]).count());
        }
        prop_assert!(standings.is_sorted_by_key(|standing| standing.richer));
        seats.sort_unstable();
        prop_assert_eq!(seats, (0..purses.len()).collect::<Vec<_>>());
    }
}

#[cfg(feature = "serde")]
#[test]
fn a_plan_is_read_as_it_is_written() {
    let text = r#"{"rounds":["IC","IVC"],"players":5,"first_expansion":true,"second_expansion":"level_four_only","level_three_cards":false}"#;
    let plan: Plan = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&plan).unwrap(), text);
    let advice = serde_json::to_string(&plan.advice()).unwrap();
    assert_eq!(advice, r#"["three_growing_rounds",{"too_many_players":{"players":5,"at_most":4}}]"#);
    assert!(serde_json::from_str::<Plan>(r#"{"boxes": 1}"#).is_err());
}
