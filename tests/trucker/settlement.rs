//! The settlement against a plain second computation, and statements written by hand.

use proptest::prelude::*;
use starwright::table::Seat;
use starwright::trucker::cards::{Rewards, RoundCard};
use starwright::trucker::settlement::{
    Homecoming, Item, Line, Owed, Returned, SettleError, Settlement, Specialist, SpecialistKind, Statement,
    pay_premium, settle,
};
use starwright::trucker::{Class, Confidence, Goods, Insurance, LossCap, Rule, Rulings, Specialisation};

use crate::oracle::settle as oracle;
use crate::support::random::Chooser;

fn number(seat: Seat) -> usize {
    seat.number().into()
}

fn below<T: TryFrom<usize>>(chooser: &mut Chooser, bound: usize) -> T {
    T::try_from(chooser.below(bound)).ok().expect("a small number")
}

fn ship(chooser: &mut Chooser) -> Returned {
    let exposed = chooser.percent(70).then(|| below(chooser, 4));
    let [red, yellow, green, blue] = [(); 4].map(|()| below(chooser, 4));
    Returned { exposed, goods: Goods { red, yellow, green, blue }, reward: below(chooser, 4) }
}

fn player(chooser: &mut Chooser) -> Homecoming {
    let ships: Vec<Returned> = (0..chooser.below(4)).map(|_| ship(chooser)).collect();
    let specialist = (chooser.percent(50) && !ships.is_empty()).then(|| Specialist {
        kind: chooser.of(&[SpecialistKind::Merchant, SpecialistKind::Manager]),
        ship: below(chooser, ships.len()),
    });
    let cap = if chooser.percent(50) { LossCap::NONE } else { LossCap::at(below(chooser, 30)) };
    let owed = match chooser.below(3) {
        0 => Owed::Nothing,
        1 => Owed::Debt(below(chooser, 20)),
        _ => Owed::Loan(below(chooser, 20)),
    };
    Homecoming { position: None, ships, specialist, lost: below(chooser, 40), cap, purse: below(chooser, 20), owed }
}

/// Positions are all different, as on the track.
fn players(chooser: &mut Chooser) -> Vec<Homecoming> {
    let mut free: Vec<i32> = (-40..45).collect();
    let mut players: Vec<Homecoming> = (0..chooser.below(6)).map(|_| player(chooser)).collect();
    for player in &mut players {
        let position = free.swap_remove(chooser.below(free.len()));
        player.position = player.ships.iter().any(Returned::has_arrived).then_some(position);
    }
    players
}

fn any_players() -> impl Strategy<Value = Vec<Homecoming>> {
    any::<u64>().prop_map(|seed| players(&mut Chooser::new(seed)))
}

/// A settlement is the same as a plain second computation.
pub(crate) fn agrees_with_oracle(seed: u64) {
    let mut chooser = Chooser::new(seed);
    let (players, level) = (players(&mut chooser), chooser.below(4));
    let settlement = settle(RoundCard::ALL[level].rewards(), &players).expect("an end of a flight");
    let expected = oracle::settle(level + 1, &players.iter().map(translated).collect::<Vec<_>>());
    assert_eq!(plain(&settlement), expected, "{players:?}");
}

fn letters(goods: Goods) -> String {
    let blocks = [("R", goods.red), ("Y", goods.yellow), ("G", goods.green), ("B", goods.blue)];
    blocks.map(|(letter, count)| letter.repeat(count.into())).concat()
}

fn translated(player: &Homecoming) -> oracle::Player {
    let ship = |ship: &Returned| oracle::Ship {
        arrived: ship.has_arrived(),
        goods: letters(ship.goods),
        exposed: ship.exposed.unwrap_or(0).into(),
        reward: ship.reward.into(),
    };
    let name = |kind| if kind == SpecialistKind::Merchant { "merchant" } else { "manager" };
    oracle::Player {
        position: player.position.unwrap_or(0).into(),
        ships: player.ships.iter().map(ship).collect(),
        specialist: player.specialist.map(|specialist| (name(specialist.kind), specialist.ship.into())),
        lost: player.lost.into(),
        cap: player.cap.limit().map(Into::into),
        purse: player.purse.into(),
        debt: if let Owed::Debt(debt) = player.owed { debt.into() } else { 0 },
    }
}

