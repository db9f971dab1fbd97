import type { Schedule } from '@tideform/sync/testing/schedules';

/** One schedule for a worker; if `shrinks` is set, a failure is repeated with fewer faults. */
export interface ScheduleTask {
  readonly schedule: Schedule;
  readonly shrinks: boolean;
}

export interface ScheduleFailure {
  readonly message: string;
  readonly schedule: Schedule;
  /** Names of the faults that occurred. */
  readonly struck: readonly string[];
}

export interface ScheduleResult {
  /** Pairs of an event name and its number of occurrences. */
  readonly sometimes: readonly (readonly [string, number])[];
  readonly failure?: ScheduleFailure;
}
