import { describe, expect, it } from 'vitest';
import type { Failure } from '../failures/failure.ts';
import { type SyncFacts, syncStatus, withPendingUploads } from './status.ts';

const failure: Failure = { kind: 'pdf-timeout', parameters: {} };

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
    ['tells of a network that wants a sign-in', { connection: 'captive' }, 'warning', 'Network sign-in needed'],
    [
      'counts what waits for the sign-in to a network',
      { connection: 'captive', pendingUploads: 3 },
      'warning',
      'Network sign-in needed, 3 pending upload(s)',
    ],
    [
      'shows errors before counts',
      { errors: [failure], pendingUploads: 2 },
      'error',
      'Sync process encountered errors',
    ],
    [
      'shows a missing sign-in first',
      { connection: 'unauthenticated', errors: [failure] },
      'error',
      'Unable to authenticate',
    ],
  ])('%s', (_title, facts, level, text) => {
    expect(syncStatus({ ...quiet, ...facts })).toMatchObject({ level, text });
  });
});

describe('[SYNC-29] between two looks of the engine', () => {
  it('counts what the tab has written since', () => {
    expect(withPendingUploads(syncStatus(quiet), 1)).toMatchObject({ level: 'warning', text: '1 pending upload(s)' });
    expect(withPendingUploads(syncStatus({ ...quiet, connection: 'offline' }), 2)).toMatchObject({
      text: 'Offline, 2 pending upload(s)',
      pendingUploads: 2,
    });
    expect(withPendingUploads(syncStatus({ ...quiet, connection: 'captive' }), 1)).toMatchObject({
      text: 'Network sign-in needed, 1 pending upload(s)',
      online: false,
    });
  });

  it('never says fewer than the engine knows of, and leaves an error in sight', () => {
    const waiting = syncStatus({ ...quiet, pendingUploads: 2 });
    expect(withPendingUploads(waiting, 1)).toBe(waiting);
    const failed = syncStatus({ ...quiet, errors: [failure] });
    expect(withPendingUploads(failed, 1)).toMatchObject({ level: 'error', text: failed.text, pendingUploads: 1 });
  });
});
