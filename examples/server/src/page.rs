//! The page that players open: the files of a folder, such as `examples/web/dist/page`.

use std::path::Path;

use axum::Router;
use axum::response::Html;
use axum::routing::get;
use tower_http::services::ServeDir;

/// Adds the page to what is answered; without a folder, a page that only says that the server runs.
pub fn with_page<S: Clone + Send + Sync + 'static>(router: Router<S>, folder: Option<&Path>) -> Router<S> {
    match folder {
        Some(folder) => router.fallback_service(ServeDir::new(folder)),
        None => router.route("/", get(async || Html(include_str!("index.html")))),
    }
}
