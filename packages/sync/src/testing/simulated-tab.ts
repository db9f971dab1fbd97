import { ServerOutage } from '@tideform/contract';
import { createGraphClient } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { Clock, ProductServer, SyncPorts } from '../ports.ts';
import { ada } from './local-context.ts';
import { nodeHashing } from './node-hashing.ts';
import { uuidFrom } from './random.ts';
import type { Owner, Scheduler } from './scheduler.ts';
import type { BrowserLocks } from './simulated-locks.ts';
import type { Network, Refused } from './simulated-network.ts';
import type { SimulatedStorage } from './simulated-storage.ts';
import { withPageSize } from './workspace.ts';

/** State shared by the tabs of one simulation. */
export interface SharedEnvironment {
  readonly scheduler: Scheduler;
  readonly random: () => number;
  readonly network: Network;
  readonly storage: SimulatedStorage;
  readonly locks: BrowserLocks;
  readonly graphUrl: string;
  readonly graphFetch: typeof globalThis.fetch;
  readonly server: ProductServer;
  /** Uploads that a tab started while it was still sending the same file. There must not be any. */
  readonly overlaps: string[];
}

/** Tab of the browser with ports that the simulation controls. */
export interface SimulatedTab {
  readonly name: string;
  readonly ports: SyncPorts;
  openContext(): Promise<SyncContext>;
  /** Kills the tab: pending results never arrive, and uncommitted writes are lost. */
  kill(): void;
  /** Freezes the tab; the browser releases its locks. */
  freeze(): void;
  thaw(): void;
}

/** Settings of a tab; each function is called every time. */
export interface TabSettings {
  readonly isOnline?: () => boolean;
  readonly isActive?: () => boolean;
  readonly identity?: SyncPorts['identity'];
  /** Rejects while the user can't be authenticated. */
  readonly token?: () => Promise<string>;
  readonly report?: SyncPorts['report'];
  /** Returns whether the storage has no space for another transaction. */
  readonly isFull?: () => boolean;
  /** Rows per delta page, so that a few items fill several pages. */
  readonly changesPerPage?: number;
  /** Offset of the device's wall clock from the true time. */
  readonly wallClockOffMs?: () => number;
  /** Offset of all clocks into the future. */
  readonly laterMs?: number;
}

export function openTab(name: string, world: SharedEnvironment, settings: TabSettings = {}): SimulatedTab {
  const owner: Owner = { name, isDead: false, isFrozen: false };
  const ports = tabPorts(owner, world, settings);
  return {
    name,
    ports,
    openContext: async () => ({ database: await world.storage.open(owner, settings.isFull), ports }),
    kill() {
      owner.isDead = true;
      world.storage.die(owner);
      world.locks.release(owner);
    },
    freeze() {
      owner.isFrozen = true;
      world.locks.release(owner);
    },
    thaw() {
      owner.isFrozen = false;
    },
  };
}

function tabPorts(owner: Owner, world: SharedEnvironment, settings: TabSettings): SyncPorts {
  const { laterMs = 0, wallClockOffMs = () => 0 } = settings;
  const trueNow = (): string => new Date(Date.UTC(2026, 10, 21, 8) + world.scheduler.nowMs + laterMs).toISOString();
  const clock = tabClock(owner, world.scheduler, () =>
    new Date(Date.parse(trueNow()) + wallClockOffMs()).toISOString(),
  );
  const { random, network } = world;
  const uploading = new Set<string>();
  return {
    clock,
    serverNow: trueNow,
    chance: { uuid: () => uuidFrom(random), random },
    graph: createGraphClient({
      baseUrl: world.graphUrl,
      fetch(input, init) {
        const address = withPageSize(String(input), settings.changesPerPage);
        const label = graphLabel(input, init);
        const reply = network.exchange(owner, label, () => world.graphFetch(address, init), graphRefusal);
        if (init?.method === 'PUT') {
          if (uploading.has(address)) world.overlaps.push(`${owner.name} sends the same twice at once: ${label}`);
          uploading.add(address);
          const end = () => void uploading.delete(address);
          reply.then(end, end);
        }
        return reply;
      },
      token: settings.token ?? (async () => ada.userId),
      wait: (ms, signal) => clock.wait(ms, signal),
      random,
    }),
    server: overNetwork(world.server, owner, network),
    // Different bytes each time, to detect repeated rendering.
    pdf: {
      render: async ({ title, data }) =>
        new TextEncoder().encode(`%PDF ${title} ${random()} ${JSON.stringify((data as { place?: unknown }).place)}`),
    },
    locks: world.locks.forTab(owner),
    hashing: nodeHashing,
    identity: settings.identity ?? (() => ada),
    isOnline: settings.isOnline ?? (() => true),
    ...(settings.isActive && { isActive: settings.isActive }),
    report: settings.report ?? (() => {}),
  };
}

