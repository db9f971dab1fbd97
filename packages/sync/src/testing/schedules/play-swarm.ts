import type { Sometimes } from '../devices/fault-plan.ts';
import { playSchedule, type Schedule, type ScheduleKind } from './play-schedule.ts';

export interface Swarm {
  /** What did not hold, one paragraph each. */
  readonly failures: string;
  /** What the schedules have met. */
  readonly sometimes: Sometimes;
}

/** Plays so many schedules of chance from a seed on: every tenth on what ships, the others on the store that is faster. */
export async function playSwarm(kind: ScheduleKind, first: number, count: number): Promise<Swarm> {
  const sometimes: Sometimes = new Map();
  const failures: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const played: Schedule = { kind, seed: first + at, store: at % 10 === 0 ? 'dexie' : 'memory' };
    await playSchedule(played, sometimes).catch((error: Error) => {
      failures.push(`${kind} ${played.seed} (${played.store}): ${error.message}`);
    });
  }
  return { failures: failures.join('\n\n'), sometimes };
}
