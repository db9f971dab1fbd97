import { expect, it } from 'vitest';
import { getCutoff } from './get-cutoff.ts';

it.each([
  ['days', 1, '2026-03-14T10:00:00.000Z', '2026-03-13T10:00:00.000Z'],
  ['days', 90, '2026-03-14T10:00:00.000Z', '2025-12-14T10:00:00.000Z'],
  ['months', 1, '2026-03-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['months', 12, '2024-02-29T00:00:00.000Z', '2023-02-28T00:00:00.000Z'],
  ['months', 3, '2026-01-15T23:59:59.000Z', '2025-10-15T23:59:59.000Z'],
] as const)('subtracts the retention period: unit %s, count %i, from %s', (unit, count, now, cutOff) => {
  expect(getCutoff({ unit, count }, new Date(now)).toISOString()).toBe(cutOff);
});
