//! Messages of clients: checked, then stored or answered.

use serde_json::{Value, json};
use starwright::table::{Entry, Seat};

use super::{Host, InDoubt};
use crate::act::Act;
use crate::games::Game;
use crate::store::Written;
use crate::table::Eyes;
use crate::table::hand::Said;

impl<G: Game> Host<G> {
    pub(super) async fn hear(&mut self, line: u64, eyes: Eyes, said: Said) -> Result<(), InDoubt> {
        if matches!(said, Said::Record {}) {
            self.lines.send(line, self.table.tell(eyes).record());
            return Ok(());
        }
        let Some(seat) = eyes.seat() else {
            return self.sorry(line, eyes, "watching");
        };
        match said {
            Said::Choose { id, choice } => self.choose(line, eyes, id, choice.get()).await,
            Said::Undo {} => self.undo(line, eyes, seat).await,
            Said::Agree { .. } if self.table.asked.is_none() => self.sorry(line, eyes, "nothing_to_agree_to"),
            Said::Agree { yes } => self.seated(line, eyes, Act::Agreed { seat, yes }).await,
            Said::Name { name } if !crate::config::is_name(&name) => self.sorry(line, eyes, "name"),
            Said::Name { name } => self.seated(line, eyes, Act::Named { seat, name }).await,
            Said::Resign {} => self.seated(line, eyes, Act::Resigned { seat }).await,
            Said::Bot { plays } => self.seated(line, eyes, Act::Bot { seat, plays }).await,
            Said::Record {} => Ok(()),
        }
    }

    fn sorry(&mut self, line: u64, eyes: Eyes, why: &str) -> Result<(), InDoubt> {
        self.lines.send(line, self.table.tell(eyes).sorry(why));
        Ok(())
    }

    /// Stores a change of who plays, unless the player has resigned or the log is full.
    async fn seated(&mut self, line: u64, eyes: Eyes, act: Act<G::Choice>) -> Result<(), InDoubt> {
        let resigned = eyes.seat().and_then(|seat| self.table.player(seat)).is_some_and(|player| player.resigned);
        if resigned || self.is_full() {
            return self.sorry(line, eyes, if resigned { "resigned" } else { "log_full" });
        }
        while self.commit(act.clone(), None).await? == Written::Behind && !self.is_full() {}
        Ok(())
    }

    async fn choose(&mut self, line: u64, eyes: Eyes, id: String, choice: &str) -> Result<(), InDoubt> {
        let Some(seat) = eyes.seat().filter(|_| crate::config::is_name(&id)) else {
            return self.sorry(line, eyes, "id");
        };
        let from = (seat.number(), id);
        // Checked again each time another server writes first. This ends, because the log grows each time and has a limit.
        loop {
            if let Some(&position) = self.table.numbered.get(&from) {
                self.lines.send(line, self.table.tell(eyes).taken(&from.1, position));
                return Ok(());
            }
            match self.judge(seat, choice) {
                Err(why) => {
                    self.services.metrics.refusals.add();
                    self.lines.send(line, self.table.tell(eyes).refused(&from.1, why));
                    return Ok(());
                }
                Ok(choice) => {
                    let act = Act::Chosen(Entry { by: seat.into(), choice });
                    if self.commit(act, Some(from.clone())).await? == Written::Done {
                        self.services.metrics.choices.add();
                    }
                }
            }
        }
    }

    /// The choice, or why it is refused. A seat that a bot plays may not choose, so that it does not move twice.
    fn judge(&self, seat: Seat, choice: &str) -> Result<G::Choice, Value> {
        if self.is_full() {
            return Err(json!({ "why": "log_full" }));
        }
        if self.table.bots().contains(seat) {
            return Err(json!({ "why": "bot" }));
        }
        let choice: G::Choice =
            serde_json::from_str(choice).map_err(|error| json!({ "why": "unreadable", "error": error.to_string() }))?;
        self.table.record.check(seat, &choice).map_err(|refusal| self.table.refused(&refusal))?;
        Ok(choice)
    }

    async fn undo(&mut self, line: u64, eyes: Eyes, seat: Seat) -> Result<(), InDoubt> {
        match self.table.ask(seat) {
            None => self.sorry(line, eyes, "nothing_to_undo"),
            Some(_) if self.is_full() => self.sorry(line, eyes, "log_full"),
            Some(ask) => self.commit(Act::Asked(ask), None).await.map(drop),
        }
    }
}
