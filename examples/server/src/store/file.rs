//! Opens the database.

use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::any::AnyPoolOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AnyPool, AssertSqlSafe, ConnectOptions, Executor};

use super::StoreError;
use crate::config::Database;

/// SQLite pages in a MiB.
const PAGES: u32 = 256;

/// Locks a file beside the database, so that no second server uses it. Backups can still read the database.
pub fn lock(path: &Path) -> Result<File, StoreError> {
    let mut beside = OsString::from(path);
    beside.push(".lock");
    let failed = |error| StoreError::File(Arc::new(error));
    let file = File::options().create(true).append(true).open(beside).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// A pool of connections. Commits on them are durable.
pub async fn pool(database: &Database, connections: u32) -> Result<AnyPool, StoreError> {
    let (url, first) = match database {
        Database::File { path, mebibytes } => {
            let url = SqliteConnectOptions::new().filename(path).create_if_missing(true).to_url_lossy();
            let pages = mebibytes.map_or(u32::MAX - 1, |most| most.saturating_mul(PAGES));
            (
                url.to_string(),
                format!("pragma journal_mode = wal; pragma synchronous = full; pragma max_page_count = {pages}"),
            )
        }
        Database::Postgres { url } => (url.clone(), "set statement_timeout = '10s'".into()),
    };
    let options = AnyPoolOptions::new().max_connections(connections).acquire_timeout(Duration::from_secs(5));
    let options = options.after_connect(move |connection, _| {
        let first = first.clone();
        Box::pin(async move { connection.execute(AssertSqlSafe(first)).await.map(drop) })
    });
    Ok(options.connect(&url).await?)
}
