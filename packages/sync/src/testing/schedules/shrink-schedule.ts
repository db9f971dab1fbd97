import { playSchedule, type Schedule, ScheduleFailed } from './play-schedule.ts';

/** Returns the kind of a failure: its rule or first words, without the names of this run. */
export function getFailureKind(failure: Error): string {
  const [first = ''] = failure.message.split('\n');
  return /^\[[\w-]+\]/.exec(first)?.[0] ?? first.replace(/[\d"'[{].*/s, '').trim();
}

/**
 * Finds the same failure with as few faults as possible: omits halves first, then smaller parts.
 *
 * @param maxRuns maximum number of runs
 */
export async function shrinkSchedule(failed: ScheduleFailed, maxRuns = 200): Promise<ScheduleFailed> {
  const wanted = getFailureKind(failed);
  let best = failed;
  let plays = 0;
  const failsWith = async (only: readonly string[]): Promise<ScheduleFailed | undefined> => {
    plays += 1;
    const failure = await findFailure({ ...failed.schedule, only });
    return failure && getFailureKind(failure) === wanted ? failure : undefined;
  };
  // Replays exactly the faults that struck, so that the rest doesn't depend on randomness.
  best = (await failsWith(best.struck)) ?? best;
  for (let size = Math.ceil(best.struck.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < best.struck.length && plays < maxRuns; ) {
      const fewer = best.struck.filter((_, place) => place < at || place >= at + size);
      const smaller = await failsWith(fewer);
      if (smaller && smaller.struck.length < best.struck.length) best = smaller;
      else at += size;
    }
  }
  return best;
}

async function findFailure(schedule: Schedule): Promise<ScheduleFailed | undefined> {
  try {
    await playSchedule(schedule, new Map());
    return undefined;
  } catch (error) {
    if (error instanceof ScheduleFailed) return error;
    throw error;
  }
}
