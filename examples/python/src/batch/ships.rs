//! Batches of ships.

use numpy::{IntoPyArray, PyArray1, PyArray2, PyArray3, PyReadonlyArray2};
use pyo3::prelude::*;
use starwright::trucker::attack::Attack;
use starwright::trucker::{Board, Packed, batch};

use crate::batch::{packed, threads};
use crate::form::read;
use crate::given::{Text, Threads};
use crate::refusal::{refused, unreadable};
use crate::ships::{Layout, halves};

type Ship = starwright::trucker::Layout;

/// Ships per block of work.
const BLOCK: usize = 4096;
const SMALL_BLOCK: usize = 256;

/// Rolls that hit each cell, and rolls that miss.
type Heat<'py> = (Bound<'py, PyArray3<u8>>, Bound<'py, PyArray1<u8>>);

/// Many ships on one board, parsed once for repeated queries.
#[pyclass(frozen, eq, module = "starwright._starwright")]
#[derive(PartialEq)]
pub struct Ships {
    board: Board,
    packed: Vec<Packed>,
    source: Source,
}

/// What is known of the ships beyond their packed form.
#[derive(PartialEq)]
enum Source {
    Layouts(Vec<Ship>),
    Tiles(Vec<u16>),
    Nothing,
}

#[pymethods]
impl Ships {
    #[staticmethod]
    #[pyo3(signature = (layouts, _threads))]
    fn of_layouts(layouts: Vec<Bound<'_, Layout>>, _threads: Option<Threads>) -> PyResult<Self> {
        Self::of(layouts.iter().map(|layout| layout.get().0.clone()).collect())
    }

    #[staticmethod]
    fn of_notations(py: Python<'_>, notations: Vec<Text>, threads: Option<Threads>) -> PyResult<Self> {
        let read =
            |place: usize| Ship::from_notation(notations[place].unmarked()).map_err(|error| (place, error.to_string()));
        let read = threads::in_blocks(py, notations.len(), SMALL_BLOCK, threads, |places, ships, _| {
            ships.extend(places.map(read));
        })?;
        let ships: Result<Vec<Ship>, _> = read.into_iter().collect();
        Self::of(ships.map_err(|(place, error)| at(place, error))?)
    }

    /// Reads packed ships on the board of a layout.
    #[staticmethod]
    fn of_packed(on: &Bound<'_, Layout>, ships: PyReadonlyArray2<'_, u8>) -> PyResult<Self> {
        let (ships, _) = ships.as_slice().map_err(unreadable)?.as_chunks();
        let mut packed = Vec::with_capacity(ships.len());
        for ship in ships {
            packed.push(packed::read(ship).map_err(|error| at(packed.len(), error))?);
        }
        Ok(Self { board: on.get().0.board().clone(), packed, source: Source::Nothing })
    }

    /// Reads ships of tiles on the board of a layout.
    #[staticmethod]
    fn of_tiles(on: &Bound<'_, Layout>, ships: PyReadonlyArray2<'_, u16>) -> PyResult<Self> {
        let (board, tiles) = (on.get().0.board().clone(), ships.as_slice().map_err(unreadable)?.to_vec());
        let read = |(place, ship)| packed::layout(&board, ship).map_err(|error| at(place, error));
        let packed = (0..).zip(tiles.chunks_exact(packed::CELLS)).map(|each| Ok(*read(each)?.packed()));
        Ok(Self { packed: packed.collect::<PyResult<_>>()?, source: Source::Tiles(tiles), board })
    }

    /// The empty board.
    fn board(&self) -> Layout {
        Layout(Ship::new(self.board.clone()))
    }