fn item(item: Item) -> &'static str {
    match item {
        Item::Arrival => "arrival",
        Item::BestLooking => "best_looking",
        Item::Goods => "goods",
        Item::SetAside => "set_aside",
        Item::Merchant => "merchant",
        Item::Manager => "manager",
        Item::Debt => "debt",
        Item::Penalty => "penalty",
    }
}

fn plain(settlement: &Settlement) -> oracle::Settled {
    let line = |line: &Line| (item(line.item()), line.owed().map(i64::from), line.credits());
    let player = |statement: &Statement| (statement.lines().iter().map(line).collect(), statement.after().into());
    oracle::Settled {
        ranking: settlement.ranking.iter().copied().map(number).collect(),
        best_looking: settlement.best_looking.iter().map(number).collect(),
        players: settlement.statements.iter().map(player).collect(),
    }
}

/// LM-FLEET-15: two kinds of cyan alien bring credits at the end.
#[test]
fn who_brings_credits() {
    assert_eq!(SpecialistKind::of(Specialisation::Merchant), Some(SpecialistKind::Merchant));
    assert_eq!(SpecialistKind::of(Specialisation::Manager), Some(SpecialistKind::Manager));
    assert_eq!(SpecialistKind::of(Specialisation::Lawyer), None);
}

proptest! {
    /// BG-END-1, LM-END-3, LM-END-6, LM-R36: the same as a plain second computation.
    #[test]
    fn a_settlement_is_what_the_rules_add_up_to(seed in any::<u64>()) {
        agrees_with_oracle(seed);
    }

    /// BG-END-3: the lines of a statement make up the difference of the purse, which never falls below zero, and nobody pays
    /// more than is owed.
    #[test]
    fn credits_are_conserved(players in any_players()) {
        let settlement = settle(RoundCard::IV.rewards(), &players).unwrap();
        for (player, statement) in players.iter().zip(&settlement.statements) {
            let mut purse = i64::from(player.purse);
            for line in statement.lines() {
                purse += line.credits();
                prop_assert!(purse >= 0);
                if let Some(owed) = line.owed() {
                    prop_assert!(-line.credits() == i64::from(owed) || purse == 0, "who pays too little has nothing left");
                }
            }
            prop_assert_eq!(purse, i64::from(statement.after()));
            prop_assert_eq!(statement.before(), player.purse);
        }
    }

    /// LM-END-4: a statement says the place in the ranking, counted from 1, and none for who did not arrive.
    #[test]
    fn a_statement_says_the_place(players in any_players()) {
        let settlement = settle(RoundCard::IV.rewards(), &players).unwrap();
        let ranked = |seat| settlement.ranking.iter().position(|&ranked| ranked == seat);
        for (seat, statement) in Seat::ALL.into_iter().zip(&settlement.statements) {
            prop_assert_eq!(statement.place().map(usize::from), ranked(seat).map(|place| place + 1));
        }
    }

    /// LM-END-4: a total preorder whose only ties are players who did not arrive; more ships come first.
    #[test]
    fn the_ranking_is_an_order_of_all_who_arrived(players in any_players()) {
        let settlement = settle(RoundCard::I.rewards(), &players).unwrap();
        let finished = |seat: Seat| players[number(seat)].ships.iter().filter(|ship| ship.has_arrived()).count();
        let mut ranked: Vec<Seat> = settlement.ranking.clone();
        for pair in ranked.windows(2) {
            let keys = [pair[0], pair[1]].map(|seat| (finished(seat), players[number(seat)].position));
            prop_assert!(keys[0] > keys[1]);
        }
        ranked.sort();
        let arrived: Vec<Seat> = Seat::ALL.into_iter().take(players.len()).filter(|&seat| finished(seat) > 0).collect();
        prop_assert_eq!(ranked, arrived);
    }

    /// LM-END-4, LM-END-5: payments do not depend on the seat.
    #[test]
    fn seats_play_no_part(players in any_players(), turn in 0_usize..5) {
        prop_assume!(!players.is_empty());
        let turn = turn % players.len();
        let mut turned = players.clone();
        turned.rotate_left(turn);
        let (here, there) =
            (settle(RoundCard::II.rewards(), &players).unwrap(), settle(RoundCard::II.rewards(), &turned).unwrap());
        let mut statements = here.statements;
        statements.rotate_left(turn);
        prop_assert_eq!(statements, there.statements);
    }

    /// LM-END-5: players with equal fleets both have the bonus or neither.
    #[test]
    fn equal_fleets_look_equally_good(players in any_players()) {
        prop_assume!(players.len() < 5 && !players.is_empty());
        let mut twins = players.clone();
        twins.push(Homecoming { position: players[0].position.map(|_| 1000), ..players[0].clone() });
        let settlement = settle(RoundCard::I.rewards(), &twins).unwrap();
        let [one, other] = [Seat::Zero, Seat::ALL[players.len()]].map(|seat| settlement.best_looking.contains(seat));
        prop_assert_eq!(one, other);
    }
}

