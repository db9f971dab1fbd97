import { operations } from '@tideform/graph';
import type { SyncContext } from '../../context.ts';
import type { Database } from '../../database/open-database.ts';
import { pullTeam } from '../../inbox/pull-team.ts';
import { createSyncEngine } from '../../schedule/create-sync-engine.ts';
import { createFaultPlan, type EventCounts, type FaultPlan } from '../devices/fault-plan.ts';
import { type Office, openOffice } from '../office.ts';
import { createRandom } from '../random.ts';
import type { Run } from '../schedules/run.ts';
import type { SimulatedTab } from '../simulated-tab.ts';
import { createWorld, type World } from '../simulated-world.ts';
import { whenChanged } from '../submit-oracle.ts';
import { createLateItems, type LateItems } from './late-items.ts';
import { findHalf, findMisplaced, findTabsDamage } from './tabs-oracle.ts';
import { createTabsPerson, type TabsPerson } from './tabs-person.ts';
import { createTabsTruth, type TabsTruth } from './tabs-truth.ts';

/** Duration of the faults. */
const troubleMs = 90_000;
/** Maximum time until all work has arrived after the faults have ended (SYNC-28). */
const livenessMs = 30 * 60_000;
const yearMs = 365 * 86_400_000;
const pulls = { pullTeams: async () => {}, pullTeam };
/** Small sizes, so that a file of a hundred bytes is large. */
const uploadSizes = { singlePutBelowBytes: 64, rangeBytes: 32 };

