//! What comes back of a player's fleet.

use alloc::vec::Vec;

use crate::trucker::fleet::aboard::Goods;
use crate::trucker::fleet::leaving::Departure;
use crate::trucker::fleet::{Fleet, Ship};
use crate::trucker::settlement::debt::Owed;
use crate::trucker::settlement::penalty::LossCap;
use crate::trucker::settlement::specialist::{Specialist, SpecialistKind};

/// All of a player that bears on the settlement. The default is somebody with nothing, uninsured.
///
/// JSON: `{"position": 31, "ships": [], "specialist": null, "lost": 20, "cap": 15, "purse": 0, "owed": "nothing"}`
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Homecoming {
    /// The position of his marker when the flight ends, see [`Track`](crate::trucker::flight::Track); none if all his ships
    /// gave up.
    pub position: Option<i32>,
    /// His ships, those that arrived and those that gave up. A ship that lost all its components is not among them.
    pub ships: Vec<Returned>,
    /// His merchant or manager, if one is aboard or was on a ship that gave up.
    pub specialist: Option<Specialist>,
    /// The components in his lost pile.
    pub lost: u32,
    /// What limits the penalty for them.
    pub cap: LossCap,
    /// His credits before the settlement.
    pub purse: u32,
    /// What he owes for his premium.
    pub owed: Owed,
}

impl Homecoming {
    /// The ships that arrived.
    pub(super) fn arrived(&self) -> impl Iterator<Item = &Returned> {
        self.ships.iter().filter(|ship| ship.has_arrived())
    }

    /// How many ships arrived.
    pub(super) fn finished(&self) -> usize {
        self.arrived().count()
    }

    /// The exposed connectors over all ships that arrived (LM-END-5).
    pub(super) fn exposed(&self) -> u32 {
        self.arrived().filter_map(|ship| ship.exposed).fold(0, u32::saturating_add)
    }

    /// LM-FLEET-15, LM-R37: what the specialist brings for all the ships that he serves.
    pub(super) fn reward(&self, specialist: Specialist) -> u32 {
        let own = self.ships.get(usize::from(specialist.ship));
        let sum =
            |rewards: &mut dyn Iterator<Item = &Returned>| rewards.map(|ship| ship.reward).fold(0, u32::saturating_add);
        match (own, specialist.kind) {
            (Some(own), _) if own.has_arrived() => sum(&mut self.arrived()),
            (Some(own), SpecialistKind::Merchant) => own.reward,
            (Some(_), SpecialistKind::Manager) | (None, _) => 0,
        }
    }
}

/// One ship at the end of a flight.
///
/// JSON: `{"exposed": 2, "goods": {"red": 1}, "reward": 0}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Returned {
    /// Its exposed connectors, if it arrived; none if it gave up.
    pub exposed: Option<u32>,
    /// The goods aboard, or set aside when it gave up.
    pub goods: Goods,
    /// The credits that the player's merchant or manager brings for this ship if he serves it (LM-FLEET-15). The number is
    /// the caller's: no text at hand says it.
    pub reward: u32,
}

impl Returned {
    /// A ship that arrived.
    #[must_use]
    pub const fn arrived(exposed: u32, goods: Goods) -> Self {
        Self { exposed: Some(exposed), goods, reward: 0 }
    }

    /// A ship that gave up.
    #[must_use]
    pub const fn gave_up(goods: Goods) -> Self {
        Self { exposed: None, goods, reward: 0 }
    }

    /// A ship of the fleet, which arrived.
    #[must_use]
    pub fn home(fleet: &Fleet, ship: Ship) -> Self {
        Self::arrived(fleet.exposed_connectors(!ship.components), fleet.aboard().goods(ship.components))
    }

    /// The same with what a merchant or manager brings for it.
    #[must_use]
    pub const fn with_reward(self, reward: u32) -> Self {
        Self { reward, ..self }
    }

    /// Whether it arrived.
    #[must_use]
    pub const fn has_arrived(&self) -> bool {
        self.exposed.is_some()
    }
}

impl From<&Departure> for Returned {
    fn from(departure: &Departure) -> Self {
        Self::gave_up(departure.set_aside())
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Homecoming {
    position = None,
    ships = Vec::new(),
    specialist = None,
    lost = 0,
    cap = LossCap::NONE,
    purse = 0,
    owed = Owed::Nothing,
});

#[cfg(feature = "serde")]
crate::table::wire::form!(Returned { exposed = None, goods = Goods::NONE, reward = 0 });
