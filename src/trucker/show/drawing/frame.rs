//! One component: a box whose edges show what they bear.

use crate::grid::{Cell, Side};
use crate::trucker::parts::component::{Component, Connector};
use crate::trucker::show::drawing::canvas::{Canvas, Spot};
use crate::trucker::show::drawing::plan::{HEIGHT, Plan, WIDTH};
use crate::trucker::show::scene::label;
use crate::trucker::show::scene::sign::sign;

pub(super) fn draw(canvas: &mut Canvas, plan: Plan, cell: Cell, component: Component) {
    let corner = plan.corner(cell);
    canvas.write(corner, "┌─────┐");
    canvas.write(corner.down(1), "│     │");
    canvas.write(corner.down(2), "└─────┘");
    for side in Side::ALL {
        let edge = plan.edge(cell, side);
        match outlet(component, side) {
            Some(outlet) => canvas.put(edge, outlet),
            None => prongs(canvas, edge, side, component.edge(side)),
        }
    }
    name(canvas, corner.down(HEIGHT / 2), component);
}

fn name(canvas: &mut Canvas, line: Spot, component: Component) {
    let word = sign(component.kind()).word;
    let size = label::size(component);
    let length = word.chars().count() + if size.is_some() { 2 } else { 0 };
    let start = line.right((WIDTH - length).div_ceil(2));
    canvas.write(start, word);
    if let Some(size) = size {
        canvas.put(start.right(length - 1), size);
    }
}

/// A muzzle is a full triangle, an exhaust a hollow one, a nozzle an arrow.
fn outlet(component: Component, side: Side) -> Option<char> {
    let [muzzle, exhaust, nozzle] = match side {
        Side::Front => ['▲', '△', '↑'],
        Side::Right => ['▶', '▷', '→'],
        Side::Rear => ['▼', '▽', '↓'],
        Side::Left => ['◀', '◁', '←'],
    };
    if component.muzzles().contains(side) {
        Some(muzzle)
    } else if component.exhaust() == Some(side) {
        Some(exhaust)
    } else if component.nozzle() == Some(side) {
        Some(nozzle)
    } else {
        None
    }
}

/// One, two or three prongs out of the edge.
fn prongs(canvas: &mut Canvas, edge: Spot, side: Side, connector: Connector) {
    match side {
        Side::Front => upright(canvas, edge, '┴', connector),
        Side::Rear => upright(canvas, edge, '┬', connector),
        Side::Left | Side::Right => {
            let [single, double] = if side == Side::Left { ['┤', '╡'] } else { ['├', '╞'] };
            match connector {
                Connector::Smooth => {}
                Connector::Single => canvas.put(edge, single),
                Connector::Double => canvas.put(edge, double),
                Connector::Universal => canvas.put(edge, '≡'),
            }
        }
    }
}

/// Upright prongs: one in the middle, two beside it, or all three.
pub(super) fn upright(canvas: &mut Canvas, middle: Spot, prong: char, connector: Connector) {
    if matches!(connector, Connector::Single | Connector::Universal) {
        canvas.put(middle, prong);
    }
    if matches!(connector, Connector::Double | Connector::Universal) {
        canvas.put(Spot { x: middle.x - 1, ..middle }, prong);
        canvas.put(middle.right(1), prong);
    }
}
