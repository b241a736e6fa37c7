//! Checked choices, and applying them.

use alloc::boxed::Box;
use alloc::vec::Vec;

use crate::dice::Die;
use crate::grid::{Cell, CellSet};
use crate::table::array_vec::ArrayVec;
use crate::table::{Actor, Seat};
use crate::trucker::fleet::Fleet;
use crate::trucker::fleet::aboard::Alien;
use crate::trucker::parts::blueprint::Mark;
use crate::trucker::parts::component::{Component, TileId};
use crate::trucker::settlement::penalty::{Insurance, LossCap};
use crate::trucker::ship::layout::Layout;
use crate::trucker::yard::building::{Held, Placed};
use crate::trucker::yard::choice::Choice;
use crate::trucker::yard::event::Event;
use crate::trucker::yard::hourglass::TimerPlace;
use crate::trucker::yard::inspection::{judge_keep, judge_pass};
use crate::trucker::yard::refusal::Refusal;
use crate::trucker::yard::tile::Tile;
use crate::trucker::yard::{Stage, Yard};

/// A checked choice with everything needed to apply it, so that applying cannot fail.
pub(super) enum Settled {
    Reached { seat: Seat },
    CameUp { seat: Seat, tile: TileId },
    TookFaceUp { seat: Seat, tile: TileId },
    TookAside { seat: Seat, tile: Tile },
    TookBack { seat: Seat, last: Placed, tile: Tile },
    Returned { seat: Seat, tile: TileId },
    SetAside { seat: Seat, tile: Tile, aside: ArrayVec<Tile, 2> },
    Placed { seat: Seat, held: Held, at: Cell, component: Component },
    Looked { seat: Seat, pile: u8 },
    Finished { seat: Seat, order: u8 },
    Flipped { seat: Seat, to: TimerPlace },
    Rolled { seat: Seat },
    Opened { face: Die, mark: Mark, dice: ArrayVec<Die, 2> },
    RanOut { at: TimerPlace },
    Mended { seat: Seat, removed: CellSet, is_enough: bool },
    Welcomed { seat: Seat, at: Cell, alien: Alien },
    Boarded { seat: Seat, fleet: Box<Fleet> },
    Insured { seat: Seat, insurance: Insurance, cap: LossCap },
}

impl Yard {
    /// Checks a choice.
    pub(super) fn judge(&self, actor: Actor, choice: &Choice) -> Result<Settled, Refusal> {
        let Self { terms, building, launch, .. } = self;
        if let Some(seat) = actor.seat().filter(|seat| seat.number() >= terms.players) {
            return Err(Refusal::NoSeat { seat, players: terms.players });
        }
        let refused = || choice.refused_to(actor);
        let by = || actor.seat().ok_or_else(refused);
        let of_table = || if actor == Actor::Table { Ok(()) } else { Err(refused()) };
        match *choice {
            Choice::TakeFaceDown => building.judge_face_down(by()?),
            Choice::TakeFaceUp { tile } => building.judge_face_up(by()?, tile),
            Choice::TakeAside { tile } => {
                let seat = by()?;
                building.builder(seat)?.judge_aside(seat, tile)
            }
            Choice::TakeBack => {
                let seat = by()?;
                building.builder(seat)?.judge_back(seat)
            }
            Choice::Return => {
                let seat = by()?;
                Ok(Settled::Returned { seat, tile: building.builder(seat)?.judge_return()? })
            }
            Choice::SetAside => {
                let seat = by()?;
                let (tile, aside) = building.builder(seat)?.judge_set_aside()?;
                Ok(Settled::SetAside { seat, tile, aside })
            }
            Choice::Place { at, turn } => {
                let seat = by()?;
                building.builder(seat)?.judge_place(terms, seat, at, turn)
            }
            Choice::Look { pile } => building.judge_look(terms, by()?, pile),
            Choice::Finish { order } => building.judge_finish(terms, by()?, order),
            Choice::Flip => building.judge_flip(terms, by()?),
            Choice::Roll => building.judge_roll(by()?),
            Choice::CameUp { tile } => of_table().and_then(|()| building.judge_came_up(tile)),
            Choice::Die { face } => of_table().and_then(|()| building.judge_die(face)),
            Choice::RanOut => of_table().and_then(|()| building.judge_ran_out()),
            Choice::Remove { at } => {
                let (seat, layout) = self.checked(actor, choice)?;
                layout.clone().remove_at_check(at, &terms.rulings)?;
                Ok(Settled::Mended { seat, removed: at.into(), is_enough: false })
            }
            Choice::Keep { at } => {
                let (seat, layout) = self.checked(actor, choice)?;
                Ok(Settled::Mended { seat, removed: judge_keep(layout, at)?, is_enough: false })
            }
            Choice::Repair { removed } => {
                let (seat, layout) = self.checked(actor, choice)?;
                layout.judge_repair(removed, &terms.rulings)?;
                Ok(Settled::Mended { seat, removed, is_enough: true })
            }
            Choice::Pass => {
                let (seat, layout) = self.checked(actor, choice)?;
                judge_pass(terms, seat, layout)?;
                Ok(Settled::Mended { seat, removed: CellSet::EMPTY, is_enough: true })
            }
            Choice::Welcome { at, alien } => launch.judge_welcome(self.launching(actor, choice)?, at, alien),
            Choice::Board => launch.judge_board(self.launching(actor, choice)?),
            Choice::Insure { insurance } => launch.judge_insure(building, self.launching(actor, choice)?, insurance),
        }
    }

