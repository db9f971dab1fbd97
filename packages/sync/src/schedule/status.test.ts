import { describe, expect, it } from 'vitest';
import { type SyncFacts, syncStatus } from './status.ts';

const quiet: SyncFacts = {
  connection: 'online',
  syncing: false,
  pendingUploads: 0,
  uploading: false,
  errors: [],
};

describe('[SYNC-29] the badge', () => {
  it.each<[string, Partial<SyncFacts>, string, string]>([
    ['has nothing to tell', {}, 'success', 'Up to date'],
    ['is offline with nothing to send', { connection: 'offline' }, 'success', 'Offline'],
    ['counts what waits', { pendingUploads: 2 }, 'warning', '2 pending upload(s)'],
    [
      'counts what waits offline',
      { connection: 'offline', pendingUploads: 1 },
      'warning',
      'Offline, 1 pending upload(s)',
    ],
    [
      'shows errors before counts',
      { errors: ['Error syncing response: no'], pendingUploads: 2 },
      'error',
      'Sync process encountered errors',
    ],
    [
      'shows a missing sign-in first',
      { connection: 'unauthenticated', errors: ['x'] },
      'error',
      'Unable to authenticate',
    ],
  ])('%s', (_title, facts, level, text) => {
    expect(syncStatus({ ...quiet, ...facts })).toMatchObject({ level, text });
  });
});
