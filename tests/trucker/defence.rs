//! Defences against the oracle: what is accepted, refused and why, what is offered, and the outcome.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use starwright::grid::CellSet;
use starwright::trucker::attack::{Defence, DefenceError, ImpactError, Outcome};
use starwright::trucker::{Aboard, Fleet, Rule};

use crate::oracle::answers::all_answers;
use crate::oracle::defence::{Refusal, judge};
use crate::oracle::loaded::Contents;
use crate::oracle::outcome::{self as oracle, LineEnd};
use crate::support::cases;
use crate::support::convert::{Place, place, places};
use crate::support::defences::{self, Attacked, Chosen, additions, any_attacked, chosen};
use crate::support::random::Chooser;

/// Every defence that can be made of what is offered step by step, and that the ships can pay for.
fn offered(Attacked { fleet, incoming }: &Attacked) -> BTreeMap<Chosen, Defence> {
    let mut all = BTreeMap::from([(chosen(incoming, &Defence::default()), Defence::default())]);
    let mut fresh = vec![Defence::default()];
    while let Some(defence) = fresh.pop() {
        for next in additions(fleet, incoming, &defence) {
            if let std::collections::btree_map::Entry::Vacant(place) = all.entry(chosen(incoming, &next)) {
                place.insert(next.clone());
                fresh.push(next);
            }
        }
    }
    all.into_iter()
        .filter_map(|(key, defence)| match fleet.paid(incoming, defence) {
            Ok(paid) => Some((key, paid)),
            Err(DefenceError::Undecided { .. }) => None,
            Err(error) => panic!("{error} was offered"),
        })
        .collect()
}

/// What the oracle's judge accepts, tokens apart.
fn accepted(attacked: &Attacked) -> BTreeSet<Chosen> {
    let (loaded, attack, house) = attacked.oracle();
    let cells = |cells: Vec<Place>| cells.into_iter().collect::<BTreeSet<_>>();
    let reading = |cells: BTreeSet<Place>| {
        let mut cells: Vec<Place> = cells.into_iter().collect();
        cells.sort_by_key(|&(column, row)| (row, column));
        cells
    };
    let of = |answer: crate::oracle::defence::Answer, outcome: &oracle::Outcome| -> Chosen {
        let covers = |boosted| {
            let covers = answer.covers.iter().filter(|cover| cover.boosted == boosted);
            reading(cells(covers.map(|cover| cover.shield).collect()))
        };
        let picks = answer.picks.iter().enumerate().filter(|(_, pick)| pick.is_some());
        (
            reading(cells(answer.thrusts.iter().map(|thrust| thrust.thruster).collect())),
            picks.map(|(line, _)| (line, outcome.lines[line].met.expect("a pick is struck"))).collect(),
            answer.shots.iter().enumerate().filter_map(|(line, shot)| Some((line, shot.as_ref()?.cannon))).collect(),
            covers(false),
            covers(true),
        )
    };
    all_answers(&loaded, &attack, &house).into_iter().map(|(answer, outcome)| of(answer, &outcome)).collect()
}

fn ends(outcome: &Outcome) -> Vec<LineEnd> {
    let end = |end: &starwright::trucker::attack::LineEnd| LineEnd {
        met: end.struck.map(place),
        fate: defences::fate(end.fate),
    };
    outcome.lines.iter().map(end).collect()
}

/// What is aboard, as the oracle writes it.
fn contents(fleet: &Fleet) -> BTreeMap<Place, Contents> {
    let mut aboard = defences::loaded(fleet, CellSet::EMPTY).aboard;
    aboard.retain(|_, contents| !contents.is_empty());
    aboard
}

fn counted(aboard: &Aboard) -> (u32, u32, u32, u32, u32) {
    let all = !CellSet::EMPTY;
    let crew = aboard.crew(all);
    (crew.humans, crew.aliens, aboard.sleepers(all), aboard.batteries(all), aboard.goods(all).blocks())
}

/// The crate asks for the tokens last of all, the oracle with each activation; and each has its own rule for a choice that
/// is missing. Why there is nothing to stop the crate says beside the rule.
fn same_rule(error: &DefenceError, refusal: &Refusal) -> bool {
    let named = if let DefenceError::NothingToStop { because, .. } = error { *because } else { error.rule() };
    let missing_choice = matches!(error, DefenceError::Undecided { .. }) && refusal.rule == "LM-FLEET-14";
    ["BG-POWER", "LM-FLEET-1"].contains(&refusal.rule) || missing_choice || refusal.rule == named.id()
}

/// The oracle takes what the crate takes and refuses what it refuses, by the same rule; the lines end alike.
fn judged_alike(attacked: &Attacked, defence: &Defence) {
    let judged = attacked.fleet.defend(&attacked.incoming, defence);
    let Some(answer) = defences::answer(attacked, defence) else {
        assert!(judged.is_err(), "tokens for nothing");
        return;
    };
    let (loaded, attack, house) = attacked.oracle();
    match (judged, judge(&loaded, &attack, &house, &answer)) {
        (Ok(outcome), Ok(of_oracle)) => {
            assert_eq!(ends(&outcome), of_oracle.lines);
            assert_eq!(places(outcome.impact.destroyed()), of_oracle.destroyed);
        }
        (Err(error), Err(refusal)) => assert!(same_rule(&error, &refusal), "{error}, {refusal:?}"),
        (crate_says, oracle_says) => {
            panic!("{crate_says:?}\n{oracle_says:?}\n{answer:?}");
        }
    }
}

