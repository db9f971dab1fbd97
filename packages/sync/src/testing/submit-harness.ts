import type { SyncContext } from '../context.ts';
import type { SelectFault } from './simulated-network.ts';
import type { StoreKind } from './simulated-storage.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import { answerAndSubmit, type SubmitJourney } from './submit-journey.ts';
import { findDamage, findIncompleteSubmissions, findLostSubmissions } from './submit-oracle.ts';

export interface SubmitScenario {
  readonly seed: number;
  readonly pauseMs?: number;
  readonly faults?: SelectFault;
  readonly store?: StoreKind;
  readonly afterServed?: (simulation: Simulation, exchange: number) => void;
}

/** Simulated submit with the oracle that checks its result. */
export interface SubmitHarness {
  readonly simulation: Simulation;
  readonly journey: SubmitJourney;
  /** Runs the user's part in this tab until nothing is left to send. */
  runUser(tab: SimulatedTab): Promise<SyncContext>;
  /** Throws when anything was lost, duplicated, half done or left over. */
  check(context: SyncContext): Promise<void>;
  /** Throws when anything acknowledged is missing. Less strict than `check`: a power failure may orphan a draft. */
  checkNothingLost(): void;
}

/** Runs `play` in a new world. A failure contains the seed and the last events. */
export async function withSubmitHarness<Result>(
  run: SubmitScenario,
  work: (stage: SubmitHarness) => Promise<Result>,
): Promise<Result> {
  const half: string[] = [];
  const simulation = await createSimulation({
    ...run,
    afterServed(shown, exchange) {
      half.push(...findIncompleteSubmissions(shown.graph));
      run.afterServed?.(shown, exchange);
    },
  });
  const journey: SubmitJourney = { answers: { place: 'Quay 4' }, acknowledged: new Map(), pauseMs: run.pauseMs ?? 0 };
  try {
    return await work({
      simulation,
      journey,
      runUser: (tab) => answerAndSubmit(tab, simulation, journey),
      async check(context) {
        const damage = [
          ...half,
          ...findDamage(simulation, journey.acknowledged),
          ...(await simulation.runUntilSettled(findLeftovers(context))),
        ];
        if (damage.length > 0) throw new Error(damage.join('\n'));
      },
      checkNothingLost() {
        const damage = [...half, ...findLostSubmissions(simulation, journey.acknowledged)];
        if (damage.length > 0) throw new Error(damage.join('\n'));
      },
    });
  } catch (cause) {
    const last = simulation.scheduler.trace.slice(-12).join(', ');
    throw new Error(`seed ${run.seed}: ${cause instanceof Error ? cause.message : cause}\nlast: ${last}`, { cause });
  } finally {
    simulation.stop();
  }
}

async function findLeftovers({ database }: SyncContext): Promise<string[]> {
  const [responses, outbox, receipts] = await Promise.all([
    database.responses.count(),
    database.outbox.count(),
    database.receipts.count(),
  ]);
  return responses === 0 && outbox === 0 && receipts === 1
    ? []
    : [`left over: ${responses} responses, ${outbox} outbox rows, ${receipts} receipts`];
}