function tabClock(owner: Owner, scheduler: Scheduler, now: () => string): Clock {
  return {
    monotonicMs: () => scheduler.nowMs,
    now,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const leave = () => {
          callOff();
          reject(signal?.reason);
        };
        const callOff = scheduler.timer(owner, ms, () => {
          // A signal for the tab's whole life would collect the listeners of all its waits.
          signal?.removeEventListener('abort', leave);
          resolve();
        });
        signal?.addEventListener('abort', leave);
      }),
  };
}

function graphRefusal(refusal: Refused | 'captive portal'): Response {
  if (refusal === 'captive portal') {
    return new Response('<title>Hotel</title>', { headers: { 'Content-Type': 'text/html' } });
  }
  const { status, retryAfterSeconds } = refusal;
  const headers = new Headers(retryAfterSeconds === undefined ? [] : [['Retry-After', String(retryAfterSeconds)]]);
  return Response.json({ error: { code: 'simulated', message: 'No.' } }, { status, headers });
}

function serverRefusal(label: string, refusal: Refused | 'captive portal'): never {
  if (refusal === 'captive portal') throw new ServerOutage('not-ours', label);
  const { retryAfterSeconds } = refusal;
  throw new ServerOutage('server-error', label, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}

/** Removes IDs from URLs: a label names the kind of call. */
function graphLabel(input: RequestInfo | URL, init: RequestInit | undefined): string {
  const { pathname } = new URL(String(input));
  return `${init?.method ?? 'GET'} ${pathname.replace(/\/(items|drives)\/(?!delta$)[^/:]+/g, '/$1/…')}`;
}

function overNetwork(server: ProductServer, owner: Owner, network: Network): ProductServer {
  const call = <Reply>(label: string, serve: () => Promise<Reply>) =>
    network
      .exchange(owner, label, serve, (refused) => serverRefusal(label, refused))
      .catch((cause: unknown) => {
        if (cause instanceof TypeError) throw new ServerOutage('network', label, { cause });
        throw cause;
      });
  return {
    nextSubmissionNumber: (...asked) => call('next number', () => server.nextSubmissionNumber(...asked)),
    countSubmission: (...asked) => call('count', () => server.countSubmission(...asked)),
    deliver: (...asked) => call('deliver', () => server.deliver(...asked)),
    provisionConfidential: (...asked) => call('provision', () => server.provisionConfidential(...asked)),
    migrateWebhooksList: (...asked) => call('webhooks list', () => server.migrateWebhooksList(...asked)),
    listDataSources: (...asked) => call('data sources', () => server.listDataSources(...asked)),
    migrateDataSourcesList: (...asked) => call('data sources list', () => server.migrateDataSourcesList(...asked)),
    deleteInbuiltEmailWebhook: (...asked) => call('delete webhook', () => server.deleteInbuiltEmailWebhook(...asked)),
    registerForm: (...asked) => call('register', () => server.registerForm(...asked)),
  };
}
