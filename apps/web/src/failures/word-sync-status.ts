import type { MessagesOf } from '@tideform/i18n';
import type { SyncStatus, SyncStatusKind } from '@tideform/sync';
import type { syncStatusMessages } from './sync-status.messages.ts';

const counting: ReadonlySet<SyncStatusKind> = new Set(['pending', 'offline', 'network-sign-in']);

/** What the sync badge says. */
export function wordSyncStatus(
  { kind, pendingUploads }: Pick<SyncStatus, 'kind' | 'pendingUploads'>,
  messages: MessagesOf<typeof syncStatusMessages>,
): string {
  const pending = counting.has(kind) && pendingUploads > 0 ? messages.pending({ count: pendingUploads }) : undefined;
  if (kind === 'pending') return pending ?? '';
  return pending === undefined ? messages[kind] : messages.both({ state: messages[kind], pending });
}
