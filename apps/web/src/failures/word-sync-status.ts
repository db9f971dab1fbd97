import type { SyncStatus, SyncStatusKind } from '@tideform/sync';

/** The specification's (2-storage-and-sync §4, Sync badge); it has no words for a network that wants a sign-in. */
const words: Readonly<Record<SyncStatusKind, string | undefined>> = {
  'up-to-date': 'Up to date',
  pending: undefined,
  offline: 'Offline',
  'network-sign-in': 'Network sign-in needed',
  errors: 'Sync process encountered errors',
  'signed-out': 'Unable to authenticate',
};

const pending = (count: number): string => `${count} pending upload(s)`;
const counting: ReadonlySet<SyncStatusKind> = new Set(['pending', 'offline', 'network-sign-in']);

/** What the sync badge says. */
export function wordSyncStatus({ kind, pendingUploads }: Pick<SyncStatus, 'kind' | 'pendingUploads'>): string {
  const count = counting.has(kind) && pendingUploads > 0 ? pending(pendingUploads) : undefined;
  return [words[kind], count].filter((part) => part !== undefined).join(', ');
}
