/** Whether the server's page differs from the cached one, by requests with and without a cache buster. */
export async function isIndexNewer(fetch: typeof globalThis.fetch, buster: string): Promise<boolean> {
  const fresh = await loadPage(fetch, `/index.html?${buster}`, { cache: 'no-store' });
  const cached = await loadPage(fetch, '/index.html', { cache: 'force-cache' });
  return fresh !== undefined && cached !== undefined && fresh !== cached;
}

/** `undefined` if it isn't our page, such as the sign-in page of a captive portal. */
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
