import type { SyncContext } from '../context.ts';
import type { StoreKind } from './simulated-storage.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import type { Simulation } from './simulation.ts';
import type { SubmitScenario } from './submit-harness.ts';

interface LeaderHarness {
  readonly simulation: Simulation;
  runUser(tab: SimulatedTab): Promise<SyncContext>;
  check(context: SyncContext): Promise<void>;
}

export interface FrozenLeader {
  /** Number of the call where the leader freezes, and whether before the request or before the reply. */
  readonly frozenAtCall: number;
  readonly moment: 'before' | 'after';
  readonly pauseMs: number;
  readonly store?: StoreKind;
  /** Number of leaders before the one that freezes. */
  readonly leadersBefore?: number;
}

/**
 * Freezes the leader at one call and resumes it after another tab has done everything. Returns the final leader.
 *
 * @param withHarness runs a scenario in a new simulation, with a check of the final state
 * @throws when the late writes did any damage
 */
export async function resumeFrozenLeader(
  withHarness: (run: SubmitScenario, work: (stage: LeaderHarness) => Promise<void>) => Promise<void>,
  { frozenAtCall, moment, leadersBefore = 0, ...same }: FrozenLeader,
): Promise<void> {
  let leader: SimulatedTab | undefined;
  const sleep = (exchange: number, now: FrozenLeader['moment']) => {
    if (exchange === frozenAtCall && now === moment) leader?.freeze();
    return undefined;
  };
  const faults = (exchange: number) => sleep(exchange, 'before');
  const afterServed: SubmitScenario['afterServed'] = (_world, exchange) => sleep(exchange, 'after');
  await withHarness({ seed: 1, ...same, faults, afterServed }, async ({ simulation, runUser: live, check }) => {
    const former = simulation.openTab('former leader');
    leader = former;
    live(former).catch(() => {});
    await simulation.run(() => simulation.network.exchanges > frozenAtCall);
    const context = await simulation.runUntilSettled(live(simulation.openTab('new leader')));
    former.thaw();
    await simulation.advance(20_000);
    await check(context).catch((cause: unknown) => {
      throw new Error(`asleep ${moment} call ${frozenAtCall}: ${cause}`, { cause });
    });
    // The former leader waits for the lock again; it leads only after the new leader is gone.
    const lease = await simulation.runUntilSettled(context.database.lease.get('leader'));
    if (lease?.epoch !== leadersBefore + 2)
      throw new Error(`asleep ${moment} call ${frozenAtCall}: epoch ${lease?.epoch} leads`);
  });
}
