//! What every game here shares: the dice and the tables of rules.

mod dice;
mod rules;
