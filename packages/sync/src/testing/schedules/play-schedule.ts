import { createFaultDecider } from '../devices/fault-decider.ts';
import type { EventCounts } from '../devices/fault-plan.ts';
import { runDevices } from '../devices/run-devices.ts';
import type { StoreKind } from '../simulated-storage.ts';
import { runSources } from '../sources/run-sources.ts';
import { runTabs } from '../tabs/run-tabs.ts';
import type { SimulationRun } from './simulation-run.ts';

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
