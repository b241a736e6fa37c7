//! One socket: its first message gives a table and a secret; later ones go to the table, at a limited rate.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use tokio::sync::{oneshot, watch};
use tokio::time::timeout;

use crate::config::Limits;
use crate::gate::{Pace, Place};
use crate::hall::Hall;
use crate::secret::Secret;
use crate::server::State;
use crate::table::hand::{Command, Denied, Handle, Joined, Said};

/// Why a socket is closed. Codes from 4000 are this server's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Close {
    /// The server stops.
    GoingAway,
    /// It sent a binary frame.
    Binary,
    /// It sent something that is not a message.
    NotUnderstood,
    /// It sends too fast.
    TooQuick,
    /// It reads too slowly, or the table failed: it may reconnect.
    ComeAgain,
    /// There is no such table or secret.
    Unknown,
    /// The limit of sockets at this seat or table is reached.
    Full,
}

impl Close {
    const fn code(self) -> (u16, &'static str) {
        match self {
            Self::GoingAway => (1001, "the server is stopping"),
            Self::Binary => (1003, "text only"),
            Self::NotUnderstood => (4400, "not understood"),
            Self::TooQuick => (1008, "too many messages"),
            Self::ComeAgain => (1013, "try again later"),
            Self::Unknown => (4401, "unknown table or secret"),
            Self::Full => (4429, "too many connections"),
        }
    }
}

/// How long to wait for the client to close its side.
const FAREWELL: Duration = Duration::from_secs(1);

/// The first message. The secret is sent here only, never in a URL.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Hello {
    table: String,
    secret: Secret,
    #[serde(default)]
    since: Option<usize>,
}

/// Serves a socket until it is closed.
pub async fn serve(socket: WebSocket, state: State, place: Place) {
    state.services.metrics.sockets.add();
    let (mut out, mut words) = socket.split();
    let close = talk(&mut out, &mut words, &state).await;
    if let Some(close) = close {
        if !matches!(close, Close::GoingAway) {
            state.services.metrics.cut_off.add();
        }
        let (code, reason) = close.code();
        let frame = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
        let _ = timeout(FAREWELL, farewell(&mut out, &mut words, frame)).await;
    }
    drop(place);
    state.services.metrics.sockets.take();
}

/// Sends the last frame and reads until the client has closed its side. If bytes were left unread, the operating system would
/// reset the connection, and the client might never see the code.
async fn farewell(out: &mut SplitSink<WebSocket, Message>, words: &mut SplitStream<WebSocket>, frame: Message) {
    if out.send(frame).await.is_ok() {
        while let Some(Ok(_)) = words.next().await {}
    }
}

async fn talk(
    out: &mut SplitSink<WebSocket, Message>,
    words: &mut SplitStream<WebSocket>,
    state: &State,
) -> Option<Close> {
    let limits = state.services.limits;
    let mut end = state.end.clone();
    let hello = tokio::select! {
        _ = end.changed() => return Some(Close::GoingAway),
        hello = timeout(limits.patience, hello(words)) => hello.unwrap_or(Err(Some(Close::NotUnderstood))),
    };
    let (handle, joined) = match hello {
        Ok(hello) => match join(&state.hall, hello).await {
            Ok(joined) => joined,
            Err(close) => return Some(close),
        },
        Err(close) => return close,
    };
    let line = joined.line;
    let close = tokio::select! {
        _ = end.changed() => Some(Close::GoingAway),
        close = hear(words, &handle, line, limits) => close,
        close = tell(out, joined, limits) => Some(close),
    };
    let _ = handle.send(Command::Leave { line }).await;
    close
}

async fn hello(words: &mut SplitStream<WebSocket>) -> Result<Hello, Option<Close>> {
    let text = word(words, Duration::MAX).await?;
    serde_json::from_str(&text).map_err(|_| Some(Close::NotUnderstood))
}

/// Finds the table and joins it; tries once more if the table has just left memory.
async fn join(hall: &Hall, hello: Hello) -> Result<(Handle, Joined), Close> {
    let Hello { table, secret, since } = hello;
    for _ in 0..3 {
        let found = hall.find(&table).await.map_err(|error| {
            tracing::error!(%error, "cannot find a table");
            Close::ComeAgain
        })?;
        let handle = found.ok_or(Close::Unknown)?;
        let (reply, answer) = oneshot::channel();
        if handle.send(Command::Join { secret: secret.clone(), since, reply }).await.is_err() {
            continue;
        }
        match answer.await {
            Ok(Ok(joined)) => return Ok((handle, joined)),
            Ok(Err(Denied::Unknown)) => return Err(Close::Unknown),
            Ok(Err(Denied::Full)) => return Err(Close::Full),
            Err(_) => {}
        }
    }
    Err(Close::ComeAgain)
}

/// The next text. The library answers pings; a client that answers none of the server's is gone.
async fn word(words: &mut SplitStream<WebSocket>, silence: Duration) -> Result<Utf8Bytes, Option<Close>> {
    loop {
        match timeout(silence, words.next()).await.map_err(|_| Close::ComeAgain)? {
            Some(Ok(Message::Text(text))) => return Ok(text),
            Some(Ok(Message::Binary(_))) => return Err(Some(Close::Binary)),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(None),
        }
    }
}

async fn hear(words: &mut SplitStream<WebSocket>, handle: &Handle, line: u64, limits: Limits) -> Option<Close> {
    let mut pace = Pace::new(limits.rate);
    loop {
        let text = match word(words, limits.silence).await {
            Ok(text) => text,
            Err(close) => return close,
        };
        if !pace.allows() {
            return Some(Close::TooQuick);
        }
        let Ok(said) = serde_json::from_str::<Said>(&text) else { return Some(Close::NotUnderstood) };
        if handle.send(Command::Say { line, said }).await.is_err() {
            return Some(Close::ComeAgain);
        }
    }
}

/// Sends what the table tells, until the table drops the client or the client stops reading.
async fn tell(out: &mut SplitSink<WebSocket, Message>, joined: Joined, limits: Limits) -> Close {
    let Joined { eyes, mut told, dropped, .. } = joined;
    let telling = async {
        let mut pings = tokio::time::interval(limits.silence / 3);
        loop {
            let message = tokio::select! {
                told = told.recv() => match told.and_then(|told| told.for_eyes(eyes)) {
                    Some(text) => Message::Text(text),
                    None => break,
                },
                _ = pings.tick() => Message::Ping(Bytes::new()),
            };
            if !matches!(timeout(limits.patience, out.send(message)).await, Ok(Ok(()))) {
                break;
            }
        }
    };
    tokio::select! {
        _ = dropped => {}
        () = telling => {}
    }
    Close::ComeAgain
}

/// Signals that all sockets are to close.
pub type End = watch::Receiver<bool>;