    /// The source of the ships: `layouts`, `tiles` or `packed`.
    fn source(&self) -> &'static str {
        match self.source {
            Source::Layouts(_) => "layouts",
            Source::Tiles(_) => "tiles",
            Source::Nothing => "packed",
        }
    }

    fn __len__(&self) -> usize {
        self.packed.len()
    }

    fn packed<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u64>>> {
        let words: Vec<u64> = self.packed.iter().flat_map(packed::words).collect();
        table(py, words, [self.packed.len(), packed::WORDS])
    }

    fn tiles<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u16>>> {
        let mut tiles = Vec::with_capacity(packed::CELLS * self.packed.len());
        for place in 0..self.packed.len() {
            let ship = packed::tiles(&self.layout_at(place)?);
            tiles.extend(
                ship.ok_or_else(|| {
                    unreadable(format_args!("ship {place} has a component that is not a printed tile"))
                })?,
            );
        }
        table(py, tiles, [self.packed.len(), packed::CELLS])
    }

    fn layout(&self, place: usize) -> PyResult<Layout> {
        self.layout_at(place).map(Layout)
    }

    fn judge<'py>(&self, py: Python<'py>, threads: Option<Threads>) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let legal = threads::in_blocks(py, self.packed.len(), BLOCK, threads, |places, answers, _| {
            // quicker than to extend by it: rows of ships are passed on whole
            batch::are_legal(&self.board, &self.packed[places]).for_each(|legal| answers.push(legal));
        })?;
        Ok(legal.into_pyarray(py))
    }

    /// Insurance premiums in credits; −1 on a board without one.
    fn premiums<'py>(&self, py: Python<'py>, threads: Option<Threads>) -> PyResult<Bound<'py, PyArray1<i16>>> {
        let premium = |premium: Option<u16>| premium.and_then(|credits| i16::try_from(credits).ok()).unwrap_or(-1);
        let premiums = threads::in_blocks(py, self.packed.len(), BLOCK, threads, |places, answers, _| {
            batch::premiums(&self.board, &self.packed[places]).for_each(|credits| answers.push(premium(credits)));
        })?;
        Ok(premiums.into_pyarray(py))
    }

    fn exposed<'py>(&self, py: Python<'py>, threads: Option<Threads>) -> PyResult<Bound<'py, PyArray1<u32>>> {
        Ok(self.each(py, threads, |layout| layout.exposed_connectors())?.into_pyarray(py))
    }

    fn strengths<'py>(&self, py: Python<'py>, threads: Option<Threads>) -> PyResult<Bound<'py, PyArray2<u32>>> {
        let strengths = self.each(py, threads, |layout| halves(layout.strengths()))?;
        table(py, strengths.into_flattened(), [self.packed.len(), 4])
    }

    /// Rolls of 36 that hit each cell, row by row, and rolls that miss.
    fn heat<'py>(&self, py: Python<'py>, from: &Bound<'py, PyAny>, threads: Option<Threads>) -> PyResult<Heat<'py>> {
        use numpy::PyArrayMethods;
        let from = read(from)?;
        self.board.aim(from).map_err(|error| refused(&error, &error.to_string()))?;
        let maps = self.each(py, threads, |layout| {
            let mut struck = [0; packed::CELLS];
            let map = layout.heat_map(from).ok()?;
            map.iter().for_each(|(cell, chance)| struck[packed::index(cell)] = throws(chance));
            Some((struck, throws(map.miss())))
        })?;
        let struck: Vec<u8> =
            maps.iter().flat_map(|map| map.map_or([0; packed::CELLS], |(struck, _)| struck)).collect();
        let misses: Vec<u8> = maps.iter().map(|map| map.map_or(36, |(_, miss)| miss)).collect();
        let struck = struck.into_pyarray(py).reshape([self.packed.len(), packed::SIDE, packed::SIDE])?;
        Ok((struck, misses.into_pyarray(py)))
    }

    /// Rolls of 36 that destroy a component if no defence is used.
    fn damage<'py>(
        &self,
        py: Python<'py>,
        kind: &Bound<'py, PyAny>,
        from: &Bound<'py, PyAny>,
        threads: Option<Threads>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let attack = Attack { kind: read(kind)?, from: read(from)? };
        self.board.aim(attack.from).map_err(|error| refused(&error, &error.to_string()))?;
        let chances = self.each(py, threads, |layout| layout.damage_chance(attack).map_or(0, throws))?;
        Ok(chances.into_pyarray(py))
    }

    /// Seconds for `rounds` passes of `judge` on one thread, without Python.
    fn native_judge(&self, py: Python<'_>, rounds: u32) -> (f64, usize) {
        py.detach(|| {
            let start = std::time::Instant::now();
            let legal =
                |_| batch::are_legal(&self.board, std::hint::black_box(&self.packed)).filter(|&legal| legal).count();
            let legal = (0..rounds).map(legal).sum();
            (start.elapsed().as_secs_f64(), legal)
        })
    }
}

impl Ships {
    fn of(layouts: Vec<Ship>) -> PyResult<Self> {
        let first = layouts.first().ok_or_else(|| unreadable("expected at least one ship, got none"))?;
        let board = first.board().clone();
        if let Some(place) = layouts.iter().position(|layout| *layout.board() != board) {
            return Err(unreadable(format_args!("ship {place} is on a different board than ship 0")));
        }
        Ok(Self {
            board,
            packed: layouts.iter().map(|layout| *layout.packed()).collect(),
            source: Source::Layouts(layouts),
        })
    }

    /// Evaluates a query on each ship.
    fn each<T: Send>(
        &self,
        py: Python<'_>,
        threads: Option<Threads>,
        ask: impl Fn(&Ship) -> T + Sync,
    ) -> PyResult<Vec<T>> {
        match &self.source {
            Source::Nothing => Err(packed_only()),
            Source::Layouts(layouts) => {
                threads::in_blocks(py, layouts.len(), SMALL_BLOCK, threads, |places, answers, _| {
                    answers.extend(layouts[places].iter().map(&ask));
                })
            }
            Source::Tiles(_) => {
                threads::in_blocks(py, self.packed.len(), SMALL_BLOCK, threads, |places, answers, _| {
                    answers.extend(places.filter_map(|place| self.layout_at(place).ok()).map(|layout| ask(&layout)));
                })
            }
        }
    }

    fn layout_at(&self, place: usize) -> PyResult<Ship> {
        let missing = || unreadable(format_args!("index {place} is out of range for {} ships", self.packed.len()));
        match &self.source {
            Source::Layouts(layouts) => layouts.get(place).cloned().ok_or_else(missing),
            Source::Tiles(tiles) => {
                let ship = tiles.chunks_exact(packed::CELLS).nth(place).ok_or_else(missing)?;
                packed::layout(&self.board, ship).map_err(unreadable)
            }
            Source::Nothing => Err(packed_only()),
        }
    }
}

fn packed_only() -> PyErr {
    unreadable("packed ships support judge and premiums only; use notations, layouts or tiles")
}

fn throws(chance: starwright::trucker::attack::Probability) -> u8 {
    u8::try_from(chance.throws()).unwrap_or(36)
}

fn at(place: usize, error: impl std::fmt::Display) -> PyErr {
    unreadable(format_args!("ship {place}: {error}"))
}

fn table<'py, T: numpy::Element + Copy>(
    py: Python<'py>,
    values: Vec<T>,
    shape: [usize; 2],
) -> PyResult<Bound<'py, PyArray2<T>>> {
    use numpy::PyArrayMethods;
    values.into_pyarray(py).reshape(shape)
}
