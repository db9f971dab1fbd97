import { operations } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { Database } from '../../database/open-database.ts';
import { pullTeam } from '../../inbox/pull-team.ts';
import { createSyncEngine } from '../../schedule/create-sync-engine.ts';
import { createFaultPlan, type EventCounts, type FaultPlan, type SimulationRun } from '../devices/fault-plan.ts';
import { createRandom } from '../local-context.ts';
import type { SimulatedTab } from '../simulated-tab.ts';
import { type BuilderDevice, createSimulation, openBuilderDevice, type Simulation } from '../simulation.ts';
import { checkWhenChanged } from '../submit-oracle.ts';
import { createLateItems, type LateItems } from './late-items.ts';
import { findIncomplete, findMisplacedResponses, findTabsDamage } from './tabs-oracle.ts';
import { createTabsTruth, createTabsUser, type TabsTruth, type TabsUser } from './tabs-user.ts';

/** Duration of the faults. */
const faultPeriodMs = 90_000;
/** Maximum time until all work has arrived after the faults have ended (SYNC-28). */
const maxRecoveryMs = 30 * 60_000;
const yearMs = 365 * 86_400_000;
const pulls = { pullTeams: async () => {}, pullTeam };
/** Small sizes, so that a file of a hundred bytes is large. */
const uploadSizes = { singlePutBelowBytes: 64, rangeBytes: 32 };

/** Tab of the browser, which is reopened when it dies. */
interface TabState {
  readonly name: string;
  current: SimulatedTab | undefined;
  frozenUntilMs: number | undefined;
  /** The tab couldn't start because the storage was full. */
  isBroken: boolean;
}

/**
 * A user works in one browser with two tabs while tabs die and freeze, the power fails, and a random half of the other
 * faults strikes; finally the acknowledged work is compared with the library. Returns all events, step by step.
 */
export async function runTabs(
  { seed, store, faultDecider: strikes }: SimulationRun,
  eventCounts: EventCounts,
): Promise<readonly string[]> {
  const faultRandom = createRandom(seed * 7919 + 3);
  const truth = createTabsTruth();
  const half: string[] = [];
  const lateItems = createLateItems();
  let plan: FaultPlan | undefined;
  const lookForHalf = checkWhenChanged((shown) => findIncomplete(shown, truth));
  const simulation = await createSimulation({
    seed,
    store,
    faults(exchange, label, tab) {
      const fault = tab.startsWith('tab') ? plan?.faults(exchange, label, tab) : undefined;
      lateItems.recordCall(exchange, label, tab, fault);
      return fault;
    },
    afterRefused: (tab, refusal) => plan?.onRefused(tab, refusal),
    delayMs: createDelays(seed, faultRandom),
    afterServed(shown, exchange) {
      half.push(...lookForHalf(shown));
      lateItems.recordServed(shown, exchange);
    },
  });
  plan = createFaultPlan(faultRandom, () => simulation.scheduler.nowMs, eventCounts, strikes);
  const user = createTabsUser(createRandom(seed * 104_729 + 4), simulation.form.id, truth, eventCounts);
  try {
    const builderDevice = await simulation.runUntilSettled(openBuilderDevice(simulation));
    const browser = createBrowser(simulation, builderDevice, { plan, user, faultRandom, truth, lateItems });
    plan.start(simulation.graph, builderDevice.team.driveId);
    await runWithFaults(simulation, browser);
    user.stop();
    plan.stop();
    browser.recoverAll();
    await simulation.advance(60_000);
    browser.closeOne();
    const database = await waitUntilQuiet(simulation);
    browser.closeAll();
    for (const id of await lateItems.advanceDay(simulation)) truth.leftBehind.add(id);
    const damage = [
      ...half,
      ...(await simulation.runUntilSettled(findMisplacedResponses(database))),
      ...(await simulation.runUntilSettled(findTabsDamage({ simulation, builderDevice, truth }, database))),
      ...plan.earlyCalls,
    ];
    if (damage.length > 0) throw new Error(damage.join('\n'));
    return simulation.scheduler.trace;
  } finally {
    simulation.stop();
  }
}

/**
 * Returns message delays. One connection in five is slow: there, one message in ten takes up to 20 s, so that an upload
 * is in progress while another has failed and is retried.
 */
function createDelays(seed: number, faultRandom: () => number): () => number {
  const isSlow = createRandom(seed * 15_485_863 + 12)() < 0.2;
  return () => {
    const much = faultRandom();
    return 20 + much * 500 + (isSlow ? Math.max(0, much - 0.9) * 200_000 : 0);
  };
}

interface BrowserOptions {
  readonly plan: FaultPlan;
  readonly user: TabsUser;
  readonly faultRandom: () => number;
  readonly truth: TabsTruth;
  readonly lateItems: LateItems;
}

