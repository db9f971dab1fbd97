import type { DecodedCode } from './code-format.ts';

/** Interval between decoded camera frames, in milliseconds. */
const READ_INTERVAL_MS = 100;

/** Number of equal results in a row that are needed to accept a code. */
export const READS_NEEDED = 10;

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
export function scan({ look, onRead, onFound }: ScanOptions): () => void {
  let seen: DecodedCode | undefined;
  let times = 0;
  let blind = 0;
  let isBusy = false;
  const take = (code: DecodedCode | undefined): void => {
    if (!code) {
      blind += 1;
      if (blind < MAX_BLANK_READS || !seen) return;
      [seen, times] = [undefined, 0];
    } else {
      blind = 0;
      times = seen?.value === code.value && seen.format === code.format ? times + 1 : 1;
      seen = code;
    }
    onRead(seen, times);
    if (!seen || times < READS_NEEDED) return;
    stop();
    onFound(seen);
  };
  let isOver = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    const code = await look().catch(() => undefined);
    isBusy = false;
    if (!isOver) take(code);
  }, READ_INTERVAL_MS);
  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  return stop;
}
