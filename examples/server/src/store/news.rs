//! What other servers of the same PostgreSQL write.

use std::time::Duration;

use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

/// Where servers tell each other.
pub const CHANNEL: &str = "starwright_log";

/// Where something may have changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// At a table.
    At(String),
    /// Anywhere: the line was lost.
    Anywhere,
}

/// Listens until nobody wants to know any more, and connects again when the line is lost.
pub async fn follow(url: &str, own: &str, tell: mpsc::Sender<News>) {
    while !tell.is_closed() {
        if let Err(error) = listen(url, own, &tell).await {
            tracing::warn!(%error, "other servers are not heard");
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
