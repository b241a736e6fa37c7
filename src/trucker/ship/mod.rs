//! Layouts, and everything about them before they fly.

pub(crate) mod layout;

pub(crate) mod check;

pub(crate) mod joints;

pub(crate) mod fits;

mod names;

pub(crate) mod weak_spot;

pub mod batch;

pub(crate) mod contact;
pub(crate) mod duplicates;
pub(crate) mod faults;
pub(crate) mod outline;
pub(crate) mod packed;
pub(crate) mod planes;
mod precedence;
pub(crate) mod repair;
pub(crate) mod shape;
pub(crate) mod violation;
