//! A landing on a planet (BG-PLANETS).

use crate::table::Seat;
use crate::trucker::flight::answer::{Answer, Settled};
use crate::trucker::flight::event::Event;
use crate::trucker::flight::refusal::Refusal;

/// BG-PLANETS: one player a planet.
pub(super) fn judge(seat: Seat, planet: u8, free: &[u8], planets: u8) -> Result<Settled, Refusal> {
    if planet >= planets {
        return Err(Refusal::NoPlanet { planet, planets });
    }
    if !free.contains(&planet) {
        return Err(Refusal::PlanetTaken { planet });
    }
    Ok(Settled { event: Some(Event::Landed { seat, planet }), ..Settled::only(Answer::Lands(Some(planet))) })
}
