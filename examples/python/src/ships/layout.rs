//! A layout: a ship as built, legal or not.

use numpy::{PyArray1, ToPyArray};
use pyo3::prelude::*;
use serde::Serialize;
use starwright::grid::{CellSet, Rotation};
use starwright::table::message::told;
use starwright::trucker::attack::Attack;
use starwright::trucker::{Board, Class, Colour, Component, Marks, Reach, Violation};
use starwright_answers::ships::drawn;

use crate::batch::packed;
use crate::form::{json, read, read_or_parse, written};
use crate::given::{At, Flag, Named, Text, Turn, tile, unknown};
use crate::refusal::{refused, rejected, stated, unreadable};
use crate::rules::printed;
use crate::ships::fleet::Fleet;
use crate::ships::rulings;

/// Components on a board, legal or not. Immutable: methods return a new layout.
#[pyclass(frozen, eq, hash, module = "starwright._starwright")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Layout(pub starwright::trucker::Layout);

/// A violation with its text.
#[derive(Serialize)]
struct Told<'a> {
    violation: &'a Violation,
    rule: &'static str,
    says: String,
    sentence: &'static str,
}

#[pymethods]
impl Layout {
    #[staticmethod]
    fn empty(name: Named, opened: &Bound<'_, PyAny>) -> PyResult<Self> {
        let board = Board::new(name.0).with_opened(read::<Marks>(opened)?);
        let board = board.map_err(|error| refused(&error, &error.to_string()))?;
        Ok(Self(starwright::trucker::Layout::new(board)))
    }

    #[staticmethod]
    fn from_notation(text: Text) -> PyResult<Self> {
        starwright::trucker::Layout::from_notation(text.unmarked()).map(Self).map_err(unreadable)
    }

    #[staticmethod]
    fn from_form(form: &Bound<'_, PyAny>) -> PyResult<Self> {
        read_or_parse(form).map(Self)
    }

    fn notation(&self) -> String {
        self.0.notation()
    }

