import { expect, it } from 'vitest';
import { computeRetryTime, parseRetryAfter } from './compute-retry-time.ts';

const now = new Date('2026-03-14T10:00:00Z');
const computeWaitSeconds = (attempts: number, random = 0, asked?: Date) => {
  const at = computeRetryTime(attempts, { now, random, notBefore: asked });
  return at && (at.getTime() - now.getTime()) / 1000;
};

it('retries after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, and then gives up', () => {
  const hours = [2, 5, 10, 14, 20, 24].map((hour) => hour * 3600);
  expect(Array.from({ length: 10 }, (_, index) => computeWaitSeconds(index + 1))).toEqual([
    5,
    300,
    1800,
    ...hours,
    undefined,
  ]);
});

it('adds a random delay of up to 10 %', () => {
  expect(computeWaitSeconds(2, 0.5)).toBe(315);
  expect(computeWaitSeconds(2, 1)).toBe(330);
});

it('respects Retry-After in seconds or as a date, for at most a day', () => {
  const asked = (value: string) => parseRetryAfter(value, now)?.toISOString();
  expect(asked('90')).toBe('2026-03-14T10:01:30.000Z');
  expect(asked('Sat, 14 Mar 2026 11:00:00 GMT')).toBe('2026-03-14T11:00:00.000Z');
  expect(asked('999999999')).toBe('2026-03-15T10:00:00.000Z');
  expect(asked('soon')).toBeUndefined();
  expect(computeWaitSeconds(1, 0, new Date('2026-03-14T11:00:00Z'))).toBe(3600);
  expect(computeWaitSeconds(2, 0, new Date('2026-03-14T10:00:10Z'))).toBe(300);
});
