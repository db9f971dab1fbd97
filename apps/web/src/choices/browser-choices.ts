import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { type ChoiceLists, createChoiceLists, type ListCache } from './create-choice-lists.ts';

const cacheName = 'tideform-choices';
/** Maximum number of cached choice lists. The oldest are deleted first. */
const maxLists = 100;

/** Cache of choice lists in the browser's storage. If storage is blocked, nothing is cached. */
const cache: ListCache = {
  async get(address) {
    return (await (await caches.open(cacheName)).match(address))?.text();
  },
  async put(address, text) {
    const cache = await caches.open(cacheName);
    await cache.delete(address);
    await cache.put(address, new Response(text));
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - maxLists)).map((oldest) => cache.delete(oldest)));
  },
};

const byOrigins = new WeakMap<readonly string[], ChoiceLists>();

export function getBrowserChoices(origins: readonly string[]): ChoiceLists {
  const lists =
    byOrigins.get(origins) ??
    createChoiceLists({ origins, cache, fetch: (...args) => fetch(...args), monotonicMs: () => performance.now() });
  byOrigins.set(origins, lists);
  return lists;
}

/** Loader that only uses cached choice lists, for callers that must not wait for the network. */
export const cachedChoices: ChoiceLoader = {
  isOnline: false,
  async load({ address }) {
    try {
      const text = await cache.get(address);
      return text === undefined ? { kind: 'offline' } : { kind: 'loaded', json: JSON.parse(text), isOld: true };
    } catch {
      return { kind: 'failed' };
    }
  },
};
