//! The log, in an SQLite file or in PostgreSQL.

mod file;
mod news;
mod writer;

use std::fs::File;
use std::sync::Arc;

use sqlx::any::AnyRow;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Row as _, SqlSafeStr};
use tokio::sync::mpsc;

use crate::config::Database;
use crate::secret::Hash;
use writer::Writer;

pub use news::News;

/// A row of a table's log.
#[derive(Clone, Debug)]
pub struct Row {
    /// An [`Act`](crate::act::Act) as JSON.
    pub act: String,
    /// The seat and the client's id, for a choice that a client sent.
    pub from: Option<(u8, String)>,
    /// The time in milliseconds since 1970.
    pub at: i64,
}

/// A stored table.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The name of the game.
    pub play: String,
    /// Its setup as JSON.
    pub setup: String,
    /// The hash of each seat's secret; without a seat, of the spectators' secret.
    pub keys: Vec<(Option<u8>, Hash)>,
    /// Its log; the first row has number 1.
    pub rows: Vec<Row>,
}

/// Whether a row was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub enum Written {
    /// It is stored durably.
    Done,
    /// It is not: another server wrote a row with this number, or this choice of this client is already in the log.
    Behind,
}

/// Why the store failed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another server uses the file.
    #[error("another server uses this file: one file is for one server")]
    InUse,
    /// The file cannot be created or locked.
    #[error("database file: {0}")]
    File(Arc<std::io::Error>),
    /// The database returned an error.
    #[error("database: {0}")]
    Database(Arc<sqlx::Error>),
    /// The database did not answer in time.
    #[error("the database does not answer")]
    Late,
    /// The database schema cannot be created or migrated.
    #[error("database migration: {0}")]
    Migrate(Arc<MigrateError>),
    /// The operating system failed to give random numbers.
    #[error("no random numbers: {0}")]
    Chance(#[from] getrandom::Error),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(Arc::new(error))
    }
}

/// The database. The primary key (table, number) decides which server writes a row.
#[derive(Clone, Debug)]
pub struct Store {
    pool: AnyPool,
    writer: Writer,
    database: Database,
    _lock: Option<Arc<File>>,
}

impl Store {
    /// Connects and migrates the database schema. A file is created if needed, and locked until the server stops.
    ///
    /// # Errors
    /// If another process uses the file, or the database fails.
    pub async fn open(database: &Database) -> Result<Self, StoreError> {
        sqlx::any::install_default_drivers();
        let lock = match database {
            Database::File { path, .. } => Some(Arc::new(file::lock(path)?)),
            Database::Postgres { .. } => None,
        };
        let first = include_str!("../../migrations/1_tables.sql").into_sql_str();
        let first = Migration::new(1, "tables".into(), MigrationType::Simple, first, false);
        let pool = file::pool(database, 1).await?;
        let migrated = Migrator::with_migrations(vec![first]).run(&pool).await;
        migrated.map_err(|error| StoreError::Migrate(Arc::new(error)))?;
        let (writer, pool) = (Writer::start(pool)?, file::pool(database, 8).await?);
        Ok(Self { pool, writer, database: database.clone(), _lock: lock })
    }

    /// Stores a new table in one transaction.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn create(&self, id: &str, table: &Stored) -> Result<(), StoreError> {
        let mut all = self.pool.begin().await?;
        let insert = sqlx::query("insert into tables (id, play, setup) values ($1, $2, $3)");
        insert.bind(id).bind(&table.play).bind(&table.setup).execute(&mut *all).await?;
        for (seat, hash) in &table.keys {
            let insert = sqlx::query("insert into keys (table_id, seat, hash) values ($1, $2, $3)");
            insert.bind(id).bind(seat.map_or(-1, i64::from)).bind(hash.to_hex()).execute(&mut *all).await?;
        }
        let rows: Vec<_> = (1..).zip(&table.rows).map(|(number, row)| (id, number, row)).collect();
        for some in rows.chunks(writer::MOST) {
            writer::insert(&mut all, some).await?;
        }
        Ok(all.commit().await?)
    }

    /// Writes a row; [`Done`](Written::Done) means that it is stored durably.
    ///
    /// # Errors
    /// [`StoreError`]: the row may or may not be stored.
    pub async fn append(&self, id: &str, number: usize, row: Row) -> Result<Written, StoreError> {
        self.writer.append(id, number, row).await
    }

    /// Reads a table; `None` if there is no such table.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn read(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let table = sqlx::query("select play, setup from tables where id = $1").bind(id);
        let Some(table) = table.fetch_optional(&self.pool).await? else { return Ok(None) };
        let keys = sqlx::query("select seat, hash from keys where table_id = $1 order by seat").bind(id);
        let keys = keys.fetch_all(&self.pool).await?;
        Ok(Some(Stored {
            play: table.try_get("play")?,
            setup: table.try_get("setup")?,
            keys: keys.iter().map(key).collect::<Result<_, _>>()?,
            rows: self.rows_after(id, 0).await?,
        }))
    }

    /// The rows of a table after `number`.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn rows_after(&self, id: &str, number: usize) -> Result<Vec<Row>, StoreError> {
        let select =
            "select act, seat, client_id, told_at from log where table_id = $1 and number > $2 order by number";
        let rows = sqlx::query(select).bind(id).bind(place(number)).fetch_all(&self.pool).await?;
        Ok(rows.iter().map(row).collect::<Result<_, _>>()?)
    }

    /// The number of tables.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn count(&self) -> Result<u64, StoreError> {
        let count: i64 = sqlx::query("select count(*) from tables").fetch_one(&self.pool).await?.try_get(0)?;
        Ok(count.unsigned_abs())
    }

    /// Checks that the database answers.
    ///
    /// # Errors
    /// [`StoreError`] if it does not.
    pub async fn is_well(&self) -> Result<(), StoreError> {
        sqlx::query("select 1 from tables limit 1").fetch_optional(&self.pool).await?;
        Ok(())
    }

    /// Reports what other servers write, until the receiver is dropped. With a file there are no other servers.
    pub async fn follow(&self, tell: mpsc::Sender<News>) {
        if let Database::Postgres { url } = &self.database {
            news::follow(url, self.writer.name(), tell).await;
        }
    }

    /// Closes the database after storing the rows that are being written.
    pub async fn close(&self) {
        self.writer.close().await;
        self.pool.close().await;
    }
}

fn place(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn key(row: &AnyRow) -> Result<(Option<u8>, Hash), sqlx::Error> {
    let (seat, hash): (i64, String) = (row.try_get("seat")?, row.try_get("hash")?);
    let hash = Hash::of_hex(&hash).ok_or_else(|| sqlx::Error::Decode("a hash has 64 digits".into()))?;
    Ok((u8::try_from(seat).ok(), hash))
}

fn row(row: &AnyRow) -> Result<Row, sqlx::Error> {
    let (seat, client): (Option<i64>, Option<String>) = (row.try_get("seat")?, row.try_get("client_id")?);
    let from = seat.and_then(|seat| u8::try_from(seat).ok()).zip(client);
    Ok(Row { act: row.try_get("act")?, from, at: row.try_get("told_at")? })
}
