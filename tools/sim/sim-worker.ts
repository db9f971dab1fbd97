import { parentPort, workerData } from 'node:worker_threads';
import type { Change } from './mutation.ts';
import { applyChanges } from './plant-changes.ts';
import type { ScheduleResult, ScheduleTask } from './sim-task.ts';

const { changes } = workerData as { readonly changes: readonly Change[] };
if (changes.length > 0) applyChanges(changes);
const { playSchedule, ScheduleFailed } = await import('@tideform/sync/testing/schedules');
const { shrinkSchedule } = await import('@tideform/sync/testing/schedules');

parentPort?.on('message', async ({ schedule, shrinks }: ScheduleTask) => {
  const sometimes = new Map<string, number>();
  const played = await playSchedule(schedule, sometimes).then(
    () => undefined,
    async (error: unknown) => {
      if (!(error instanceof ScheduleFailed)) throw error;
      return shrinks ? shrinkSchedule(error) : error;
    },
  );
  const failure = played && { message: played.message, schedule: played.schedule, struck: played.struck };
  parentPort?.postMessage({ sometimes: [...sometimes], ...(failure && { failure }) } satisfies ScheduleResult);
});
