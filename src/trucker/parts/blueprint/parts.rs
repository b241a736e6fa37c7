//! A blueprint as open parts: what its text and its JSON form have in common.

use alloc::string::String;
use alloc::vec::Vec;

use crate::grid::{Cell, Topology};
use crate::trucker::parts::blueprint::{Blueprint, BlueprintError, LossPenalty, Numbers, PremiumTable};
use crate::trucker::parts::round_card::RoundCard;

/// All parts of a custom blueprint, unchecked. Only `art` and `surface` are required.
#[derive(Default)]
pub(in crate::trucker) struct Parts {
    pub(in crate::trucker) art: Vec<String>,
    pub(in crate::trucker) surface: Topology,
    pub(in crate::trucker) orange_open: bool,
    /// For each column the numbers printed there; empty if no column has any.
    pub(in crate::trucker) columns: Vec<Vec<u8>>,
    /// For each row the numbers printed there; empty if no row has any.
    pub(in crate::trucker) rows: Vec<Vec<u8>>,
    pub(in crate::trucker) splice_right_of: Option<u8>,
    pub(in crate::trucker) starting_cabin: Option<Cell>,
    pub(in crate::trucker) loss_penalty: LossPenalty,
    pub(in crate::trucker) premium: Option<PremiumTable>,
    pub(in crate::trucker) level: Option<RoundCard>,
    pub(in crate::trucker) overtime: bool,
}

impl Parts {
    pub(in crate::trucker) fn of(blueprint: &Blueprint) -> Self {
        let surface = blueprint.surface();
        Self {
            art: blueprint.art().collect(),
            surface: surface.topology(),
            orange_open: blueprint.orange_open(),
            columns: by_line(blueprint.columns(), surface.columns()),
            rows: by_line(blueprint.rows(), surface.rows()),
            splice_right_of: blueprint.splice(),
            starting_cabin: blueprint.starting_cabin(),
            loss_penalty: blueprint.loss_penalty(),
            premium: blueprint.premium(),
            level: blueprint.level(),
            overtime: blueprint.overtime(),
        }
    }

    pub(in crate::trucker) fn build(&self) -> Result<Blueprint, BlueprintError> {
        let art: Vec<&str> = self.art.iter().map(String::as_str).collect();
        let mut builder = Blueprint::builder(&art)
            .topology(self.surface)
            .orange_open(self.orange_open)
            .several_numbers(&self.columns, &self.rows)
            .loss_penalty(self.loss_penalty)
            .overtime(self.overtime);
        if let Some(column) = self.splice_right_of {
            builder = builder.splice_right_of(column);
        }
        if let Some(cell) = self.starting_cabin {
            builder = builder.starting_cabin(cell);
        }
        if let Some(table) = self.premium {
            builder = builder.premium(table);
        }
        if let Some(level) = self.level {
            builder = builder.level(level);
        }
        builder.build()
    }
}

fn by_line(numbers: Numbers, lines: u8) -> Vec<Vec<u8>> {
    let lines = if numbers.is_none() { 0 } else { lines };
    (0..lines).map(|line| numbers.of(line).collect()).collect()
}
