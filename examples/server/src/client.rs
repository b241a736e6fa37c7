//! A client that reconnects when the connection is lost, resends a choice that was not acknowledged, and reports no step twice.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use json_patch::{Patch, patch};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::secret::hex;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The shortest and longest wait before it reconnects; the wait doubles each time.
const WAITS: (Duration, Duration) = (Duration::from_millis(50), Duration::from_secs(5));

/// Why a client gives up.
#[derive(Debug, thiserror::Error)]
pub enum Gone {
    /// The server turned it away, with a close code of 4000 or more.
    #[error("turned away: {0}")]
    TurnedAway(u16),
    /// The server could not be reached, or sent nothing new, in [`attempts`](Client::attempts) attempts.
    #[error("could not reach the server")]
    Unreached,
}

/// What the server told a client.
#[derive(Debug)]
pub enum Heard {
    /// New steps, each reported once; none if only [`Client::now`] has changed.
    Steps(Vec<Value>),
    /// The choice sent last is in the log at this position.
    Taken(u64),
    /// The choice sent last was refused, and why.
    Refused(Value),
    /// Any other message, as received.
    Other(Value),
}

/// Direction of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// From the server.
    Heard,
    /// To the server.
    Said,
}

/// A client of one seat, or of a spectator.
#[derive(Debug)]
pub struct Client {
    url: String,
    table: String,
    secret: String,
    socket: Option<Socket>,
    position: Option<u64>,
    now: Value,
    prefix: String,
    sent: u64,
    waiting: Option<Value>,
    /// How long it waits before the next attempt to connect.
    wait: Duration,
    failed: u32,
    connected: Instant,
    /// Called with each message sent or received, for logs and tests.
    pub log: Option<fn(Way, &str)>,
    /// After this many connections in a row without anything new, it gives up.
    pub attempts: u32,
}

impl Client {
    /// A client that will connect to `url`, such as `ws://HOST/socket`.
    #[must_use]
    pub fn new(url: &str, table: &str, secret: &str) -> Self {
        let mut own = [0; 8];
        let _ = getrandom::fill(&mut own);
        Self {
            url: url.into(),
            table: table.into(),
            secret: secret.into(),
            socket: None,
            position: None,
            now: Value::Null,
            prefix: hex(&own),
            sent: 0,
            waiting: None,
            wait: Duration::ZERO,
            failed: 0,
            connected: Instant::now(),
            log: None,
            attempts: 30,
        }
    }

    /// The current state: position, who is to act, choices, view; null before the first message.
    #[must_use]
    pub const fn now(&self) -> &Value {
        &self.now
    }

    /// The choice that has been sent and not answered yet.
    #[must_use]
    pub const fn waiting(&self) -> Option<&Value> {
        self.waiting.as_ref()
    }

    /// Sends a choice, and resends it after each reconnection until it is answered. One choice at a time.
    pub async fn choose(&mut self, choice: &Value) {
        self.sent += 1;
        let id = format!("{}-{}", self.prefix, self.sent);
        let message = json!({ "choose": { "id": id, "choice": choice } });
        self.waiting = Some(message.clone());
        self.say(&message).await;
    }

    /// Sends any other message once: if the connection is lost, so is the message.
    pub async fn say(&mut self, message: &Value) {
        let Some(socket) = &mut self.socket else { return };
        let text = message.to_string();
        if let Some(log) = self.log {
            log(Way::Said, &text);
        }
        if socket.send(Message::text(text)).await.is_err() {
            self.socket = None;
        }
    }

    /// Drops the connection without closing it.
    pub fn lose_line(&mut self) {
        self.socket = None;
    }

    /// Waits for the next message.
    ///
    /// # Errors
    /// [`Gone`] if it gives up.
    pub async fn hear(&mut self) -> Result<Heard, Gone> {
        loop {
            if self.socket.is_none() {
                if self.connected.elapsed() > WAITS.1 {
                    self.is_well();
                }
                self.connect().await?;
                self.connected = Instant::now();
            }
            let Some(socket) = &mut self.socket else { continue };
            match socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    if let Some(log) = self.log {
                        log(Way::Heard, &text);
                    }
                    if let Some(heard) = serde_json::from_str(&text).ok().and_then(|message| self.understand(message)) {
                        return Ok(heard);
                    }
                }
                Some(Ok(Message::Close(Some(frame)))) if u16::from(frame.code) >= 4000 => {
                    return Err(Gone::TurnedAway(frame.code.into()));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => self.socket = None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Connects, says which seat it is and which position it knows, and resends the unanswered choice. Waits longer before each
    /// attempt until the server sends something new.
    async fn connect(&mut self) -> Result<(), Gone> {
        while self.failed < self.attempts {
            tokio::time::sleep(self.wait).await;
            self.wait = (self.wait * 2).clamp(WAITS.0, WAITS.1);
            self.failed += 1;
            let Ok((socket, _)) = connect_async(&self.url).await else { continue };
            self.socket = Some(socket);
            let hello = json!({ "table": self.table, "secret": self.secret, "since": self.position });
            self.say(&hello).await;
            if let Some(waiting) = self.waiting.clone() {
                self.say(&waiting).await;
            }
            if self.socket.is_some() {
                return Ok(());
            }
        }
        Err(Gone::Unreached)
    }

    const fn is_well(&mut self) {
        (self.wait, self.failed) = (Duration::ZERO, 0);
    }

    fn understand(&mut self, mut message: Value) -> Option<Heard> {
        if !self.renew(&mut message) {
            self.lose_line();
            return None;
        }
        match message["told"].as_str()? {
            "welcome" => self.steps(message["steps"].take()),
            "step" => self.steps(json!([message["step"].take()])),
            "now" => Some(Heard::Steps(Vec::new())),
            "taken" if self.is_of_waiting(&message) => {
                self.is_well();
                self.waiting = None;
                Some(Heard::Taken(message["position"].as_u64()?))
            }
            "refused" if self.is_of_waiting(&message) => {
                self.is_well();
                self.waiting = None;
                Some(Heard::Refused(message["why"].take()))
            }
            "taken" | "refused" => None,
            _ => Some(Heard::Other(message)),
        }
    }

    /// Takes over the whole state, or a change to it. False if the change does not fit; the next connection brings the whole state.
    fn renew(&mut self, message: &mut Value) -> bool {
        if message["now"].is_object() {
            self.now = message["now"].take();
        }
        let Some(change) = message.get_mut("change").map(Value::take) else { return true };
        serde_json::from_value::<Patch>(change).is_ok_and(|change| patch(&mut self.now, &change).is_ok())
    }

    fn is_of_waiting(&self, message: &Value) -> bool {
        self.waiting.as_ref().is_some_and(|waiting| waiting["choose"]["id"] == message["id"])
    }

    /// Drops the steps it has already reported.
    fn steps(&mut self, steps: Value) -> Option<Heard> {
        let Value::Array(mut steps) = steps else { return None };
        steps.retain(|step| self.position.is_none_or(|known| step["position"].as_u64() > Some(known)));
        if !steps.is_empty() {
            self.is_well();
        }
        self.position = steps.last().and_then(|step| step["position"].as_u64()).or(self.position);
        Some(Heard::Steps(steps))
    }
}