function createBrowser(
  simulation: Simulation,
  builderDevice: BuilderDevice,
  { plan, user, faultRandom, truth, lateItems }: BrowserOptions,
) {
  const { team } = builderDevice;
  const tabs: readonly TabState[] = ['tab A', 'tab B'].map((name) => ({
    name,
    current: undefined,
    frozenUntilMs: undefined,
    isBroken: false,
  }));
  let opened = 0;
  let wallClockOffMs = 0;
  let offlineUntilMs = Number.NEGATIVE_INFINITY;

  const live = async (tab: SimulatedTab): Promise<void> => {
    const context: SyncContext = { ...(await tab.openContext()), uploadSizes };
    await context.database.teams.put(team);
    const engine = createSyncEngine(context, pulls);
    engine.start();
    engine.requestSync({ teamId: team.id });
    await user.use(context);
  };

  const open = (tab: TabState): void => {
    tab.frozenUntilMs = undefined;
    const current = simulation.openTab(`${tab.name}.${++opened}`, {
      isOnline: () => simulation.scheduler.nowMs >= offlineUntilMs,
      isFull: () => plan.strikes('storage full', 0.01, 'write'),
      wallClockOffMs: () => wallClockOffMs,
      changesPerPage: 4,
    });
    tab.current = current;
    tab.isBroken = false;
    live(current).catch(() => {
      tab.isBroken = tab.current === current;
    });
  };

  const die = (tab: TabState): void => {
    tab.current?.kill();
    lateItems.recordTabDeath(tab.current?.name, simulation.scheduler.nowMs);
  };

  for (const tab of tabs) open(tab);
  return {
    /** Sometimes lets a fault strike. Called once a second. */
    async applyFaults(): Promise<void> {
      const { nowMs } = simulation.scheduler;
      if (plan.strikes('offline', 0.03, 'any time')) offlineUntilMs = nowMs + faultRandom() * 15_000;
      if (plan.strikes('file of a stranger', 0.03, 'any time'))
        await simulation.runUntilSettled(putForeignFile(simulation, builderDevice, truth, faultRandom));
      if (plan.strikes('clock jumped', 0.03, 'any time')) wallClockOffMs = (faultRandom() - 0.5) * 2 * yearMs;
      for (const tab of tabs) {
        if (tab.frozenUntilMs !== undefined && nowMs >= tab.frozenUntilMs) {
          tab.current?.thaw();
          tab.frozenUntilMs = undefined;
        }
        if (plan.strikesTab(tab.name, 'killed', 0.03)) {
          die(tab);
          open(tab);
        } else if (tab.frozenUntilMs === undefined && plan.strikesTab(tab.name, 'frozen', 0.03)) {
          tab.current?.freeze();
          tab.frozenUntilMs = nowMs + faultRandom() * 30_000;
        }
      }
      if (!plan.strikes('power cut', 0.02, 'any time')) return;
      for (const tab of tabs) die(tab);
      await simulation.cutPower();
      truth.powerCut();
      for (const tab of tabs) open(tab);
    },
    /** Closes one of the tabs; it is random which one leads. */
    closeOne(): void {
      tabs[Math.floor(faultRandom() * tabs.length)]?.current?.kill();
    },
    closeAll(): void {
      for (const tab of tabs) tab.current?.kill();
    },
    recoverAll(): void {
      offlineUntilMs = Number.NEGATIVE_INFINITY;
      for (const tab of tabs) if (tab.frozenUntilMs !== undefined) tab.current?.thaw();
      // The user reloads a page that couldn't start.
      for (const tab of tabs) if (tab.isBroken) open(tab);
    },
  };
}

/** Another user puts a file into the folder of a response, under a name that the user may choose too. */
async function putForeignFile(
  simulation: Simulation,
  { context, team, form }: BuilderDevice,
  truth: TabsTruth,
  faultRandom: () => number,
) {
  const folders = [...(simulation.graph.state.items.get(form.responsesDriveItemId ?? '')?.children ?? [])];
  const folder = folders[Math.floor(faultRandom() * folders.length)];
  if (!folder) return;
  const content = `a stranger's ${truth.foreignFiles.size}`;
  const item = await context.ports.graph
    .call(
      operations.putChildContent,
      { driveId: team.driveId, itemId: folder.id, path: 'Quay.jpg' },
      { bytes: new TextEncoder().encode(content), query: { conflictBehavior: 'fail' } },
    )
    .catch(() => undefined);
  if (item) truth.foreignFiles.set(item.id, content);
}

type Browser = ReturnType<typeof createBrowser>;

async function runWithFaults(simulation: Simulation, browser: Browser): Promise<void> {
  const endMs = simulation.scheduler.nowMs + faultPeriodMs;
  for (let second = 1; simulation.scheduler.nowMs < endMs; second += 1) {
    await simulation.advance(1_000);
    await browser.applyFaults();
    if (second % 10 !== 0) continue;
    const inspector = await simulation.runUntilSettled(simulation.openTab(`eye ${second}`).openContext());
    const misplaced = await simulation.runUntilSettled(findMisplacedResponses(inspector.database));
    inspector.database.close();
    if (misplaced.length > 0) throw new Error(misplaced.join('\n'));
  }
}

async function waitUntilQuiet(simulation: Simulation): Promise<Database> {
  const { database } = await simulation.runUntilSettled(simulation.openTab('last eye').openContext());
  const endMs = simulation.scheduler.nowMs + maxRecoveryMs;
  for (;;) {
    const [queue, dirty, requests] = await simulation.runUntilSettled(
      Promise.all([
        database.outbox.toArray(),
        database.responses.where('isDirty').equals(1).toArray(),
        database.syncRequests.count(),
      ]),
    );
    if (queue.length === 0 && dirty.length === 0 && requests === 0) return database;
    if (simulation.scheduler.nowMs > endMs) {
      const waiting = queue.map((row) => `${row.step} ${row.lastError?.kind ?? ''}`);
      throw new Error(`[SYNC-28] still waiting: ${[...waiting, ...dirty.map((row) => `draft ${row.id}`)].join('; ')}`);
    }
    await simulation.advance(10_000);
  }
}
