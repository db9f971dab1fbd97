import type { SyncContext } from '../../context.ts';
import { takeLease } from '../../database/lease.ts';
import type { TeamRow } from '../../database/rows.ts';
import { pullTeam } from '../../inbox/pull-team.ts';
import type { PushRun } from '../../outbox/push-run.ts';
import { createRetryTimes } from '../../retries/back-off.ts';
import { syncOnce } from '../../schedule/sync-once.ts';
import type { SimulatedTab } from '../simulated-tab.ts';
import type { Browser } from '../simulated-world.ts';
import type { FaultPlan } from './fault-plan.ts';

/** One device of the person. Its tab may die and be opened again; what it had committed is still there. */
export interface SimulatedDevice {
  readonly name: string;
  /** Looks into the databases, whatever becomes of the tab. */
  readonly eye: SyncContext;
  /** The tab of now; `undefined` while it opens. */
  context(): SyncContext | undefined;
  /** Kills the tab and opens another. */
  reopen(): void;
  /** How long it waits between two syncs. */
  setPeriod(ms: number): void;
}

export interface DeviceOptions {
  readonly name: string;
  readonly browser: Browser;
  readonly team: TeamRow;
  readonly plan: FaultPlan;
  /** What the person does with a tab, until it dies. */
  readonly use: (context: SyncContext, device: string) => Promise<void>;
}

const changesPerPage = 4;

export async function createDevice({ name, browser, team, plan, use }: DeviceOptions): Promise<SimulatedDevice> {
  const eye = await browser.openTab(`${name} eye`).openContext();
  await eye.database.teams.put(team);
  // A small one does as well as three megabytes.
  await eye.database.reserve.put({ id: 'reserve', block: new Uint8Array(8) });
  let tab: SimulatedTab | undefined;
  let open: SyncContext | undefined;
  let periodMs = 8_000;
  let opened = 0;

  const live = async (current: SimulatedTab): Promise<void> => {
    const context = await current.openContext();
    if (tab !== current) return;
    open = context;
    use(context, name);
    await syncForEver(context, team.id, () => periodMs);
  };

  const device: SimulatedDevice = {
    name,
    eye,
    context: () => open,
    reopen() {
      tab?.kill();
      open = undefined;
      const isFull = () => plan.strikes('storage full', 0.02, 'write');
      // A new tab knows nothing of what the server has asked the last one for.
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

/** What a leader does, without the other tabs: sends what is due and fetches what has changed, again and again. */
async function syncForEver(context: SyncContext, teamId: string, periodMs: () => number): Promise<void> {
  const { clock, chance } = context.ports;
  const retries = createRetryTimes(clock);
  const pulls = { pullTeams: async () => {}, pullTeam };
  for (;;) {
    try {
      const run: PushRun = { ...context, epoch: await takeLease(context.database), retries };
      await syncOnce(run, pulls, [{ id: teamId, requestId: '', byPerson: 0 }], () => {});
    } catch {
      // As the leader's loop: the storage may be full; the next turn tries again.
    }
    await clock.wait(periodMs() * (0.5 + chance.random()));
  }
}
