//! `premium`: the weak spot of a board, or of class IIIC, with these empty cells, and what it costs.

use serde_json::{Value, json};
use starwright::grid::CellSet;
use starwright::trucker;
use starwright::trucker::{Board, Class};

use super::{fields, yard};

pub fn answer(case: &Value) -> Result<Value, String> {
    fields::only(case, &["class", "board", "empty"])?;
    let named = case.get("class").is_some() || case.get("board").is_some();
    let board = if named { yard::board(case)? } else { Board::new(Class::IIIC) };
    let board = board.blueprint();
    let table = board.premium().ok_or("the board of a `premium` case asks for one, as IIIC does")?;
    fields::each_once(case, "empty")?;
    let empty: CellSet = fields::read(case, "empty")?;
    if !board.cells().is_superset(empty) {
        return Err("`empty` names a cell that the board has not".into());
    }
    let group = trucker::largest_group(board.surface(), empty).len();
    Ok(json!({ "largest_group": group, "premium": table.premium(group) }))
}
