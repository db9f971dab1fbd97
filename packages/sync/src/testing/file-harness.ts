import type { SyncContext } from '../context.ts';
import {
  answerAndSubmitWithFiles,
  type FileJourney,
  findFileDamage,
  findIncompleteWithFiles,
  findLeftoverFiles,
  findLostFiles,
  findUnclaimedItems,
} from './file-journey.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import type { SubmitScenario } from './submit-harness.ts';

/** Simulated submit of a response with files, with its oracle. */
export interface FileHarness {
  readonly simulation: Simulation;
  /** Runs the user's part in this tab until nothing is left to send. */
  runUser(tab: SimulatedTab): Promise<SyncContext>;
  /** Runs the user's part until step `at`, where the tab dies. Returns `false` if it was done before. */
  runUserUntilStep(tab: SimulatedTab, at: number): Promise<boolean>;
  /** Throws when a file or answer was lost, duplicated, truncated or left over. */
  check(context: SyncContext): Promise<void>;
  /** Throws when an acknowledged file or answer is missing. */
  checkNothingLost(): void;
  /** Throws when an item next to a submission isn't marked with a response's ID. */
  checkNothingUnclaimed(): void;
}

export interface FileScenario extends SubmitScenario {
  readonly takesOut?: FileJourney['takesOut'];
  /** Upload sessions may be lost; only then may a byte be sent twice. */
  readonly losesSessions?: boolean;
}

/** Runs `play` in a new world. A failure contains the seed and the last events. */
export async function withFileHarness<Result>(
  run: FileScenario,
  work: (harness: FileHarness) => Promise<Result>,
): Promise<Result> {
  const { pauseMs = 0, takesOut, afterServed } = run;
  const records = { storedFiles: new Map(), requestedAnswers: new Map(), acknowledged: new Map() };
  const journey: FileJourney = { ...records, pauseMs, ...(takesOut && { takesOut }) };
  const half: string[] = [];
  const begun = new Set<string>();
  const simulation = await createSimulation({
    ...run,
    afterServed(shown, exchange) {
      half.push(...findIncompleteWithFiles(shown.graph, journey.storedFiles));
      for (const { id, bytes } of shown.graph.state.sessions.values()) if (bytes.length > 0) begun.add(id);
      afterServed?.(shown, exchange);
    },
  });
  const harness: FileHarness = {
    simulation,
    runUser: (tab) => answerAndSubmitWithFiles(tab, simulation, journey),
    async runUserUntilStep(tab, at) {
      let isDone = false;
      let failure: { readonly cause: unknown } | undefined;
      harness.runUser(tab).then(
        () => {
          isDone = true;
        },
        (cause: unknown) => {
          failure = { cause };
        },
      );
      await simulation.run(() => isDone || failure !== undefined || simulation.scheduler.steps >= at);
      tab.kill();
      if (failure) throw failure.cause;
      return !isDone;
    },
    async check(context) {
      const left = await simulation.runUntilSettled(findLeftoverFiles(context));
      const twice = begun.size > 1 && !run.losesSessions ? [`sent in ranges ${begun.size} times`] : [];
      throwIfDamaged([...half, ...findFileDamage(simulation, journey), ...left, ...twice]);
    },
    checkNothingUnclaimed: () => throwIfDamaged(findUnclaimedItems(simulation)),
    checkNothingLost: () => throwIfDamaged([...half, ...findLostFiles(simulation, journey)]),
  };
  try {
    return await work(harness);
  } catch (cause) {
    const last = simulation.scheduler.trace.slice(-12).join(', ');
    throw new Error(`seed ${run.seed}: ${cause instanceof Error ? cause.message : cause}\nlast: ${last}`, { cause });
  } finally {
    simulation.stop();
  }
}

function throwIfDamaged(damage: readonly string[]): void {
  if (damage.length > 0) throw new Error(damage.join('\n'));
}
