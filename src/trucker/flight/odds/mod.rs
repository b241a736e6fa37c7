//! Odds of a card for one fleet, over all dice.

mod error;
mod meeting;
mod policy;
mod ratio;
mod toll;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

pub use error::OddsError;
pub use policy::{Habit, Policy};
pub use ratio::Ratio;
pub use toll::Toll;

use crate::grid::CellSet;
use crate::table::Seat;
#[cfg(feature = "serde")]
use crate::table::wire::form;
use crate::trucker::flight::odds::meeting::Meeting;
use crate::trucker::flight::odds::toll::Standing;
use crate::trucker::flight::setup::Setup;

/// The possible costs of a card for one fleet, each with its exact weight among all throws of the dice.
///
/// The fleet meets the card alone: no other player beats the enemy or takes the offer first. A sabotage hits it (LM-R43), and so
/// do the lines of a combat zone in which its player [expects to be the worst](Policy::is_worst). A [`Policy`] gives the answers;
/// otherwise the card is resolved as in a [`Flight`](crate::trucker::flight::Flight), including ships that must give up. A card
/// without dice has one certain outcome. By the [rulings](crate::trucker::Rulings::boosts_and_stasis) it may also send ships into
/// hyperspace first (LM-FLEET-13); a [`Habit`] sends none.
///
/// A roll is that of an attack (36 throws) or a try of a sabotage (1296 throws, 36 on a torus). If a card takes more rolls than
/// counted, the outcomes after the counted rolls are a *bound*, except for a sequence, whose later parts are then missing: later rolls only add to the components, ships, crew and batteries
/// lost, and reduce days and credits. So for every number, losing that many or more is *at least as likely* as given here,
/// expected losses are at least these, and expected credits at most these.
///
/// ```
/// use starwright::grid::{Cell, Side};
/// use starwright::table::Seat;
/// use starwright::trucker::attack::{Attack, AttackKind};
/// use starwright::trucker::cards::{Card, CardKind, Deck, Level, RoundCard};
/// use starwright::trucker::flight::{Habit, Odds, Pilot, Setup};
/// use starwright::trucker::{Board, Class, Component, Kind, Layout, Rulings};
///
/// let cabin = Component::new(Kind::StartingCabin, "3333".parse()?, Side::Front)?;
/// let mut layout = Layout::new(Board::new(Class::I));
/// layout.place(Cell::new(2, 2)?, cabin)?;
/// let mut fleet = layout.into_fleet()?;
/// fleet.embark(&[])?;
///
/// let meteor = Attack { kind: AttackKind::LargeMeteor, from: Side::Front };
/// let swarm = Card::custom(Level::I, CardKind::MeteorSwarm { meteors: [meteor].into_iter().collect() })?;
/// let setup = Setup {
///     board: Board::new(Class::I),
///     level: RoundCard::I,
///     level_iii_cards: false,
///     rulings: Rulings::DEFAULT,
///     deck: Deck::new(vec![swarm])?,
///     under_way: true,
///     players: vec![Pilot { fleet: Some(fleet), position: Some(0), ..Pilot::default() }, Pilot::default()],
/// };
/// let odds = Odds::of(&setup, Seat::Zero, &Habit::DoNothing)?;
/// // the cabin stands in column 7, which two dice call in 6 of 36 throws
/// assert_eq!(odds.chance(|toll| toll.components == 1).to_string(), "1/6");
/// assert_eq!(odds.credits().to_string(), "-1/6");
/// assert!(odds.is_exact());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// JSON:
/// ```json
/// {"of": 36, "exact": true, "outcomes": [
///  {"toll": {"components": 0, "ships": 0, "crew": 0, "batteries": 0, "days": 0, "credits": 0}, "weight": 30},
///  {"toll": {"components": 1, "ships": 1, "crew": 2, "batteries": 0, "days": 0, "credits": -1}, "weight": 6}]}
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Odds {
    of: u64,
    exact: bool,
    outcomes: Vec<Weighed>,
}

/// One outcome of [`Odds`].
///
/// JSON:
/// ```json
/// {"toll": {"components": 1, "ships": 0, "crew": 0, "batteries": 2, "days": -3, "credits": -1}, "weight": 7}
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Weighed {
    /// The cost.
    pub toll: Toll,
    /// The number of throws with this outcome.
    pub weight: u64,
}

#[cfg(feature = "serde")]
form!(Odds { of, exact, outcomes });

#[cfg(feature = "serde")]
form!(Weighed { toll, weight });

