import { createGraphClient } from '@tideform/graph';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { SyncContext } from '../context.ts';
import { openDatabase } from '../database/open-database.ts';
import { FailureError } from '../failures/failure-error.ts';
import type { Hasher, Identity, ListedDataSource, ProductServer, SyncPorts } from '../ports.ts';

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

/** In-memory product server; unique keys work as in the real server's database. */
export interface MemoryProductServer extends ProductServer {
  /** Maps response IDs to submission numbers. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Keys of counted submissions. */
  readonly counted: ReadonlySet<string>;
  /** `{response} {revision} {trigger}`, followed by the target if there is one. */
  readonly deliveries: ReadonlySet<string>;
  /** Data sources that the server returns for every team. */
  dataSources: ListedDataSource[];
}

export function createMemoryProductServer(): MemoryProductServer {
  const numbers = new Map<string, number>();
  const lastNumber = new Map<string, number>();
  const counted = new Set<string>();
  const deliveries = new Set<string>();
  return {
    numbers,
    counted,
    deliveries,
    async nextSubmissionNumber(_teamId, formId, key) {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const number = (lastNumber.get(formId) ?? 0) + 1;
      lastNumber.set(formId, number);
      numbers.set(key, number);
      return number;
    },
    async countSubmission(_teamId, _formId, key) {
      counted.add(key);
    },
    async deliver(_teamId, _formId, { responseId, revision, triggerType, target }) {
      deliveries.add([responseId, revision, triggerType, ...(target ? [target] : [])].join(' '));
    },
    async provisionConfidential() {
      throw new FailureError('private-folder-not-configured', {});
    },
    async migrateWebhooksList() {},
    dataSources: [],
    async listDataSources() {
      return { dataSources: [...this.dataSources], migrationNeeded: false };
    },
    async migrateDataSourcesList() {},
    async deleteInbuiltEmailWebhook() {},
    async registerForm() {},
  };
}

/** Creates a seeded random number generator with values from 0 (inclusive) to 1 (exclusive). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32, public domain.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Creates a UUID from the given random numbers. */
export function createUuid(random: () => number): string {
  const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  const groups = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...groups, digits.slice(20)].join('-');
}
