//! The money on a board: the compulsory premium and the limit of the loss penalty.

/// The limit of the penalty of one credit per lost component (LM-END-6).
///
/// JSON: `{"capped_at": 15}`
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LossPenalty {
    /// No limit (LM-SPLICE-12, LM-R1).
    #[default]
    Uncapped,
    /// At most this many credits; on IIIC 15, whatever the premium was (LM-TORUS-6).
    CappedAt(u16),
    /// By the insurance that the player chose before the flight (LM-IVC-INSURE).
    ByInsurance,
}

#[cfg(feature = "serde")]
crate::table::wire::form!(LossPenalty by name {
    "uncapped" => Uncapped, "capped_at" => CappedAt(credits), "by_insurance" => ByInsurance
});

/// The compulsory premium in credits, by the largest group of empty cells (LM-TORUS-4).
///
/// JSON: `[0, 0, 1, 3, 6, 10, 15]`
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PremiumTable([u16; 7]);

#[cfg(feature = "serde")]
crate::table::wire::form!(PremiumTable(premiums));

impl PremiumTable {
    /// The table printed on the board of class IIIC.
    pub const IIIC: Self = Self([0, 0, 1, 3, 6, 10, 15]);

    /// From the premiums for a largest group of 0, 1, 2, 3, 4, 5, and 6 or more cells.
    #[must_use]
    pub const fn new(by_group: [u16; 7]) -> Self {
        Self(by_group)
    }

    /// The premiums for a largest group of 0 to 5 cells, and of 6 or more.
    #[must_use]
    pub const fn by_group(self) -> [u16; 7] {
        self.0
    }

    /// The premium for a largest group of this many cells.
    #[must_use]
    pub const fn premium(self, largest_group: u32) -> u16 {
        let [none, one, two, three, four, five, more] = self.0;
        match largest_group {
            0 => none,
            1 => one,
            2 => two,
            3 => three,
            4 => four,
            5 => five,
            _ => more,
        }
    }
}
