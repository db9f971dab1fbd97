import { expect, inject, it } from 'vitest';
import { playSwarm } from './play-schedule.ts';
import { findMissedEvents, findUninterruptedSteps, schedulesForAllEvents } from './required-events.ts';

const { first, count } = inject('seeds');

it(`[I1] [I3] [I10] [I15] [SYNC-1] [SYNC-28] a browser with two tabs, files and power failures loses nothing under any faults (seeds ${first} to ${first + count - 1})`, async () => {
  const { failures, sometimes: eventCounts } = await playSwarm('tabs', first, count);
  expect(failures).toBe('');
  if (count >= schedulesForAllEvents) expect(findMissedEvents('tabs', eventCounts)).toEqual([]);
  // A single seed interrupts only a few of the steps.
  if (count >= 50) expect(findUninterruptedSteps(eventCounts)).toEqual([]);
});
