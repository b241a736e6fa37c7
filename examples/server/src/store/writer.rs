//! Commits rows of many tables together: rows that arrive during a commit go into the next one.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use sqlx::{Any, AnyPool, AssertSqlSafe, Row as _, Transaction};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::news::CHANNEL;
use super::{Row, StoreError, Written, place};
use crate::secret::hex;

/// Most rows in one commit.
pub const MOST: usize = 128;

/// How long a commit may take; after that nobody knows whether it succeeded.
const PATIENCE: Duration = Duration::from_secs(15);

/// Writes rows in order.
#[derive(Clone, Debug)]
pub struct Writer {
    jobs: mpsc::Sender<Job>,
    pool: AnyPool,
    name: Arc<str>,
}

#[derive(Debug)]
struct Job {
    table: String,
    number: i64,
    row: Row,
    reply: oneshot::Sender<Result<Written, StoreError>>,
}

impl Writer {
    /// Starts a writer that uses `pool` alone.
    pub fn start(pool: AnyPool) -> Result<Self, StoreError> {
        let mut bits = [0; 8];
        getrandom::fill(&mut bits)?;
        let (name, (jobs, waiting)): (Arc<str>, _) = (hex(&bits).into(), mpsc::channel(MOST));
        tokio::spawn(write(pool.clone(), Arc::clone(&name), waiting));
        Ok(Self { jobs, pool, name })
    }

    /// A name by which a server recognises its own notifications.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Writes a row and returns once it is stored durably.
    pub async fn append(&self, table: &str, number: usize, row: Row) -> Result<Written, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Job { table: table.into(), number: place(number), row, reply };
        self.jobs.send(job).await.map_err(|_| StoreError::Late)?;
        answer.await.unwrap_or(Err(StoreError::Late))
    }

    /// Waits for the current commit.
    pub async fn close(&self) {
        self.pool.close().await;
    }
}

async fn write(pool: AnyPool, name: Arc<str>, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::new();
    while waiting.recv_many(&mut jobs, MOST).await > 0 {
        // The same order on all servers avoids deadlocks. A table has at most one row in a commit.
        jobs.sort_by(|one, other| one.table.cmp(&other.table));
        let written = timeout(PATIENCE, commit(&pool, &name, &jobs)).await;
        let written = written.map_err(|_| StoreError::Late).flatten();
        for job in jobs.drain(..) {
            let written = written.as_ref().map(|written| match written.contains(&job.table) {
                true => Written::Done,
                false => Written::Behind,
            });
            let _ = job.reply.send(written.map_err(Clone::clone));
        }
    }
}

/// Commits the rows and returns the tables whose rows were written.
async fn commit(pool: &AnyPool, name: &str, jobs: &[Job]) -> Result<BTreeSet<String>, StoreError> {
    let mut all = pool.begin().await?;
    let rows: Vec<_> = jobs.iter().map(|job| (&*job.table, job.number, &job.row)).collect();
    let written = insert(&mut all, &rows).await?;
    if all.backend_name() == "PostgreSQL" && !written.is_empty() {
        let tables = written.iter().fold(name.to_owned(), |tables, table| tables + " " + table);
        sqlx::query("select pg_notify($1, $2)").bind(CHANNEL).bind(tables).fetch_all(&mut *all).await?;
    }
    all.commit().await?;
    Ok(written)
}

/// Inserts at most [`MOST`] rows, skips those whose number is taken, and returns the tables of the others.
pub async fn insert(
    all: &mut Transaction<'_, Any>,
    rows: &[(&str, i64, &Row)],
) -> Result<BTreeSet<String>, StoreError> {
    let places: Vec<String> = (0..rows.len()).map(|row| values(6 * row)).collect();
    let insert = format!(
        "insert into log (table_id, number, act, seat, client_id, told_at) values {} \
         on conflict do nothing returning table_id",
        places.join(", ")
    );
    // Only the statement for a single row, the most frequent one, stays prepared.
    let mut query = sqlx::query(AssertSqlSafe(insert)).persistent(rows.len() == 1);
    for (table, number, row) in rows {
        let (seat, client) = row.from.as_ref().map(|(seat, client)| (i64::from(*seat), client.as_str())).unzip();
        query = query.bind(*table).bind(number).bind(&row.act).bind(seat).bind(client).bind(row.at);
    }
    let written = query.fetch_all(&mut **all).await?;
    Ok(written.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
}

fn values(before: usize) -> String {
    let [a, b, c, d, e, f] = [1, 2, 3, 4, 5, 6].map(|place| before + place);
    format!("(${a}, ${b}, ${c}, ${d}, ${e}, ${f})")
}
