import type { SyncStatus, SyncStatusKind } from '@tideform/sync';
import type { WordsOf } from '@tideform/words';
import type { syncStatusWords } from './sync-status.words.ts';

const counting: ReadonlySet<SyncStatusKind> = new Set(['pending', 'offline', 'network-sign-in']);

/** What the sync badge says. */
export function wordSyncStatus(
  { kind, pendingUploads }: Pick<SyncStatus, 'kind' | 'pendingUploads'>,
  words: WordsOf<typeof syncStatusWords>,
): string {
  const pending = counting.has(kind) && pendingUploads > 0 ? words.pending({ count: pendingUploads }) : undefined;
  if (kind === 'pending') return pending ?? '';
  return pending === undefined ? words[kind] : words.both({ state: words[kind], pending });
}
