export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Request body, sent as JSON with POST. Absent: a GET request. */
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/**
 * Requests JSON from a map provider, without cookies and referrer.
 *
 * @returns the parsed JSON
 * @throws if the provider doesn't respond or rejects the request
 */
export async function requestJson(
  fetch: typeof globalThis.fetch,
  url: string,
  { headers, body, signal }: RequestOptions,
): Promise<unknown> {
  const response = await fetch(url, {
    credentials: 'omit',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`The map provider returned status ${response.status}`);
  return response.json();
}
