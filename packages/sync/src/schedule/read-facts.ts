import type { SyncContext } from '../context.ts';
import type { Database } from '../database/open-database.ts';
import type { Connection, LeaseRow, OutboxRow, ResponseRow } from '../database/rows.ts';
import { isDeletion } from '../outbox/is-deletion.ts';
import type { Identity } from '../ports.ts';
import { isOwn } from '../responses/own-response.ts';
import type { SyncFacts } from './status.ts';

/** A failure that is likely to pass is shown when it has come so often. */
const patience = 3;

/** Reads what the badge of this tab is drawn from. `teamId`: the team on the screen. */
export async function readFacts({ database, ports }: SyncContext, teamId: string | undefined): Promise<SyncFacts> {
  const person = ports.identity();
  const [lease, asked, dirty, outbox, teamSync] = await Promise.all([
    database.lease.get('leader'),
    database.syncRequests.count(),
    database.responses.where('isDirty').equals(1).toArray(),
    database.outbox.toArray(),
    teamId === undefined ? undefined : database.teamSync.get(teamId),
  ]);
  const own = dirty.filter((row) => person && isOwn(row, person));
  const queue = outbox.filter((row) => person && isOwn(row, person));
  const deletions = queue.filter(isDeletion);
  const connection = connectionNow(lease, person, ports.isOnline());
  return {
    connection,
    // What was asked for is as good as begun; without a connection it waits.
    syncing: lease?.syncing === 1 || (asked > 0 && connection === 'online'),
    pendingUploads: own.length + deletions.length,
    uploading: lease?.uploading === 1,
    errors: [
      ...(teamSync?.errors ?? []),
      ...own.flatMap((row) => errorOf(row, queue)),
      ...deletions.flatMap((row) => deletionError(row)),
    ],
  };
}

/** Changed responses of a person that the library does not have. */
export async function countPendingUploads(database: Pick<Database, 'responses'>, person: Identity): Promise<number> {
  const dirty = await database.responses.where('isDirty').equals(1).toArray();
  return dirty.filter((row) => isOwn(row, person)).length;
}

function connectionNow(lease: LeaseRow | undefined, person: Identity | undefined, isOnline: boolean): Connection {
  if (!person) return 'unauthenticated';
  return isOnline ? (lease?.connection ?? 'online') : 'offline';
}

/** 'Error syncing response: {message}' with title and id, once it is worth showing. */
function errorOf(row: ResponseRow, queue: readonly OutboxRow[]): string[] {
  const message = row.submitted ? submissionError(queue.find((one) => one.responseId === row.id)) : draftError(row);
  return message === undefined ? [] : [`${message} (${row.title ?? row.formTitle}, ${row.id})`];
}

function deletionError(row: OutboxRow): string[] {
  const message = submissionError(row);
  return message === undefined ? [] : [`${message} (${row.responseId})`];
}

function submissionError(row: OutboxRow | undefined): string | undefined {
  return row && (row.state === 'needsAttention' || row.tries >= patience) ? row.lastError : undefined;
}

function draftError({ pushFailure }: ResponseRow): string | undefined {
  return pushFailure?.message;
}
