//! The operations of a [`Course`], whatever the game.

use std::sync::Arc;

use pyo3::prelude::*;
use starwright::table::{Record, Seat};

use crate::environment::course::{Course, Decider, Turns};
use crate::environment::learned::{Learned, Shape};
use crate::environment::terms::Terms;
use crate::form::{json, parsed};
use crate::given::{Seed, Text};
use crate::ships::Layout;

pub trait AnyCourse: Send + Sync {
    fn copied(&self) -> Box<dyn AnyCourse>;
    fn again(&self, seed: u64) -> PyResult<Box<dyn AnyCourse>>;
    fn resampled(&self, seat: Seat, seed: u64) -> PyResult<Box<dyn AnyCourse>>;
    fn kind(&self) -> &'static str;
    /// Whether a step may take long and be interrupted.
    fn is_slow(&self) -> bool;
    fn players(&self) -> u8;
    fn decider(&self) -> Decider;
    fn is_cut_short(&self) -> bool;
    fn save(&self) -> PyResult<String>;
    fn moment(&self) -> (u64, Turns);
    /// The numbers of the actions offered, in ascending order.
    fn offered(&self, tell: &mut dyn FnMut(usize));
    fn deciders(&self) -> Vec<Seat>;
    fn offered_to(&self, seat: Seat) -> PyResult<Vec<usize>>;
    fn take(&mut self, action: usize) -> PyResult<()>;
    fn take_of(&mut self, seat: Seat, action: usize) -> PyResult<bool>;
    fn says(&self, action: usize) -> PyResult<String>;
    fn advice(&self, seat: Option<Seat>, bot: Option<&str>) -> PyResult<Option<usize>>;
    fn points(&self) -> &[f32];
    fn returns(&self) -> Vec<f64>;
    fn known(&self, seat: Seat) -> PyResult<(String, String)>;
    fn kinds(&self) -> Vec<(&'static str, usize)>;
    fn actions(&self) -> usize;
    fn outcomes(&self) -> usize;
    fn shape(&self) -> Shape;
    fn observe(&self, seat: Seat, board: &mut [u8], features: &mut Vec<i16>);
    fn ships(&self) -> Vec<Layout>;
    fn drawing(&self, viewer: Option<Seat>) -> String;
    fn picture(&self, viewer: Option<Seat>) -> PyResult<Option<String>>;
}

impl<G: Learned> AnyCourse for Course<G> {
    fn copied(&self) -> Box<dyn AnyCourse> {
        Box::new(self.clone())
    }

    fn again(&self, seed: u64) -> PyResult<Box<dyn AnyCourse>> {
        Ok(Box::new(Self::again(self, seed)?))
    }

    fn resampled(&self, seat: Seat, seed: u64) -> PyResult<Box<dyn AnyCourse>> {
        Ok(Box::new(Self::resampled(self, seat, seed)?))
    }

    fn is_slow(&self) -> bool {
        self.frame().is_slow
    }

    fn kind(&self) -> &'static str {
        G::KIND.name()
    }

    fn players(&self) -> u8 {
        self.frame().terms.players
    }

    fn decider(&self) -> Decider {
        self.decider
    }

    fn is_cut_short(&self) -> bool {
        Self::is_cut_short(self)
    }

    fn save(&self) -> PyResult<String> {
        json(&self.record()?)
    }

    fn moment(&self) -> (u64, Turns) {
        (self.seed(), self.turns())
    }

    fn offered(&self, tell: &mut dyn FnMut(usize)) {
        Self::offered(self).iter().for_each(|&(number, _)| tell(number));
    }

    fn deciders(&self) -> Vec<Seat> {
        Self::deciders(self)
    }

    fn offered_to(&self, seat: Seat) -> PyResult<Vec<usize>> {
        Ok(Self::offered_to(self, seat)?.into_iter().map(|(number, _)| number).collect())
    }

    fn take_of(&mut self, seat: Seat, action: usize) -> PyResult<bool> {
        Self::take_of(self, seat, action)
    }

    fn take(&mut self, action: usize) -> PyResult<()> {
        Self::take(self, action)
    }

    fn says(&self, action: usize) -> PyResult<String> {
        Ok(self.choice(action)?.map_or_else(|| "wait".to_owned(), ToString::to_string))
    }

    fn advice(&self, seat: Option<Seat>, bot: Option<&str>) -> PyResult<Option<usize>> {
        Self::advice(self, seat, bot)
    }

    fn points(&self) -> &[f32] {
        &self.points
    }

    fn returns(&self) -> Vec<f64> {
        Self::returns(self)
    }

    fn known(&self, seat: Seat) -> PyResult<(String, String)> {
        Self::known(self, seat)
    }

    fn kinds(&self) -> Vec<(&'static str, usize)> {
        self.frame().kinds.rows().iter().map(|&(name, _, count)| (name, count)).collect()
    }

    fn actions(&self) -> usize {
        self.frame().kinds.count()
    }

    fn outcomes(&self) -> usize {
        G::OUTCOMES
    }

    fn shape(&self) -> Shape {
        self.frame().shape
    }

    fn observe(&self, seat: Seat, board: &mut [u8], features: &mut Vec<i16>) {
        Self::observe(self, seat, board, features);
    }

    fn ships(&self) -> Vec<Layout> {
        self.game().ships().into_iter().map(Layout).collect()
    }

    fn drawing(&self, viewer: Option<Seat>) -> String {
        self.game().drawing(viewer)
    }

    fn picture(&self, viewer: Option<Seat>) -> PyResult<Option<String>> {
        self.game().picture(viewer, None, None)
    }
}

pub fn begun<G: Learned>(terms: Terms, seed: Seed) -> PyResult<Box<dyn AnyCourse>> {
    Ok(Box::new(Course::<G>::begin(Arc::new(terms), seed, true)?))
}

/// Reads a save; the number of players is that of the save.
pub fn loaded<G: Learned>(mut terms: Terms, save: &Text, seed: u64, turns: Turns) -> PyResult<Box<dyn AnyCourse>> {
    let record = parsed::<Record<G>>(save)?;
    terms.players = u8::try_from(G::players(record.setup())).unwrap_or(u8::MAX);
    Ok(Box::new(Course::<G>::resume(Arc::new(terms), &record, seed, turns)?))
}
