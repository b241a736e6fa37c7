//! The log, in SQLite.

use std::path::Path;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteLockingMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{Row as _, SqlSafeStr, Sqlite, SqlitePool, Transaction};

use crate::secret::Hash;

/// A row of the log of a table.
#[derive(Clone, Debug)]
pub struct Row {
    /// An [`Act`](crate::act::Act) as JSON.
    pub act: String,
    /// The seat and the client's identifier, of a choice that a client sent.
    pub from: Option<(u8, String)>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Which game.
    pub play: String,
    /// Its setup as JSON.
    pub setup: String,
    /// Who may sit where; without a seat, who may watch.
    pub keys: Vec<(Option<u8>, Hash)>,
    /// Its log. Numbers are places, from 1.
    pub rows: Vec<Row>,
}

/// Why something was not stored or read.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The row with that number, or that choice of that client, is in the log already.
    #[error("row {0} is taken")]
    Taken(usize),
    /// The database does not do its work.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The tables of the database cannot be made or brought up to date.
    #[error("the database: {0}")]
    Migrate(#[from] MigrateError),
}

/// The database: one file, of one process. The primary key (table, number) decides who writes a row.
#[derive(Clone, Debug)]
pub struct Store {
    pool: SqlitePool,
}

impl Store {
    /// Opens the file, makes it if it is not there, and brings its tables up to date. The file is locked until the end.
    ///
    /// # Errors
    /// If another process has it, or the disk refuses.
    pub async fn open(path: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .locking_mode(SqliteLockingMode::Exclusive)
            .busy_timeout(Duration::from_secs(2));
        let one = SqlitePoolOptions::new().max_connections(1).min_connections(1).idle_timeout(None).max_lifetime(None);
        let pool = one.connect_with(options).await?;
        let first = include_str!("../migrations/1_tables.sql").into_sql_str();
        let first = Migration::new(1, "tables".into(), MigrationType::Simple, first, false);
        Migrator::with_migrations(vec![first]).run(&pool).await?;
        Ok(Self { pool })
    }

    /// A new table, all or nothing.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn create(&self, id: &str, table: &Stored) -> Result<(), StoreError> {
        let mut all = self.pool.begin().await?;
        let insert = sqlx::query("insert into tables (id, play, setup) values ($1, $2, $3)");
        insert.bind(id).bind(&table.play).bind(&table.setup).execute(&mut *all).await?;
        for (seat, hash) in &table.keys {
            let insert = sqlx::query("insert into keys (table_id, seat, hash) values ($1, $2, $3)");
            insert.bind(id).bind(seat.map_or(-1, i64::from)).bind(hash.to_hex()).execute(&mut *all).await?;
        }
        for (number, row) in (1..).zip(&table.rows) {
            insert_row(&mut all, id, number, row).await?;
        }
        Ok(all.commit().await?)
    }

    /// Writes a row. When this returns, the row is on the disk.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if another was quicker; [`StoreError::Database`].
    pub async fn append(&self, id: &str, number: usize, row: &Row) -> Result<(), StoreError> {
        let mut all = self.pool.begin().await?;
        insert_row(&mut all, id, number, row).await?;
        Ok(all.commit().await?)
    }

    /// A table, `None` if there is none of that name.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn read(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let Some(table) =
            sqlx::query("select play, setup from tables where id = $1").bind(id).fetch_optional(&self.pool).await?
        else {
            return Ok(None);
        };
        let keys = sqlx::query("select seat, hash from keys where table_id = $1 order by seat").bind(id);
        let rows =
            sqlx::query("select act, seat, client_id, told_at from log where table_id = $1 order by number").bind(id);
        let keys = keys.fetch_all(&self.pool).await?;
        let rows = rows.fetch_all(&self.pool).await?;
        Ok(Some(Stored {
            play: table.try_get("play")?,
            setup: table.try_get("setup")?,
            keys: keys.iter().map(key).collect::<Result<_, _>>()?,
            rows: rows.iter().map(row).collect::<Result<_, _>>()?,
        }))
    }

    /// How many tables there are.
    ///
    /// # Errors
    /// [`StoreError::Database`].
    pub async fn count(&self) -> Result<u64, StoreError> {
        let count: i64 = sqlx::query("select count(*) from tables").fetch_one(&self.pool).await?.try_get(0)?;
        Ok(count.unsigned_abs())
    }

    /// Ends the use of the file.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

async fn insert_row(all: &mut Transaction<'_, Sqlite>, id: &str, number: usize, row: &Row) -> Result<(), StoreError> {
    let insert = "insert into log (table_id, number, act, seat, client_id, told_at) values ($1, $2, $3, $4, $5, $6)";
    let (seat, client) = row.from.as_ref().map(|(seat, client)| (i64::from(*seat), client)).unzip();
    let place = i64::try_from(number).unwrap_or(i64::MAX);
    let insert = sqlx::query(insert).bind(id).bind(place).bind(&row.act).bind(seat).bind(client).bind(row.at);
    match insert.execute(&mut **all).await {
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Err(StoreError::Taken(number)),
        other => Ok(other.map(drop)?),
    }
}

fn key(row: &sqlx::sqlite::SqliteRow) -> Result<(Option<u8>, Hash), sqlx::Error> {
    let (seat, hash): (i64, String) = (row.try_get("seat")?, row.try_get("hash")?);
    let hash = Hash::of_hex(&hash).ok_or_else(|| sqlx::Error::Decode("a hash has 64 digits".into()))?;
    Ok((u8::try_from(seat).ok(), hash))
}

fn row(row: &sqlx::sqlite::SqliteRow) -> Result<Row, sqlx::Error> {
    let (seat, client): (Option<i64>, Option<String>) = (row.try_get("seat")?, row.try_get("client_id")?);
    let from = seat.and_then(|seat| u8::try_from(seat).ok()).zip(client);
    Ok(Row { act: row.try_get("act")?, from, at: row.try_get("told_at")? })
}
