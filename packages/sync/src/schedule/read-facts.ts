import type { SyncContext } from '../context.ts';
import type { Connection, LeaseRow, OutboxRow, ResponseRow } from '../database/rows.ts';
import type { Identity } from '../ports.ts';
import { isOwn } from '../responses/own-response.ts';
import type { SyncFacts } from './status.ts';

/** A failure that is likely to pass is shown when it has come so often. */
const patience = 3;

/** Reads what the badge of this tab is drawn from. `teamId`: the team on the screen. */
export async function readFacts({ database, ports }: SyncContext, teamId: string | undefined): Promise<SyncFacts> {
  const person = ports.identity();
  const [lease, dirty, outbox, teamSync] = await Promise.all([
    database.lease.get('leader'),
    database.responses.where('isDirty').equals(1).toArray(),
    database.outbox.toArray(),
    teamId === undefined ? undefined : database.teamSync.get(teamId),
  ]);
  const own = dirty.filter((row) => person && isOwn(row, person));
  const queue = outbox.filter((row) => person && isOwn(row, person));
  return {
    connection: connectionNow(lease, person, ports.isOnline()),
    syncing: lease?.syncing === 1,
    pendingUploads: own.length,
    uploading: lease?.uploading === 1,
    errors: [...(teamSync?.errors ?? []), ...queue.flatMap(submissionError), ...own.flatMap(draftError)],
  };
}

function connectionNow(lease: LeaseRow | undefined, person: Identity | undefined, isOnline: boolean): Connection {
  if (!person) return 'unauthenticated';
  return isOnline ? (lease?.connection ?? 'online') : 'offline';
}

function submissionError({ state, tries, lastError }: OutboxRow): string[] {
  return lastError !== undefined && (state === 'needsAttention' || tries >= patience) ? [lastError] : [];
}

function draftError({ submitted, pushFailure }: ResponseRow): string[] {
  return !submitted && pushFailure?.message !== undefined ? [pushFailure.message] : [];
}
