import { describe, expect, it } from 'vitest';
import type { Failure } from '../failures/failure.ts';
import type { SyncStatus } from './sync-engine.ts';
import { computeSyncStatus, type SyncFacts, withPendingUploads } from './sync-status.ts';

const failure: Failure = { kind: 'pdf-timeout', parameters: {} };

const quietFacts: SyncFacts = {
  connection: 'online',
  syncing: false,
  pendingUploads: 0,
  uploading: false,
  errors: [],
};

describe('[I18] [SYNC-29] the sync badge', () => {
  it.each<[string, Partial<SyncFacts>, SyncStatus['level'], SyncStatus['kind']]>([
    ['is up to date', {}, 'success', 'up-to-date'],
    ['is offline with nothing to send', { connection: 'offline' }, 'success', 'offline'],
    ['counts pending uploads', { pendingUploads: 2 }, 'warning', 'pending'],
    ['counts pending uploads while offline', { connection: 'offline', pendingUploads: 1 }, 'warning', 'offline'],
    ['reports a network that requires a sign-in', { connection: 'captive' }, 'warning', 'network-sign-in'],
    ['shows errors before counts', { errors: [failure], pendingUploads: 2 }, 'error', 'errors'],
    ['shows a missing sign-in first', { connection: 'unauthenticated', errors: [failure] }, 'error', 'signed-out'],
  ])('%s', (_title, facts, level, kind) => {
    const { pendingUploads = 0 } = facts;
    expect(computeSyncStatus({ ...quietFacts, ...facts })).toMatchObject({ level, kind, pendingUploads });
  });
});

describe('[SYNC-29] withPendingUploads', () => {
  it('adds what the tab has written since the last status', () => {
    expect(withPendingUploads(computeSyncStatus(quietFacts), 1)).toMatchObject({
      level: 'warning',
      kind: 'pending',
      pendingUploads: 1,
    });
    expect(withPendingUploads(computeSyncStatus({ ...quietFacts, connection: 'offline' }), 2)).toMatchObject({
      kind: 'offline',
      pendingUploads: 2,
    });
    expect(withPendingUploads(computeSyncStatus({ ...quietFacts, connection: 'captive' }), 1)).toMatchObject({
      kind: 'network-sign-in',
      pendingUploads: 1,
      online: false,
    });
  });

  it('never decreases the count, and keeps an error visible', () => {
    const waiting = computeSyncStatus({ ...quietFacts, pendingUploads: 2 });
    expect(withPendingUploads(waiting, 1)).toBe(waiting);
    const failed = computeSyncStatus({ ...quietFacts, errors: [failure] });
    expect(withPendingUploads(failed, 1)).toMatchObject({ level: 'error', kind: 'errors', pendingUploads: 1 });
  });
});
