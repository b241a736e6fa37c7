//! The messages of Galaxy Trucker.

use alloc::vec::Vec;

use crate::table::message::Row;
use crate::trucker::{attack, fleet, parts, ship, show};
#[cfg(feature = "play")]
use crate::trucker::{campaign, cards, flight, game, settlement, yard};

/// The rows of all messages of Galaxy Trucker with the enabled features, to check that a translation is complete.
#[must_use]
pub fn sentences() -> Vec<Row> {
    [
        of_ships(),
        #[cfg(feature = "play")]
        of_games(),
    ]
    .concat()
}

fn of_ships() -> Vec<Row> {
    rows![
        parts::build_error::BuildError,
        crate::table::message::component::OnCell,
        ship::violation::Violation,
        ship::violation::Clash,
        ship::check::Report,
        ship::fits::Misfit,
        ship::repair::Repair,
        ship::repair::RepairError,
        ship::repair::NoRepair,
        fleet::Rejected,
        fleet::aboard::Blocks,
        fleet::aboard::Contents,
        fleet::boarding::BoardingError,
        fleet::stowing::StowError,
        fleet::loss_error::Lost,
        fleet::loss_error::LossError,
        fleet::power::Goal,
        fleet::power::PowerError,
        #[cfg(feature = "bots")]
        crate::trucker::advice::changes::Change,
        attack::AttackKind,
        attack::Turn,
        attack::Attack,
        attack::AimError,
        attack::Line,
        attack::Met,
        attack::Fate,
        attack::LineEnd,
        attack::DefenceError,
        attack::NothingToStop,
        attack::ImpactError,
        attack::Spared,
        attack::Forgone,
        attack::best::Kept,
        show::Title,
        show::Unsure,
        show::Part,
        #[cfg(feature = "svg")]
        show::svg::caption::Caption,
    ]
}

#[cfg(feature = "play")]
fn of_games() -> Vec<Row> {
    rows![
        cards::CardKind,
        cards::Family,
        cards::CombatLine,
        cards::Criterion,
        cards::Penalty,
        cards::Boarded,
        cards::Deed,
        cards::CardError,
        settlement::penalty::Insurance,
        settlement::penalty::InsureError,
        settlement::Owed,
        settlement::Settlement,
        settlement::Statement,
        settlement::Line,
        settlement::SettleError,
        flight::TrackError,
        yard::Tile,
        yard::TileSource,
        yard::Premium,
        yard::Choice,
        yard::Event,
        yard::Refusal,
        yard::SetupError,
        flight::words::Phrase,
        flight::Ask,
        flight::Fight,
        flight::Reason,
        flight::Choice,
        flight::Event,
        flight::Refusal,
        flight::SetupError,
        flight::OddsError,
        campaign::Standing,
        campaign::Advice,
        game::Part,
        game::Choice,
        game::Event,
        game::Refusal,
        game::SetupError,
    ]
}
