import type { EventCounts } from '../devices/fault-plan.ts';
import { playSchedule, type Schedule, type ScheduleKind } from './play-schedule.ts';

export interface Swarm {
  /** Failures of the schedules, one paragraph each. */
  readonly failures: string;
  /** Counts of the schedules' events. */
  readonly sometimes: EventCounts;
}

/**
 * Runs `count` random schedules starting at a seed: every tenth on the production store, the others on the faster one.
 */
export async function playSwarm(kind: ScheduleKind, first: number, count: number): Promise<Swarm> {
  const eventCounts: EventCounts = new Map();
  const failures: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const played: Schedule = { kind, seed: first + at, store: at % 10 === 0 ? 'dexie' : 'memory' };
    await playSchedule(played, eventCounts).catch((error: Error) => {
      failures.push(`${kind} ${played.seed} (${played.store}): ${error.message}`);
    });
  }
  return { failures: failures.join('\n\n'), sometimes: eventCounts };
}
