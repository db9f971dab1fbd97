import type { ListWanted, LoadedList } from '@tideform/components/kit/choices/choice-loader.ts';
import { readLimited } from './read-limited.ts';

/** What was loaded last, by address. Either may fail: then nothing is kept. */
export interface KeptLists {
  get(address: string): Promise<string | undefined>;
  put(address: string, text: string): Promise<void>;
}

interface ChoiceListsOptions {
  readonly origins: readonly string[];
  readonly fetch: typeof globalThis.fetch;
  readonly kept: KeptLists;
  readonly monotonicMs: () => number;
}

type Wanted = ListWanted & { readonly isOnline: boolean };

export interface ChoiceLists {
  load(wanted: Wanted, signal: AbortSignal): Promise<LoadedList>;
}

const FRESH_MS = 60_000;
const TIMEOUT_MS = 20_000;
const MOST_BYTES = 5_000_000;
const MOST_REMEMBERED = 50;

/**
 * Loads lists of choices: from the allowed origins alone, without cookies, no more than 5 MB each. The same list is asked for once
 * a minute, however many fields show it; what came last is given where nobody answers.
 */
export function createChoiceLists({ origins, fetch, kept, monotonicMs }: ChoiceListsOptions): ChoiceLists {
  const remembered = new Map<string, { readonly list: Promise<LoadedList>; readonly atMs: number }>();

  async function ask(address: URL, headers: ListWanted['headers']): Promise<string> {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: { accept: 'application/json', ...Object.fromEntries(headers.map(({ key, value }) => [key, value])) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`A list of choices answers ${response.status}`);
    return readLimited(response, MOST_BYTES);
  }

  async function load({ headers, isOnline }: Wanted, address: URL): Promise<LoadedList> {
    try {
      const text = await ask(address, headers);
      const json: unknown = JSON.parse(text);
      await kept.put(address.href, text).catch(() => undefined);
      return { kind: 'loaded', json };
    } catch {
      const text = await kept.get(address.href).catch(() => undefined);
      if (text !== undefined) return { kind: 'loaded', json: JSON.parse(text) as unknown, isOld: true };
      return { kind: isOnline ? 'failed' : 'offline' };
    }
  }

  return {
    load(wanted) {
      const address = URL.parse(wanted.address);
      if (!address || !origins.includes(address.origin))
        return Promise.resolve({ kind: 'refused', origin: originOf(address, wanted.address) });
      const key = JSON.stringify([address.href, wanted.headers]);
      const known = remembered.get(key);
      if (known && !wanted.isAnew && monotonicMs() - known.atMs < FRESH_MS) return known.list;
      const list = load(wanted, address);
      remembered.delete(key);
      remembered.set(key, { list, atMs: monotonicMs() });
      for (const oldest of remembered.keys()) {
        if (remembered.size <= MOST_REMEMBERED) break;
        remembered.delete(oldest);
      }
      // What is not of this moment is asked for again.
      void list.then((loaded) => {
        const isFresh = loaded.kind === 'loaded' && !loaded.isOld;
        if (!isFresh && remembered.get(key)?.list === list) remembered.delete(key);
      });
      return list;
    },
  };
}

/** Who is refused, as a person may read it: never more of an address than its origin. */
const originOf = (address: URL | null, written: string): string =>
  address && address.origin !== 'null' ? address.origin : (written.split(/[?#]/, 1)[0] ?? '').slice(0, 60);
