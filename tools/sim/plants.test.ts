import { expect, it } from 'vitest';
import { changedText } from './plant-changes.ts';
import { plants } from './plants.ts';
import { playAll } from './play-all.ts';

it('has bugs enough, each with a name of its own', () => {
  expect(plants.length).toBeGreaterThanOrEqual(25);
  expect(new Set(plants.map(({ name }) => name)).size).toBe(plants.length);
});

it.each(plants)('can still be planted: $name', ({ changes, withoutDefence = [] }) => {
  const all = [...changes, ...withoutDefence];
  for (const { file } of all) expect(changedText(file, all)).not.toBe(changedText(file, []));
});

it('plants a bug in the threads that play, and finds it', async () => {
  const plant = plants.find(({ name }) => name === 'complete before its files are there')!;
  const schedules = [1, 2, 3, 4, 5, 6].map((seed) => ({ kind: 'tabs', seed, store: 'memory' }) as const);
  const { failures } = await playAll(schedules, { changes: plant.changes, stopAfter: 1 });
  expect(failures[0]?.message).toMatch(/^.*\[SYNC-13\] a submission shows and .* is not whole/m);
});
