import { expect, it } from 'vitest';
import { browserClock } from './browser-ports.ts';
import { createServerClock } from './server-clock.ts';

const trueMs = Date.parse('2026-11-21T08:00:00Z');
const hourMs = 3_600_000;

/** Simulates a device with a wrong clock, and a server that responds slowly. */
function createTestClock(
  offMs: number,
  headers: (date: string) => Record<string, string> = (date) => ({ Date: date }),
) {
  let passedMs = 0;
  let jumpMs = offMs;
  const aheadReports: number[] = [];
  const clock = createServerClock(
    {
      ...browserClock,
      monotonicMs: () => passedMs,
      now: () => new Date(trueMs + passedMs + jumpMs).toISOString(),
    },
    (aheadMs) => aheadReports.push(aheadMs),
  );
  return {
    clock,
    aheadReports,
    advanceMs: (ms: number) => {
      passedMs += ms;
    },
    setClockOffsetMs: (ms: number) => {
      jumpMs = ms;
    },
    request: (takesMs = 0) =>
      clock.wrapFetch(async () => {
        const date = new Date(trueMs + passedMs).toUTCString();
        passedMs += takesMs;
        return new Response(null, { headers: headers(date) });
      })('https://app.test/api'),
  };
}

it("returns the server's time on a device whose clock is wrong or changes", async () => {
  const { clock, request, advanceMs, setClockOffsetMs } = createTestClock(48 * hourMs);
  expect(clock.now()).toBeUndefined();
  await request();
  expect(clock.now()).toBe('2026-11-21T08:00:00.000Z');
  advanceMs(hourMs);
  setClockOffsetMs(-hourMs);
  expect(clock.now()).toBe('2026-11-21T09:00:00.000Z');
});

it("reports the deviation of the device's clock once per change", async () => {
  const { aheadReports, request, setClockOffsetMs } = createTestClock(48 * hourMs);
  await request();
  await request();
  expect(aheadReports).toEqual([48 * hourMs]);
  setClockOffsetMs(-hourMs);
  await request();
  setClockOffsetMs(0);
  await request();
  expect(aheadReports).toEqual([48 * hourMs, -hourMs, 0]);
});

it('does not report a correct clock', async () => {
  const { aheadReports, request } = createTestClock(20_000);
  await request();
  expect(aheadReports).toEqual([]);
});

it.each([
  ['took too long', 40_000, (date: string) => ({ Date: date })],
  ['came from a cache', 0, (date: string) => ({ Date: date, Age: '7' })],
  ['has no date', 0, () => ({})],
  ['has an invalid date', 0, () => ({ Date: 'soon' })],
])('ignores a response that %s', async (_what, takesMs, headers) => {
  const { clock, request } = createTestClock(0, headers as (date: string) => Record<string, string>);
  await request(takesMs);
  expect(clock.now()).toBeUndefined();
});
