import type { SyncContext } from '../../context.ts';
import { pullDataSources } from '../../data-sources/pull-data-sources.ts';
import type { TeamRow } from '../../database/rows.ts';
import { createSyncEngine } from '../../schedule/create-sync-engine.ts';
import { createFaultPlan, type EventCounts, type FaultPlan } from '../devices/fault-plan.ts';
import { ada } from '../local-context.ts';
import { createRandom } from '../random.ts';
import type { Run } from '../schedules/run.ts';
import type { SimulatedTab } from '../simulated-tab.ts';
import { createWorld, type World } from '../simulated-world.ts';
import { createSourcesAuthor, type SourcesAuthor } from './sources-author.ts';
import { findHalfRead, findOutdated } from './sources-oracle.ts';
import { createSourcesPerson, type SourcesPerson } from './sources-person.ts';

/** Duration of the faults. */
const troubleMs = 60_000;
/** Maximum time until the device has the final state after the faults have ended (SYNC-28). */
const livenessMs = 30 * 60_000;
const askEveryMs = 2_000;
const pulls = { pullTeams: async () => {}, pullTeam: async () => {}, pullDataSources };
/** Small batches, so that three rows of a file need two transactions. */
const rowsAtOnce = 2;

/**
 * A browser with two tabs pulls data sources while their content and settings change, the user turns some off, tabs die
 * and freeze, the power fails, and a random half of the other faults strikes. What forms would read is checked each
 * second, and finally compared with the sources. Returns all events, step by step.
 */
export async function runSources({ seed, store, strikes }: Run, sometimes: EventCounts): Promise<readonly string[]> {
  const weather = createRandom(seed * 7919 + 5);
  let plan: FaultPlan | undefined;
  const world = await createWorld({
    seed,
    store,
    faults: (exchange, label, tab) => (tab.startsWith('tab') ? plan?.faults(exchange, label, tab) : undefined),
    afterRefused: (tab, refusal) => plan?.afterRefused(tab, refusal),
    delayMs: () => 20 + weather() * 900,
  });
  plan = createFaultPlan(weather, () => world.scheduler.nowMs, sometimes, strikes);
  try {
    const author = await world.until(createSourcesAuthor(world, createRandom(seed * 104_729 + 6), sometimes));
    const browser = createBrowser(world, plan, weather);
    const person = createSourcesPerson(world, createRandom(seed * 15_485_863 + 8), sometimes);
    plan.begin(world.graph, author.lists[0]?.config.listId ?? '');
    await haveTrouble(world, browser, author, person);
    plan.heal();
    browser.wakeAll();
    await world.until(person.wantAll());
    await becomeRight(world, author);
    if (plan.impolite.length > 0) throw new Error(plan.impolite.join('\n'));
    return world.scheduler.trace;
  } finally {
    world.end();
  }
}

interface Tab {
  readonly name: string;
  current: SimulatedTab | undefined;
  frozenUntilMs: number | undefined;
}

function createBrowser(world: World, plan: FaultPlan, weather: () => number) {
  const tabs: readonly Tab[] = ['tab A', 'tab B'].map((name) => ({
    name,
    current: undefined,
    frozenUntilMs: undefined,
  }));
  const team: TeamRow = { ...world.team, accounts: { [ada.userId]: { canBuildForms: true } } };
  let opened = 0;
  let offlineUntilMs = Number.NEGATIVE_INFINITY;

  const live = async (tab: SimulatedTab): Promise<void> => {
    const context: SyncContext = { ...(await tab.openContext()), rowsAtOnce };
    // A full storage at startup isn't tested here.
    while (!(await context.database.teams.put(team).catch(() => undefined))) await context.ports.clock.wait(500);
    const engine = createSyncEngine(context, pulls);
    engine.start();
    for (;;) {
      engine.requestSync({ requestType: 'data-source', teamId: team.id });
      await context.ports.clock.wait(askEveryMs);
    }
  };
  const open = (tab: Tab): void => {
    tab.frozenUntilMs = undefined;
    tab.current = world.openTab(`${tab.name}.${++opened}`, {
      isOnline: () => world.scheduler.nowMs >= offlineUntilMs,
      isFull: () => plan.strikes('storage full', 0.01, 'write'),
      changesPerPage: 2,
    });
    live(tab.current).catch(() => undefined);
  };
  const thaw = (tab: Tab): void => {
    tab.current?.thaw();
    tab.frozenUntilMs = undefined;
  };
  for (const tab of tabs) open(tab);
  return {
    /** Sometimes lets a fault strike. Called once a second. */
    async strike(): Promise<void> {
      const { nowMs } = world.scheduler;
      if (plan.strikes('offline', 0.03, 'any time')) offlineUntilMs = nowMs + weather() * 10_000;
      for (const tab of tabs) {
        if (tab.frozenUntilMs !== undefined && nowMs >= tab.frozenUntilMs) thaw(tab);
        if (plan.during(tab.name, 'killed', 0.05)) {
          tab.current?.kill();
          open(tab);
        } else if (tab.frozenUntilMs === undefined && plan.during(tab.name, 'frozen', 0.05)) {
          tab.current?.freeze();
          tab.frozenUntilMs = nowMs + weather() * 20_000;
        }
      }
      if (!plan.strikes('power cut', 0.02, 'any time')) return;
      for (const tab of tabs) tab.current?.kill();
      await world.cutPower();
      for (const tab of tabs) open(tab);
    },
    wakeAll(): void {
      offlineUntilMs = Number.NEGATIVE_INFINITY;
      for (const tab of tabs) if (tab.frozenUntilMs !== undefined) thaw(tab);
    },
  };
}

async function haveTrouble(
  world: World,
  browser: ReturnType<typeof createBrowser>,
  author: SourcesAuthor,
  person: SourcesPerson,
) {
  const endMs = world.scheduler.nowMs + troubleMs;
  while (world.scheduler.nowMs < endMs) {
    await world.pass(500);
    await world.until(author.act());
    await refuseHalf(world, author);
    await world.pass(500);
    await browser.strike();
    await world.until(person.act());
    await refuseHalf(world, author);
  }
}

async function refuseHalf(world: World, author: SourcesAuthor): Promise<void> {
  const inspector = await world.until(world.openTab('eye').openContext());
  const damage = await world.until(findHalfRead(inspector.database, world, author));
  inspector.database.close();
  if (damage.length > 0) throw new Error(damage.join('\n'));
}

async function becomeRight(world: World, author: SourcesAuthor): Promise<void> {
  const { database } = await world.until(world.openTab('last eye').openContext());
  const endMs = world.scheduler.nowMs + livenessMs;
  for (;;) {
    await world.pass(10_000);
    await refuseHalf(world, author);
    const outdated = await world.until(findOutdated(database, world, author));
    if (outdated.length === 0) return;
    if (world.scheduler.nowMs > endMs) throw new Error(outdated.join('\n'));
  }
}
