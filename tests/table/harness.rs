//! Invariants of every game, checked step by step in random games.
//!
//! A game takes part with one file: it implements [`Tested`] and names its tests with [`harness!`].

use std::collections::BTreeSet;
use std::fmt::Debug;

use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use serde::Serialize;
use serde::de::DeserializeOwned;
use starwright::dice::{Random, RandomSource};
use starwright::table::{Actor, Awaited, Outside, Play, Record, Refused, Seat};

pub(crate) type Dice = Random<Pcg32>;

/// What the tests need to know of a game.
pub(crate) trait Tested:
    Play<
        Setup: Debug + PartialEq + Serialize + DeserializeOwned,
        SetupError: Debug,
        Choice: Debug + Ord + Serialize + DeserializeOwned,
        Event: Debug,
        Refusal: Debug + PartialEq,
        View: Debug + PartialEq + Serialize + DeserializeOwned,
    > + Debug
    + PartialEq
{
    /// The setup of the game of this number.
    fn setup(number: u64, dice: &mut Dice) -> Self::Setup;

    /// Choices of the kinds that are listed, among them all that anybody could think of, right or wrong.
    fn universe(&self, dice: &mut Dice) -> Vec<Self::Choice>;

    /// An accepted choice that is not listed; `None` if all are listed.
    fn proposal(&self, actor: Actor, dice: &mut Dice) -> Option<Self::Choice>;

    /// Choices that are too much to list, and are refused now.
    fn misproposals(&self, dice: &mut Dice) -> Vec<Self::Choice>;

    /// Whether a choice ends so much that random games take it seldom, to come far.
    fn is_rare(&self, _choice: &Self::Choice) -> bool {
        false
    }

    /// The game of a record with everything dealt anew that the viewer does not know.
    fn redealt(record: &Record<Self>, viewer: Option<Seat>, dice: &mut Dice) -> Self;

    /// Checks for this game only, after a choice.
    fn audit(&self, before: &Self, events: &[Self::Event], dice: &mut Dice);
}

/// A choice that was taken.
pub(crate) struct Moment<'a, G: Play> {
    pub(crate) before: &'a G,
    pub(crate) record: &'a Record<G>,
    pub(crate) events: &'a [G::Event],
}

/// Plays random games to the end, and calls `check` after every choice.
pub(crate) fn play<G: Tested>(games: u64, mut check: impl FnMut(&Moment<G>, &mut Dice)) {
    for number in 0..games {
        let mut dice = Random::new(Pcg32::seed_from_u64(number));
        let mut record = Record::<G>::begin(G::setup(number, &mut dice)).unwrap();
        while !record.game().is_over() {
            let before = record.game().clone();
            let (actor, choice) = any_choice(&before, &mut dice);
            assert_waits_for_the_outside(&before);
            let mut events = vec![];
            record.apply(actor, choice, &mut events).unwrap();
            check(&Moment { before: &before, record: &record, events: &events }, &mut dice);
        }
    }
}

fn any<'a, T>(items: &'a [T], dice: &mut Dice) -> Option<&'a T> {
    items.get(dice.below(u32::try_from(items.len()).unwrap()) as usize)
}

/// A random choice of an awaited actor; one in four is unlisted where the game accepts unlisted choices.
pub(crate) fn any_choice<G: Tested>(game: &G, dice: &mut Dice) -> (Actor, G::Choice) {
    let actors: Vec<Actor> = game.awaited().iter().collect();
    loop {
        let actor = *any(&actors, dice).expect("an actor is awaited until the game is over");
        let listed = listed(game, actor);
        let propose = game.accepts_unlisted(actor) && (listed.is_empty() || dice.below(4) == 0);
        let proposal = if propose { game.proposal(actor, dice) } else { None };
        let choice = proposal.or_else(|| any(&listed, dice).cloned());
        let choice = choice.unwrap_or_else(|| panic!("nothing can be chosen by {actor} in {game:?}"));
        if !game.is_rare(&choice) || dice.below(30) == 0 {
            return (actor, choice);
        }
    }
}

fn listed<G: Play>(game: &G, actor: Actor) -> Vec<G::Choice> {
    let mut choices = vec![];
    game.choices(actor, &mut choices);
    choices
}

/// A server knows without listing choices whether to roll or to wait: the clock has only one choice.
fn assert_waits_for_the_outside<G: Tested>(game: &G) {
    let listed = listed(game, Actor::Table).len();
    match game.outside() {
        None => assert!(!game.awaited().table && listed == 0, "{game:?}"),
        Some(Outside::Chance) => assert!(game.awaited() == Awaited::TABLE && listed > 0, "{game:?}"),
        Some(Outside::Time) => assert!(game.awaited().table && listed == 1, "{game:?}"),
    }
}

