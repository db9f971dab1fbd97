import { expect, it } from 'vitest';
import { watchIdle } from './watch-idle.ts';

function watched() {
  let nowMs = 5_000;
  const told: (number | string | undefined)[] = [];
  const watch = watchIdle({
    monotonicMs: () => nowMs,
    onCountdown: (seconds) => told.push(seconds),
    onGone: () => told.push('gone'),
  });
  const pass = (seconds: number) => {
    for (let at = 0; at < seconds; at++) {
      nowMs += 1_000;
      watch.tick();
    }
  };
  return { watch, told, pass, sleep: (ms: number) => (nowMs += ms) };
}

it('counts down 15 seconds after two minutes without activity, then reports that the page is idle', () => {
  const { told, pass } = watched();
  pass(119);
  expect(told).toEqual([]);
  pass(16);
  expect(told).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, undefined, 'gone']);
});

it('starts again with each activity, and after it has reported idleness', () => {
  const { watch, told, pass } = watched();
  pass(121);
  watch.touch();
  expect(told.splice(0)).toEqual([15, 14, undefined]);
  pass(119);
  expect(told).toEqual([]);
  pass(16);
  expect(told.splice(0).at(-1)).toBe('gone');
  pass(119);
  expect(told).toEqual([]);
});

it('shows no countdown if the device was asleep for longer than it takes', () => {
  const { watch, told, sleep } = watched();
  sleep(600_000);
  watch.tick();
  expect(told).toEqual(['gone']);
});