    /// The player who chooses at the check, and the ship.
    fn checked(&self, actor: Actor, choice: &Choice) -> Result<(Seat, &Layout), Refusal> {
        let by = || actor.seat().ok_or_else(|| choice.refused_to(actor));
        match &self.stage {
            Stage::Building => Err(Refusal::StillBuilding),
            Stage::Check => self.inspection.judge_seat(by()?).map(|seat| (seat, &self.building.bench(seat).layout)),
            Stage::Launch => Err(Refusal::OutOfTurn { seat: by()? }),
            Stage::Launched(_) => Err(Refusal::Launched),
        }
    }

    /// The player who chooses between the check and the flight.
    fn launching(&self, actor: Actor, choice: &Choice) -> Result<Seat, Refusal> {
        let by = || actor.seat().ok_or_else(|| choice.refused_to(actor));
        match &self.stage {
            Stage::Building => Err(Refusal::StillBuilding),
            Stage::Check => Err(Refusal::OutOfTurn { seat: self.inspection.judge_seat(by()?)? }),
            Stage::Launch => by(),
            Stage::Launched(_) => Err(Refusal::Launched),
        }
    }

    /// Applies a checked choice.
    pub(super) fn commit(&mut self, settled: Settled, events: &mut Vec<Event>) {
        let Self { terms, building, inspection, launch, .. } = self;
        match settled {
            Settled::Reached { seat } => building.reach(seat, events),
            Settled::CameUp { seat, tile } => building.come_up(seat, tile, events),
            Settled::TookFaceUp { seat, tile } => building.take_face_up(seat, tile, events),
            Settled::TookAside { seat, tile } => building.bench_mut(seat).take_aside(seat, tile, events),
            Settled::TookBack { seat, last, tile } => building.bench_mut(seat).take_back(seat, last, tile, events),
            Settled::Returned { seat, tile } => building.put_back(seat, tile, events),
            Settled::SetAside { seat, tile, aside } => building.bench_mut(seat).set_aside(seat, tile, aside, events),
            Settled::Placed { seat, held, at, component } => {
                building.bench_mut(seat).place(seat, held, at, component, events);
            }
            Settled::Looked { seat, pile } => building.look(seat, pile, events),
            Settled::Finished { seat, order } => building.finish(terms, seat, order, events),
            Settled::Flipped { seat, to } => building.flip(seat, to, events),
            Settled::Rolled { seat } => building.roll(seat, events),
            Settled::Opened { face, mark, dice } => building.open(terms, face, mark, dice, events),
            Settled::RanOut { at } => building.run_out(terms, at, events),
            Settled::Mended { seat, removed, is_enough } => {
                inspection.mend(terms, building.bench_mut(seat), seat, removed, is_enough, events);
            }
            Settled::Welcomed { seat, at, alien } => launch.welcome(seat, at, alien, events),
            Settled::Boarded { seat, fleet } => launch.board(building, seat, *fleet, events),
            Settled::Insured { seat, insurance, cap } => launch.insure(building, seat, insurance, cap, events),
        }
    }
}
