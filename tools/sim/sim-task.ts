import type { Schedule } from '@tideform/sync/testing/schedules';

/** One schedule for a worker; a failure is played again with fewer faults when asked. */
export interface Task {
  readonly schedule: Schedule;
  readonly shrinks: boolean;
}

export interface Failure {
  readonly message: string;
  readonly schedule: Schedule;
  /** Names of the faults that have struck. */
  readonly struck: readonly string[];
}

export interface Played {
  /** How often what was met. */
  readonly sometimes: readonly (readonly [string, number])[];
  readonly failure?: Failure;
}
