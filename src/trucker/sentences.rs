//! All that is said in Galaxy Trucker.

use alloc::vec::Vec;

use crate::table::message::Row;
use crate::trucker::{attack, fleet, parts, ship, show};
#[cfg(feature = "play")]
use crate::trucker::{campaign, cards, flight, game, settlement, yard};

/// The rows of all messages of Galaxy Trucker that the features have, by which a translation is complete or not.
#[must_use]
#[expect(clippy::too_many_lines, reason = "a list")]
pub fn sentences() -> Vec<Row> {
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
        fleet::power::PowerError,
        #[cfg(feature = "bots")]
        crate::trucker::advice::changes::Change,
        attack::AttackKind,
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
        #[cfg(feature = "play")]
        cards::CardKind,
        #[cfg(feature = "play")]
        cards::Family,
        #[cfg(feature = "play")]
        cards::CombatLine,
        #[cfg(feature = "play")]
        cards::Criterion,
        #[cfg(feature = "play")]
        cards::Penalty,
        #[cfg(feature = "play")]
        cards::CardError,
        #[cfg(feature = "play")]
        settlement::penalty::Insurance,
        #[cfg(feature = "play")]
        settlement::penalty::InsureError,
        #[cfg(feature = "play")]
        settlement::Owed,
        #[cfg(feature = "play")]
        settlement::Settlement,
        #[cfg(feature = "play")]
        settlement::Statement,
        #[cfg(feature = "play")]
        settlement::Line,
        #[cfg(feature = "play")]
        settlement::SettleError,
        #[cfg(feature = "play")]
        flight::TrackError,
        #[cfg(feature = "play")]
        yard::Tile,
        #[cfg(feature = "play")]
        yard::TileSource,
        #[cfg(feature = "play")]
        yard::Premium,
        #[cfg(feature = "play")]
        yard::Choice,
        #[cfg(feature = "play")]
        yard::Event,
        #[cfg(feature = "play")]
        yard::Refusal,
        #[cfg(feature = "play")]
        yard::SetupError,
        #[cfg(feature = "play")]
        flight::words::Phrase,
        #[cfg(feature = "play")]
        flight::Ask,
        #[cfg(feature = "play")]
        flight::Fight,
        #[cfg(feature = "play")]
        flight::Reason,
        #[cfg(feature = "play")]
        flight::Choice,
        #[cfg(feature = "play")]
        flight::Event,
        #[cfg(feature = "play")]
        flight::Refusal,
        #[cfg(feature = "play")]
        flight::SetupError,
        #[cfg(feature = "play")]
        flight::OddsError,
        #[cfg(feature = "play")]
        campaign::Standing,
        #[cfg(feature = "play")]
        campaign::Advice,
        #[cfg(feature = "play")]
        game::Part,
        #[cfg(feature = "play")]
        game::Choice,
        #[cfg(feature = "play")]
        game::Event,
        #[cfg(feature = "play")]
        game::Refusal,
        #[cfg(feature = "play")]
        game::SetupError,
    ]
}
