import type { ReadCode } from './code-format.ts';

/** Time from one look to the next. */
const LOOK_EVERY_MS = 100;

/** A code counts when it was read this often, and no other in between. */
export const LOOKS_NEEDED = 10;

/** Looks without any code after which the code that was there is gone. */
const BLIND_LOOKS = 10;

interface Scan {
  /** Reads what is there now. */
  look(): Promise<ReadCode | undefined>;
  /** How often the code was read up to now; `undefined`: there is none. */
  onSeen(code: ReadCode | undefined, times: number): void;
  onFound(code: ReadCode): void;
}

/**
 * Looks ten times a second until the same code was read ten times in a row. A look at which nothing can be read is no reading:
 * hands shake.
 *
 * @returns ends it
 */
export function scan({ look, onSeen, onFound }: Scan): () => void {
  let seen: ReadCode | undefined;
  let times = 0;
  let blind = 0;
  let isBusy = false;
  const take = (code: ReadCode | undefined): void => {
    if (!code) {
      blind += 1;
      if (blind < BLIND_LOOKS || !seen) return;
      [seen, times] = [undefined, 0];
    } else {
      blind = 0;
      times = seen?.value === code.value && seen.format === code.format ? times + 1 : 1;
      seen = code;
    }
    onSeen(seen, times);
    if (!seen || times < LOOKS_NEEDED) return;
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
  }, LOOK_EVERY_MS);
  const stop = () => {
    isOver = true;
    clearInterval(timer);
  };
  return stop;
}
