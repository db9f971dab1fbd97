import { createGraphClient, type GraphClient, operations, tenantRuleSets } from '@tideform/graph';
import { createMemoryGraph, type MemoryGraph } from '@tideform/graph/testing';
import type { Identity } from '../ports.ts';
import { ensureColumns } from '../teams/ensure-columns.ts';
import { ada } from './local-context.ts';
import { createMemoryProductServer, type MemoryProductServer } from './memory-product-server.ts';
import { createRandom } from './random.ts';
import { sampleForm, sampleTeam } from './sample-form.ts';
import { createScheduler, type Owner, type Scheduler } from './scheduler.ts';
import { createBrowserLocks } from './simulated-locks.ts';
import { createNetwork, type Faults, type Network, type Refused } from './simulated-network.ts';
import { createStorage, type StoreKind } from './simulated-storage.ts';
import { openTab, type SharedEnvironment, type SimulatedTab, type TabSettings } from './simulated-tab.ts';

export interface WorldOptions {
  /** Seed that decides every order and every random number. */
  readonly seed: number;
  readonly faults?: Faults;
  /** Called after each server operation with the number of the call, to check whether the new state may be visible. */
  readonly afterServed?: (world: World, exchange: number) => void;
  /** Called when a tab receives an error response from a fault. */
  readonly afterRefused?: (tab: string, refusal: Refused) => void;
  /** Delay of requests and replies, so that other events happen meanwhile. Default: none. */
  readonly delayMs?: () => number;
  /** Owner of the team, if it isn't the user, who is then a member. */
  readonly owner?: Identity;
  /** Store of the tabs. Default: Dexie, as in production. */
  readonly store?: StoreKind;
}

/** Device of the user: its tabs share databases and locks. */
export interface Browser {
  openTab(name: string, settings?: TabSettings): SimulatedTab;
}

/** Browsers, their network and two servers. Only `step` advances them. */
export interface World {
  readonly scheduler: Scheduler;
  readonly network: Network;
  readonly graph: MemoryGraph;
  readonly server: MemoryProductServer;
  readonly form: typeof sampleForm;
  readonly team: typeof sampleTeam;
  /** Opens a tab in the first browser. */
  openTab(name: string, settings?: TabSettings): SimulatedTab;
  /** Opens another device. */
  openBrowser(): Browser;
  /** Kills all tabs of the first browser; commits that aren't on disk are lost partly or completely. */
  cutPower(): Promise<void>;
  /** Runs the simulation for this virtual time. */
  pass(ms: number): Promise<void>;
  /** Runs the simulation until `done` returns true. Fails when no event is left, or after `limitMs` of virtual time. */
  run(done: () => boolean, limitMs?: number): Promise<void>;
  /** Runs the simulation until the promise is settled, and returns its result. */
  until<Value>(promise: Promise<Value>): Promise<Value>;
  /** Ends the simulation and restores setImmediate. */
  end(): void;
}

/** Virtual time within which the outbox must be empty after faults have ended (SYNC-28). */
const livenessMs = 30 * 60_000;

/** Maximum real time for Node's own reads, such as a file's bytes, on a busy machine. */
const patienceMs = 5_000;