fn goods(letters: &str) -> Goods {
    let count = |letter| u16::try_from(letters.matches(letter).count()).unwrap();
    Goods { red: count('R'), yellow: count('Y'), green: count('G'), blue: count('B') }
}

fn arrived(position: i32, exposed: u32, aboard: &str) -> Homecoming {
    let ships = vec![Returned::arrived(exposed, goods(aboard))];
    Homecoming { position: Some(position), ships, ..Homecoming::default() }
}

fn cap(class: Class) -> LossCap {
    starwright::trucker::Board::new(class).insure(Insurance::None, 0).expect("nothing is bought")
}

/// Three players with IIC, level II, without limit of the penalty: worked out by hand from BG-END-1 (8 6 4 and 4), LM-END-5
/// (two tie with 3), BG-END-2, LM-END-3 (4 + 3 + 1 = 8, half 4) and LM-SPLICE-12.
#[test]
fn a_settlement_of_iic_by_hand() {
    let one = Homecoming { lost: 25, cap: cap(Class::IIC), purse: 2, ..arrived(17, 3, "RYG") };
    let two = Homecoming { lost: 1, cap: cap(Class::IIC), purse: 0, ..arrived(30, 3, "") };
    let three = Homecoming {
        ships: vec![Returned::gave_up(goods("RYB"))],
        lost: 9,
        cap: cap(Class::IIC),
        purse: 1,
        ..Homecoming::default()
    };
    let settlement = settle(RoundCard::II.rewards(), &[one, two, three]).unwrap();
    assert_eq!(
        settlement.to_string(),
        "Statement for seat 0:\n\
         Finished 2nd; 2 credits before the settlement.\n\
         Arrival bonus: 6 credits (BG-END-1).\n\
         Best-looking ship bonus: 4 credits (LM-END-5).\n\
         Goods sold: 9 credits (BG-END-2).\n\
         Loss penalty: 21 of 25 credits paid, 4 forgiven (LM-END-6).\n\
         Total: 0 credits.\n\
         \n\
         Statement for seat 1:\n\
         Finished 1st; 0 credits before the settlement.\n\
         Arrival bonus: 8 credits (BG-END-1).\n\
         Best-looking ship bonus: 4 credits (LM-END-5).\n\
         Loss penalty: 1 credit paid (LM-END-6).\n\
         Total: 11 credits.\n\
         \n\
         Statement for seat 2:\n\
         Did not arrive; 1 credit before the settlement.\n\
         Goods set aside, sold at half value: 4 credits (LM-END-3).\n\
         Loss penalty: 5 of 9 credits paid, 4 forgiven (LM-END-6).\n\
         Total: 0 credits."
    );
}

