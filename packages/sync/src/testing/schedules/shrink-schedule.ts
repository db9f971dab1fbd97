import { playSchedule, type Schedule, ScheduleFailed } from './play-schedule.ts';

/** What failed: the rule or the first words, without the names of this run. */
export function failureKind(failure: Error): string {
  const [first = ''] = failure.message.split('\n');
  return /^\[[\w-]+\]/.exec(first)?.[0] ?? first.replace(/[\d"'[{].*/s, '').trim();
}

/**
 * The same failure with as few faults as can be found: halves are left out first, then ever smaller parts.
 * @param most plays at most so many
 */
export async function shrinkSchedule(failed: ScheduleFailed, most = 200): Promise<ScheduleFailed> {
  const wanted = failureKind(failed);
  let best = failed;
  let plays = 0;
  const failsWith = async (only: readonly string[]): Promise<ScheduleFailed | undefined> => {
    plays += 1;
    const failure = await failureOf({ ...failed.schedule, only });
    return failure && failureKind(failure) === wanted ? failure : undefined;
  };
  // Once with exactly what struck: from here on chance decides no fault any more.
  best = (await failsWith(best.struck)) ?? best;
  for (let size = Math.ceil(best.struck.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < best.struck.length && plays < most; ) {
      const fewer = best.struck.filter((_, place) => place < at || place >= at + size);
      const smaller = await failsWith(fewer);
      if (smaller && smaller.struck.length < best.struck.length) best = smaller;
      else at += size;
    }
  }
  return best;
}

async function failureOf(schedule: Schedule): Promise<ScheduleFailed | undefined> {
  try {
    await playSchedule(schedule, new Map());
    return undefined;
  } catch (error) {
    if (error instanceof ScheduleFailed) return error;
    throw error;
  }
}
