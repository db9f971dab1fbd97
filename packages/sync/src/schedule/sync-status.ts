import type { SyncContext } from '../context.ts';
import type { Database } from '../database/open-database.ts';
import { isOwnRow } from '../database/own-rows.ts';
import { deletionSteps, isDeletion } from '../database/row-states.ts';
import type { ConnectionState, LeaseRow, OutboxRow, ResponseRow } from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';
import type { Identity } from '../ports.ts';
import { isShownOnBadge } from './requests.ts';
import type { SyncStatus } from './sync-engine.ts';

/** Facts that the sync badge shows, all read from committed data. */
export interface SyncFacts {
  readonly connection: ConnectionState;
  readonly syncing: boolean;
  /** Changed responses of the signed-in user that the library doesn't have yet. */
  readonly pendingUploads: number;
  /** Submitted responses are being sent now. */
  readonly uploading: boolean;
  readonly errors: readonly Failure[];
}

const offlineStates: ReadonlySet<ConnectionState> = new Set(['offline', 'captive']);
/** Computes the status for the sync badge (2-storage-and-sync §4, Sync badge). */
export function computeSyncStatus(facts: SyncFacts): SyncStatus {
  const { connection, syncing, uploading, pendingUploads, errors } = facts;
  return {
    ...computeBadge(facts),
    syncing,
    online: !offlineStates.has(connection),
    ...(connection === 'captive' && { captive: true }),
    pendingUploads,
    uploading,
    errors,
  };
}

function computeBadge({
  connection,
  pendingUploads,
  errors,
}: Pick<SyncFacts, 'connection' | 'pendingUploads' | 'errors'>): Pick<SyncStatus, 'level' | 'kind'> {
  if (connection === 'unauthenticated') return { level: 'error', kind: 'signed-out' };
  if (errors.length > 0) return { level: 'error', kind: 'errors' };
  const level = pendingUploads > 0 ? 'warning' : 'success';
  if (connection === 'captive') return { level: 'warning', kind: 'network-sign-in' };
  if (connection === 'offline') return { level, kind: 'offline' };
  return { level, kind: pendingUploads > 0 ? 'pending' : 'up-to-date' };
}

/**
 * Returns the status with submissions that this tab made since the engine last read the facts, which it does twice a
 * second. The count never decreases.
 */
export function withPendingUploads(status: SyncStatus, pendingUploads: number): SyncStatus {
  if (pendingUploads <= status.pendingUploads) return status;
  if (status.level === 'error') return { ...status, pendingUploads };
  const connection = status.captive ? 'captive' : status.online ? 'online' : 'offline';
  return { ...status, ...computeBadge({ connection, pendingUploads, errors: [] }), pendingUploads };
}

/** Number of failures after which a transient failure is shown. */
const failuresUntilShown = 3;

/**
 * Reads the facts for this tab's sync badge.
 *
 * @param teamId team that the tab shows
 */
export async function loadSyncFacts({ database, ports }: SyncContext, teamId: string | undefined): Promise<SyncFacts> {
  const person = ports.identity();
  const [lease, requests, teamSync, dirty, deletions, failures] = await Promise.all([
    database.lease.get('leader'),
    database.syncRequests.toArray(),
    teamId === undefined ? undefined : database.teamSync.get(teamId),
    person ? countPendingUploads(database, person) : 0,
    person ? readDeletions(database, person) : [],
    person ? readFailures(database, person) : [],
  ]);
  const connection = getConnection(lease, person, ports.isOnline());
  return {
    connection,
    // A waiting request counts as syncing, unless the connection is lost.
    syncing: lease?.syncing === 1 || (requests.some(isShownOnBadge) && connection === 'online'),
    pendingUploads: dirty + deletions.length,
    uploading: lease?.uploading === 1,
    errors: [...(teamSync?.errors ?? []), ...failures, ...deletions.flatMap((row) => getDeletionErrors(row))],
  };
}

/** Counts the changed responses of a user that the library doesn't have yet. */
export async function countPendingUploads(
  { responses }: Pick<Database, 'responses'>,
  { tenantId, userId }: Identity,
): Promise<number> {
  return responses.where('[isDirty+tenantId+userId]').equals([1, tenantId, userId]).count();
}

async function readDeletions({ outbox }: Database, person: Identity): Promise<OutboxRow[]> {
  const rows = await outbox.where('step').anyOf(deletionSteps).toArray();
  return rows.filter((row) => isOwnRow(row, person));
}

/** Reads only failed rows, because thousands may be waiting. */
async function readFailures({ responses, outbox }: Database, person: Identity): Promise<Failure[]> {
  const drafts = await responses.where('pushFailure.failure.kind').aboveOrEqual('').toArray();
  const stuck = await outbox.where('state').equals('needsAttention').toArray();
  const tried = await outbox.where('tries').aboveOrEqual(failuresUntilShown).toArray();
  const queued = new Map([...stuck, ...tried].filter((row) => !isDeletion(row)).map((row) => [row.responseId, row]));
  const submitted = await responses.bulkGet([...queued.keys()]);
  const failed = [...drafts.filter((row) => !row.submitted), ...submitted.filter((row) => row?.submitted)];
  return failed
    .filter((row) => row !== undefined)
    .filter((row) => row.isDirty && isOwnRow(row, person))
    .flatMap((row) => getResponseErrors(row, queued.get(row.id)));
}

function getConnection(lease: LeaseRow | undefined, person: Identity | undefined, isOnline: boolean): ConnectionState {
  if (!person) return 'unauthenticated';
  return isOnline ? (lease?.connection ?? 'online') : 'offline';
}

/** Returns the failure of a response with its title and ID, if it should be shown. */
function getResponseErrors(row: ResponseRow, queued: OutboxRow | undefined): Failure[] {
  const cause = row.submitted ? getSubmissionError(queued) : row.pushFailure?.failure;
  const parameters = { title: row.title ?? row.formTitle, responseId: row.id };
  return cause ? [{ kind: 'response-sync', parameters, cause }] : [];
}

function getDeletionErrors(row: OutboxRow): Failure[] {
  const cause = getSubmissionError(row);
  return cause ? [{ kind: 'response-sync', parameters: { responseId: row.responseId }, cause }] : [];
}

function getSubmissionError(row: OutboxRow | undefined): Failure | undefined {
  return row && (row.state === 'needsAttention' || row.tries >= failuresUntilShown) ? row.lastError : undefined;
}
