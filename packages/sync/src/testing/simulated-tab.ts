import { createHash } from 'node:crypto';
import { ServerOutage } from '@tideform/contract';
import { createGraphClient } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { Clock, Hasher, ProductServer, SyncPorts } from '../ports.ts';
import { ada, createUuid } from './local-context.ts';
import type { EventOwner, Scheduler } from './scheduler.ts';
import type { BrowserLocks } from './simulated-locks.ts';
import type { ErrorReply, Network } from './simulated-network.ts';
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

export function createSimulatedTab(
  name: string,
  environment: SharedEnvironment,
  settings: TabSettings = {},
): SimulatedTab {
  const owner: EventOwner = { name, isDead: false, isFrozen: false };
  const ports = createTabPorts(owner, environment, settings);
  return {
    name,
    ports,
    openContext: async () => ({ database: await environment.storage.open(owner, settings.isFull), ports }),
    kill() {
      owner.isDead = true;
      environment.storage.closeTab(owner);
      environment.locks.release(owner);
    },
    freeze() {
      owner.isFrozen = true;
      environment.locks.release(owner);
    },
    thaw() {
      owner.isFrozen = false;
    },
  };
}

function createTabPorts(owner: EventOwner, environment: SharedEnvironment, settings: TabSettings): SyncPorts {
  const { laterMs = 0, wallClockOffMs = () => 0 } = settings;
  const trueNow = (): string =>
    new Date(Date.UTC(2026, 10, 21, 8) + environment.scheduler.nowMs + laterMs).toISOString();
  const clock = createTabClock(owner, environment.scheduler, () =>
    new Date(Date.parse(trueNow()) + wallClockOffMs()).toISOString(),
  );
  const { random, network } = environment;
  const uploading = new Set<string>();
  return {
    clock,
    serverNow: trueNow,
    chance: { uuid: () => createUuid(random), random },
    graph: createGraphClient({
      baseUrl: environment.graphUrl,
      fetch(input, init) {
        const address = withPageSize(String(input), settings.changesPerPage);
        const label = formatGraphLabel(input, init);
        const reply = network.exchange(
          owner,
          label,
          () => environment.graphFetch(address, init),
          createGraphErrorReply,
        );
        if (init?.method === 'PUT') {
          if (uploading.has(address)) environment.overlaps.push(`${owner.name} sends the same twice at once: ${label}`);
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
    server: connectOverNetwork(environment.server, owner, network),
    // Different bytes each time, to detect repeated rendering.
    pdf: {
      render: async ({ title, data }) =>
        new TextEncoder().encode(`%PDF ${title} ${random()} ${JSON.stringify((data as { place?: unknown }).place)}`),
    },
    locks: environment.locks.forTab(owner),
    hashing: nodeHashing,
    identity: settings.identity ?? (() => ada),
    isOnline: settings.isOnline ?? (() => true),
    ...(settings.isActive && { isActive: settings.isActive }),
    report: settings.report ?? (() => {}),
  };
}

function createTabClock(owner: EventOwner, scheduler: Scheduler, now: () => string): Clock {
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
        const callOff = scheduler.addTimer(owner, ms, () => {
          // A signal for the tab's whole life would collect the listeners of all its waits.
          signal?.removeEventListener('abort', leave);
          resolve();
        });
        signal?.addEventListener('abort', leave);
      }),
  };
}

function createGraphErrorReply(refusal: ErrorReply | 'captive portal'): Response {
  if (refusal === 'captive portal') {
    return new Response('<title>Hotel</title>', { headers: { 'Content-Type': 'text/html' } });
  }
  const { status, retryAfterSeconds } = refusal;
  const headers = new Headers(retryAfterSeconds === undefined ? [] : [['Retry-After', String(retryAfterSeconds)]]);
  return Response.json({ error: { code: 'simulated', message: 'No.' } }, { status, headers });
}

function throwServerError(label: string, refusal: ErrorReply | 'captive portal'): never {
  if (refusal === 'captive portal') throw new ServerOutage('not-ours', label);
  const { retryAfterSeconds } = refusal;
  throw new ServerOutage('server-error', label, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}

/** Removes IDs from URLs: a label names the kind of call. */
function formatGraphLabel(input: RequestInfo | URL, init: RequestInit | undefined): string {
  const { pathname } = new URL(String(input));
  return `${init?.method ?? 'GET'} ${pathname.replace(/\/(items|drives)\/(?!delta$)[^/:]+/g, '/$1/…')}`;
}

function connectOverNetwork(server: ProductServer, owner: EventOwner, network: Network): ProductServer {
  const call = <Reply>(label: string, serve: () => Promise<Reply>) =>
    network
      .exchange(owner, label, serve, (refused) => throwServerError(label, refused))
      .catch((cause: unknown) => {
        if (cause instanceof TypeError) throw new ServerOutage('network', label, { cause });
        throw cause;
      });
  return {
    nextSubmissionNumber: (...args) => call('next number', () => server.nextSubmissionNumber(...args)),
    countSubmission: (...args) => call('count', () => server.countSubmission(...args)),
    deliver: (...args) => call('deliver', () => server.deliver(...args)),
    provisionConfidential: (...args) => call('provision', () => server.provisionConfidential(...args)),
    migrateWebhooksList: (...args) => call('webhooks list', () => server.migrateWebhooksList(...args)),
    listDataSources: (...args) => call('data sources', () => server.listDataSources(...args)),
    migrateDataSourcesList: (...args) => call('data sources list', () => server.migrateDataSourcesList(...args)),
    deleteInbuiltEmailWebhook: (...args) => call('delete webhook', () => server.deleteInbuiltEmailWebhook(...args)),
    registerForm: (...args) => call('register', () => server.registerForm(...args)),
  };
}

/** Hashes within the caller's microtasks, because a simulation's steps wait for nothing else. */
export const nodeHashing: Hasher = {
  async sha256(content) {
    // jsdom has its own Uint8Array.
    const bytes = 'arrayBuffer' in content ? new Uint8Array(await content.arrayBuffer()) : content;
    return createHash('sha256').update(bytes).digest('hex');
  },
};
