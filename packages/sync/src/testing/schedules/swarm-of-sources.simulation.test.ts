import { expect, inject, it } from 'vitest';
import { playSwarm } from './play-schedule.ts';
import { findMissedEvents, schedulesForAllEvents } from './required-events.ts';

const { first, count } = inject('seeds');

it(`[SYNC-350] [SYNC-352] [SYNC-354] [SYNC-357] [SYNC-360] [SYNC-365] forms read complete and correct sources under any faults (seeds ${first} to ${first + count - 1})`, async () => {
  const { failures, sometimes: eventCounts } = await playSwarm('sources', first, count);
  expect(failures).toBe('');
  if (count >= schedulesForAllEvents) expect(findMissedEvents('sources', eventCounts)).toEqual([]);
});
