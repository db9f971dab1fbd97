import { createGraphClient, type GraphClient, operations, tenantRuleSets } from '@tideform/graph';
import { createMemoryGraph, type MemoryGraph } from '@tideform/graph/testing';
import type { SyncContext } from '../context.ts';
import type { FormRow, TeamRow } from '../database/rows.ts';
import { createFormService } from '../forms/create-form-service.ts';
import type { NewForm } from '../forms/form-service.ts';
import type { Identity } from '../ports.ts';
import { ensureColumns } from '../teams/ensure-columns.ts';
import { initialiseTeam } from '../teams/initialise-team.ts';
import { ada, createMemoryProductServer, createRandom, type MemoryProductServer } from './local-context.ts';
import { sampleForm, sampleTeam } from './sample-rows.ts';
import { createScheduler, type EventOwner, type Scheduler } from './scheduler.ts';
import { createBrowserLocks } from './simulated-locks.ts';
import { createNetwork, type ErrorReply, type Network, type SelectFault } from './simulated-network.ts';
import { createStorage, type StoreKind } from './simulated-storage.ts';
import { createSimulatedTab, type SharedEnvironment, type SimulatedTab, type TabSettings } from './simulated-tab.ts';

export interface SimulationOptions {
  /** Seed that decides every order and every random number. */
  readonly seed: number;
  readonly faults?: SelectFault;
  /** Called after each server operation with the number of the call, to check whether the new state may be visible. */
  readonly afterServed?: (simulation: Simulation, exchange: number) => void;
  /** Called when a tab receives an error response from a fault. */
  readonly afterRefused?: (tab: string, refusal: ErrorReply) => void;
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
export interface Simulation {
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
  advance(ms: number): Promise<void>;
  /** Runs the simulation until `done` returns true. Fails when no event is left, or after `limitMs` of virtual time. */
  run(done: () => boolean, limitMs?: number): Promise<void>;
  /** Runs the simulation until the promise is settled, and returns its result. */
  runUntilSettled<Value>(promise: Promise<Value>): Promise<Value>;
  /** Ends the simulation and restores setImmediate. */
  stop(): void;
}

/** Virtual time within which the outbox must be empty after faults have ended (SYNC-28). */
const maxRecoveryMs = 30 * 60_000;

/** Maximum real time for Node's own reads, such as a file's bytes, on a busy machine. */
const maxRealWaitMs = 5_000;

export async function createSimulation(options: SimulationOptions): Promise<Simulation> {
  const { seed, faults = () => undefined, afterServed, afterRefused, delayMs, store = 'dexie' } = options;
  const random = createRandom(seed);
  const scheduler = createScheduler(random);
  const graph = createGraph(scheduler, options);
  const responsesDriveItemId = await createLibrary(graph, options.owner ?? ada);
  const server = createMemoryProductServer();
  const network = createNetwork(
    scheduler,
    faults,
    (exchange) => afterServed?.(simulation, exchange),
    afterRefused,
    delayMs,
  );
  const overlaps: string[] = [];
  const shared = { scheduler, random, network, server, overlaps, graphUrl: graph.baseUrl, graphFetch: graph.fetch };
  const firstDevice = { ...shared, ...createDevice(store) };
  const tabs: SimulatedTab[] = [];
  const restoreSetImmediate = scheduler.replaceSetImmediate();

  const canAdvance = async (done: () => boolean): Promise<boolean> => {
    const endMs = performance.now() + maxRealWaitMs;
    while (!(await scheduler.runStep())) if (done() || performance.now() > endMs) return false;
    return true;
  };

  const run: Simulation['run'] = async (done, limitMs = maxRecoveryMs) => {
    const endMs = scheduler.nowMs + limitMs;
    while (!done()) {
      if (!(await canAdvance(done)) && !done()) throw new Error(`No progress after ${scheduler.steps} steps`);
      if (overlaps.length > 0) throw new Error(`[SYNC-12] ${overlaps[0]}`);
      if (scheduler.nowMs > endMs) throw new Error(`Not done after ${limitMs} ms of virtual time`);
    }
  };

  const simulation: Simulation & EventOwner = {
    ...{ name: 'world', isDead: false, isFrozen: false },
    ...{ scheduler, network, graph, server, run },
    form: { ...sampleForm, responsesDriveItemId },
    team: sampleTeam,
    openTab(name, settings) {
      const tab = createSimulatedTab(name, firstDevice, settings);
      tabs.push(tab);
      return tab;
    },
    openBrowser() {
      const device = { ...shared, ...createDevice(store) };
      return { openTab: (name, settings) => createSimulatedTab(name, device, settings) };
    },
    async cutPower() {
      for (const tab of tabs) tab.kill();
      await simulation.runUntilSettled(firstDevice.storage.cutPower(random));
    },
    advance(ms) {
      const endMs = scheduler.nowMs + ms;
      // Keeps an event pending, so that time passes even while every tab is frozen.
      scheduler.addTimer(simulation, ms, () => {});
      return run(() => scheduler.nowMs >= endMs);
    },
    async runUntilSettled(promise) {
      let isSettled = false;
      const settle = () => {
        isSettled = true;
      };
      promise.then(settle, settle);
      await run(() => isSettled);
      return promise;
    },
    stop: restoreSetImmediate,
  };
  return simulation;
}

function createDevice(store: StoreKind): Pick<SharedEnvironment, 'locks' | 'storage'> {
  return { locks: createBrowserLocks(), storage: createStorage(store) };
}

function createGraph(scheduler: Scheduler, { seed, owner }: SimulationOptions): MemoryGraph {
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
async function createLibrary(memory: MemoryGraph, owner: Identity): Promise<string> {
  const driveId = sampleTeam.driveId ?? '';
  const graph = createFaultlessClient(memory, owner);
  await ensureColumns(graph, driveId);
  const root = await graph.call(operations.getRoot, { driveId });
  const body = { name: sampleForm.title, folder: {} };
  const folder = await graph.call(operations.createChild, { driveId, itemId: root.id }, { body });
  return folder.id;
}

const form: NewForm = {
  id: 'form-1',
  title: 'Site visit',
  schema: { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place' }] },
};

/** Device without faults, on which the team's form is built. */
export interface BuilderDevice {
  readonly context: SyncContext;
  readonly team: TeamRow & { readonly driveId: string };
  readonly form: FormRow;
}

/** Creates the team's library and publishes a form in it. */
export async function openBuilderDevice(simulation: Simulation): Promise<BuilderDevice> {
  const context = await simulation.openBrowser().openTab('office').openContext();
  const { driveId: _other, ...team } = simulation.team;
  await context.database.teams.put(team);
  await initialiseTeam(context, team.id);
  const service = createFormService(context);
  await service.add(team.id, form);
  const published = await service.publish('form-1', 'first');
  const row = await context.database.teams.get(team.id);
  if (!row?.driveId) throw new Error('The team has no library');
  return { context, team: { ...row, driveId: row.driveId }, form: published };
}
