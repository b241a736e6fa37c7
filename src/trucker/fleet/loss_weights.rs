//! The worth of things to a player, for advice.

use crate::grid::CellSet;
use crate::trucker::fleet::aboard::{Aboard, Alien};
use crate::trucker::parts::component::{Colour, Kind};
use crate::trucker::rules::rulings::Rulings;

/// The worth of things to a player, in tenths of a credit; all advice on a fleet uses these weights.
///
/// The defaults are a matter of taste, except the credit for a lost component (LM-END-6) and the price of goods (BG-GOODS-1).
/// Override them with your own:
///
/// ```
/// use starwright::trucker::{Capacity, Kind, LossWeights};
///
/// let thrifty = LossWeights { token: 30, ..LossWeights::DEFAULT };
/// assert_eq!(thrifty.of(Kind::DoubleEngine), 10 + 2 * 10);
/// assert_eq!(thrifty.of(Kind::CargoHold(Capacity::Three)), 10 + 3 * 4);
/// ```
///
/// When deserialised, a missing field is the default.
///
/// JSON:
/// ```json
/// {"component": 10, "cabin": 5, "engine": 10, "cannon": 10, "battery": 3, "hold": 4, "special_hold": 7, "shield": 15,
///  "thruster": 15, "human": 8, "alien": 8, "sleeper": 4, "goods": 10, "token": 6, "ship": 150, "intruder": 30, "boost": null}
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LossWeights {
    /// A component of any kind; the other weights are added. Default: 10 (LM-END-6).
    pub component: u32,
    /// A cabin, per human it has room for. Default: 5.
    pub cabin: u32,
    /// An engine, per point it adds at most. Default: 10.
    pub engine: u32,
    /// A cannon, per point it would add at most pointing to the front. Default: 10.
    pub cannon: u32,
    /// A battery component, per token it has room for. Default: 3.
    pub battery: u32,
    /// A hold, per block it has room for. Default: 4.
    pub hold: u32,
    /// A special hold, per block it has room for. Default: 7.
    pub special_hold: u32,
    /// A shield. Default: 15.
    pub shield: u32,
    /// A thruster. Default: 15.
    pub thruster: u32,
    /// A human aboard. Default: 8.
    pub human: u32,
    /// An alien aboard, in addition to the two points that purple and brown ones add to cannons and engines (LM-FLEET-16).
    /// Default: 8.
    pub alien: u32,
    /// A sleeper aboard. Default: 4.
    pub sleeper: u32,
    /// Goods aboard, per credit of their price (BG-GOODS-1). Default: 10.
    pub goods: u32,
    /// A battery token, spent or lost. Default: 6.
    pub token: u32,
    /// A ship that gives up because its last human is lost (LM-END-2). Default: 150.
    pub ship: u32,
    /// An intruder that boards (LM-ATTACK-10); what it does then is not counted. Default: 30.
    pub intruder: u32,
    /// The price of boosting a shield, in addition to its batteries; `None` if shields cannot be boosted, see
    /// [`with_rulings`](Self::with_rulings) (LM-R5). Default: `None`.
    pub boost: Option<u32>,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(LossWeights or Self::default {
    component, cabin, engine, cannon, battery, hold, special_hold, shield, thruster, human, alien, sleeper, goods,
    token, ship, intruder, boost
});

impl LossWeights {
    /// All defaults.
    pub const DEFAULT: Self = Self {
        component: 10,
        cabin: 5,
        engine: 10,
        cannon: 10,
        battery: 3,
        hold: 4,
        special_hold: 7,
        shield: 15,
        thruster: 15,
        human: 8,
        alien: 8,
        sleeper: 4,
        goods: 10,
        token: 6,
        ship: 150,
        intruder: 30,
        boost: None,
    };

    /// The same for a flight by these rulings: where they say so, shields may be boosted for no more than their batteries (LM-R5).
    #[must_use]
    pub const fn with_rulings(self, rulings: Rulings) -> Self {
        Self { boost: if rulings.boosts_and_stasis { Some(0) } else { None }, ..self }
    }

    /// The worth of a component with nothing aboard.
    #[must_use]
    pub fn of(&self, kind: Kind) -> u64 {
        let times = |value: u32, number: u8| u64::from(value) * u64::from(number);
        let besides = match kind {
            Kind::StartingCabin | Kind::Cabin => times(self.cabin, 2),
            Kind::LuxuryCabin => times(self.cabin, 1),
            Kind::SingleEngine => times(self.engine, 1),
            Kind::DoubleEngine => times(self.engine, 2),
            Kind::SingleCannon => times(self.cannon, 1),
            Kind::DoubleCannon | Kind::BidirectionalCannon => times(self.cannon, 2),
            Kind::CannonEngine => times(self.cannon, 1) + times(self.engine, 1),
            Kind::Battery(room) => times(self.battery, room.get()),
            Kind::CargoHold(room) => times(self.hold, room.get()),
            Kind::SpecialCargoHold(room) => times(self.special_hold, room.get()),
            Kind::Shield => self.shield.into(),
            Kind::Thruster => self.thruster.into(),
            _ => 0,
        };
        u64::from(self.component) + besides
    }

    /// What an alien is worth (LM-FLEET-16).
    fn of_alien(&self, alien: Alien) -> u64 {
        let points = match alien {
            Alien::Purple => self.cannon,
            Alien::Brown => self.engine,
            Alien::Cyan(_) => 0,
        };
        u64::from(self.alien) + 2 * u64::from(points)
    }

    /// The worth of everything aboard, tokens included.
    #[must_use]
    pub fn aboard(&self, aboard: &Aboard) -> u64 {
        let everywhere = !CellSet::EMPTY;
        self.aboard_but_tokens(aboard) + self.tokens(aboard.batteries(everywhere))
    }

    /// The worth of this many battery tokens.
    #[must_use]
    pub fn tokens(&self, number: u32) -> u64 {
        u64::from(self.token) * u64::from(number)
    }

    pub(in crate::trucker) fn aboard_but_tokens(&self, aboard: &Aboard) -> u64 {
        let everywhere = !CellSet::EMPTY;
        let times = |value: u32, number: u32| u64::from(value) * u64::from(number);
        let aliens = Colour::ALL.into_iter().filter_map(|colour| aboard.alien(colour));
        let aliens: u64 = aliens.map(|(_, alien)| self.of_alien(alien)).sum();
        aliens
            + times(self.human, aboard.crew(everywhere).humans)
            + times(self.sleeper, aboard.sleepers(everywhere))
            + times(self.goods, aboard.goods(everywhere).value())
    }
}

/// [`LossWeights::DEFAULT`].
impl Default for LossWeights {
    fn default() -> Self {
        Self::DEFAULT
    }
}
