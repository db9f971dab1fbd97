import { expect, inject, it } from 'vitest';
import { playSwarm } from './play-swarm.ts';
import { ENOUGH_TO_MEET_ALL, missed, stepsNeverCut } from './wanted-moments.ts';

const { first, count } = inject('seeds');

it(`[I1] [I3] [I10] [I15] [SYNC-1] [SYNC-28] one browser with two tabs, files and power cuts loses nothing, whatever strikes (seeds ${first} to ${first + count - 1})`, async () => {
  const { failures, sometimes } = await playSwarm('tabs', first, count);
  expect(failures).toBe('');
  if (count >= ENOUGH_TO_MEET_ALL) expect(missed('tabs', sometimes)).toEqual([]);
  // A seed that is played alone cuts a few of them off.
  if (count >= 50) expect(stepsNeverCut(sometimes)).toEqual([]);
});
