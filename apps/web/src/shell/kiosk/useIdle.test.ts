import { expect, it } from 'vitest';
import { watchIdle } from './useIdle.ts';

function createTestWatch() {
  let nowMs = 5_000;
  const events: (number | string | undefined)[] = [];
  const watch = watchIdle({
    monotonicMs: () => nowMs,
    onCountdown: (seconds) => events.push(seconds),
    onGone: () => events.push('gone'),
  });
  const passSeconds = (seconds: number) => {
    for (let at = 0; at < seconds; at++) {
      nowMs += 1_000;
      watch.tick();
    }
  };
  return { watch, events, passSeconds, sleep: (ms: number) => (nowMs += ms) };
}

it('counts down 15 seconds after two minutes without activity, then reports that the page is idle', () => {
  const { events, passSeconds } = createTestWatch();
  passSeconds(119);
  expect(events).toEqual([]);
  passSeconds(16);
  expect(events).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, undefined, 'gone']);
});

it('starts again with each activity, and after it has reported idleness', () => {
  const { watch, events, passSeconds } = createTestWatch();
  passSeconds(121);
  watch.touch();
  expect(events.splice(0)).toEqual([15, 14, undefined]);
  passSeconds(119);
  expect(events).toEqual([]);
  passSeconds(16);
  expect(events.splice(0).at(-1)).toBe('gone');
  passSeconds(119);
  expect(events).toEqual([]);
});

it('shows no countdown if the device was asleep for longer than it takes', () => {
  const { watch, events, sleep } = createTestWatch();
  sleep(600_000);
  watch.tick();
  expect(events).toEqual(['gone']);
});
