//! `launch`: from the ship check to the first card.

use serde_json::{Value, json};
use starwright::grid::{Cell, CellSet};
use starwright::table::{Actor, Play, Seat};
use starwright::trucker::settlement::Owed;
use starwright::trucker::yard::{Built, Choice, Launched, Refusal, Setup, Start, Starter, Yard};
use starwright::trucker::{Colour, Fleet, Insurance, Layout, Ship};

use super::{fields, yard};

pub fn answer(case: &Value) -> Result<Value, String> {
    fields::only(case, &["v", "class", "board", "opened", "settings", "players"])?;
    let players: Vec<Value> = fields::read(case, "players")?;
    let mut yard = Yard::begin(&setup(case, &players)?, &mut Vec::new()).map_err(|error| error.to_string())?;
    for (seat, player) in Seat::ALL.into_iter().zip(&players) {
        let removed: CellSet = fields::read(player, "removed")?;
        if !removed.is_empty() {
            let repair = yard.apply(seat.into(), &Choice::Repair { removed }, &mut Vec::new());
            repair.map_err(|refusal| format!("`removed` of {seat}: {refusal}"))?;
        }
    }
    let refused = match board(&mut yard, &players)? {
        Some(refused) => Some(refused),
        None => insure(&mut yard, &players)?,
    };
    if let Some((seat, refusal)) = refused {
        return Ok(json!({ "refused": { "player": seat, "rules": [refusal.rule()] } }));
    }
    let launched = yard.launched().ok_or("`removed` of a player leaves mistakes")?;
    Ok(json!({
        "players": launched.starters().iter().map(|starter| outcome(launched, starter)).collect::<Vec<_>>(),
        "flight_order": launched.flight_order(),
    }))
}

fn setup(case: &Value, players: &[Value]) -> Result<Setup, String> {
    let board = yard::board(case)?;
    let level = yard::level_of(&board)?;
    let (rulings, level_iii_cards) = yard::rulings(case, &["loans", "level_iii_cards"])?;
    let built = players.iter().map(|player| built(case, player)).collect::<Result<_, _>>()?;
    let purses = players.iter().map(|player| fields::read(player, "credits")).collect::<Result<_, _>>()?;
    Ok(Setup { board, level, level_iii_cards, rulings, purses, start: Start::Built(built) })
}

fn built(case: &Value, player: &Value) -> Result<Built, String> {
    fields::known(player, &["tiles", "removed", "aside", "credits", "order", "aliens", "insurance"])?;
    let mut layout = serde_json::Map::new();
    for (name, from) in [("class", case), ("board", case), ("opened", case), ("tiles", player)] {
        layout.extend(from.get(name).map(|value| (name.to_owned(), value.clone())));
    }
    let layout: Layout = serde_json::from_value(layout.into()).map_err(|error| error.to_string())?;
    Ok(Built { layout, aside: fields::read(player, "aside")?, order: fields::read(player, "order")? })
}

/// Boards the aliens of the case for all players; returns the first refusal.
fn board(yard: &mut Yard, players: &[Value]) -> Result<Option<(Seat, Refusal)>, String> {
    for _ in players {
        let Some((seat, player)) = awaited(yard, players) else { return Ok(None) };
        for (at, alien) in fields::aliens(player)? {
            if let Err(refusal) = yard.apply(seat.into(), &Choice::Welcome { at, alien }, &mut Vec::new()) {
                return Ok(Some((seat, refusal)));
            }
        }
        yard.apply(seat.into(), &Choice::Board, &mut Vec::new()).map_err(|refusal| refusal.to_string())?;
    }
    Ok(None)
}

/// Takes the insurance of the case for all players; returns the first refusal.
fn insure(yard: &mut Yard, players: &[Value]) -> Result<Option<(Seat, Refusal)>, String> {
    while let Some((seat, player)) = awaited(yard, players) {
        let insurance: Insurance = fields::read(player, "insurance")?;
        if let Err(refusal) = yard.apply(seat.into(), &Choice::Insure { insurance }, &mut Vec::new()) {
            return Ok(Some((seat, refusal)));
        }
    }
    Ok(None)
}

fn awaited<'a>(yard: &Yard, players: &'a [Value]) -> Option<(Seat, &'a Value)> {
    let seat = yard.awaited().iter().find_map(Actor::seat)?;
    Some((seat, players.get(usize::from(seat.number()))?))
}

fn outcome(launched: &Launched, starter: &Starter) -> Value {
    let fleet = starter.fleet();
    let mut outcome = json!({
        "lost": starter.lost(),
        "credits": starter.credits(),
        "cap": starter.cap().limit(),
        "ships": fleet.ships().map(|its| ship(fleet, its)).collect::<Vec<_>>(),
        "gave_up": starter.gave_up().map(fields::cells).collect::<Vec<_>>(),
        "behind": launched.behind(starter.seat()),
    });
    if let Some(premium) = starter.premium() {
        let (name, owed) = match premium.owed {
            Owed::Debt(credits) => ("debt", credits),
            Owed::Loan(credits) => ("loan", credits),
            Owed::Nothing if launched.rulings().loans => ("loan", 0),
            Owed::Nothing => ("debt", 0),
        };
        outcome["premium"] = json!({ "largest_group": premium.largest_group, "premium": premium.premium, "paid": premium.paid, name: owed });
    }
    outcome
}

fn ship(fleet: &Fleet, ship: Ship) -> Value {
    let cells = ship.components;
    let aliens = Colour::ALL
        .into_iter()
        .filter(|&colour| fleet.aboard().alien(colour).is_some_and(|(home, _): (Cell, _)| cells.contains(home)));
    json!({
        "cells": fields::cells(cells),
        "humans": fleet.ship_crew(ship).humans,
        "aliens": aliens.collect::<Vec<_>>(),
        "batteries": fleet.aboard().batteries(cells),
    })
}
