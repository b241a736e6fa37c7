//! A slow, plain second implementation of building, from the first tile to the end of time, written from the numbered rules
//! alone; and random cases of kind `yard` that are put to it and to the judge. It stands on the ground of `trucker`.

mod generate;
mod given;
mod hourglass;
pub(crate) mod random;
mod refusal;
mod seat;
mod table;
