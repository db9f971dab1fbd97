import type { SyncContext } from '../../context.ts';
import { acquireLease } from '../../database/lease.ts';
import type { TeamRow } from '../../database/rows.ts';
import { pullTeam } from '../../inbox/pull-team.ts';
import type { PushRun } from '../../outbox/push-run.ts';
import { createRetryTimes } from '../../retries/back-off.ts';
import { syncOnce } from '../../schedule/sync-once.ts';
import type { SimulatedTab } from '../simulated-tab.ts';
import type { Browser } from '../simulation.ts';
import type { FaultPlan } from './fault-plan.ts';

/** One of the user's devices. Its tab may die and be reopened; committed data is kept. */
export interface SimulatedDevice {
  readonly name: string;
  /** Context that reads the device's databases, even while no tab is open. */
  readonly inspector: SyncContext;
  /** Context of the current tab; `undefined` while it opens. */
  context(): SyncContext | undefined;
  /** Kills the tab and opens another one. */
  reopen(): void;
  /** Sets the time between two syncs. */
  setPeriod(ms: number): void;
}

export interface DeviceOptions {
  readonly name: string;
  readonly browser: Browser;
  readonly team: TeamRow;
  readonly plan: FaultPlan;
  /** Actions of the user in a tab, until it dies. */
  readonly use: (context: SyncContext, device: string) => Promise<void>;
}

const changesPerPage = 4;

export async function createDevice({ name, browser, team, plan, use }: DeviceOptions): Promise<SimulatedDevice> {
  const inspector = await browser.openTab(`${name} eye`).openContext();
  await inspector.database.teams.put(team);
  // A small reserve works as well as three megabytes in this simulation.
  await inspector.database.reserve.put({ id: 'reserve', block: new Uint8Array(8) });
  let tab: SimulatedTab | undefined;
  let openedContext: SyncContext | undefined;
  let periodMs = 8_000;
  let opened = 0;

  const live = async (current: SimulatedTab): Promise<void> => {
    const context = await current.openContext();
    if (tab !== current) return;
    openedContext = context;
    use(context, name);
    await syncRepeatedly(context, team.id, () => periodMs);
  };

  const device: SimulatedDevice = {
    name,
    inspector,
    context: () => openedContext,
    reopen() {
      tab?.kill();
      openedContext = undefined;
      const isFull = () => plan.strikes('storage full', 0.02, 'write');
      // A new tab doesn't know how long the server asked the previous tab to wait.
      tab = browser.openTab(`${name}.${++opened}`, { isFull, changesPerPage });
      live(tab).catch(() => {});
    },
    setPeriod(ms) {
      periodMs = ms;
    },
  };
  device.reopen();
  return device;
}

/** Sends and pulls repeatedly, like a leader without other tabs. */
async function syncRepeatedly(context: SyncContext, teamId: string, periodMs: () => number): Promise<void> {
  const { clock, chance } = context.ports;
  const retries = createRetryTimes(clock);
  const pulls = { pullTeams: async () => {}, pullTeam };
  for (;;) {
    try {
      const run: PushRun = { ...context, epoch: await acquireLease(context.database), retries };
      await syncOnce(run, pulls, [{ id: teamId, requestId: '', byPerson: 0 }], () => {});
    } catch {
      // The storage may be full; as in the leader's loop, the next iteration retries.
    }
    await clock.wait(periodMs() * (0.5 + chance.random()));
  }
}
