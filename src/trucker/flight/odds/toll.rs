//! The cost of a card for one player.

use crate::grid::CellSet;
use crate::table::Seat;
use crate::trucker::flight::leaving::homecoming;
use crate::trucker::flight::table::Table;
use crate::trucker::settlement::Homecoming;

/// The cost of a card for one player, once it is resolved and ships that must give up have left (LM-END-2).
///
/// JSON: `{"components": 1, "ships": 0, "crew": 0, "batteries": 2, "days": -3, "credits": -1}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Toll {
    /// The components lost to the lost pile.
    pub components: u32,
    /// The ships that no longer fly.
    pub ships: u32,
    /// The crew that no longer flies, humans and aliens.
    pub crew: u32,
    /// The battery tokens spent, lost, or gone with their ship.
    pub batteries: u32,
    /// The spaces that the marker moves, negative backward; 0 if it leaves the track.
    pub days: i32,
    /// The change in credits: what the card pays, goods at their price (BG-END-2, LM-END-3), and the penalty for lost components
    /// up to its limit (LM-END-6), even if the purse cannot pay it.
    pub credits: i32,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Toll { components, ships, crew, batteries, days, credits });

/// The state of a player before or after the card.
pub(super) struct Standing {
    lost: u32,
    ships: u32,
    crew: u32,
    batteries: u32,
    position: Option<i32>,
    worth: i64,
}

impl Standing {
    pub(super) fn of(table: &Table, seat: Seat) -> Self {
        let fleet = table.fleet(seat);
        let home = homecoming(table, seat);
        Self {
            lost: home.lost,
            ships: (0..).zip(fleet.ships()).map(|(number, _)| number + 1).last().unwrap_or(0),
            crew: fleet.crew().total(),
            batteries: fleet.aboard().batteries(!CellSet::EMPTY),
            position: home.position,
            worth: worth(&home),
        }
    }

    /// The losses between this state and a later one.
    pub(super) fn toll(&self, after: &Self) -> Toll {
        let moved = self.position.zip(after.position).map_or(0, |(before, after)| after.saturating_sub(before));
        Toll {
            components: after.lost.saturating_sub(self.lost),
            ships: self.ships.saturating_sub(after.ships),
            crew: self.crew.saturating_sub(after.crew),
            batteries: self.batteries.saturating_sub(after.batteries),
            days: moved,
            credits: whole(after.worth - self.worth),
        }
    }
}

/// Clamped to the type.
fn whole(credits: i64) -> i32 {
    let nearest = if credits < 0 { i32::MIN } else { i32::MAX };
    i32::try_from(credits).unwrap_or(nearest)
}

/// What a player would bring home, without the rewards of the round.
fn worth(home: &Homecoming) -> i64 {
    let has = [home.purse, home.full_sale(), home.half_sale()].map(i64::from);
    has.iter().sum::<i64>() - i64::from(home.cap.penalty(home.lost))
}
