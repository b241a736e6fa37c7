//! The library as C sees it.

#[cfg(feature = "judge")]
mod cases;
mod context;
mod files;
mod fuzz;
mod manners;
mod playthroughs;
mod threads;
