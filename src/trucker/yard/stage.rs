//! What is going on in the yard.

/// What is going on in the yard, in the order of LM-R31.
///
/// JSON: `"check"`
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum Step {
    /// Ships are built.
    Building,
    /// Building is over, and the missing dice are rolled (LM-R19) or the last order tiles are taken (LM-R28).
    Closing,
    /// Ships are checked and repaired, all at once (LM-LEGAL-11, LM-LEGAL-12).
    Check,
    /// Crews come aboard, in the order of the order tiles (LM-LAUNCH-2).
    Boarding,
    /// Insurances are chosen, in the order of the order tiles (LM-IVC-INSURE).
    Insurance,
    /// The flight may begin.
    Launched,
}
