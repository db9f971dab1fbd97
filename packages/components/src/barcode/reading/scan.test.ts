import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReadCode } from './code-format.ts';
import { scan } from './scan.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const code = (value: string): ReadCode => ({ value, format: 'qr_code' });

/** A camera that shows one thing after the other, the last for good. */
function scanning(...shown: (ReadCode | undefined)[]) {
  const looks = vi.fn(async () => (shown.length > 1 ? shown.shift() : shown[0]));
  const [onSeen, onFound] = [vi.fn(), vi.fn()];
  const stop = scan({ look: looks, onSeen, onFound });
  return { looks, onSeen, onFound, stop };
}

it('looks each 100 ms, and takes a code that it has read ten times in a row', async () => {
  const { looks, onSeen, onFound } = scanning(code('a'));
  await vi.advanceTimersByTimeAsync(999);
  expect(looks).toHaveBeenCalledTimes(9);
  expect(onFound).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFound.mock.calls).toEqual([[code('a')]]);
  expect(onSeen.mock.calls.map(([, times]) => times)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(looks).toHaveBeenCalledTimes(10);
});

it('begins anew when another code is read, and when the same one is of another kind', async () => {
  const nine = (value: ReadCode) => Array<ReadCode>(9).fill(value);
  const other = { ...code('a'), format: 'itf' };
  const { onFound } = scanning(...nine(code('a')), ...nine(code('b')), ...nine(other), code('a'));
  await vi.advanceTimersByTimeAsync(3600);
  expect(onFound).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(onFound.mock.calls).toEqual([[code('a')]]);
});

it('bears a look at which nothing can be read, but not a whole second of them', async () => {
  const few = Array<undefined>(9).fill(undefined);
  const { onSeen, onFound } = scanning(code('a'), ...few, code('a'), ...few, undefined, code('a'));
  await vi.advanceTimersByTimeAsync(1100);
  expect(onSeen).toHaveBeenLastCalledWith(code('a'), 2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onSeen).toHaveBeenLastCalledWith(undefined, 0);
  await vi.advanceTimersByTimeAsync(900);
  expect(onFound).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(onFound).toHaveBeenCalledOnce();
});

it('never looks twice at once, goes on after a look that fails, and ends when it is told', async () => {
  let done: ((code: ReadCode) => void) | undefined;
  const looks = vi.fn(() => new Promise<ReadCode>((resolve) => (done = resolve)));
  const onFound = vi.fn();
  const stop = scan({ look: looks, onSeen: vi.fn(), onFound });
  await vi.advanceTimersByTimeAsync(500);
  expect(looks).toHaveBeenCalledOnce();
  done?.(code('a'));
  looks.mockRejectedValueOnce(new Error('No picture'));
  await vi.advanceTimersByTimeAsync(200);
  expect(looks).toHaveBeenCalledTimes(3);
  stop();
  done?.(code('a'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(looks).toHaveBeenCalledTimes(3);
  expect(onFound).not.toHaveBeenCalled();
});
