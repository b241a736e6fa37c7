//! Galaxy Trucker: The Latest Models.

pub mod rule;
pub mod rulings;