fn actors() -> impl Iterator<Item = Actor> {
    Seat::ALL.into_iter().map(Actor::Seat).chain([Actor::Table])
}

/// The choice is refused, with a rule, and that changes nothing.
fn assert_refused<G: Tested>(game: &G, actor: Actor, choice: &G::Choice) {
    let refusal = game.check(actor, choice).expect_err(&format!("{choice:?} of {actor} in {game:?}"));
    assert!(refusal.to_string().contains(&refusal.rule().to_string()), "{refusal}");
    let (mut same, mut events) = (game.clone(), vec![]);
    assert_eq!(same.apply(actor, choice, &mut events), Err(refusal));
    assert_eq!(&same, game);
    assert!(events.is_empty());
}

/// Listed choices are accepted and distinct, all others of their kinds are refused, and so are wrong unlisted ones.
pub(crate) fn what_is_listed_is_what_is_accepted<G: Tested>(games: u64, one_in: u32) {
    play::<G>(games, |&Moment { before: game, .. }, dice| {
        if dice.below(one_in) > 0 {
            return;
        }
        for actor in game.awaited().iter() {
            let list = listed(game, actor);
            let set: BTreeSet<&G::Choice> = list.iter().collect();
            assert_eq!(set.len(), list.len(), "nothing twice");
            for choice in &list {
                assert_eq!(game.check(actor, choice), Ok(()), "{choice:?}");
            }
            let unlisted = game.universe(dice).into_iter().filter(|choice| !set.contains(choice));
            for choice in unlisted.chain(game.misproposals(dice)) {
                assert!(game.check(actor, &choice).is_err(), "{choice:?} of {actor} in {game:?}");
                if dice.below(50) == 0 {
                    assert_refused(game, actor, &choice);
                }
            }
        }
    });
}

/// Choices of actors who are not awaited are refused, and all choices after the end.
pub(crate) fn only_who_is_awaited_may_choose<G: Tested>(games: u64) {
    play::<G>(games, |moment, dice| {
        let game = moment.record.game();
        let mut choices: Vec<G::Choice> = game.awaited().iter().flat_map(|actor| listed(game, actor)).collect();
        choices.extend(game.awaited().iter().filter_map(|actor| game.proposal(actor, dice)));
        if game.is_over() {
            choices.extend(game.universe(dice));
        }
        for actor in actors().filter(|&actor| !game.awaited().contains(actor)) {
            assert!(listed(game, actor).is_empty() && !game.accepts_unlisted(actor));
            choices.iter().take(4).for_each(|choice| assert_refused(game, actor, choice));
        }
    });
}

/// Replaying a prefix of the log, or undoing, gives the earlier game.
pub(crate) fn every_prefix_replays<G: Tested>(games: u64) {
    let mut past: Vec<G> = vec![];
    play::<G>(games, |moment, dice| {
        if moment.record.log().len() == 1 {
            past.clear();
        }
        past.push(moment.before.clone());
        let record = moment.record;
        if !record.game().is_over() {
            return;
        }
        let begun = record.branch(0);
        assert!(begun.log().is_empty());
        assert_eq!(begun.game(), &past[0]);
        assert_eq!(&record.branch(usize::MAX), record);
        for _ in 0..20 {
            let entries = dice.below(u32::try_from(past.len()).unwrap()) as usize;
            let mut branch = record.branch(entries + 1);
            assert_eq!(branch.log(), &record.log()[..=entries]);
            assert_eq!(branch.undo().as_ref(), record.log().get(entries));
            assert_eq!((branch.log(), branch.game()), (&record.log()[..entries], &past[entries]));
        }
        let mut begun = begun;
        assert_eq!(begun.undo(), None);
        assert_eq!(begun.game(), &past[0]);
    });
}

/// The record, every choice and every view round-trip.
pub(crate) fn records_go_through_json<G: Tested>(games: u64, one_in: u32) {
    play::<G>(games, |moment, dice| {
        let record = moment.record;
        if !record.game().is_over() && dice.below(one_in) > 0 {
            return;
        }
        let json = serde_json::to_string(record).unwrap();
        let read: Record<G> = serde_json::from_str(&json).unwrap();
        assert_eq!(&read, record);
        assert_eq!(read.game(), record.game());
        for viewer in Seat::ALL.into_iter().map(Some).chain([None]) {
            let view = record.game().view(viewer);
            let json = serde_json::to_string(&view).unwrap();
            match serde_json::from_str::<G::View>(&json) {
                Ok(read) => assert_eq!(read, view),
                Err(error) => panic!("{error}: {json}"),
            }
        }
        for actor in record.game().awaited().iter() {
            for choice in listed(record.game(), actor) {
                let json = serde_json::to_string(&choice).unwrap();
                assert_eq!(serde_json::from_str::<G::Choice>(&json).unwrap(), choice, "{json}");
            }
        }
    });
}

