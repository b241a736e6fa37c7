//! The page for players: the files of a folder, such as `examples/web/dist/page`.

use std::path::Path;
use std::sync::Arc;

use axum::Router;
use axum::extract::Request;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri};
use axum::middleware::{Next, from_fn};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use tower_http::services::ServeDir;

use crate::preview;

/// Files whose names tell their content never change.
const FOREVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// Browsers ask for everything else again.
const ANEW: HeaderValue = HeaderValue::from_static("no-cache");

/// Adds the page to the routes; without a folder, a page that says only that the server is running. Files are sent compressed if
/// the folder has them with the endings `.br` or `.gz`.
pub fn with_page<S: Clone + Send + Sync + 'static>(router: Router<S>, folder: Option<&Path>) -> Router<S> {
    match folder {
        Some(folder) => {
            let files = ServeDir::new(folder).precompressed_br().precompressed_gzip();
            let folder: Arc<Path> = folder.into();
            let page =
                get(async move |uri: Uri, headers: HeaderMap| match preview::page(&folder, &uri, &headers).await {
                    Ok(page) => Html(page).into_response(),
                    Err(_) => StatusCode::NOT_FOUND.into_response(),
                });
            let files = Router::new().route("/", page).fallback_service(files);
            router.fallback_service(files.layer(from_fn(cached)))
        }
        None => router.route("/", get(async || Html(include_str!("index.html")))),
    }
}

/// Says how long a file may be kept.
async fn cached(request: Request, next: Next) -> Response {
    let is_hashed = request.uri().path().starts_with("/assets/");
    let mut response = next.run(request).await;
    let lasts = if is_hashed && response.status().is_success() { FOREVER } else { ANEW };
    response.headers_mut().insert(CACHE_CONTROL, lasts);
    response
}
