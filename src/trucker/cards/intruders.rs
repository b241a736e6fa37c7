//! What is special about intruders (LM-R53).

use super::kind::Criterion;

terms! {
    /// Whom intruders board (LM-R53). In a tie, as with one player only, it is the player further ahead.
    ///
    /// JSON: `"everybody"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Boarded of "boarded" {
        Everybody "everybody" "everybody";
        /// LM-FLEET-5.
        FewestCrew "fewest crew" "whoever has the fewest crew";
        /// LM-FLEET-2.
        WeakestEngines "weakest engines" "whoever has the weakest engines";
        /// LM-FLEET-4.
        WeakestCannons "weakest cannons" "whoever has the weakest cannons";
        /// LM-FLEET-5.
        MostCrew "most crew" "whoever has the most crew";
        /// LM-FLEET-2.
        StrongestEngines "strongest engines" "whoever has the strongest engines";
        /// LM-FLEET-4.
        StrongestCannons "strongest cannons" "whoever has the strongest cannons";
    }
}

impl Boarded {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Everybody,
        Self::FewestCrew,
        Self::WeakestEngines,
        Self::WeakestCannons,
        Self::MostCrew,
        Self::StrongestEngines,
        Self::StrongestCannons,
    ];

    /// What is compared, unless everybody is boarded.
    pub(in crate::trucker) const fn compared(self) -> Option<Criterion> {
        match self {
            Self::Everybody => None,
            Self::FewestCrew | Self::MostCrew => Some(Criterion::FewestCrew),
            Self::WeakestEngines | Self::StrongestEngines => Some(Criterion::WeakestEngines),
            Self::WeakestCannons | Self::StrongestCannons => Some(Criterion::WeakestCannons),
        }
    }

    /// Whether it is the one with most of it.
    pub(in crate::trucker) const fn is_most(self) -> bool {
        matches!(self, Self::MostCrew | Self::StrongestEngines | Self::StrongestCannons)
    }
}

messages! {
    /// What an intruder does on the cells it enters, up to so many times (LM-R9, LM-R53). It prints `takes 2 crew members`.
    ///
    /// JSON: `{"crew": 2}`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Deed of "deed" {
        /// It takes crew, humans and aliens alike.
        Crew(number: u16) "takes {number|1:1 crew member|# crew members}";
        /// It takes goods, of each hold the most valuable first.
        Goods(number: u16) "takes {number|1:1 block of goods|# blocks of goods}";
        Batteries(number: u16) "takes {number|1:1 battery|# batteries}";
        /// It lays a charge on each of the first cells. All charges go off together once all intruders have walked (LM-SPLICE-11).
        Charges(number: u16) "lays {number|1:1 charge|# charges}";
    }
}

#[cfg(feature = "serde")]
crate::table::wire::form!(Deed by name {
    "crew" => Crew(number), "goods" => Goods(number), "batteries" => Batteries(number), "charges" => Charges(number)
});
