import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DecodedCode } from './code-format.ts';
import { startScan } from './start-scan.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const createDecodedCode = (value: string): DecodedCode => ({ value, format: 'qr_code' });

/** Scans a simulated camera that shows one image after another; the last image stays. */
function startSimulatedScan(...images: (DecodedCode | undefined)[]) {
  const decodeFrame = vi.fn(async () => (images.length > 1 ? images.shift() : images[0]));
  const [onSeen, onFound] = [vi.fn(), vi.fn()];
  const stop = startScan({ look: decodeFrame, onRead: onSeen, onFound });
  return { looks: decodeFrame, onSeen, onFound, stop };
}

it('scans every 100 ms, and accepts a code after ten equal results in a row', async () => {
  const { looks: decodeFrame, onSeen, onFound } = startSimulatedScan(createDecodedCode('a'));
  await vi.advanceTimersByTimeAsync(999);
  expect(decodeFrame).toHaveBeenCalledTimes(9);
  expect(onFound).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onFound.mock.calls).toEqual([[createDecodedCode('a')]]);
  expect(onSeen.mock.calls.map(([, times]) => times)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(decodeFrame).toHaveBeenCalledTimes(10);
});

it('starts counting again when the code or its format changes', async () => {
  const nine = (value: DecodedCode) => Array<DecodedCode>(9).fill(value);
  const other = { ...createDecodedCode('a'), format: 'itf' };
  const { onFound } = startSimulatedScan(
    ...nine(createDecodedCode('a')),
    ...nine(createDecodedCode('b')),
    ...nine(other),
    createDecodedCode('a'),
  );
  await vi.advanceTimersByTimeAsync(3600);
  expect(onFound).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(onFound.mock.calls).toEqual([[createDecodedCode('a')]]);
});

it('ignores up to nine frames without a code in a row, and starts counting again after ten', async () => {
  const few = Array<undefined>(9).fill(undefined);
  const { onSeen, onFound } = startSimulatedScan(
    createDecodedCode('a'),
    ...few,
    createDecodedCode('a'),
    ...few,
    undefined,
    createDecodedCode('a'),
  );
  await vi.advanceTimersByTimeAsync(1100);
  expect(onSeen).toHaveBeenLastCalledWith(createDecodedCode('a'), 2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(onSeen).toHaveBeenLastCalledWith(undefined, 0);
  await vi.advanceTimersByTimeAsync(900);
  expect(onFound).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(onFound).toHaveBeenCalledOnce();
});

it('never decodes two frames at once, continues after an error, and stops when canceled', async () => {
  let resolveScan: ((code: DecodedCode) => void) | undefined;
  const decodeFrame = vi.fn(() => new Promise<DecodedCode>((resolve) => (resolveScan = resolve)));
  const onFound = vi.fn();
  const stop = startScan({ look: decodeFrame, onRead: vi.fn(), onFound });
  await vi.advanceTimersByTimeAsync(500);
  expect(decodeFrame).toHaveBeenCalledOnce();
  resolveScan?.(createDecodedCode('a'));
  decodeFrame.mockRejectedValueOnce(new Error('No picture'));
  await vi.advanceTimersByTimeAsync(200);
  expect(decodeFrame).toHaveBeenCalledTimes(3);
  stop();
  resolveScan?.(createDecodedCode('a'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(decodeFrame).toHaveBeenCalledTimes(3);
  expect(onFound).not.toHaveBeenCalled();
});
