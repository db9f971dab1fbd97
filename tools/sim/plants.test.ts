import { expect, it } from 'vitest';
import { changedText } from './plant-changes.ts';
import { mutations } from './plants.ts';
import { runSchedules } from './run-schedules.ts';

it('has at least 25 mutations with unique names', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(25);
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

it.each(mutations)('still applies: $name', ({ changes, disabledSafeguards: withoutDefence = [] }) => {
  const all = [...changes, ...withoutDefence];
  for (const { file } of all) expect(changedText(file, all)).not.toBe(changedText(file, []));
});

it('applies a mutation in the worker threads, and finds it', async () => {
  const plant = mutations.find(({ name }) => name === 'complete before its files are there')!;
  const schedules = [1, 2, 3, 4, 5, 6].map((seed) => ({ kind: 'tabs', seed, store: 'memory' }) as const);
  const { failures } = await runSchedules(schedules, { changes: plant.changes, stopAfter: 1 });
  expect(failures[0]?.message).toMatch(/^.*\[SYNC-13\] a submission shows and .* is not whole/m);
});