/// The pieces, those that may be kept, and everything left aboard are the oracle's; nothing that was aboard is lost twice or
/// forgotten.
fn lost_alike(chooser: &mut Chooser, attacked: &Attacked, defence: &Defence) {
    let Attacked { fleet, incoming } = attacked;
    let before = fleet.clone();
    let Ok(Outcome { mut impact, .. }) = fleet.defend(incoming, defence) else { return };
    assert_eq!(fleet, &before);
    let (loaded, attack, house) = attacked.oracle();
    let answer = defences::answer(attacked, defence).expect("tokens for something");
    let of_oracle = judge(&loaded, &attack, &house, &answer).expect("an answer");

    let mut picks = BTreeMap::new();
    for broken in impact.clone().broken() {
        let pieces: Vec<CellSet> = broken.pieces().collect();
        let number = broken.ship.components.first().and_then(|cell| loaded.ship_of(place(cell)));
        let number = number.expect("a ship of the oracle");
        let of_ship = &of_oracle.pieces[number];
        assert_eq!(pieces.len(), of_ship.len());
        for &piece in &pieces {
            let piece_of_oracle = of_ship.iter().find(|other| other.cells == places(piece)).expect("a piece");
            assert_eq!(broken.may_keep(piece), piece_of_oracle.may_be_kept);
            let cell = piece.first().expect("not empty");
            let refused = impact.clone().keep(cell).err();
            let is_refused = matches!(refused, Some(ImpactError::NobodyAboard { .. }));
            assert_eq!(is_refused, !piece_of_oracle.may_be_kept);
        }
        let allowed: Vec<CellSet> = pieces.into_iter().filter(|&piece| broken.may_keep(piece)).collect();
        let kept = chooser.of(&allowed).first().expect("not empty");
        impact.keep(kept).expect("it may be kept");
        picks.insert(number, place(kept));
    }
    let paid = counted(impact.before().aboard());
    let after = impact.settle().expect("all decided");
    let kept = oracle::keep(&of_oracle, &picks).expect("the same choices");
    assert_eq!(places(after.losses.destroyed | after.losses.cut_off), kept.lost_pile);
    let mut left = kept.fleet.aboard;
    left.retain(|_, contents| !contents.is_empty());
    assert_eq!(contents(&after.fleet), left);
    assert!(after.fleet.layout().is_legal());

    let (lost, left) = (counted(&after.losses.aboard), counted(after.fleet.aboard()));
    let both = (lost.0 + left.0, lost.1 + left.1, lost.2 + left.2, lost.3 + left.3, lost.4 + left.4);
    assert_eq!(both, paid);
    let spent = u32::try_from(defence.tokens.len()).expect("few");
    assert_eq!(counted(before.aboard()).3, paid.3 + spent);
    let components = after.losses.components.len() + after.fleet.layout().components().count();
    assert_eq!(components, before.layout().components().count());
}

/// A random fleet under attack with a random defence, judged and settled by both.
pub(crate) fn agrees_with_oracle(seed: u64) {
    let mut chooser = Chooser::new(seed);
    let attacked = defences::attacked(&mut chooser, 12);
    let defence = defences::defence(&mut chooser, &attacked);
    judged_alike(&attacked, &defence);
    lost_alike(&mut chooser, &attacked, &defence);
}

proptest! {
    #![proptest_config(cases(4000))]

    /// LM-SPLICE-10, LM-FLEET-1, LM-FLEET-12, LM-FLEET-13: the oracle takes what the crate takes and refuses what it
    /// refuses, by the same rule; the lines end alike.
    #[test]
    fn judged_as_the_oracle_judges(attacked in any_attacked(8), seed in any::<u64>()) {
        judged_alike(&attacked, &defences::defence(&mut Chooser::new(seed), &attacked));
    }

    /// LM-LEGAL-12, LM-ATTACK-9, BG-CREW-1: after any sensible defence the pieces, those that may be kept, and everything
    /// left aboard are the oracle's; nothing that was aboard is lost twice or forgotten.
    #[test]
    fn every_loss_is_accounted_for(attacked in any_attacked(12), seed in any::<u64>()) {
        let mut chooser = Chooser::new(seed);
        let defence = defences::defence(&mut chooser, &attacked);
        lost_alike(&mut chooser, &attacked, &defence);
    }

    /// LM-R23: with no defence what is destroyed is what the attack destroys of the layout.
    #[test]
    fn no_defence_is_accepted(attacked in any_attacked(12)) {
        let Attacked { fleet, incoming } = &attacked;
        let outcome = fleet.defend(incoming, &Defence::default()).expect("nothing to refuse");
        let seen = incoming.away();
        let struck: CellSet = outcome.lines.iter().filter_map(|end| end.struck).collect();
        if seen.is_empty() {
            prop_assert_eq!(struck, fleet.layout().struck(incoming.lines()));
        }
        prop_assert!(struck.is_disjoint(seen));
        let destroyed = fleet.layout().destroyed(incoming.kind(), incoming.lines().from(), struck);
        prop_assert_eq!(outcome.impact.destroyed(), destroyed);
        prop_assert_eq!(outcome.impact.before(), fleet);
    }
}

