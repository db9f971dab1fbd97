import { expect, it } from 'vitest';
import { browserClock } from './browser-clock.ts';
import { createServerClock } from './server-clock.ts';

const trueMs = Date.parse('2026-11-21T08:00:00Z');
const hourMs = 3_600_000;

/** Simulates a device with a wrong clock, and a server that responds slowly. */
function openDevice(offMs: number, headers: (date: string) => Record<string, string> = (date) => ({ Date: date })) {
  let passedMs = 0;
  let jumpMs = offMs;
  const told: number[] = [];
  const clock = createServerClock(
    {
      ...browserClock,
      monotonicMs: () => passedMs,
      now: () => new Date(trueMs + passedMs + jumpMs).toISOString(),
    },
    (aheadMs) => told.push(aheadMs),
  );
  return {
    clock,
    told,
    pass: (ms: number) => {
      passedMs += ms;
    },
    jump: (ms: number) => {
      jumpMs = ms;
    },
    ask: (takesMs = 0) =>
      clock.watch(async () => {
        const date = new Date(trueMs + passedMs).toUTCString();
        passedMs += takesMs;
        return new Response(null, { headers: headers(date) });
      })('https://app.test/api'),
  };
}

it("returns the server's time on a device whose clock is wrong or changes", async () => {
  const { clock, ask, pass, jump } = openDevice(48 * hourMs);
  expect(clock.now()).toBeUndefined();
  await ask();
  expect(clock.now()).toBe('2026-11-21T08:00:00.000Z');
  pass(hourMs);
  jump(-hourMs);
  expect(clock.now()).toBe('2026-11-21T09:00:00.000Z');
});

it("reports the deviation of the device's clock once per change", async () => {
  const { told, ask, jump } = openDevice(48 * hourMs);
  await ask();
  await ask();
  expect(told).toEqual([48 * hourMs]);
  jump(-hourMs);
  await ask();
  jump(0);
  await ask();
  expect(told).toEqual([48 * hourMs, -hourMs, 0]);
});

it('does not report a correct clock', async () => {
  const { told, ask } = openDevice(20_000);
  await ask();
  expect(told).toEqual([]);
});

it.each([
  ['took too long', 40_000, (date: string) => ({ Date: date })],
  ['came from a cache', 0, (date: string) => ({ Date: date, Age: '7' })],
  ['has no date', 0, () => ({})],
  ['has an invalid date', 0, () => ({ Date: 'soon' })],
])('ignores a response that %s', async (_what, takesMs, headers) => {
  const { clock, ask } = openDevice(0, headers as (date: string) => Record<string, string>);
  await ask(takesMs);
  expect(clock.now()).toBeUndefined();
});
