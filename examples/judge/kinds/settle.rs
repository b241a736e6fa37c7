//! `settle`: the end of a flight.

use serde::Deserialize;
use serde_json::{Value, json};
use starwright::trucker::cards::RoundCard;
use starwright::trucker::settlement::{Homecoming, Owed, Returned, settle};
use starwright::trucker::{Board, Insurance, LossCap, LossPenalty};

use super::{fields, goods, yard};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Player {
    position: Option<i32>,
    ships: Vec<Ship>,
    lost: u32,
    purse: u32,
    insured: Option<u16>,
    #[serde(default)]
    debt: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ship {
    arrived: bool,
    goods: String,
    exposed: Option<u32>,
}

pub fn answer(case: &Value) -> Result<Value, String> {
    fields::only(case, &["class", "board", "level", "players"])?;
    let board = yard::board(case)?;
    let level: RoundCard = fields::read(case, "level")?;
    let players: Vec<Player> = fields::read(case, "players")?;
    let players: Vec<Homecoming> = players.iter().map(|player| player.read(&board)).collect::<Result<_, _>>()?;
    let settlement = settle(level.rewards(), &players).map_err(|error| error.to_string())?;
    let players = settlement.statements.iter();
    let players: Vec<Value> =
        players.map(|player| json!({ "lines": player.lines(), "purse": player.after() })).collect();
    Ok(json!({ "ranking": settlement.ranking, "best_looking": settlement.best_looking, "players": players }))
}

impl Player {
    fn read(&self, board: &Board) -> Result<Homecoming, String> {
        Ok(Homecoming {
            position: self.position,
            ships: self.ships.iter().map(Ship::read).collect::<Result<_, _>>()?,
            lost: self.lost,
            cap: self.cap(board)?,
            purse: self.purse,
            owed: if self.debt > 0 { Owed::Debt(self.debt) } else { Owed::Nothing },
            ..Homecoming::default()
        })
    }

    fn cap(&self, board: &Board) -> Result<LossCap, String> {
        match (board.blueprint().loss_penalty(), self.insured) {
            (LossPenalty::ByInsurance, paid) => {
                let paid = paid.unwrap_or(0);
                let bought = Insurance::ALL.into_iter().find(|insurance| insurance.price() == paid);
                bought.map(Insurance::cap).ok_or_else(|| format!("no insurance costs {paid} credits"))
            }
            (_, Some(_)) => Err("the board sells no insurance".into()),
            (LossPenalty::CappedAt(credits), None) => Ok(LossCap::at(credits)),
            (LossPenalty::Uncapped, None) => Ok(LossCap::NONE),
        }
    }
}

impl Ship {
    fn read(&self) -> Result<Returned, String> {
        let goods = goods::read(&self.goods)?;
        match (self.arrived, self.exposed) {
            (true, Some(exposed)) => Ok(Returned::arrived(exposed, goods)),
            (false, None) => Ok(Returned::gave_up(goods)),
            (true, None) => Err("a ship that arrived has `exposed` connectors".into()),
            (false, Some(_)) => Err("`exposed` is of ships that arrived".into()),
        }
    }
}