/** Tab of the browser, which is reopened when it dies. */
interface Tab {
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
export async function runTabs({ seed, store, strikes }: Run, sometimes: EventCounts): Promise<readonly string[]> {
  const weather = createRandom(seed * 7919 + 3);
  const truth = createTabsTruth();
  const half: string[] = [];
  const late = createLateItems();
  let plan: FaultPlan | undefined;
  const lookForHalf = whenChanged((shown) => findHalf(shown, truth));
  const world = await createWorld({
    seed,
    store,
    faults(exchange, label, tab) {
      const fault = tab.startsWith('tab') ? plan?.faults(exchange, label, tab) : undefined;
      late.sends(exchange, label, tab, fault);
      return fault;
    },
    afterRefused: (tab, refusal) => plan?.afterRefused(tab, refusal),
    delayMs: createLine(seed, weather),
    afterServed(shown, exchange) {
      half.push(...lookForHalf(shown));
      late.served(shown, exchange);
    },
  });
  plan = createFaultPlan(weather, () => world.scheduler.nowMs, sometimes, strikes);
  const person = createTabsPerson(createRandom(seed * 104_729 + 4), world.form.id, truth, sometimes);
  try {
    const office = await world.until(openOffice(world));
    const browser = createBrowser(world, office, { plan, person, weather, truth, late });
    plan.begin(world.graph, office.team.driveId);
    await haveTrouble(world, browser);
    person.stop();
    plan.heal();
    browser.wakeAll();
    await world.pass(60_000);
    browser.closeOne();
    const database = await becomeQuiet(world);
    browser.closeAll();
    for (const id of await late.nextDay(world)) truth.leftBehind.add(id);
    const damage = [
      ...half,
      ...(await world.until(findMisplaced(database))),
      ...(await world.until(findTabsDamage({ world, office, truth }, database))),
      ...plan.impolite,
    ];
    if (damage.length > 0) throw new Error(damage.join('\n'));
    return world.scheduler.trace;
  } finally {
    world.end();
  }
}

/**
 * Returns message delays. One connection in five is slow: there, one message in ten takes up to 20 s, so that an upload
 * is in progress while another has failed and is retried.
 */
function createLine(seed: number, weather: () => number): () => number {
  const isSlow = createRandom(seed * 15_485_863 + 12)() < 0.2;
  return () => {
    const much = weather();
    return 20 + much * 500 + (isSlow ? Math.max(0, much - 0.9) * 200_000 : 0);
  };
}

interface Play {
  readonly plan: FaultPlan;
  readonly person: TabsPerson;
  readonly weather: () => number;
  readonly truth: TabsTruth;
  readonly late: LateItems;
}

function createBrowser(world: World, office: Office, { plan, person, weather, truth, late }: Play) {
  const { team } = office;
  const tabs: readonly Tab[] = ['tab A', 'tab B'].map((name) => ({
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
    await person.use(context);
  };

  const open = (tab: Tab): void => {
    tab.frozenUntilMs = undefined;
    const current = world.openTab(`${tab.name}.${++opened}`, {
      isOnline: () => world.scheduler.nowMs >= offlineUntilMs,
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

  const die = (tab: Tab): void => {
    tab.current?.kill();
    late.died(tab.current?.name, world.scheduler.nowMs);
  };

  for (const tab of tabs) open(tab);
  return {
    /** Sometimes lets a fault strike. Called once a second. */
    async strike(): Promise<void> {
      const { nowMs } = world.scheduler;
      if (plan.strikes('offline', 0.03, 'any time')) offlineUntilMs = nowMs + weather() * 15_000;
      if (plan.strikes('file of a stranger', 0.03, 'any time'))
        await world.until(putForeignFile(world, office, truth, weather));
      if (plan.strikes('clock jumped', 0.03, 'any time')) wallClockOffMs = (weather() - 0.5) * 2 * yearMs;
      for (const tab of tabs) {
        if (tab.frozenUntilMs !== undefined && nowMs >= tab.frozenUntilMs) {
          tab.current?.thaw();
          tab.frozenUntilMs = undefined;
        }
        if (plan.during(tab.name, 'killed', 0.03)) {
          die(tab);
          open(tab);
        } else if (tab.frozenUntilMs === undefined && plan.during(tab.name, 'frozen', 0.03)) {
          tab.current?.freeze();
          tab.frozenUntilMs = nowMs + weather() * 30_000;
        }
      }
      if (!plan.strikes('power cut', 0.02, 'any time')) return;
      for (const tab of tabs) die(tab);
      await world.cutPower();
      truth.powerCut();
      for (const tab of tabs) open(tab);
    },
    /** Closes one of the tabs; it is random which one leads. */
    closeOne(): void {
      tabs[Math.floor(weather() * tabs.length)]?.current?.kill();
    },
    closeAll(): void {
      for (const tab of tabs) tab.current?.kill();
    },
    wakeAll(): void {
      offlineUntilMs = Number.NEGATIVE_INFINITY;
      for (const tab of tabs) if (tab.frozenUntilMs !== undefined) tab.current?.thaw();
      // The user reloads a page that couldn't start.
      for (const tab of tabs) if (tab.isBroken) open(tab);
    },
  };
}

/** Another user puts a file into the folder of a response, under a name that the user may choose too. */
async function putForeignFile(world: World, { context, team, form }: Office, truth: TabsTruth, weather: () => number) {
  const folders = [...(world.graph.state.items.get(form.responsesDriveItemId ?? '')?.children ?? [])];
  const folder = folders[Math.floor(weather() * folders.length)];
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

async function haveTrouble(world: World, browser: Browser): Promise<void> {
  const endMs = world.scheduler.nowMs + troubleMs;
  for (let second = 1; world.scheduler.nowMs < endMs; second += 1) {
    await world.pass(1_000);
    await browser.strike();
    if (second % 10 !== 0) continue;
    const inspector = await world.until(world.openTab(`eye ${second}`).openContext());
    const misplaced = await world.until(findMisplaced(inspector.database));
    inspector.database.close();
    if (misplaced.length > 0) throw new Error(misplaced.join('\n'));
  }
}

async function becomeQuiet(world: World): Promise<Database> {
  const { database } = await world.until(world.openTab('last eye').openContext());
  const endMs = world.scheduler.nowMs + livenessMs;
  for (;;) {
    const [queue, dirty, requests] = await world.until(
      Promise.all([
        database.outbox.toArray(),
        database.responses.where('isDirty').equals(1).toArray(),
        database.syncRequests.count(),
      ]),
    );
    if (queue.length === 0 && dirty.length === 0 && requests === 0) return database;
    if (world.scheduler.nowMs > endMs) {
      const waiting = queue.map((row) => `${row.step} ${row.lastError?.kind ?? ''}`);
      throw new Error(`[SYNC-28] still waiting: ${[...waiting, ...dirty.map((row) => `draft ${row.id}`)].join('; ')}`);
    }
    await world.pass(10_000);
  }
}
