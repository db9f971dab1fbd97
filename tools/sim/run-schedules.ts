import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Schedule } from '@tideform/sync/testing/schedules';
import type { Change } from './mutation.ts';
import type { ScheduleFailure, ScheduleResult, ScheduleTask } from './sim-task.ts';

export interface ScheduleTally {
  readonly scheduleCount: number;
  readonly failures: readonly ScheduleFailure[];
  /** Maps the name of an event to its number of occurrences in all schedules. */
  readonly eventCounts: ReadonlyMap<string, number>;
}

export interface RunSchedulesOptions {
  readonly changes?: readonly Change[];
  readonly shrinks?: boolean;
  /** Number of failures after which no new schedule starts. */
  readonly stopAfter?: number;
  readonly onPlayed?: (played: number) => void;
}

/** Runs schedules on all cores. */
export async function runSchedules(
  schedules: Iterable<Schedule>,
  options: RunSchedulesOptions = {},
): Promise<ScheduleTally> {
  const { changes = [], shrinks = false, stopAfter = Number.POSITIVE_INFINITY, onPlayed } = options;
  const queue = schedules[Symbol.iterator]();
  const sometimes = new Map<string, number>();
  const failures: ScheduleFailure[] = [];
  let played = 0;

  const work = async (): Promise<void> => {
    const worker = new Worker(join(import.meta.dirname, 'sim-worker.ts'), { workerData: { changes } });
    const broken = once(worker, 'error').then(([error]) => Promise.reject(error as Error));
    broken.catch(() => {});
    while (failures.length < stopAfter) {
      const next = queue.next();
      if (next.done) break;
      worker.postMessage({ schedule: next.value, shrinks } satisfies ScheduleTask);
      const [answer] = (await Promise.race([once(worker, 'message'), broken])) as [ScheduleResult];
      played += 1;
      onPlayed?.(played);
      for (const [what, times] of answer.sometimes) sometimes.set(what, (sometimes.get(what) ?? 0) + times);
      if (answer.failure) failures.push(answer.failure);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { scheduleCount: played, failures, eventCounts: sometimes };
}