/// Three players with IIIC, level III, a limit of 15: one pays his debt of 9, one a part of his, whose rest is forgiven
/// (LM-TORUS-5), and one has a loan, of which nothing is; the worst looks rank first all the same.
#[test]
fn a_settlement_of_iiic_by_hand() {
    let one = Homecoming { lost: 40, cap: cap(Class::IIIC), owed: Owed::Debt(9), ..arrived(-3, 1, "BB") };
    let two = Homecoming {
        ships: vec![Returned::gave_up(goods("B"))],
        lost: 15,
        cap: cap(Class::IIIC),
        owed: Owed::Debt(15),
        ..Homecoming::default()
    };
    let three =
        Homecoming { lost: 14, cap: cap(Class::IIIC), owed: Owed::Loan(6), purse: 5, ..arrived(61, 20, "RRRR") };
    let settlement = settle(RoundCard::III.rewards(), &[one, two, three]).unwrap();
    assert_eq!(
        settlement.to_string(),
        "Statement for seat 0:\n\
         Finished 2nd; 0 credits before the settlement.\n\
         Arrival bonus: 9 credits (BG-END-1).\n\
         Best-looking ship bonus: 6 credits (LM-END-5).\n\
         Goods sold: 2 credits (BG-END-2).\n\
         Debt: 9 credits paid (LM-TORUS-5).\n\
         Loss penalty: 8 of 15 credits paid, 7 forgiven (LM-END-6).\n\
         Total: 0 credits.\n\
         \n\
         Statement for seat 1:\n\
         Did not arrive; 0 credits before the settlement.\n\
         Goods set aside, sold at half value: 1 credit (LM-END-3).\n\
         Debt: 1 of 15 credits paid, 14 forgiven (LM-TORUS-5).\n\
         Loss penalty: 0 of 15 credits paid, 15 forgiven (LM-END-6).\n\
         Total: 0 credits.\n\
         \n\
         Statement for seat 2:\n\
         Finished 1st; 5 credits before the settlement.\n\
         Arrival bonus: 12 credits (BG-END-1).\n\
         Goods sold: 16 credits (BG-END-2).\n\
         Loss penalty: 14 credits paid (LM-END-6).\n\
         Total: 19 credits.\n\
         A loan of 6 credits stays open (LM-TORUS-5)."
    );
}

/// Three players with IVC, level IV: two ships rank before one that is further ahead (LM-END-4), and only they compete for
/// the looks (LM-END-5); goods of two ships that gave up are sold together, 4 + 3 = 7 at half 4 (LM-END-3); insured for 8 and
/// for 2 credits, and not at all (LM-IVC-INSURE); a merchant of a ship that gave up still serves it (LM-FLEET-15, LM-R37).
#[test]
fn a_settlement_of_ivc_by_hand() {
    let one = Homecoming {
        position: Some(2),
        ships: vec![
            Returned::arrived(4, goods("GB")),
            Returned::arrived(5, Goods::NONE).with_reward(3),
            Returned::gave_up(goods("R")).with_reward(50),
        ],
        specialist: Some(Specialist { kind: SpecialistKind::Manager, ship: 0 }),
        lost: 13,
        cap: Insurance::Eight.cap(),
        ..Homecoming::default()
    };
    let two = Homecoming { lost: 27, cap: Insurance::Two.cap(), purse: 10, ..arrived(39, 0, "R") };
    let three = Homecoming {
        ships: vec![Returned::gave_up(goods("R")).with_reward(50), Returned::gave_up(goods("Y")).with_reward(2)],
        specialist: Some(Specialist { kind: SpecialistKind::Merchant, ship: 1 }),
        lost: 30,
        cap: Insurance::None.cap(),
        purse: 30,
        ..Homecoming::default()
    };
    let settlement = settle(RoundCard::IV.rewards(), &[one, two, three]).unwrap();
    assert_eq!(
        settlement.to_string(),
        "Statement for seat 0:\n\
         Finished 1st; 0 credits before the settlement.\n\
         Arrival bonus: 16 credits (BG-END-1).\n\
         Best-looking ship bonus: 8 credits (LM-END-5).\n\
         Goods sold: 3 credits (BG-END-2).\n\
         Goods set aside, sold at half value: 2 credits (LM-END-3).\n\
         Manager: 3 credits (LM-FLEET-15).\n\
         Loss penalty: 12 credits paid (LM-END-6).\n\
         Total: 20 credits.\n\
         \n\
         Statement for seat 1:\n\
         Finished 2nd; 10 credits before the settlement.\n\
         Arrival bonus: 12 credits (BG-END-1).\n\
         Goods sold: 4 credits (BG-END-2).\n\
         Loss penalty: 26 credits paid (LM-END-6).\n\
         Total: 0 credits.\n\
         \n\
         Statement for seat 2:\n\
         Did not arrive; 30 credits before the settlement.\n\
         Goods set aside, sold at half value: 4 credits (LM-END-3).\n\
         Merchant: 2 credits (LM-FLEET-15).\n\
         Loss penalty: 30 credits paid (LM-END-6).\n\
         Total: 6 credits."
    );
}

