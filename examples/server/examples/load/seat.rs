//! A seat: it hears every message, and chooses at random when its time to think is over.

use std::sync::Arc;
use std::time::Instant;

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use json_patch::{Patch, patch};
use serde_json::{Value, json};
use starwright::battle::{self, Choice, random_placement};
use starwright::table::Seat;
use starwright_server::chance::{dice, one_of};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use crate::figures::{Figures, add};
use crate::{Error, Load};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

pub struct Player {
    pub url: String,
    pub table: String,
    pub secret: String,
    pub seat: Seat,
    pub load: Load,
    pub figures: Arc<Figures>,
}

impl Player {
    /// Plays to the end of the game.
    pub async fn play(self, door: &Semaphore) {
        if self.sit(door).await.is_err() {
            add(&self.figures.lost, 1);
        }
    }

    async fn sit(&self, door: &Semaphore) -> Result<(), Error> {
        let permit = door.acquire().await?;
        let (mut out, mut words) = self.connect().await?;
        let mut now = Value::Null;
        self.hear(&mut words, &mut now).await?;
        add(&self.figures.seated, 1);
        drop(permit);
        for number in 0_u64.. {
            let Some(choice) = self.choice(&mut words, &mut now).await? else { break };
            let sent = Instant::now();
            let message = json!({ "choose": { "id": format!("{number}-{}", self.seat), "choice": choice } });
            out.send(Message::text(message.to_string())).await?;
            let is_taken = loop {
                match self.hear(&mut words, &mut now).await?.as_str() {
                    "taken" => break true,
                    "refused" => break false,
                    _ => {}
                }
            };
            let took = u32::try_from(sent.elapsed().as_micros()).unwrap_or(u32::MAX);
            self.figures.micros.lock().await.push(took);
            add(if is_taken { &self.figures.choices } else { &self.figures.refused }, 1);
        }
        Ok(())
    }

    async fn connect(&self) -> Result<(SplitSink<Socket, Message>, SplitStream<Socket>), Error> {
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(4096);
        let (socket, _) = connect_async_with_config(format!("{}/socket", self.url), Some(small), true).await?;
        let (mut out, words) = socket.split();
        let hello = json!({ "table": self.table, "secret": self.secret });
        out.send(Message::text(hello.to_string())).await?;
        Ok((out, words))
    }

    /// Thinks once the seat is to choose; what changes meanwhile changes the choice. `None` once the game is over.
    async fn choice(&self, words: &mut SplitStream<Socket>, now: &mut Value) -> Result<Option<Value>, Error> {
        loop {
            while !self.is_awaited(now) {
                if now["over"] == json!(true) {
                    return Ok(None);
                }
                self.hear(words, now).await?;
            }
            let due = tokio::time::Instant::now() + self.load.think;
            while tokio::time::timeout_at(due, self.hear(words, now)).await.is_ok_and(|heard| heard.is_ok()) {}
            match self.wanted(now) {
                Some(choice) => return Ok(Some(choice)),
                None => self.hear(words, now).await?,
            };
        }
    }

    fn is_awaited(&self, now: &Value) -> bool {
        let seats = now["awaited"]["seats"].as_array();
        !self.load.bots && seats.is_some_and(|seats| seats.contains(&json!(self.seat)))
    }

    /// Any choice that is listed; a fleet is placed at random.
    fn wanted(&self, now: &Value) -> Option<Value> {
        let listed = now["choices"].as_array()?;
        if !self.is_awaited(now) {
            return None;
        }
        if listed.is_empty() && self.load.play == "battle" {
            let view: battle::View = serde_json::from_value(now["view"].clone()).ok()?;
            let fleet = random_placement(view.layout.zone(self.seat)?, &mut dice())?;
            return serde_json::to_value(Choice::place(fleet)).ok();
        }
        // a player who has finished the ship builds no more
        one_of(listed.iter().filter(|choice| choice["do"] != "finish").collect()).cloned()
    }

    /// The next message: its kind. The state is brought up to date.
    async fn hear(&self, words: &mut SplitStream<Socket>, now: &mut Value) -> Result<String, Error> {
        loop {
            let Message::Text(text) = words.next().await.ok_or("the server closed the socket")?? else { continue };
            add(&self.figures.bytes, text.len());
            let mut message: Value = serde_json::from_str(&text)?;
            if message["now"].is_object() {
                *now = message["now"].take();
            }
            if let Some(change) = message.get_mut("change").map(Value::take) {
                patch(now, &serde_json::from_value::<Patch>(change)?)?;
            }
            let told = message["told"].as_str().unwrap_or_default().to_owned();
            if told == "step" && self.load.sizes {
                let whole = now.to_string().len()
                    + message["step"].to_string().len()
                    + r#"{"told":"step","step":,"now":}"#.len();
                let size = |bytes| u32::try_from(bytes).unwrap_or(u32::MAX);
                self.figures.steps.lock().await.push((size(text.len()), size(whole)));
            }
            return Ok(told);
        }
    }
}