export async function createWorld(options: WorldOptions): Promise<World> {
  const { seed, faults = () => undefined, afterServed, afterRefused, delayMs, store = 'dexie' } = options;
  const random = createRandom(seed);
  const scheduler = createScheduler(random);
  const graph = createGraph(scheduler, options);
  const responsesDriveItemId = await layOutLibrary(graph, options.owner ?? ada);
  const server = createMemoryProductServer();
  const network = createNetwork(scheduler, faults, (exchange) => afterServed?.(world, exchange), afterRefused, delayMs);
  const overlaps: string[] = [];
  const outside = { scheduler, random, network, server, overlaps, graphUrl: graph.baseUrl, graphFetch: graph.fetch };
  const surroundings = { ...outside, ...newDevice(store) };
  const tabs: SimulatedTab[] = [];
  const giveBack = scheduler.takeOver();

  const moves = async (done: () => boolean): Promise<boolean> => {
    const endMs = performance.now() + patienceMs;
    while (!(await scheduler.step())) if (done() || performance.now() > endMs) return false;
    return true;
  };

  const run: World['run'] = async (done, limitMs = livenessMs) => {
    const endMs = scheduler.nowMs + limitMs;
    while (!done()) {
      if (!(await moves(done)) && !done()) throw new Error(`No progress after ${scheduler.steps} steps`);
      if (overlaps.length > 0) throw new Error(`[SYNC-12] ${overlaps[0]}`);
      if (scheduler.nowMs > endMs) throw new Error(`Not done after ${limitMs} ms of virtual time`);
    }
  };

  const world: World & Owner = {
    ...{ name: 'world', isDead: false, isFrozen: false },
    ...{ scheduler, network, graph, server, run },
    form: { ...sampleForm, responsesDriveItemId },
    team: sampleTeam,
    openTab(name, settings) {
      const tab = openTab(name, surroundings, settings);
      tabs.push(tab);
      return tab;
    },
    openBrowser() {
      const place = { ...outside, ...newDevice(store) };
      return { openTab: (name, settings) => openTab(name, place, settings) };
    },
    async cutPower() {
      for (const tab of tabs) tab.kill();
      await world.until(surroundings.storage.cutPower(random));
    },
    pass(ms) {
      const endMs = scheduler.nowMs + ms;
      // Keeps an event pending, so that time passes even while every tab is frozen.
      scheduler.timer(world, ms, () => {});
      return run(() => scheduler.nowMs >= endMs);
    },
    async until(promise) {
      let isSettled = false;
      const settle = () => {
        isSettled = true;
      };
      promise.then(settle, settle);
      await run(() => isSettled);
      return promise;
    },
    end: giveBack,
  };
  return world;
}

function newDevice(store: StoreKind): Pick<SharedEnvironment, 'locks' | 'storage'> {
  return { locks: createBrowserLocks(), storage: createStorage(store) };
}

function createGraph(scheduler: Scheduler, { seed, owner }: WorldOptions): MemoryGraph {
  let ids = 0;
  return createMemoryGraph({
    newId: () => `id${++ids}`,
    now: () => new Date(Date.UTC(2026, 10, 21, 8) + scheduler.nowMs).toISOString(),
    // Microsoft's delta rows may include paths or not; the code must not depend on them.
    tenantRules: [...tenantRuleSets.strict, ...(seed % 2 === 0 ? [] : (['no-delta-paths'] as const))],
    people: [ada, ...(owner ? [owner] : [])].map(({ userId, displayName }) => ({
      id: userId,
      displayName,
      mail: `${userId}@contoso.test`,
    })),
    groups: [
      {
        ...sampleTeam,
        ownerIds: [(owner ?? ada).userId],
        memberIds: owner ? [ada.userId] : [],
        ...(sampleTeam.driveId && { driveId: sampleTeam.driveId }),
      },
    ],
  });
}

/** Creates a client without faults. */
export function createFaultlessClient(memory: MemoryGraph, { userId }: Identity): GraphClient {
  return createGraphClient({
    baseUrl: memory.baseUrl,
    fetch: memory.fetch,
    token: async () => userId,
    wait: async () => {},
    random: () => 0,
  });
}

/** Creates the columns and the responses folder of the sample form, as after publishing it. */
async function layOutLibrary(memory: MemoryGraph, owner: Identity): Promise<string> {
  const driveId = sampleTeam.driveId ?? '';
  const graph = createFaultlessClient(memory, owner);
  await ensureColumns(graph, driveId);
  const root = await graph.call(operations.getRoot, { driveId });
  const body = { name: sampleForm.title, folder: {} };
  const folder = await graph.call(operations.createChild, { driveId, itemId: root.id }, { body });
  return folder.id;
}
