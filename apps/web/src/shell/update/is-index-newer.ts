/**
 * Returns whether the page on the server differs from the cached page, by requesting it with and without a cache
 * buster.
 */
export async function isIndexNewer(fetch: typeof globalThis.fetch, buster: string): Promise<boolean> {
  const fresh = await loadPage(fetch, `/index.html?${buster}`, { cache: 'no-store' });
  const cached = await loadPage(fetch, '/index.html', { cache: 'force-cache' });
  return fresh !== undefined && cached !== undefined && fresh !== cached;
}

/**
 * Loads `index.html`; returns `undefined` if the response isn't a page of the app, but for example of a captive portal.
 */
async function loadPage(
  fetch: typeof globalThis.fetch,
  url: string,
  options: RequestInit,
): Promise<string | undefined> {
  const response = await fetch(url, { ...options, redirect: 'error' });
  if (!response.ok) return undefined;
  const text = await response.text();
  return text.includes('<div id="root">') ? text : undefined;
}
