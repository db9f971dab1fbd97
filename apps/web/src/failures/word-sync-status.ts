import type { SyncStatus, SyncStatusKind } from '@tideform/sync';
import type { FailureWords } from './word-failure.ts';

const counting: ReadonlySet<SyncStatusKind> = new Set(['pending', 'offline', 'network-sign-in']);

/** What the sync badge says. */
export function wordSyncStatus(
  { kind, pendingUploads }: Pick<SyncStatus, 'kind' | 'pendingUploads'>,
  { sync }: FailureWords,
): string {
  const pending = counting.has(kind) && pendingUploads > 0 ? sync.pending({ count: pendingUploads }) : undefined;
  if (kind === 'pending') return pending ?? '';
  return pending === undefined ? sync[kind] : sync.both({ state: sync[kind], pending });
}
