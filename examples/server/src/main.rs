//! The binary: reads options, logs, listens, shuts down.

use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use socket2::SockRef;
use starwright_server::clock::Clock;
use starwright_server::config::{Config, HELP};
use starwright_server::hall::Hall;
use starwright_server::server::{State, router};
use starwright_server::store::Store;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tracing_subscriber::EnvFilter;

/// Bytes that the operating system buffers for one socket.
const SEND_BUFFER: usize = 128 * 1024;

#[tokio::main]
async fn main() -> ExitCode {
    let config = match Config::read() {
        Ok(Some(config)) => config,
        Ok(None) => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    match run(config).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(config: Config) -> Result<(), Box<dyn std::error::Error>> {
    let store = Store::open(&config.database).await.map_err(|error| format!("{}: {error}", config.database))?;
    let (ending, end) = watch::channel(false);
    let state = State::new(&config, store.clone(), Clock::system(), end);
    tokio::spawn(follow(store.clone(), Arc::clone(&state.hall)));
    let listener = TcpListener::bind(config.listen).await?;
    println!("http://{}/", listener.local_addr()?);
    let listener = listener.tap_io(|stream| small_and_quick(stream));
    let serve = axum::serve(listener, router(state).into_make_service_with_connect_info::<SocketAddr>());
    serve.with_graceful_shutdown(asked_to_end(ending)).await?;
    // Sockets are closed by now or within a second; rows being written are stored before the database is closed.
    tokio::time::sleep(Duration::from_millis(200)).await;
    store.close().await;
    tracing::info!("stopped");
    Ok(())
}

/// Passes what other servers write on to the tables in memory.
async fn follow(store: Store, hall: Arc<Hall>) {
    let (tell, mut told) = mpsc::channel(64);
    let hears = async {
        while let Some(news) = told.recv().await {
            hall.hear(&news);
        }
    };
    tokio::join!(store.follow(tell), hears);
}

/// Sends small messages at once, and buffers little for a client that does not read.
fn small_and_quick(stream: &TcpStream) {
    if let Err(error) = stream.set_nodelay(true).and(SockRef::from(stream).set_send_buffer_size(SEND_BUFFER)) {
        tracing::warn!(%error, "cannot set a socket's options");
    }
}

async fn asked_to_end(ending: watch::Sender<bool>) {
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut terminate) => _ = terminate.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminated => {}
    }
    tracing::info!("stopping");
    let _ = ending.send(true);
}
