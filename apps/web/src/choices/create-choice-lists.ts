import type { ChoiceListRequest, ChoiceListResult } from '@tideform/components/kit/choices/choice-loader.ts';

/** Cache of the last loaded lists, keyed by URL. Errors of the cache are ignored. */
export interface ListCache {
  get(address: string): Promise<string | undefined>;
  put(address: string, text: string): Promise<void>;
}

interface ChoiceListsOptions {
  readonly origins: readonly string[];
  readonly fetch: typeof globalThis.fetch;
  readonly cache: ListCache;
  readonly monotonicMs: () => number;
}

type ListRequestWithStatus = ChoiceListRequest & { readonly isOnline: boolean };

export interface ChoiceLists {
  load(listRequest: ListRequestWithStatus, signal: AbortSignal): Promise<ChoiceListResult>;
}

const FRESH_MS = 60_000;
const TIMEOUT_MS = 20_000;
const MAX_BYTES = 5_000_000;
const MAX_IN_MEMORY = 50;

/**
 * Creates a loader of choice lists. It requests only allowed origins, without cookies, and accepts at most 5 MB per
 * list. A list is requested at most once a minute, however many fields show it. If a request fails, the cached list is
 * used.
 */
export function createChoiceLists({
  origins,
  fetch,
  cache: persistentCache,
  monotonicMs,
}: ChoiceListsOptions): ChoiceLists {
  const memoryCache = new Map<string, { readonly list: Promise<ChoiceListResult>; readonly atMs: number }>();

  async function request(address: URL, headers: ChoiceListRequest['headers']): Promise<string> {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { accept: 'application/json', ...Object.fromEntries(headers.map(({ key, value }) => [key, value])) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The list of choices returned status ${response.status}`);
    return readTextWithLimit(response, MAX_BYTES);
  }

  async function load({ headers, isOnline }: ListRequestWithStatus, address: URL): Promise<ChoiceListResult> {
    try {
      const text = await request(address, headers);
      const json: unknown = JSON.parse(text);
      await persistentCache.put(address.href, text).catch(() => undefined);
      return { kind: 'loaded', json };
    } catch {
      const text = await persistentCache.get(address.href).catch(() => undefined);
      if (text !== undefined) return { kind: 'loaded', json: JSON.parse(text) as unknown, isOld: true };
      return { kind: isOnline ? 'failed' : 'offline' };
    }
  }

  return {
    load(listRequest) {
      const address = URL.parse(listRequest.address);
      if (!address || !origins.includes(address.origin))
        return Promise.resolve({ kind: 'refused', origin: formatOrigin(address, listRequest.address) });
      const key = JSON.stringify([address.href, listRequest.headers]);
      const cached = memoryCache.get(key);
      if (cached && !listRequest.isAnew && monotonicMs() - cached.atMs < FRESH_MS) return cached.list;
      const list = load(listRequest, address);
      memoryCache.delete(key);
      memoryCache.set(key, { list, atMs: monotonicMs() });
      for (const oldest of memoryCache.keys()) {
        if (memoryCache.size <= MAX_IN_MEMORY) break;
        memoryCache.delete(oldest);
      }
      // Removes failed and old results from memory, so that the next call requests the list again.
      void list.then((loaded) => {
        const isFresh = loaded.kind === 'loaded' && !loaded.isOld;
        if (!isFresh && memoryCache.get(key)?.list === list) memoryCache.delete(key);
      });
      return list;
    },
  };
}

/** Formats the origin of a rejected URL for display. Never includes more of the URL than its origin. */
const formatOrigin = (address: URL | null, original: string): string =>
  address && address.origin !== 'null' ? address.origin : (original.split(/[?#]/, 1)[0] ?? '').slice(0, 60);

/**
 * Reads the body of an HTTP response as text.
 *
 * @throws RangeError if the body exceeds `maxBytes`; the rest isn't downloaded
 */
async function readTextWithLimit(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of readChunks(response)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError(`More than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Yields the chunks of a response body. NOTE: not every browser supports `for await` over a stream. */
async function* readChunks({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) yield part.value;
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