impl Odds {
    /// The default number of rolls counted.
    pub const ROLLS: u8 = 3;
    /// The most rolls counted: 36⁸ throws.
    pub const MOST_ROLLS: u8 = 8;

    /// The odds of the top card of a deck for one player's fleet with this policy, counting the first [three](Self::ROLLS) rolls.
    /// With an empty deck, or for a player who does not fly, the cost is certainly nothing.
    ///
    /// # Errors
    /// [`OddsError`] if the setup is refused, there is no such seat, or an answer of the policy is refused.
    pub fn of(setup: &Setup, seat: Seat, policy: &impl Policy) -> Result<Self, OddsError> {
        Self::counting(Self::ROLLS, setup, seat, policy)
    }

    /// The same, counting this many rolls, at most [eight](Self::MOST_ROLLS). Each roll multiplies the work by the number of
    /// places that may be struck.
    ///
    /// # Errors
    /// As for [`of`](Self::of).
    pub fn counting(rolls: u8, setup: &Setup, seat: Seat, policy: &impl Policy) -> Result<Self, OddsError> {
        let (meeting, before) = Meeting::begin(setup, seat, policy)?;
        let mut tally = Tally { before, of: 1, tolls: BTreeMap::new(), open: BTreeMap::new() };
        tally.add(meeting, 1);
        for _ in 0..rolls.min(Self::MOST_ROLLS) {
            tally.roll(policy)?;
        }
        Ok(tally.odds())
    }

    /// The number of all throws.
    #[must_use]
    pub const fn of_all(&self) -> u64 {
        self.of
    }

    /// Whether all rolls are counted; otherwise this is a bound.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.exact
    }

    /// The outcomes, without duplicates, in order. The weights add up to [all throws](Self::of_all).
    #[must_use]
    pub fn outcomes(&self) -> &[Weighed] {
        &self.outcomes
    }

    /// How likely the tolls of a sort are, from 0 to 1.
    #[must_use]
    pub fn chance(&self, is_so: impl Fn(&Toll) -> bool) -> Ratio {
        self.expected(|toll| is_so(toll).into())
    }

    /// The expected value of a number.
    #[must_use]
    pub fn expected(&self, number: impl Fn(&Toll) -> i64) -> Ratio {
        let each = self.outcomes.iter().map(|outcome| i128::from(number(&outcome.toll)) * i128::from(outcome.weight));
        Ratio::new(each.fold(0, i128::saturating_add), self.of)
    }

    /// The [credits](Toll::credits) that are expected.
    #[must_use]
    pub fn credits(&self) -> Ratio {
        self.expected(|toll| toll.credits.into())
    }
}

/// All outcomes of the rolls so far.
struct Tally {
    before: Standing,
    of: u64,
    tolls: BTreeMap<Toll, u64>,
    /// The outcomes that need another roll, by the lost cells.
    open: BTreeMap<CellSet, Vec<(Meeting, u64)>>,
}

impl Tally {
    fn add(&mut self, meeting: Meeting, weight: u64) {
        if !meeting.accepts_unlisted() {
            *self.tolls.entry(meeting.toll(&self.before)).or_default() += weight;
            return;
        }
        let alike = self.open.entry(meeting.lost()).or_default();
        match alike.iter_mut().find(|(known, _)| *known == meeting) {
            Some((_, known)) => *known += weight,
            None => alike.push((meeting, weight)),
        }
    }

    /// Rolls once more for every open outcome; the weights of finished ones are scaled to match.
    fn roll(&mut self, policy: &impl Policy) -> Result<(), OddsError> {
        let open = core::mem::take(&mut self.open);
        let Some((first, _)) = open.values().flatten().next() else { return Ok(()) };
        let throws = first.throws();
        self.of *= throws;
        self.tolls.values_mut().for_each(|weight| *weight *= throws);
        for (meeting, weight) in open.into_values().flatten() {
            for rolled in meeting.rolled(policy) {
                let (rolled, ways) = rolled?;
                self.add(rolled, weight * u64::from(ways));
            }
        }
        Ok(())
    }

    fn odds(mut self) -> Odds {
        let open = core::mem::take(&mut self.open);
        let exact = open.is_empty();
        for (meeting, weight) in open.into_values().flatten() {
            self.add(meeting.resolved(), weight);
        }
        let outcomes = self.tolls.into_iter().map(|(toll, weight)| Weighed { toll, weight }).collect();
        Odds { of: self.of, exact, outcomes }
    }
}
