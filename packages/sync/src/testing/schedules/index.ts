/** Whole schedules of chance: played, shrunk, and what a run of them must have met. */

export type { StoreKind } from '../simulated-storage.ts';
export { playSchedule, type Schedule, ScheduleFailed, type ScheduleKind, scheduleKinds } from './play-schedule.ts';
export { shrinkSchedule } from './shrink-schedule.ts';
export { missed, missedPairs } from './wanted-moments.ts';
