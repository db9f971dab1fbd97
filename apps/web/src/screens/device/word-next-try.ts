import type { SyncStatus } from '@tideform/sync';
import type { WordsOf } from '@tideform/words';
import type { deviceWords } from './device.words.ts';

const steps = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/**
 * When sending is tried next; no more than is known: the engine counts the wait, this device knows only how long it is.
 *
 * @param waitMs the longest that it waits; `undefined`: there is nothing to send
 */
export function wordNextTry(
  waitMs: number | undefined,
  { online, kind }: Pick<SyncStatus, 'online' | 'kind'>,
  words: WordsOf<typeof deviceWords>['next'],
  locale: string,
): string | undefined {
  if (waitMs === undefined) return undefined;
  if (!online) return words.offline;
  if (kind === 'signed-out') return words.signIn;
  const step = steps.find(([, ms]) => waitMs >= ms);
  if (!step) return words.soon;
  const [unit, ms] = step;
  return words.within({ when: new Intl.RelativeTimeFormat(locale).format(Math.ceil(waitMs / ms), unit) });
}
