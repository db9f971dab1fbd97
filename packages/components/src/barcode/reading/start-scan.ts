import type { DecodedCode } from './code-format.ts';

/** Interval between decoded camera frames, in milliseconds. */
const READ_INTERVAL_MS = 100;

/** Number of equal results in a row that are needed to accept a code. */
export const REQUIRED_EQUAL_READS = 10;

/** Number of frames without a code in a row after which counting starts again. */
const MAX_BLANK_READS = 10;

interface ScanOptions {
  /** Decodes the current camera frame. */
  look(): Promise<DecodedCode | undefined>;
  /** Called with the current code and the number of equal results so far; `undefined` when counting starts again. */
  onRead(code: DecodedCode | undefined, times: number): void;
  onFound(code: DecodedCode): void;
}

/**
 * Decodes ten camera frames per second until ten in a row contain the same code. Fewer than ten frames in a row without
 * a code are ignored, because hands shake.
 *
 * @returns a function that stops the scan
 */
export function startScan({ look, onRead, onFound }: ScanOptions): () => void {
  let lastCode: DecodedCode | undefined;
  let times = 0;
  let blankReads = 0;
  let isBusy = false;
  const handleRead = (code: DecodedCode | undefined): void => {
    if (!code) {
      blankReads += 1;
      if (blankReads < MAX_BLANK_READS || !lastCode) return;
      [lastCode, times] = [undefined, 0];
    } else {
      blankReads = 0;
      times = lastCode?.value === code.value && lastCode.format === code.format ? times + 1 : 1;
      lastCode = code;
    }
    onRead(lastCode, times);
    if (!lastCode || times < REQUIRED_EQUAL_READS) return;
    stop();
    onFound(lastCode);
  };
  let isOver = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    const code = await look().catch(() => undefined);
    isBusy = false;
    if (!isOver) handleRead(code);
  }, READ_INTERVAL_MS);
  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  return stop;
}