proptest! {
    #![proptest_config(cases(300))]

    /// LM-SPLICE-10, LM-ATTACK-8, LM-SPLICE-7, LM-SPLICE-8: on small fleets, all that is offered, and nothing else, is what
    /// the oracle accepts.
    #[test]
    fn offered_is_what_the_oracle_accepts(attacked in any_attacked(4)) {
        let offered: BTreeSet<Chosen> = offered(&attacked).into_keys().collect();
        prop_assert_eq!(offered, accepted(&attacked));
    }

    /// LM-FLEET-1: every offered defence can be paid and is accepted; every accepted one was offered.
    #[test]
    fn offered_is_what_is_taken(attacked in any_attacked(6), seed in any::<u64>()) {
        let Attacked { fleet, incoming } = &attacked;
        let offered = offered(&attacked);
        for defence in offered.values() {
            prop_assert!(fleet.defend(incoming, defence).is_ok());
        }
        let mut chooser = Chooser::new(seed);
        for _ in 0..20 {
            let defence = defences::defence(&mut chooser, &attacked);
            let key = chosen(incoming, &defence);
            match fleet.paid(incoming, defence.clone()) {
                Ok(paid) => {
                    prop_assert!(offered.contains_key(&key));
                    prop_assert!(fleet.defend(incoming, &paid).is_ok());
                }
                Err(error) => {
                    prop_assert!(!offered.contains_key(&key), "{error}");
                    prop_assert!(fleet.defend(incoming, &defence).is_err());
                }
            }
        }
    }

    /// BG-POWER, LM-FLEET-1: a token too few, one too many or one of another ship is refused.
    #[test]
    fn exact_payment(attacked in any_attacked(8), seed in any::<u64>()) {
        let Attacked { fleet, incoming } = &attacked;
        let mut chooser = Chooser::new(seed);
        let Ok(paid) = fleet.paid(incoming, defences::defence(&mut chooser, &attacked)) else { return Ok(()) };
        let refused = |tokens: Vec<_>| {
            let defence = Defence { tokens, ..paid.clone() };
            matches!(fleet.defend(incoming, &defence), Err(error @ DefenceError::Payment(_))
                if [Rule::BgPower, Rule::LmFleet1].contains(&error.rule()))
        };
        if let [fewer @ .., last] = paid.tokens.as_slice() {
            prop_assert!(refused(fewer.to_vec()));
            for &ship in fleet.board().ships().iter().filter(|ship| !ship.contains(*last)) {
                if let Some(other) = ship.iter().find(|&cell| fleet.aboard().batteries(cell.into()) > 0) {
                    prop_assert!(refused([fewer, &[other]].concat()));
                }
            }
        }
        if let Some(cell) = chooser.cell(fleet.layout().occupied()) {
            prop_assert!(refused([paid.tokens.as_slice(), &[cell]].concat()));
        }
    }
}

/// What the random defences above come to: everything an attack can do and every way to be refused that they may meet.
#[test]
fn random_defences_cover_every_case() {
    let mut met: BTreeMap<String, u32> = BTreeMap::new();
    let name = |debug: String| debug.split([' ', '(', '{']).next().unwrap_or_default().to_owned();
    for seed in 0..4000 {
        let mut chooser = Chooser::new(seed);
        let attacked = defences::attacked(&mut chooser, 8);
        let defence = defences::defence(&mut chooser, &attacked);
        match attacked.fleet.defend(&attacked.incoming, &defence) {
            Ok(outcome) => {
                outcome.lines.iter().for_each(|end| *met.entry(name(format!("{:?}", end.fate))).or_default() += 1);
                if !defence.choices.is_empty() {
                    *met.entry("choice".to_owned()).or_default() += 1;
                }
                if outcome.impact.broken().next().is_some() {
                    *met.entry("broken".to_owned()).or_default() += 1;
                }
            }
            Err(error) => *met.entry(name(format!("{error:?}"))).or_default() += 1,
        }
    }
    let wanted = "Missed Dodged Bounced ShotDown Shielded Withstood Destroyed broken choice InHyperspace NoThruster \
                  IdleNozzle SecondThruster Undecided NoCannon CannonsDoNothing PointsElsewhere OutOfReach NoShield \
                  CoversElsewhere NeedsBoost SecondShield NothingToStop Payment";
    let missing: Vec<&str> = wanted.split_whitespace().filter(|&name| !met.contains_key(name)).collect();
    assert!(missing.is_empty(), "{missing:?} of {met:?}");
}
