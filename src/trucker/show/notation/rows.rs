//! `2,t94v,2/5`: the components of a layout, row by row.

use alloc::string::{String, ToString};

use crate::grid::Cell;
use crate::trucker::parts::component::Component;
use crate::trucker::ship::layout::Layout;
use crate::trucker::show::notation::component;
use crate::trucker::show::notation::error::{Fault, NotationError};
use crate::trucker::show::notation::reader::Reader;

pub(super) fn write(text: &mut String, layout: &Layout) {
    for row in 0..layout.board().surface().rows() {
        if row > 0 {
            text.push('/');
        }
        write_row(text, layout, row);
    }
}

fn write_row(text: &mut String, layout: &Layout, row: u8) {
    let columns = layout.board().surface().columns();
    let mut places = Places { text, is_first: true, empty: 0 };
    for column in 0..columns {
        places.add(Cell::new(column, row).ok().and_then(|cell| layout.get(cell)));
    }
    places.flush();
}

/// A row being written; places without a component are counted until one comes.
struct Places<'a> {
    text: &'a mut String,
    is_first: bool,
    empty: u8,
}

impl Places<'_> {
    fn add(&mut self, component: Option<Component>) {
        let Some(component) = component else {
            self.empty += 1;
            return;
        };
        self.flush();
        self.separate();
        component::write(self.text, component);
    }

    fn flush(&mut self) {
        if self.empty > 0 {
            self.separate();
            self.text.push_str(&self.empty.to_string());
            self.empty = 0;
        }
    }

    fn separate(&mut self) {
        if !self.is_first {
            self.text.push(',');
        }
        self.is_first = false;
    }
}

pub(super) fn read(reader: &mut Reader<'_>, layout: &mut Layout) -> Result<(), NotationError> {
    for row in 0..layout.board().surface().rows() {
        if row > 0 {
            reader.demand('/', "a slash and the next row")?;
        }
        read_row(reader, layout, row)?;
    }
    Ok(())
}

fn read_row(reader: &mut Reader<'_>, layout: &mut Layout, row: u8) -> Result<(), NotationError> {
    let columns = layout.board().surface().columns();
    let mut column = 0;
    while column < columns {
        if column > 0 {
            reader.demand(',', "a comma and the next place of the row")?;
        }
        column += read_places(reader, layout, column, row, columns - column)?;
    }
    Ok(())
}

/// Reads one component or a number of empty places, and returns the number of places.
fn read_places(
    reader: &mut Reader<'_>,
    layout: &mut Layout,
    column: u8,
    row: u8,
    left: u8,
) -> Result<u8, NotationError> {
    const EXPECTED: &str = "a number of empty places from 1 to what is left of the row";
    let start = *reader;
    if reader.peek().is_some_and(|letter| letter.is_ascii_digit()) {
        let empty: u8 = reader.number(EXPECTED)?;
        let fits = (1..=left).contains(&empty);
        return if fits { Ok(empty) } else { Err(start.wrong(start.until(reader), Fault::Expected(EXPECTED))) };
    }
    let component = component::read(reader)?;
    if let Ok(cell) = Cell::new(column, row) {
        layout.place(cell, component).map_err(|error| start.wrong(start.until(reader), error))?;
    }
    Ok(1)
}