    fn form<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, &self.0)
    }

    fn json(&self) -> PyResult<String> {
        json(&self.0)
    }

    fn class_name(&self) -> Option<&'static str> {
        self.0.board().class().map(Class::name)
    }

    fn size(&self) -> (u8, u8) {
        (self.0.board().surface().columns(), self.0.board().surface().rows())
    }

    fn open_cells<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, &self.0.board().open())
    }

    fn occupied<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, &self.0.occupied())
    }

    fn sites<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, &self.0.sites())
    }

    fn at<'py>(&self, py: Python<'py>, cell: At) -> PyResult<Bound<'py, PyAny>> {
        written(py, &self.0.get(cell.0))
    }

    fn place(&self, cell: At, component: &Bound<'_, PyAny>, turn: Turn) -> PyResult<Self> {
        let mut after = self.0.clone();
        let placed = after.place(cell.0, part(component, turn)?);
        placed.map_err(|error| refused(&error, &told(&error, self.0.board()).to_string()))?;
        Ok(Self(after))
    }

    fn remove(&self, cells: Vec<At>) -> PyResult<Self> {
        let cells: CellSet = cells.into_iter().map(|At(cell)| cell).collect();
        if let Some(cell) = (cells - self.0.occupied()).iter().next() {
            return Err(unreadable(format!("no component on {}", self.0.board().name(cell))));
        }
        let mut after = self.0.clone();
        after.remove_all(cells);
        Ok(Self(after))
    }

    fn is_legal(&self) -> bool {
        self.0.is_legal()
    }

    /// The report, and its violations with their texts.
    fn check<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let report = self.0.check();
        let told: Vec<Told> = report.violations.iter().map(|violation| self.told(violation)).collect();
        Ok((written(py, &report)?, written(py, &told)?))
    }

    fn fits<'py>(
        &self,
        py: Python<'py>,
        component: &Bound<'py, PyAny>,
        given: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        written(py, &self.0.fits(part(component, Turn(Rotation::None))?, rulings(given)?))
    }

    fn misfits(
        &self,
        cell: At,
        component: &Bound<'_, PyAny>,
        turn: Turn,
        given: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Vec<(&'static str, String, &'static str)>> {
        let misfits = self.0.misfits(cell.0, part(component, turn)?, rulings(given)?);
        let told = misfits
            .iter()
            .map(|misfit| (misfit.rule().id(), told(misfit, self.0.board()).to_string(), misfit.rule().sentence()));
        Ok(told.collect())
    }

    fn weak_spot<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, &self.0.weak_spot())
    }

    fn exposed_connectors(&self) -> u32 {
        self.0.exposed_connectors()
    }

    /// Engines without and with batteries, then cannons likewise, in half points.
    fn strengths(&self) -> [u32; 4] {
        halves(self.0.strengths())
    }

    fn heat<'py>(&self, py: Python<'py>, from: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let map = self.0.heat_map(read(from)?).map_err(|error| refused(&error, &error.to_string()))?;
        written(py, &map)
    }

    fn damage_chance(&self, kind: &Bound<'_, PyAny>, from: &Bound<'_, PyAny>) -> PyResult<u32> {
        let attack = Attack { kind: read(kind)?, from: read(from)? };
        let chance = self.0.damage_chance(attack).map_err(|error| refused(&error, &error.to_string()))?;
        Ok(chance.throws())
    }

    fn repair<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        written(py, &self.0.repair())
    }

    fn alien_cabins<'py>(&self, py: Python<'py>, colour: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let Text(colour) = colour.extract()?;
        let names = Colour::ALL.map(|known| known.to_string());
        let known = Colour::ALL.into_iter().zip(&names).find(|&(_, name)| *name == colour);
        let (known, _) = known.ok_or_else(|| unknown("colour", &colour, names.iter().map(String::as_str)))?;
        written(py, &self.0.alien_cabins(known))
    }

    fn fleet(&self, aliens: &Bound<'_, PyAny>) -> PyResult<Fleet> {
        let mut fleet = self.0.clone().into_fleet().map_err(|error| rejected(self.0.board(), &error))?;
        let boarded = fleet.embark(&read::<Vec<_>>(aliens)?);
        boarded.map_err(|error| refused(&error, &told(&error, self.0.board()).to_string()))?;
        Ok(Fleet(fleet))
    }

    fn aim<'py>(
        &self,
        py: Python<'py>,
        from: &Bound<'py, PyAny>,
        dice: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        written(py, &super::fire::aim(self.0.board(), read(from)?, read(dice)?)?)
    }

    fn drawing(&self, mistakes: Flag, weak_spot: Flag) -> String {
        let report = self.0.check();
        let drawing = self.0.drawing();
        let drawing = if mistakes.0 { drawing.with_report(&report) } else { drawing };
        if weak_spot.0 { drawing.with_weak_spot().to_string() } else { drawing.to_string() }
    }

    fn svg(&self, overlays: &Bound<'_, PyAny>) -> PyResult<String> {
        drawn(&self.0, None, &read(overlays)?).map_err(stated)
    }

    /// The packed form; see `starwright.batch`.
    fn packed<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        packed::words(self.0.packed()).to_pyarray(py)
    }
}

impl Layout {
    fn told<'a>(&self, violation: &'a Violation) -> Told<'a> {
        let rule = violation.rule();
        Told {
            violation,
            rule: rule.id(),
            says: told(violation, self.0.board()).to_string(),
            sentence: rule.sentence(),
        }
    }
}

/// Strengths as four numbers; cannons are in half points.
pub fn halves(Reach { unpowered, at_most, .. }: Reach) -> [u32; 4] {
    [unpowered.engines, at_most.engines, unpowered.cannons.halves(), at_most.cannons.halves()]
}

/// Reads a component from a tile number or parsed JSON.
fn part(given: &Bound<'_, PyAny>, turn: Turn) -> PyResult<Component> {
    match tile(given)? {
        Some(number) => printed(number, turn),
        None => Ok(read::<Component>(given)?.turned(turn.0)),
    }
}
