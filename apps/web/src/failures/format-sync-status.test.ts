import type { SyncStatusKind } from '@tideform/sync';
import { expect, it } from 'vitest';
import { formatSyncStatus } from './format-sync-status.ts';
import { syncStatusMessages } from './sync-status.messages.ts';

const messages = await syncStatusMessages.read({ language: 'en', locale: 'en' });

it.each<[SyncStatusKind, number, string]>([
  ['up-to-date', 0, 'Up to date'],
  ['pending', 2, '2 pending upload(s)'],
  ['offline', 0, 'Offline'],
  ['offline', 1, 'Offline, 1 pending upload(s)'],
  ['network-sign-in', 0, 'Network sign-in required'],
  ['network-sign-in', 3, 'Network sign-in required, 3 pending upload(s)'],
  ['errors', 2, 'Sync process encountered errors'],
  ['signed-out', 2, 'Unable to authenticate'],
])('[SYNC-29] formats the state %s with %i pending uploads as %s', (kind, pendingUploads, text) => {
  expect(formatSyncStatus({ kind, pendingUploads }, messages)).toBe(text);
});

it.each([
  [1, 'Offline, 1 Upload steht aus'],
  [2, 'Offline, 2 Uploads stehen aus'],
])('uses the plural of the language for %i pending uploads', async (pendingUploads, text) => {
  const german = await syncStatusMessages.read({ language: 'de', locale: 'de' });
  expect(formatSyncStatus({ kind: 'offline', pendingUploads }, german)).toBe(text);
});
