//! What things are worth to a player, for advice.

use crate::grid::CellSet;
use crate::trucker::fleet::aboard::{Aboard, Alien};
use crate::trucker::parts::component::{Colour, Kind};

/// What a player would give to keep things, in tenths of a credit; all advice on a fleet weighs by it.
///
/// The defaults are a matter of taste, apart from the credit that a lost component costs (LM-END-6) and what goods sell for
/// (BG-GOODS-1): write your own over them.
///
/// ```
/// use starwright::trucker::{Capacity, Kind, LossWeights};
///
/// let thrifty = LossWeights { token: 30, ..LossWeights::DEFAULT };
/// assert_eq!(thrifty.of(Kind::DoubleEngine), 10 + 2 * 10);
/// assert_eq!(thrifty.of(Kind::CargoHold(Capacity::Three)), 10 + 3 * 4);
/// ```
///
/// What is left out in JSON is the default of it.
///
/// JSON:
/// ```json
/// {"component": 10, "cabin": 5, "engine": 10, "cannon": 10, "battery": 3, "hold": 4, "special_hold": 7, "shield": 15,
///  "thruster": 15, "human": 8, "alien": 8, "sleeper": 4, "goods": 10, "token": 6, "ship": 150, "intruder": 30, "boost": null}
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LossWeights {
    /// Every component, whatever its kind, besides what follows. Default: 10 (LM-END-6).
    pub component: u32,
    /// A cabin, for each human it has room for. Default: 5.
    pub cabin: u32,
    /// An engine, for each point it adds at most. Default: 10.
    pub engine: u32,
    /// A cannon, for each point it adds at most if it points to the front, wherever it points. Default: 10.
    pub cannon: u32,
    /// A battery component, for each token it has room for. Default: 3.
    pub battery: u32,
    /// A hold, for each block it has room for. Default: 4.
    pub hold: u32,
    /// A special hold, for each block it has room for. Default: 7.
    pub special_hold: u32,
    /// A shield. Default: 15.
    pub shield: u32,
    /// A thruster. Default: 15.
    pub thruster: u32,
    /// A human aboard. Default: 8.
    pub human: u32,
    /// An alien aboard, besides the two points that purple and brown ones add to cannons and engines (LM-FLEET-16).
    /// Default: 8.
    pub alien: u32,
    /// A sleeper aboard. Default: 4.
    pub sleeper: u32,
    /// Goods aboard, for each credit they sell for (BG-GOODS-1). Default: 10.
    pub goods: u32,
    /// The price of a battery token, spent or lost. Default: 6.
    pub token: u32,
    /// A ship's last human, besides himself, without whom it gives up (LM-END-2). Default: 150.
    pub ship: u32,
    /// That no intruder boards (LM-ATTACK-10); what he does then is not reckoned. Default: 30.
    pub intruder: u32,
    /// What a boost of a shield costs besides its batteries; `None` where nothing boosts shields, as in a
    /// [flight](crate::trucker::flight) (LM-R5). Default: `None`.
    pub boost: Option<u32>,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(LossWeights or Self::default {
    component, cabin, engine, cannon, battery, hold, special_hold, shield, thruster, human, alien, sleeper, goods,
    token, ship, intruder, boost
});

impl LossWeights {
    /// The default of every value.
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

    /// What a component is worth with nothing aboard.
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

    /// What lies on components is worth, tokens included.
    #[must_use]
    pub fn aboard(&self, aboard: &Aboard) -> u64 {
        let everywhere = !CellSet::EMPTY;
        self.aboard_but_tokens(aboard) + self.tokens(aboard.batteries(everywhere))
    }

    /// What so many battery tokens are worth.
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
