import { expect, inject, it } from 'vitest';
import { playSwarm } from './play-schedule.ts';
import { findMissedEvents, schedulesForAllEvents } from './required-events.ts';

const { first, count } = inject('seeds');

it(`[I8] [I11] [I12] [I22] [SYNC-73] [SYNC-28] two devices of one user lose nothing under any faults (seeds ${first} to ${first + count - 1})`, async () => {
  const { failures, sometimes: eventCounts } = await playSwarm('devices', first, count);
  expect(failures).toBe('');
  if (count >= schedulesForAllEvents) expect(findMissedEvents('devices', eventCounts)).toEqual([]);
});
