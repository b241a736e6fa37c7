//! The four races and their twelve powers.

terms! {
    /// Who flies a fleet.
    ///
    /// JSON: `"earthers"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Race {
        /// Pilots: powers E1 to E3.
        Earthers "earthers" "Earthers";
        /// Drives: powers V1 to V3.
        Vonyan "vonyan" "Vonyan";
        /// Capital ships: powers K1 to K3.
        Valkyries "valkyries" "Valkyries";
        /// Oddities: powers D1 to D3.
        Dreckach "dreckach" "Dreckach";
    }
}

impl Race {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Earthers, Self::Vonyan, Self::Valkyries, Self::Dreckach];

    /// The race's three powers; a player is dealt one (BBS-6).
    #[must_use]
    pub const fn powers(self) -> [Power; 3] {
        match self {
            Self::Earthers => [Power::E1, Power::E2, Power::E3],
            Self::Vonyan => [Power::V1, Power::V2, Power::V3],
            Self::Valkyries => [Power::K1, Power::K2, Power::K3],
            Self::Dreckach => [Power::D1, Power::D2, Power::D3],
        }
    }
}

terms! {
    /// A power card, named after its rules: `E1` is described by `BBS-E1.1` and the following.
    ///
    /// JSON: `"E1"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Power {
        /// Earthers: one fighter is an elite.
        E1 "E1" "E1";
        /// Earthers: fighters fire farther and through asteroids.
        E2 "E2" "E2";
        /// Earthers: a fighter blows up.
        E3 "E3" "E3";
        /// Vonyan: an asteroid moves.
        V1 "V1" "V1";
        /// Vonyan: fighters move twice as far.
        V2 "V2" "V2";
        /// Vonyan: a squadron is displaced.
        V3 "V3" "V3";
        /// Valkyries: capital ships have more action points.
        K1 "K1" "K1";
        /// Valkyries: capital ships have lasers.
        K2 "K2" "K2";
        /// Valkyries: a super shot.
        K3 "K3" "K3";
        /// Dreckach: a capital ship has a shield.
        D1 "D1" "D1";
        /// Dreckach: fighters return.
        D2 "D2" "D2";
        /// Dreckach: two cards more.
        D3 "D3" "D3";
    }
}

impl Power {
    /// All twelve, by race.
    pub const ALL: [Self; 12] = [
        Self::E1,
        Self::E2,
        Self::E3,
        Self::V1,
        Self::V2,
        Self::V3,
        Self::K1,
        Self::K2,
        Self::K3,
        Self::D1,
        Self::D2,
        Self::D3,
    ];

    /// Whose power it is.
    #[must_use]
    pub const fn race(self) -> Race {
        match self {
            Self::E1 | Self::E2 | Self::E3 => Race::Earthers,
            Self::V1 | Self::V2 | Self::V3 => Race::Vonyan,
            Self::K1 | Self::K2 | Self::K3 => Race::Valkyries,
            Self::D1 | Self::D2 | Self::D3 => Race::Dreckach,
        }
    }
}
