import type { SyncContext } from '../context.ts';
import { answerWithFiles, type FileJourney } from './file-journey.ts';
import { findFileDamage, findHalfWithFiles, findLeftFiles, findLostFiles, findUnclaimed } from './file-oracle.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { createWorld, type World } from './simulated-world.ts';
import type { SubmitRun } from './submit-run.ts';

/** Simulated submit of a response with files, with its oracle. */
export interface FileStage {
  readonly world: World;
  /** Runs the user's part in this tab until nothing is left to send. */
  live(tab: SimulatedTab): Promise<SyncContext>;
  /** Runs the user's part until step `at`, where the tab dies. Returns `false` if it was done before. */
  liveUntil(tab: SimulatedTab, at: number): Promise<boolean>;
  /** Throws when a file or answer was lost, duplicated, truncated or left over. */
  check(context: SyncContext): Promise<void>;
  /** Throws when an acknowledged file or answer is missing. */
  checkNothingLost(): void;
  /** Throws when an item next to a submission isn't marked with a response's ID. */
  checkNothingUnclaimed(): void;
}

export interface FileRun extends SubmitRun {
  readonly takesOut?: FileJourney['takesOut'];
  /** Upload sessions may be lost; only then may a byte be sent twice. */
  readonly losesSessions?: boolean;
}

/** Runs `play` in a new world. A failure contains the seed and the last events. */
export async function onFileStage<Result>(run: FileRun, play: (stage: FileStage) => Promise<Result>): Promise<Result> {
  const { pauseMs = 0, takesOut, afterServed } = run;
  const records = { storedFiles: new Map(), requestedAnswers: new Map(), acknowledged: new Map() };
  const journey: FileJourney = { ...records, pauseMs, ...(takesOut && { takesOut }) };
  const half: string[] = [];
  const begun = new Set<string>();
  const world = await createWorld({
    ...run,
    afterServed(shown, exchange) {
      half.push(...findHalfWithFiles(shown.graph, journey.storedFiles));
      for (const { id, bytes } of shown.graph.state.sessions.values()) if (bytes.length > 0) begun.add(id);
      afterServed?.(shown, exchange);
    },
  });
  const stage: FileStage = {
    world,
    live: (tab) => answerWithFiles(tab, world, journey),
    async liveUntil(tab, at) {
      let isDone = false;
      let failure: { readonly cause: unknown } | undefined;
      stage.live(tab).then(
        () => {
          isDone = true;
        },
        (cause: unknown) => {
          failure = { cause };
        },
      );
      await world.run(() => isDone || failure !== undefined || world.scheduler.steps >= at);
      tab.kill();
      if (failure) throw failure.cause;
      return !isDone;
    },
    async check(context) {
      const left = await world.until(findLeftFiles(context));
      const twice = begun.size > 1 && !run.losesSessions ? [`sent in ranges ${begun.size} times`] : [];
      refuse([...half, ...findFileDamage(world, journey), ...left, ...twice]);
    },
    checkNothingUnclaimed: () => refuse(findUnclaimed(world)),
    checkNothingLost: () => refuse([...half, ...findLostFiles(world, journey)]),
  };
  try {
    return await play(stage);
  } catch (cause) {
    const last = world.scheduler.trace.slice(-12).join(', ');
    throw new Error(`seed ${run.seed}: ${cause instanceof Error ? cause.message : cause}\nlast: ${last}`, { cause });
  } finally {
    world.end();
  }
}

function refuse(damage: readonly string[]): void {
  if (damage.length > 0) throw new Error(damage.join('\n'));
}