/// Games that differ only in what a viewer does not know look the same to that viewer (H12), and still do after a choice that
/// reveals nothing.
pub(crate) fn secrets_are_kept<G: Tested>(games: u64, one_in: u32) {
    let mut different = 0;
    play::<G>(games, |moment, dice| {
        if dice.below(one_in) > 0 {
            return;
        }
        let game = moment.record.game();
        for viewer in Seat::ALL.into_iter().map(Some).chain([None]) {
            let other = G::redealt(moment.record, viewer, dice);
            different += u32::from(&other != game);
            assert_eq!(other.view(viewer), game.view(viewer));
        }
        tells_nothing_hidden(moment, dice);
    });
    assert!(different > 100, "only {different} games had a secret");
}

/// The events of the last step, and whether they revealed anything: if not, they are the same in a game with other secrets.
fn tells_nothing_hidden<G: Tested>(moment: &Moment<G>, dice: &mut Dice) {
    let &Moment { before, record, events } = moment;
    let earlier = record.log().len() - 1;
    let (since, entry) = (record.since(earlier), &record.log()[earlier]);
    assert_eq!(since.events, events);
    assert_eq!(since.chance, before.outside() == Some(Outside::Chance));
    assert_eq!(since.revealed, events.iter().any(G::reveals));
    if since.chance || since.revealed {
        return;
    }
    let before = record.branch(earlier);
    for viewer in Seat::ALL.into_iter().map(Some).chain([None]) {
        let mut other = G::redealt(&before, viewer, dice);
        let mut happened = vec![];
        other.apply(entry.by, &entry.choice, &mut happened).expect("a choice that tells nothing");
        assert_eq!(happened, events);
        assert_eq!(other.view(viewer), record.game().view(viewer), "after {entry:?}");
    }
}

/// A record says what happened from the beginning on, and so does one that is read; a setup that is refused says nothing.
pub(crate) fn records_say_what_happened<G: Tested<Event: PartialEq>>(games: u64) {
    let mut events = vec![];
    play::<G>(games, |moment, _| {
        let record = moment.record;
        if record.log().len() == 1 {
            events.clear();
            G::begin(record.setup(), &mut events).unwrap();
            assert_eq!(record.branch(0).events(), events);
        }
        events.extend_from_slice(moment.events);
        if record.game().is_over() {
            let read: Record<G> = serde_json::from_str(&serde_json::to_string(record).unwrap()).unwrap();
            assert_eq!((record.events(), read.events()), (events.clone(), events.clone()));
        }
    });
}

/// Checks for this game only.
pub(crate) fn the_game_passes_its_audit<G: Tested>(games: u64) {
    play::<G>(games, |moment, dice| moment.record.game().audit(moment.before, moment.events, dice));
}

/// The tests of a game, each with the number of its games, and how rarely the dear ones look closely.
macro_rules! harness {
    ($game:ty, listed: $listed:literal / $l:literal, awaited: $awaited:literal, prefixes: $prefixes:literal,
     json: $json:literal / $j:literal, secrets: $secrets:literal / $s:literal, audit: $audit:literal) => {
        #[test]
        fn what_is_listed_is_what_is_accepted() {
            crate::harness::what_is_listed_is_what_is_accepted::<$game>($listed, $l);
        }

        #[test]
        fn only_who_is_awaited_may_choose() {
            crate::harness::only_who_is_awaited_may_choose::<$game>($awaited);
        }

        #[test]
        fn every_prefix_replays() {
            crate::harness::every_prefix_replays::<$game>($prefixes);
        }

        #[test]
        fn records_go_through_json() {
            crate::harness::records_go_through_json::<$game>($json, $j);
        }

        #[test]
        fn records_say_what_happened() {
            crate::harness::records_say_what_happened::<$game>($audit);
        }

        #[test]
        fn secrets_are_kept() {
            crate::harness::secrets_are_kept::<$game>($secrets, $s);
        }

        #[test]
        fn the_game_passes_its_audit() {
            crate::harness::the_game_passes_its_audit::<$game>($audit);
        }
    };
}
