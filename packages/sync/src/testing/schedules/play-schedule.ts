import { runDevices } from '../devices/device-run.ts';
import type { Sometimes } from '../devices/fault-plan.ts';
import { createStrikes } from '../devices/strikes.ts';
import type { StoreKind } from '../simulated-storage.ts';
import { runSources } from '../sources/sources-run.ts';
import { runTabs } from '../tabs/tabs-run.ts';
import type { Run } from './run.ts';

/** `devices`: two devices of one person. `tabs`: one browser, its tabs, files, power cuts. `sources`: its data sources. */
export const scheduleKinds = ['devices', 'tabs', 'sources'] as const;
export type ScheduleKind = (typeof scheduleKinds)[number];

/** One run of the simulation: all that decides it. */
export interface Schedule {
  readonly kind: ScheduleKind;
  readonly seed: number;
  readonly store: StoreKind;
  /** Exactly these faults strike, instead of those that chance wants. */
  readonly only?: readonly string[];
}

/** Something did not hold. Its message begins with what. */
export class ScheduleFailed extends Error {
  override readonly name = 'ScheduleFailed';
  readonly schedule: Schedule;
  /** The faults that have struck. */
  readonly struck: readonly string[];

  constructor(schedule: Schedule, struck: readonly string[], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.schedule = schedule;
    this.struck = struck;
  }
}

const players: Readonly<Record<ScheduleKind, (run: Run, sometimes: Sometimes) => Promise<readonly string[]>>> = {
  devices: runDevices,
  tabs: runTabs,
  sources: runSources,
};

/**
 * Plays one schedule and counts what it has met. Answers all that happened, step by step.
 * @throws ScheduleFailed
 */
export async function playSchedule(schedule: Schedule, sometimes: Sometimes): Promise<readonly string[]> {
  const { kind, seed, store, only } = schedule;
  const strikes = createStrikes(only && new Set(only));
  return players[kind]({ seed, store, strikes }, sometimes).catch((cause: unknown) => {
    throw new ScheduleFailed(schedule, strikes.struck, cause);
  });
}
