//! Joints and the splice, between the cells.

use crate::grid::{Cell, Side};
use crate::trucker::parts::component::Connector;
use crate::trucker::ship::layout::Layout;
use crate::trucker::show::drawing::canvas::{Canvas, Spot};
use crate::trucker::show::drawing::frame::upright;
use crate::trucker::show::drawing::plan::{HEIGHT, Plan};
use crate::trucker::show::scene::joints::held;

/// The splice, a dotted line along the whole board (LM-SPLICE-2).
pub(super) fn splice(canvas: &mut Canvas, plan: Plan, layout: &Layout) {
    for cell in layout.board().blueprint().left_of_splice() {
        let gap = plan.gap(cell, Side::Right);
        let above = gap.y.saturating_sub(HEIGHT / 2 + 1);
        (above..=gap.y + HEIGHT / 2 + 1).for_each(|y| canvas.put(Spot { y, ..gap }, '┊'));
    }
}

/// Every legal joint bridges the gap with the prongs that hold; over a meeting edge it shows at both ends.
pub(super) fn joints(canvas: &mut Canvas, plan: Plan, layout: &Layout) {
    for (cell, side, connector) in held(layout) {
        bridge(canvas, plan, cell, side, connector);
    }
}

fn bridge(canvas: &mut Canvas, plan: Plan, cell: Cell, side: Side, connector: Connector) {
    let gap = plan.gap(cell, side);
    if side.is_along_column() {
        return upright(canvas, gap, '│', connector);
    }
    match connector {
        Connector::Smooth => {}
        Connector::Single => canvas.put(gap, '─'),
        Connector::Double => canvas.put(gap, '═'),
        Connector::Universal => canvas.put(gap, '≡'),
    }
}
