import { createGraphClient } from '@tideform/graph';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { SyncContext } from '../context.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Hasher, Identity, SyncPorts } from '../ports.ts';
import { createRandom, createUuid } from './create-random.ts';
import { createMemoryProductServer } from './memory-product-server.ts';

export const ada: Identity = { tenantId: 'tenant-1', userId: 'ada', displayName: 'Ada Byron' };

/** Hashes like browsers do, because tests may run in one. */
const webHashing: Hasher = {
  async sha256(content) {
    // jsdom has its own Uint8Array.
    const bytes = 'arrayBuffer' in content ? new Uint8Array(await content.arrayBuffer()) : new Uint8Array(content);
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
};

/**
 * Creates ports for tests without a simulation: time stands still, random numbers are seeded, the product server is in
 * memory and Graph is unreachable.
 *
 * @param over ports to replace
 */
export function createTestPorts(over: Partial<SyncPorts> = {}): SyncPorts {
  const random = createRandom(1);
  const clock = {
    monotonicMs: () => 0,
    now: () => '2026-11-21T08:00:00.000Z',
    wait: () => new Promise<void>(() => {}),
  };
  const ports: SyncPorts = {
    clock,
    serverNow: () => ports.clock.now(),
    chance: { uuid: () => createUuid(random), random },
    graph: createGraphClient({
      baseUrl: 'https://graph.test/v1.0',
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      token: async () => 'token',
      wait: async () => {},
      random,
    }),
    server: createMemoryProductServer(),
    pdf: { render: async ({ title }) => new TextEncoder().encode(`%PDF ${title}`) },
    locks: { hold: (_name, _signal, work) => work() },
    hashing: webHashing,
    identity: () => ada,
    isOnline: () => true,
    report() {},
    ...over,
  };
  return ports;
}

/** Creates a context with a new, empty database. */
export async function createLocalContext(over: Partial<SyncPorts> = {}): Promise<SyncContext> {
  const database = await openDatabase({ name: 'tideform', indexedDB: new IDBFactory(), keyRange: IDBKeyRange });
  return { database, ports: createTestPorts(over) };
}
