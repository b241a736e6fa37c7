//! What returns of a player's fleet.

use alloc::vec::Vec;

use crate::trucker::fleet::aboard::Goods;
use crate::trucker::fleet::leaving::Departure;
use crate::trucker::fleet::{Fleet, Ship};
use crate::trucker::settlement::debt::Owed;
use crate::trucker::settlement::penalty::LossCap;
use crate::trucker::settlement::specialist::{Specialist, SpecialistKind};

/// The input of the settlement for one player. The default has nothing and is uninsured.
///
/// JSON: `{"position": 31, "ships": [], "specialist": null, "lost": 20, "cap": 15, "purse": 0, "owed": "nothing"}`
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Homecoming {
    /// The position of the marker when the flight ends, see [`Track`](crate::trucker::flight::Track); `None` if all ships gave
    /// up.
    pub position: Option<i32>,
    /// The ships that arrived or gave up. Ships that lost all their components are not included.
    pub ships: Vec<Returned>,
    /// The merchant or manager, if one is aboard or was on a ship that gave up.
    pub specialist: Option<Specialist>,
    /// The components in the lost pile.
    pub lost: u32,
    /// The limit of the penalty for them.
    pub cap: LossCap,
    /// The credits before the settlement.
    pub purse: u32,
    /// What is owed for the premium.
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
    /// Its exposed connectors if it arrived; `None` if it gave up.
    pub exposed: Option<u32>,
    /// The goods aboard, or set aside when it gave up.
    pub goods: Goods,
    /// The credits that the player's merchant or manager earns for this ship (LM-FLEET-15). The caller supplies it, because no
    /// source at hand gives it.
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

    /// A ship of the fleet that arrived.
    #[must_use]
    pub fn home(fleet: &Fleet, ship: Ship) -> Self {
        Self::arrived(fleet.exposed_connectors(!ship.components), fleet.aboard().goods(ship.components))
    }

    /// The same with the income of a merchant or manager for it.
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
