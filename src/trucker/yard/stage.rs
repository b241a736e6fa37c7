//! The steps of the yard.

terms! {
    /// A step of the yard, in the order of LM-R31.
    ///
    /// JSON: `"building"`
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[non_exhaustive]
    pub enum Step {
        /// Ships are built.
        Building "building" "building";
        /// Building is over; missing dice are rolled (LM-R19), or the last order tiles are taken (LM-R28).
        Closing "closing" "the end of building";
        /// Ships are checked and repaired, all at once (LM-LEGAL-11, LM-LEGAL-12).
        Check "check" "the ship check";
        /// Crews come aboard, in the order of the order tiles (LM-LAUNCH-2).
        Boarding "boarding" "boarding";
        /// Insurances are chosen, in the order of the order tiles (LM-IVC-INSURE).
        Insurance "insurance" "insurance";
        /// The flight may begin.
        Launched "launched" "the launch";
    }
}
