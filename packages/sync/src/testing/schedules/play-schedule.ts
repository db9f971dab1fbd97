import { createFaultDecider, type EventCounts, type SimulationRun } from '../devices/fault-plan.ts';
import { runDevices } from '../devices/run-devices.ts';
import type { StoreKind } from '../simulated-storage.ts';
import { runSources } from '../sources/run-sources.ts';
import { runTabs } from '../tabs/run-tabs.ts';

/**
 * `devices`: two devices of one user. `tabs`: one browser with tabs, files and power failures. `sources`: its data
 * sources.
 */
export const scheduleKinds = ['devices', 'tabs', 'sources'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** All inputs of one run of the simulation. */
export interface Schedule {
  readonly kind: ScheduleKind;
  readonly seed: number;
  readonly store: StoreKind;
  /** Exactly these faults strike, instead of random ones. */
  readonly only?: readonly string[];
}

/** Thrown when a check fails. Its message starts with the check's name. */
export class ScheduleFailed extends Error {
  override readonly name = 'ScheduleFailed';
  readonly schedule: Schedule;
  /** Faults that have struck. */
  readonly struck: readonly string[];

  constructor(schedule: Schedule, struck: readonly string[], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.schedule = schedule;
    this.struck = struck;
  }
}

const runners: Readonly<
  Record<ScheduleKind, (run: SimulationRun, eventCounts: EventCounts) => Promise<readonly string[]>>
> = {
  devices: runDevices,
  tabs: runTabs,
  sources: runSources,
};

/**
 * Runs one schedule and counts its events. Returns all events, step by step.
 *
 * @throws ScheduleFailed
 */
export async function playSchedule(schedule: Schedule, eventCounts: EventCounts): Promise<readonly string[]> {
  const { kind, seed, store, only } = schedule;
  const strikes = createFaultDecider(only && new Set(only));
  return runners[kind]({ seed, store, faultDecider: strikes }, eventCounts).catch((cause: unknown) => {
    throw new ScheduleFailed(schedule, strikes.struck, cause);
  });
}

interface Swarm {
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

/** Returns the kind of a failure: its rule or first words, without the names of this run. */
function getFailureKind(failure: Error): string {
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
