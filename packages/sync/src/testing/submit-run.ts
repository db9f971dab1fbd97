import type { SyncContext } from '../context.ts';
import type { Faults } from './simulated-network.ts';
import type { StoreKind } from './simulated-storage.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { createWorld, type World } from './simulated-world.ts';
import { answerOnce, type Journey } from './submit-journey.ts';
import { findDamage, findHalfSubmissions, findLost } from './submit-oracle.ts';

export interface SubmitRun {
  readonly seed: number;
  readonly pauseMs?: number;
  readonly faults?: Faults;
  readonly store?: StoreKind;
  readonly afterServed?: (world: World, exchange: number) => void;
}

/** Simulated submit with the oracle that checks its result. */
export interface SubmitStage {
  readonly world: World;
  readonly journey: Journey;
  /** Runs the user's part in this tab until nothing is left to send. */
  live(tab: SimulatedTab): Promise<SyncContext>;
  /** Throws when anything was lost, duplicated, half done or left over. */
  check(context: SyncContext): Promise<void>;
  /** Throws when anything acknowledged is missing. Less strict than `check`: a power failure may orphan a draft. */
  checkNothingLost(): void;
}

/** Runs `play` in a new world. A failure contains the seed and the last events. */
export async function onStage<Result>(run: SubmitRun, play: (stage: SubmitStage) => Promise<Result>): Promise<Result> {
  const half: string[] = [];
  const world = await createWorld({
    ...run,
    afterServed(shown, exchange) {
      half.push(...findHalfSubmissions(shown.graph));
      run.afterServed?.(shown, exchange);
    },
  });
  const journey: Journey = { answers: { place: 'Quay 4' }, acknowledged: new Map(), pauseMs: run.pauseMs ?? 0 };
  try {
    return await play({
      world,
      journey,
      live: (tab) => answerOnce(tab, world, journey),
      async check(context) {
        const damage = [...half, ...findDamage(world, journey.acknowledged), ...(await world.until(leftOver(context)))];
        if (damage.length > 0) throw new Error(damage.join('\n'));
      },
      checkNothingLost() {
        const damage = [...half, ...findLost(world, journey.acknowledged)];
        if (damage.length > 0) throw new Error(damage.join('\n'));
      },
    });
  } catch (cause) {
    const last = world.scheduler.trace.slice(-12).join(', ');
    throw new Error(`seed ${run.seed}: ${cause instanceof Error ? cause.message : cause}\nlast: ${last}`, { cause });
  } finally {
    world.end();
  }
}

async function leftOver({ database }: SyncContext): Promise<string[]> {
  const [responses, outbox, receipts] = await Promise.all([
    database.responses.count(),
    database.outbox.count(),
    database.receipts.count(),
  ]);
  return responses === 0 && outbox === 0 && receipts === 1
    ? []
    : [`left over: ${responses} responses, ${outbox} outbox rows, ${receipts} receipts`];
}
