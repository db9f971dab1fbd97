export interface Ask {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, by POST. */
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/**
 * Asks a provider of maps, without cookies and without saying on which page.
 *
 * @returns its JSON
 * @throws when it does not answer, or refuses
 */
export async function ask(
  fetch: typeof globalThis.fetch,
  url: string,
  { headers, body, signal }: Ask,
): Promise<unknown> {
  const response = await fetch(url, {
    credentials: 'omit',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`The provider of maps answers ${response.status}`);
  return response.json();
}
