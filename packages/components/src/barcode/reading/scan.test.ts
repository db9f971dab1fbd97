import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DecodedCode } from './code-format.ts';
import { scan } from './scan.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const code = (value: string): DecodedCode => ({ value, format: 'qr_code' });

/** Scans a simulated camera that shows one image after another; the last image stays. */
function scanning(...shown: (DecodedCode | undefined)[]) {
  const looks = vi.fn(async () => (shown.length > 1 ? shown.shift() : shown[0]));
  const [onSeen, onFound] = [vi.fn(), vi.fn()];
  const stop = scan({ look: looks, onRead: onSeen, onFound });
  return { looks, onSeen, onFound, stop };
}

it('scans every 100 ms, and accepts a code after ten equal results in a row', async () => {
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

it('starts counting again when the code or its format changes', async () => {
  const nine = (value: DecodedCode) => Array<DecodedCode>(9).fill(value);
  const other = { ...code('a'), format: 'itf' };
  const { onFound } = scanning(...nine(code('a')), ...nine(code('b')), ...nine(other), code('a'));
  await vi.advanceTimersByTimeAsync(3600);
  expect(onFound).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(onFound.mock.calls).toEqual([[code('a')]]);
});

it('ignores up to nine frames without a code in a row, and starts counting again after ten', async () => {
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

it('never decodes two frames at once, continues after an error, and stops when canceled', async () => {
  let done: ((code: DecodedCode) => void) | undefined;
  const looks = vi.fn(() => new Promise<DecodedCode>((resolve) => (done = resolve)));
  const onFound = vi.fn();
  const stop = scan({ look: looks, onRead: vi.fn(), onFound });
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
