import type { MessagesOf } from '@tideform/i18n';
import type { SyncStatus } from '@tideform/sync';
import type { deviceMessages } from './device.messages.ts';

const timeUnits = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/**
 * Describes when the app tries next to send a response. The sync engine runs the timer; only the maximum waiting time
 * is available here.
 */
export function formatNextTry(
  waitMs: number | undefined,
  { online, kind }: Pick<SyncStatus, 'online' | 'kind'>,
  messages: MessagesOf<typeof deviceMessages>['next'],
  locale: string,
): string | undefined {
  if (waitMs === undefined) return undefined;
  if (!online) return messages.offline;
  if (kind === 'signed-out') return messages.signIn;
  const step = timeUnits.find(([, ms]) => waitMs >= ms);
  if (!step) return messages.soon;
  const [unit, ms] = step;
  return messages.within({ when: new Intl.RelativeTimeFormat(locale).format(Math.ceil(waitMs / ms), unit) });
}
