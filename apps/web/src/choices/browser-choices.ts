import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import { type ChoiceLists, createChoiceLists, type KeptLists } from './create-choice-lists.ts';

const cacheName = 'tideform-choices';
/** Lists that are kept; the oldest go. */
const most = 100;

/** Lists as this browser keeps them: also after the page is closed. Without room nothing is kept. */
const kept: KeptLists = {
  async get(address) {
    return (await (await caches.open(cacheName)).match(address))?.text();
  },
  async put(address, text) {
    const cache = await caches.open(cacheName);
    await cache.delete(address);
    await cache.put(address, new Response(text));
    const all = await cache.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((oldest) => cache.delete(oldest)));
  },
};

const byOrigins = new WeakMap<readonly string[], ChoiceLists>();

export function browserChoices(origins: readonly string[]): ChoiceLists {
  const lists =
    byOrigins.get(origins) ??
    createChoiceLists({ origins, kept, fetch: (...asked) => fetch(...asked), monotonicMs: () => performance.now() });
  byOrigins.set(origins, lists);
  return lists;
}

/** Lists as they were loaded last, for what never waits for the network. */
export const keptChoices: ChoiceLoader = {
  isOnline: false,
  async load({ address }) {
    try {
      const text = await kept.get(address);
      return text === undefined ? { kind: 'offline' } : { kind: 'loaded', json: JSON.parse(text), isOld: true };
    } catch {
      return { kind: 'failed' };
    }
  },
};
