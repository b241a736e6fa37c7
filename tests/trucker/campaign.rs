//! Advice before a game, and standings after it.

use proptest::prelude::*;
use starwright::trucker::campaign::{self, Advice, Plan, SecondExpansion, Standing, standings};
use starwright::trucker::cards::RoundCard;
use starwright::trucker::{Blueprint, Board, Class, Rule};

fn plan(rounds: &[Class]) -> Plan {
    Plan::new(rounds.iter().copied(), 3)
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
    assert_eq!(Advice::ThreeGrowingRounds.to_string(), "Three rounds of rising level make the best game (LM-BOARD-3).");
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

/// LM-BOARD-4, LM-R54: IIA and IIB are boards of their own, each with its level, and both go well after IC.
#[test]
fn custom_boards_can_be_planned() {
    let board = |art: &[&str], level| Board::custom(Blueprint::builder(art).level(level).build().expect("a board"));
    let two_ships = board(&["##.##"], RoundCard::II);
    let plan = |second: &Board| Plan::new([Class::IC.into(), second.clone(), Class::IIIC.into()], 4).advice();
    assert_eq!(plan(&two_ships), []);
    assert_eq!(plan(&board(&["###"], RoundCard::III)), [Advice::ThreeGrowingRounds]);
    assert_eq!(
        plan(&board(&["###"], RoundCard::IV)),
        [Advice::ThreeGrowingRounds, Advice::NoLevelFourCards, Advice::TooManyPlayers { players: 4, at_most: 3 }]
    );
    let of_any_level = Board::custom(Blueprint::builder(&["###"]).build().expect("a board"));
    assert_eq!(plan(&of_any_level), []);
    let orange = Blueprint::builder(&["#o#"]).splice_right_of(0).orange_open(true).level(RoundCard::II);
    assert_eq!(plan(&Board::custom(orange.build().expect("a board"))), [Advice::BothSpliced]);
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
fn boxes_limit_the_players() {
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
    assert_eq!(advice.to_string(), "The boards and tiles are enough for 4 players, not for 5 (LM-BOARD-4).");
    assert_eq!(advice.rule(), Rule::LmBoard4);
}

proptest! {
    /// BG-END-5, LM-R49: everybody with at least a credit, less loans, has won, and nobody ranks behind a poorer player.
    #[test]
    fn the_richest_have_won_most(
        purses in proptest::collection::vec(0_u32..4, 0..=5),
        loans in proptest::collection::vec(0_u32..3, 0..=5),
    ) {
        let standings = standings(&purses, &loans);
        let net = |seat: usize| i64::from(purses[seat]) - i64::from(loans.get(seat).copied().unwrap_or(0));
        let mut seats: Vec<usize> = standings.iter().map(|standing| standing.seat.number().into()).collect();
        for (standing, &seat) in standings.iter().zip(&seats) {
            prop_assert_eq!(standing.credits, purses[seat]);
            prop_assert_eq!(standing.net(), net(seat));
            prop_assert_eq!(standing.won, net(seat) >= 1);
            let richer = (0..purses.len()).filter(|&other| net(other) > net(seat)).count();
            prop_assert_eq!(usize::from(standing.richer), richer);
        }
        prop_assert!(standings.is_sorted_by_key(|standing| standing.richer));
        seats.sort_unstable();
        prop_assert_eq!(seats, (0..purses.len()).collect::<Vec<_>>());
    }
}

/// LM-R49: a loan is more than a purse can hold, and the refusal names both.
#[test]
fn a_loan_counts_against_the_purse() {
    let standings = standings(&[20, 6], &[15]);
    let told: Vec<String> = standings.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["seat 1 has 6 credits", "seat 0 has 20 credits and owes 15 credits in loans: 5 net"]);
    assert_eq!(
        standings.iter().map(|standing| (standing.won, standing.richer)).collect::<Vec<_>>(),
        [(true, 0), (true, 1)]
    );
    let broke = campaign::standings(&[0, 4_294_967_295], &[4_294_967_295, 0]);
    assert_eq!(broke.iter().map(Standing::net).collect::<Vec<_>>(), [4_294_967_295, -4_294_967_295]);
    assert!(!broke[1].won);
}

/// Standings of 0.1, which had no loans, are read.
#[cfg(feature = "serde")]
#[test]
fn a_standing_is_read_without_a_loan() {
    let text = r#"{"seat":1,"credits":41,"won":true,"richer":0}"#;
    let standing: Standing = serde_json::from_str(text).unwrap();
    assert_eq!((standing.loan, standing.net()), (0, 41));
    let written = r#"{"seat":1,"credits":41,"loan":0,"won":true,"richer":0}"#;
    assert_eq!(serde_json::to_string(&standing).unwrap(), written);
}

#[cfg(feature = "serde")]
#[test]
fn a_plan_round_trips() {
    let text = r#"{"rounds":["IC","IVC"],"players":5,"first_expansion":true,"second_expansion":"level_four_only","level_three_cards":false}"#;
    let plan: Plan = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&plan).unwrap(), text);
    let advice = serde_json::to_string(&plan.advice()).unwrap();
    assert_eq!(advice, r#"["three_growing_rounds",{"too_many_players":{"players":5,"at_most":4}}]"#);
    assert!(serde_json::from_str::<Plan>(r#"{"boxes": 1}"#).is_err());
    let text = r###"{"rounds":["IC",{"board":{"art":["##.##"],"surface":"plane","level":"II"}},{"class":"IVC","opened":["3"]}],"players":3,"first_expansion":false,"second_expansion":"none","level_three_cards":false}"###;
    let plan: Plan = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&plan).unwrap(), text);
    let refused =
        |round: &str| serde_json::from_str::<Plan>(&format!(r#"{{"rounds": [{round}]}}"#)).unwrap_err().to_string();
    assert!(refused(r#""IV""#).starts_with("rounds[0]: there is no such class; "), "{}", refused(r#""IV""#));
    assert!(refused("4").contains("expected a class or a board"), "{}", refused("4"));
    assert!(refused("{}").contains("there must be either a `class` or a `board`"), "{}", refused("{}"));
}