/// LM-FLEET-15: a manager whose ship gave up brings nothing.
#[test]
fn a_manager_who_gave_up_earns_nothing() {
    let ships = vec![Returned::arrived(0, Goods::NONE).with_reward(3), Returned::gave_up(Goods::NONE).with_reward(4)];
    for (kind, ship, brought) in [
        (SpecialistKind::Manager, 1, None),
        (SpecialistKind::Merchant, 1, Some(4)),
        (SpecialistKind::Manager, 0, Some(3)),
        (SpecialistKind::Merchant, 0, Some(3)),
    ] {
        let specialist = Some(Specialist { kind, ship });
        let player = Homecoming { position: Some(0), ships: ships.clone(), specialist, ..Homecoming::default() };
        let statement = settle(RoundCard::I.rewards(), &[player]).unwrap().statements.remove(0);
        let lines = statement.lines().iter().filter(|line| line.rule() == Rule::LmFleet15);
        assert_eq!(lines.map(|line| line.credits()).next(), brought, "{kind:?} of ship {ship}");
    }
}

/// BG-END-1: the numbers of every level with their marks; a fifth gets nothing.
#[test]
fn every_level_has_its_rewards() {
    let rows = [
        (RoundCard::I, [4, 3, 2, 1, 0], 2, Confidence::Real),
        (RoundCard::II, [8, 6, 4, 2, 0], 4, Confidence::Likely),
        (RoundCard::III, [12, 9, 6, 3, 0], 6, Confidence::Recalled),
        (RoundCard::IV, [16, 12, 8, 4, 0], 8, Confidence::Recalled),
    ];
    for (round, arrival, looks, certainty) in rows {
        let rewards = round.rewards();
        assert_eq!([1, 2, 3, 4, 5].map(|place| rewards.arrival(place)), arrival);
        assert_eq!((rewards.best_looking(), rewards.provenance()), (looks, certainty));
    }
    assert_eq!((RoundCard::I.rewards().arrival(0), RoundCard::I.rewards().arrival(255)), (0, 0));
    assert_eq!(Rewards::custom([9, 1, 0, 0], 7).provenance(), Confidence::Custom);
}

/// LM-BOARD-2: the class fixes the level.
#[test]
fn a_class_has_its_round_card() {
    for (class, level) in [
        (Class::I, 1),
        (Class::IC, 1),
        (Class::II, 2),
        (Class::IIC, 2),
        (Class::III, 3),
        (Class::IIIA, 3),
        (Class::IIIC, 3),
        (Class::IVC, 4),
    ] {
        assert_eq!(RoundCard::of(class).level(), level, "{class}");
    }
}

/// LM-TORUS-5, LM-R35: a premium takes what the purse holds, and nothing comes of nothing.
#[test]
fn a_premium_is_paid_as_far_as_the_purse_goes() {
    for premium in 0..20_u16 {
        for purse in 0..20_u32 {
            for loans in [false, true] {
                let payment = pay_premium(premium, purse, Rulings::DEFAULT.with_loans(loans));
                assert_eq!(payment.paid + payment.purse, purse);
                let rest = match payment.owed {
                    Owed::Nothing => 0,
                    Owed::Debt(rest) if !loans => rest,
                    Owed::Loan(rest) if loans => rest,
                    other => panic!("{other:?}"),
                };
                assert_eq!(payment.paid + rest, u32::from(premium));
                assert!(rest == 0 || payment.purse == 0);
                assert_eq!(rest == 0, payment.owed == Owed::Nothing);
            }
        }
    }
}

/// LM-END-4, BG-TRACK-1, LM-R32: what cannot be the end of a flight is refused.
#[test]
fn an_impossible_end_is_refused() {
    let refusal = |players: &[Homecoming]| settle(RoundCard::I.rewards(), players).unwrap_err();
    let tied = refusal(&[Homecoming::default(), arrived(3, 0, ""), arrived(3, 0, "")]);
    assert_eq!(tied, SettleError::SamePosition { seat: Seat::Two, other: Seat::One });
    assert_eq!(tied.to_string(), "the markers of seat 2 and seat 1 cannot share a position (BG-TRACK-1)");
    let homeless = refusal(&[Homecoming { position: None, ..arrived(3, 0, "") }]);
    assert_eq!(homeless.to_string(), "a ship of seat 0 arrived, so its marker must have a position (LM-END-4)");
    let ghost = refusal(&[Homecoming { position: Some(1), ..Homecoming::default() }]);
    assert_eq!(ghost.to_string(), "no ship of seat 0 arrived, so it cannot have a marker (LM-R32)");
    assert_eq!(refusal(&vec![Homecoming::default(); 6]), SettleError::TooManyPlayers);
    let specialist = Some(Specialist { kind: SpecialistKind::Merchant, ship: 1 });
    let lost = refusal(&[Homecoming { specialist, ..arrived(3, 0, "") }]);
    assert_eq!((lost, lost.rule()), (SettleError::NoSuchShip { seat: Seat::Zero, ship: 1 }, Rule::LmFleet15));
}

