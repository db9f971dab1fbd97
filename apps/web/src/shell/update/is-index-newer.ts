/** Does the server have another page than the browser's cache? Asked with and without a cache-buster. */
export async function isIndexNewer(fetch: typeof globalThis.fetch, buster: string): Promise<boolean> {
  const fresh = await read(fetch, `/index.html?${buster}`, { cache: 'no-store' });
  const kept = await read(fetch, '/index.html', { cache: 'force-cache' });
  return fresh !== undefined && kept !== undefined && fresh !== kept;
}

/** `undefined`: no page of ours. A network that wants a sign-in answers with a page of its own. */
async function read(fetch: typeof globalThis.fetch, url: string, options: RequestInit): Promise<string | undefined> {
  const response = await fetch(url, { ...options, redirect: 'error' });
  if (!response.ok) return undefined;
  const text = await response.text();
  return text.includes('<div id="root">') ? text : undefined;
}
