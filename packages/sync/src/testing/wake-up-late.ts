import type { SyncContext } from '../context.ts';
import type { StoreKind } from './simulated-storage.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import type { World } from './simulated-world.ts';
import type { SubmitRun } from './submit-run.ts';

interface Stage {
  readonly world: World;
  live(tab: SimulatedTab): Promise<SyncContext>;
  check(context: SyncContext): Promise<void>;
}

export interface LateLeader {
  /** Number of the call where the leader freezes, and whether before the request or before the reply. */
  readonly asleep: number;
  readonly moment: 'before' | 'after';
  readonly pauseMs: number;
  readonly store?: StoreKind;
  /** Number of leaders before the one that freezes. */
  readonly leadersBefore?: number;
}

/**
 * Freezes the leader at one call and resumes it after another tab has done everything. Returns the final leader.
 *
 * @param onStage runs a new world with its oracle
 * @throws when the late writes did any damage
 */
export async function wakeUpLate(
  onStage: (run: SubmitRun, play: (stage: Stage) => Promise<void>) => Promise<void>,
  { asleep, moment, leadersBefore = 0, ...same }: LateLeader,
): Promise<void> {
  let leader: SimulatedTab | undefined;
  const sleep = (exchange: number, now: LateLeader['moment']) => {
    if (exchange === asleep && now === moment) leader?.freeze();
    return undefined;
  };
  const faults = (exchange: number) => sleep(exchange, 'before');
  const afterServed: SubmitRun['afterServed'] = (_world, exchange) => sleep(exchange, 'after');
  await onStage({ seed: 1, ...same, faults, afterServed }, async ({ world, live, check }) => {
    const former = world.openTab('former leader');
    leader = former;
    live(former).catch(() => {});
    await world.run(() => world.network.exchanges > asleep);
    const context = await world.until(live(world.openTab('new leader')));
    former.thaw();
    await world.pass(20_000);
    await check(context).catch((cause: unknown) => {
      throw new Error(`asleep ${moment} call ${asleep}: ${cause}`, { cause });
    });
    // The former leader waits for the lock again; it leads only after the new leader is gone.
    const lease = await world.until(context.database.lease.get('leader'));
    if (lease?.epoch !== leadersBefore + 2)
      throw new Error(`asleep ${moment} call ${asleep}: epoch ${lease?.epoch} leads`);
  });
}
