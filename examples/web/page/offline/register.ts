// Lets the browser keep the page, once it is shown.
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // without storage, or in a private window, the page only needs a network
  navigator.serviceWorker.register('./sw.js').catch(() => {});
}
