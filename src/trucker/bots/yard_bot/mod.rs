//! A bot for the yard.

mod hand;
mod launch;

use crate::table::Seat;
use crate::trucker::advice::build_weights::BuildWeights;
use crate::trucker::bots::Skill;
use crate::trucker::yard::{Choice, PlayerView, Step, Tile, View};

/// A bot that builds, repairs, boards and insures.
///
/// | skill | builds |
/// |---|---|
/// | low | face-down tiles, where they first fit, until two thirds of the cells are full |
/// | middle | face-down tiles, at their [best place](crate::trucker::Layout::best_place); it returns tiles that do not improve the ship |
/// | high | also face-up tiles, planning for [others that are face up](crate::trucker::Layout::best_place_before); it is choosy while many tiles are face down |
///
/// It places components only where they fit and join the ship, so that its ships are legal, flips the hourglass and rolls dice
/// when it may, and never looks at cards. Aliens board by [`best_boarding`](crate::trucker::Fleet::best_boarding); at low skill
/// none do.
///
/// ```
/// use starwright::table::{Actor, Play, Seat};
/// use starwright::trucker::bots::{Skill, YardBot};
/// use starwright::trucker::yard::{Choice, Setup, Step, Yard};
/// use starwright::trucker::Class;
///
/// let mut yard = Yard::begin(&Setup::new(Class::I, 2), &mut Vec::new())?;
/// let bots = [Skill::Middle, Skill::High].into_iter().zip([Seat::Zero, Seat::One]);
/// let bots: Vec<YardBot> = bots.map(|(skill, seat)| YardBot::new(seat, skill)).collect();
/// let (mut listed, mut events) = (Vec::new(), Vec::new());
/// while yard.step() < Step::Launched {
///     let mut wanted = bots.iter().filter_map(|bot| {
///         listed.clear();
///         yard.choices(bot.seat().into(), &mut listed);
///         Some((Actor::Seat(bot.seat()), bot.choose(&yard.view(Some(bot.seat())), &listed)?))
///     });
///     // the table takes the first listed tile; the hourglass runs out when no bot wants to act
///     let (actor, choice) = wanted.next().unwrap_or_else(|| {
///         listed.clear();
///         yard.choices(Actor::Table, &mut listed);
///         (Actor::Table, listed[0])
///     });
///     yard.apply(actor, &choice, &mut events)?;
/// }
/// assert!(yard.view(None).players.iter().all(|player| player.layout.is_legal()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct YardBot {
    seat: Seat,
    skill: Skill,
}

impl YardBot {
    /// A bot for that seat.
    #[must_use]
    pub const fn new(seat: Seat, skill: Skill) -> Self {
        Self { seat, skill }
    }

    /// Its seat.
    #[must_use]
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// Its choice, given its view and its listed choices; `None` to wait.
    #[must_use]
    pub fn choose(self, view: &View, listed: &[Choice]) -> Option<Choice> {
        let own = view.players.get(usize::from(self.seat.number()))?;
        if listed.is_empty() {
            return None;
        }
        match view.step {
            Step::Building | Step::Closing => self.build(view, own, listed),
            Step::Check => Some(launch::repair(own, listed)),
            Step::Boarding => Some(launch::board(self.skill, own, listed)),
            _ => launch::insure(listed),
        }
    }

    fn build(self, view: &View, own: &PlayerView, listed: &[Choice]) -> Option<Choice> {
        let clock = listed.iter().find(|choice| matches!(choice, Choice::Roll | Choice::Flip));
        if let Some(&choice) = clock {
            return Some(choice);
        }
        if let Some(tile) = own.hand {
            return self.place(tile, view, own).or_else(|| put_away(listed));
        }
        self.take(view, own, listed)
    }

    /// The next component into the hand, or an order tile.
    fn take(self, view: &View, own: &PlayerView, listed: &[Choice]) -> Option<Choice> {
        let is_listed = |choice: &Choice| listed.contains(choice);
        let cabin = Choice::TakeAside { tile: Tile::StartingCabin };
        if is_listed(&cabin) && self.is_of_use(Tile::StartingCabin, view, own) {
            return Some(cabin);
        }
        let finish = listed.iter().copied().find(|choice| matches!(choice, Choice::Finish { .. }));
        if self.is_content(own) && finish.is_some() {
            return finish;
        }
        let face_up = self.best_face_up(view, own).filter(is_listed);
        let face_down = Some(Choice::TakeFaceDown).filter(is_listed);
        face_up.or(face_down).or_else(|| self.last_of_use(view, own).filter(is_listed)).or(finish)
    }

    /// Whether it would build nothing more.
    fn is_content(self, own: &PlayerView) -> bool {
        let (built, open) = (own.layout.occupied().len(), own.layout.board().open().len());
        own.layout.sites().is_empty() || self.skill == Skill::Low && 3 * built >= 2 * open
    }

    /// Its weights for the ship. With high skill it counts the tiles still to come.
    fn aims(self, view: &View, own: &PlayerView) -> BuildWeights {
        let begun = BuildWeights::of(own.layout.board());
        if self.skill == Skill::High { begun.with_left(view.face_down, POOL) } else { begun.with_left(2, 3) }
    }
}

/// The tiles of the pool at first.
const POOL: u32 = 140;

/// Returns a component that it does not place to the table, or sets it aside.
fn put_away(listed: &[Choice]) -> Option<Choice> {
    let ways = [Choice::Return, Choice::SetAside];
    let way = ways.into_iter().find(|way| listed.contains(way));
    way.or_else(|| listed.iter().copied().find(|choice| matches!(choice, Choice::Finish { .. })))
}
