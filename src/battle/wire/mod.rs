//! How the values of the game are read, and the forms that serde does not derive.

mod bots;
mod choices;
mod games;
mod layouts;
mod views;
