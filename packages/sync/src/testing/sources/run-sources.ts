import type { SyncContext } from '../../context.ts';
import { pullDataSources } from '../../data-sources/pull-data-sources.ts';
import type { TeamRow } from '../../database/rows.ts';
import { createSyncEngine } from '../../schedule/create-sync-engine.ts';
import { createFaultPlan, type EventCounts, type FaultPlan, type SimulationRun } from '../devices/fault-plan.ts';
import { ada, createRandom } from '../local-context.ts';
import type { SimulatedTab } from '../simulated-tab.ts';
import { createSimulation, type Simulation } from '../simulation.ts';
import { createSourcesAuthor, createSourcesUser, type SourcesAuthor, type SourcesUser } from './sources-author.ts';
import { findInvalidContent, findOutdatedContent } from './sources-oracle.ts';

/** Duration of the faults. */
const faultPeriodMs = 60_000;
/** Maximum time until the device has the final state after the faults have ended (SYNC-28). */
const maxRecoveryMs = 30 * 60_000;
const requestIntervalMs = 2_000;
const pulls = { pullTeams: async () => {}, pullTeam: async () => {}, pullDataSources };
/** Small batches, so that three rows of a file need two transactions. */
const rowsAtOnce = 2;

/**
 * A browser with two tabs pulls data sources while their content and settings change, the user turns some off, tabs die
 * and freeze, the power fails, and a random half of the other faults strikes. What forms would read is checked each
 * second, and finally compared with the sources. Returns all events, step by step.
 */
export async function runSources(
  { seed, store, faultDecider: strikes }: SimulationRun,
  eventCounts: EventCounts,
): Promise<readonly string[]> {
  const faultRandom = createRandom(seed * 7919 + 5);
  let plan: FaultPlan | undefined;
  const simulation = await createSimulation({
    seed,
    store,
    faults: (exchange, label, tab) => (tab.startsWith('tab') ? plan?.faults(exchange, label, tab) : undefined),
    afterRefused: (tab, refusal) => plan?.onRefused(tab, refusal),
    delayMs: () => 20 + faultRandom() * 900,
  });
  plan = createFaultPlan(faultRandom, () => simulation.scheduler.nowMs, eventCounts, strikes);
  try {
    const author = await simulation.runUntilSettled(
      createSourcesAuthor(simulation, createRandom(seed * 104_729 + 6), eventCounts),
    );
    const browser = createBrowser(simulation, plan, faultRandom);
    const user = createSourcesUser(simulation, createRandom(seed * 15_485_863 + 8), eventCounts);
    plan.start(simulation.graph, author.lists[0]?.config.listId ?? '');
    await runWithFaults(simulation, browser, author, user);
    plan.stop();
    browser.recoverAll();
    await simulation.runUntilSettled(user.turnOnAll());
    await waitUntilUpToDate(simulation, author);
    if (plan.earlyCalls.length > 0) throw new Error(plan.earlyCalls.join('\n'));
    return simulation.scheduler.trace;
  } finally {
    simulation.stop();
  }
}

interface TabState {
  readonly name: string;
  current: SimulatedTab | undefined;
  frozenUntilMs: number | undefined;
}

function createBrowser(simulation: Simulation, plan: FaultPlan, faultRandom: () => number) {
  const tabs: readonly TabState[] = ['tab A', 'tab B'].map((name) => ({
    name,
    current: undefined,
    frozenUntilMs: undefined,
  }));
  const team: TeamRow = { ...simulation.team, accounts: { [ada.userId]: { canBuildForms: true } } };
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
      await context.ports.clock.wait(requestIntervalMs);
    }
  };
  const open = (tab: TabState): void => {
    tab.frozenUntilMs = undefined;
    tab.current = simulation.openTab(`${tab.name}.${++opened}`, {
      isOnline: () => simulation.scheduler.nowMs >= offlineUntilMs,
      isFull: () => plan.strikes('storage full', 0.01, 'write'),
      changesPerPage: 2,
    });
    live(tab.current).catch(() => undefined);
  };
  const thaw = (tab: TabState): void => {
    tab.current?.thaw();
    tab.frozenUntilMs = undefined;
  };
  for (const tab of tabs) open(tab);
  return {
    /** Sometimes lets a fault strike. Called once a second. */
    async applyFaults(): Promise<void> {
      const { nowMs } = simulation.scheduler;
      if (plan.strikes('offline', 0.03, 'any time')) offlineUntilMs = nowMs + faultRandom() * 10_000;
      for (const tab of tabs) {
        if (tab.frozenUntilMs !== undefined && nowMs >= tab.frozenUntilMs) thaw(tab);
        if (plan.strikesTab(tab.name, 'killed', 0.05)) {
          tab.current?.kill();
          open(tab);
        } else if (tab.frozenUntilMs === undefined && plan.strikesTab(tab.name, 'frozen', 0.05)) {
          tab.current?.freeze();
          tab.frozenUntilMs = nowMs + faultRandom() * 20_000;
        }
      }
      if (!plan.strikes('power cut', 0.02, 'any time')) return;
      for (const tab of tabs) tab.current?.kill();
      await simulation.cutPower();
      for (const tab of tabs) open(tab);
    },
    recoverAll(): void {
      offlineUntilMs = Number.NEGATIVE_INFINITY;
      for (const tab of tabs) if (tab.frozenUntilMs !== undefined) thaw(tab);
    },
  };
}

async function runWithFaults(
  simulation: Simulation,
  browser: ReturnType<typeof createBrowser>,
  author: SourcesAuthor,
  user: SourcesUser,
) {
  const endMs = simulation.scheduler.nowMs + faultPeriodMs;
  while (simulation.scheduler.nowMs < endMs) {
    await simulation.advance(500);
    await simulation.runUntilSettled(author.performAction());
    await checkContent(simulation, author);
    await simulation.advance(500);
    await browser.applyFaults();
    await simulation.runUntilSettled(user.performAction());
    await checkContent(simulation, author);
  }
}

async function checkContent(simulation: Simulation, author: SourcesAuthor): Promise<void> {
  const inspector = await simulation.runUntilSettled(simulation.openTab('eye').openContext());
  const damage = await simulation.runUntilSettled(findInvalidContent(inspector.database, simulation, author));
  inspector.database.close();
  if (damage.length > 0) throw new Error(damage.join('\n'));
}

async function waitUntilUpToDate(simulation: Simulation, author: SourcesAuthor): Promise<void> {
  const { database } = await simulation.runUntilSettled(simulation.openTab('last eye').openContext());
  const endMs = simulation.scheduler.nowMs + maxRecoveryMs;
  for (;;) {
    await simulation.advance(10_000);
    await checkContent(simulation, author);
    const outdated = await simulation.runUntilSettled(findOutdatedContent(database, simulation, author));
    if (outdated.length === 0) return;
    if (simulation.scheduler.nowMs > endMs) throw new Error(outdated.join('\n'));
  }
}
