//! After the flight: what has to be paid.

pub(crate) mod penalty;
