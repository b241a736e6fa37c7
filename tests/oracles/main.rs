//! Slow, plain second implementations of both games. Galaxy Trucker's is put to the tables of the rules, to small layouts
//! worked out by hand and to the given cases here, and against the crate in the tests of the crate; that of its cards and
//! that of Battle Beyond Space are put against the crate right here.

#[cfg(feature = "serde")]
mod battle;
#[cfg(feature = "serde")]
mod flight;
mod given;
#[cfg(feature = "serde")]
mod millions;
#[cfg(feature = "serde")]
mod shards;
mod trucker;
mod worked;
#[cfg(feature = "serde")]
mod yard;
