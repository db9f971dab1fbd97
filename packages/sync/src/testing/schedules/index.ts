/**
 * Entry point `@tideform/sync/testing/schedules`: random schedules that can be run and shrunk, and the events that must
 * have occurred in the runs.
 */

export type { StoreKind } from '../simulated-storage.ts';
export {
  playSchedule,
  type Schedule,
  ScheduleFailed,
  type ScheduleKind,
  scheduleKinds,
  shrinkSchedule,
} from './play-schedule.ts';
export { findMissedEvents, findMissedPairs } from './required-events.ts';
