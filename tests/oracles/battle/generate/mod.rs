//! Random cases, dense enough that everything happens often. The same seed gives the same cases everywhere.

pub(crate) mod capital;
pub(crate) mod chooser;
pub(crate) mod crowd;
pub(crate) mod dreckach;
pub(crate) mod earthers;
pub(crate) mod owner;
pub(crate) mod plain;
pub(crate) mod power;
pub(crate) mod squadron;
pub(crate) mod valkyries;
pub(crate) mod vonyan;
