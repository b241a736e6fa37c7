//! The binary: arguments, log, listener, end.

use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use starwright_server::config::{Config, HELP};
use starwright_server::gate::Gate;
use starwright_server::hall::Hall;
use starwright_server::metrics::Metrics;
use starwright_server::server::{State, router};
use starwright_server::store::Store;
use starwright_server::table::Services;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tracing_subscriber::EnvFilter;

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
    let store = Store::open(&config.database).await.map_err(|error| {
        format!("{}: {error} (is another server using it? one file is for one server)", config.database.display())
    })?;
    let services = Arc::new(Services {
        store: store.clone(),
        metrics: Metrics::default(),
        limits: config.limits,
        sand: config.sand,
        think: config.think,
        thinkers: Arc::new(Semaphore::new(config.thinkers)),
    });
    let (ending, end) = watch::channel(false);
    let state = State {
        hall: Arc::new(Hall::new(Arc::clone(&services))),
        services,
        gate: Arc::new(Gate::new(config.limits)),
        origins: config.origins.into(),
        end,
    };
    let listener = TcpListener::bind(config.listen).await?;
    println!("http://{}/", listener.local_addr()?);
    let serve = axum::serve(listener, router(state).into_make_service_with_connect_info::<SocketAddr>());
    serve.with_graceful_shutdown(asked_to_end(ending)).await?;
    // Sockets are closed by now or within a second; rows under way are stored before the file is closed.
    tokio::time::sleep(Duration::from_millis(200)).await;
    store.close().await;
    tracing::info!("ended");
    Ok(())
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
    tracing::info!("ending");
    let _ = ending.send(true);
}
