import type { SyncStatusKind } from '@tideform/sync';
import { expect, it } from 'vitest';
import { wordSyncStatus } from './word-sync-status.ts';

it.each<[SyncStatusKind, number, string]>([
  ['up-to-date', 0, 'Up to date'],
  ['pending', 2, '2 pending upload(s)'],
  ['offline', 0, 'Offline'],
  ['offline', 1, 'Offline, 1 pending upload(s)'],
  ['network-sign-in', 0, 'Network sign-in needed'],
  ['network-sign-in', 3, 'Network sign-in needed, 3 pending upload(s)'],
  ['errors', 2, 'Sync process encountered errors'],
  ['signed-out', 2, 'Unable to authenticate'],
])('[SYNC-29] says of %s with %i on their way: %s', (kind, pendingUploads, text) => {
  expect(wordSyncStatus({ kind, pendingUploads })).toBe(text);
});
