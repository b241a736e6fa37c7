//! Reports what other servers write to the same PostgreSQL database.

use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

/// The channel on which servers notify each other.
pub const CHANNEL: &str = "starwright_log";

/// Which tables may have new rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// This one.
    At(String),
    /// Any: the connection was lost for a while.
    Anywhere,
}

/// Listens until the receiver is dropped, and reconnects when the connection is lost.
pub async fn follow(url: &str, own: &str, tell: mpsc::Sender<News>) {
    while !tell.is_closed() {
        if let Err(error) = listen(url, own, &tell).await {
            tracing::warn!(%error, "not connected to other servers' notifications");
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

async fn listen(url: &str, own: &str, tell: &mpsc::Sender<News>) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect(url).await?;
    listener.listen(CHANNEL).await?;
    let mut news = vec![News::Anywhere];
    loop {
        for each in news {
            if tell.send(each).await.is_err() {
                return Ok(());
            }
        }
        news = match listener.try_recv().await? {
            None => vec![News::Anywhere],
            Some(heard) => match heard.payload().split_once(' ') {
                Some((from, tables)) if from != own => tables.split(' ').map(|table| News::At(table.into())).collect(),
                _ => Vec::new(),
            },
        };
    }
}