/// BG-END-3: no number is too large.
#[test]
fn large_numbers_saturate() {
    let many = Goods { red: u16::MAX, yellow: u16::MAX, green: u16::MAX, blue: u16::MAX };
    let ships = vec![Returned::arrived(u32::MAX, many).with_reward(u32::MAX); 4];
    let rich = Homecoming { position: Some(i32::MAX), ships, purse: u32::MAX - 5, ..Homecoming::default() };
    let poor = Homecoming { lost: u32::MAX, owed: Owed::Debt(u32::MAX), purse: 7, ..Homecoming::default() };
    let settlement = settle(RoundCard::IV.rewards(), &[rich, poor]).unwrap();
    let [rich, poor] = &settlement.statements[..] else { panic!("two") };
    assert_eq!((rich.after(), rich.lines().len(), rich.lines()[0].credits()), (u32::MAX, 1, 5));
    assert_eq!((poor.after(), poor.lines().len()), (0, 2));
}

#[cfg(feature = "serde")]
mod wire {
    use super::*;
    use serde_json::{from_str, from_value, json, to_value};

    proptest! {
        #[test]
        fn a_settlement_is_read_as_it_is_written(players in any_players()) {
            let settlement = settle(RoundCard::III.rewards(), &players).unwrap();
            prop_assert_eq!(&from_value::<Settlement>(to_value(&settlement).unwrap()).unwrap(), &settlement);
            prop_assert_eq!(from_value::<Vec<Homecoming>>(to_value(&players).unwrap()).unwrap(), players);
        }
    }

    #[test]
    fn a_line_carries_its_rule() {
        let player = Homecoming { lost: 4, purse: 1, ..arrived(0, 0, "") };
        let statement = settle(Rewards::custom([2, 0, 0, 0], 0), &[player]).unwrap().statements.remove(0);
        let lines = json!([
            {"item": "arrival", "rule": "BG-END-1", "credits": 2},
            {"item": "penalty", "rule": "LM-END-6", "owed": 4, "credits": -3},
        ]);
        assert_eq!(
            to_value(&statement).unwrap(),
            json!({"place": 1, "before": 1, "lines": lines, "after": 0, "loan": 0})
        );
    }

    /// A statement is only shown: it is read as it is written, and what else stands there is refused.
    #[test]
    fn a_line_is_read_as_it_is_written() {
        let line = |text: &str| from_str::<Line>(text).map(|line| line.to_string()).map_err(|error| error.to_string());
        let arrival = r#"{"item": "arrival", "rule": "BG-END-1", "credits": 2}"#;
        assert_eq!(line(arrival), Ok("Arrival bonus: 2 credits (BG-END-1).".into()));
        for wrong in [
            r#"{"item": "arrival", "rule": "BG-END-0", "credits": 2}"#,
            r#"{"item": "arrival", "credits": 2}"#,
            r#"{"item": "departure", "rule": "BG-END-1", "credits": 2}"#,
            r#"{"item": "arrival", "rule": "BG-END-1", "credits": 2, "debit": 1}"#,
            r#"{"item": "arrival", "rule": "BG-END-1", "credits": 18446744073709551615}"#,
        ] {
            assert!(line(wrong).is_err(), "{wrong}");
        }
        let extremes = [i64::MIN, i64::MAX].map(|credits| {
            line(&format!(r#"{{"item": "debt", "rule": "LM-TORUS-5", "owed": 4294967295, "credits": {credits}}}"#))
        });
        assert!(extremes.iter().all(Result::is_ok), "{extremes:?}");
    }
}
