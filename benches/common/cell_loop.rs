//! The ship check as one would first write it: a loop over the cells and a search along the joints.

use starwright::grid::{Cell, Side};
use starwright::trucker::{Component, Connector, Layout};

pub fn is_legal(layout: &Layout) -> bool {
    layout.components().all(|(cell, component)| component_is_legal(layout, cell, component)) && ships_are_whole(layout)
}

fn component_is_legal(layout: &Layout, cell: Cell, component: Component) -> bool {
    layout.board().open().contains(cell)
        && component.exhaust().is_none_or(|side| side == Side::Rear)
        && Side::ALL.into_iter().all(|side| match neighbour(layout, cell, side) {
            None => true,
            Some((_, other)) => {
                let edges = (component.edge(side), other.edge(side.opposite()));
                !component.outlets().contains(side)
                    && (edges == (Connector::Smooth, Connector::Smooth) || holds(layout, cell, side, edges))
            }
        })
}

fn ships_are_whole(layout: &Layout) -> bool {
    layout.board().ships().iter().all(|ship| {
        let components: Vec<Cell> =
            layout.components().map(|(cell, _)| cell).filter(|&cell| ship.contains(cell)).collect();
        let Some(&start) = components.first() else { return true };
        let (mut reached, mut next) = (vec![start], 0);
        while let Some(&cell) = reached.get(next) {
            next += 1;
            let Some(component) = layout.get(cell) else { continue };
            for side in Side::ALL {
                if let Some((other_cell, other)) = neighbour(layout, cell, side)
                    && holds(layout, cell, side, (component.edge(side), other.edge(side.opposite())))
                    && !reached.contains(&other_cell)
                {
                    reached.push(other_cell);
                }
            }
        }
        reached.len() == components.len()
    })
}

fn neighbour(layout: &Layout, cell: Cell, side: Side) -> Option<(Cell, Component)> {
    let other = layout.board().surface().step(cell, side)?;
    Some((other, layout.get(other)?))
}

fn holds(layout: &Layout, cell: Cell, side: Side, (near, far): (Connector, Connector)) -> bool {
    near.joins(far) && (near == far || !layout.board().blueprint().splice_at(cell, side))
}
