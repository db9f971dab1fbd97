import type { MessagesOf } from '@tideform/i18n';
import type { SyncStatus, SyncStatusKind } from '@tideform/sync';
import type { syncStatusMessages } from './sync-status.messages.ts';

const kindsWithCount: ReadonlySet<SyncStatusKind> = new Set(['pending', 'offline', 'network-sign-in']);

/** Formats the text of the sync badge. */
export function formatSyncStatus(
  { kind, pendingUploads }: Pick<SyncStatus, 'kind' | 'pendingUploads'>,
  messages: MessagesOf<typeof syncStatusMessages>,
): string {
  const pending =
    kindsWithCount.has(kind) && pendingUploads > 0 ? messages.pending({ count: pendingUploads }) : undefined;
  if (kind === 'pending') return pending ?? '';
  return pending === undefined ? messages[kind] : messages.both({ state: messages[kind], pending });
}
