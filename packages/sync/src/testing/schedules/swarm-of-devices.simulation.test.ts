import { expect, inject, it } from 'vitest';
import { playSwarm } from './play-swarm.ts';
import { ENOUGH_TO_MEET_ALL, missed } from './wanted-moments.ts';

const { first, count } = inject('seeds');

it(`[I8] [I11] [I12] [I22] [SYNC-73] [SYNC-28] two devices of one user lose nothing under any faults (seeds ${first} to ${first + count - 1})`, async () => {
  const { failures, sometimes } = await playSwarm('devices', first, count);
  expect(failures).toBe('');
  if (count >= ENOUGH_TO_MEET_ALL) expect(missed('devices', sometimes)).toEqual([]);
});
