import type { EmailStatus, WebhookStatus } from '@tideform/contract';
import { isRecord, isSameJson } from '@tideform/engine';
import { type FieldValues, GraphError, GraphOutage, operations } from '@tideform/graph';
import { writeFields } from '@tideform/sync/library';
import { findConnectedAccount } from '../../graph-credentials/connected-accounts-store.ts';
import { createGraphOfCredential, isCredentialExpired } from '../../graph-credentials/create-graph-of-credential.ts';
import type { Job, JobContext, QueuedJob } from '../../jobs/job.ts';
import { loadEmailStatuses } from '../emails/emails-store.ts';
import { findSubmission } from '../find-submission.ts';
import { loadWebhookStatuses } from '../messages/statuses-store.ts';
import {
  deletePendingStatusChange,
  findPendingStatusChange,
  findPendingStatuses,
  postponePendingStatusChange,
  type StatusKey,
  writeStatusesJobType,
} from '../pending-statuses-store.ts';

const MINUTE_MS = 60_000;
const MAX_DELAY_MS = 60 * MINUTE_MS;
const MAX_ATTEMPTS = 10;

/**
 * Job that writes delivery statuses to the response's library item, with an account connected to the form. Without a
 * connected account, the statuses are only available through the API.
 */
export const writeStatuses: QueuedJob<StatusKey> = {
  ...writeStatusesJobType,
  async run(context, signal, statusKey) {
    const { database, log, now } = context;
    while (!signal.aborted) {
      const pending = await findPendingStatusChange(database, statusKey);
      if (!pending) return;
      const isDone = await attemptWrite(context, statusKey);
      if (!isDone && pending.tries < MAX_ATTEMPTS) {
        const inMs = Math.min(MINUTE_MS * 2 ** pending.tries, MAX_DELAY_MS);
        return postponePendingStatusChange(database, statusKey, new Date(now().getTime() + inMs));
      }
      if (!isDone) log.warn(statusKey, 'Failed to write statuses to the library');
      await deletePendingStatusChange(database, statusKey, pending.turn);
    }
  },
};

/** Makes one attempt to write a response's statuses. @returns `false` if a retry may succeed */
async function attemptWrite(context: JobContext, statusKey: StatusKey): Promise<boolean> {
  const { database } = context;
  const credentialId = await findConnectedAccount(database, statusKey);
  if (credentialId === undefined) return true;
  try {
    const graph = createGraphOfCredential(context, credentialId);
    const stored = await findSubmission(graph, statusKey);
    if (!stored) return false;
    const params = { driveId: stored.driveId, listItemId: stored.row.id };
    const query = { expand: 'fields($select=tfSubmissionWebhooks,tfSubmissionEmail)' };
    const present = (await graph.call(operations.getDriveListItem, params, { query })).fields ?? {};
    const [webhooks, emails] = await Promise.all([
      loadWebhookStatuses(database, statusKey, [statusKey.responseId]),
      loadEmailStatuses(database, statusKey, [statusKey.responseId]),
    ]);
    const statuses = { webhooks: webhooks.get(statusKey.responseId) ?? [], email: emails.get(statusKey.responseId) };
    const body = getChangedFields(statuses, present);
    if (Object.keys(body).length > 0) await writeFields(graph, params, body);
    return true;
  } catch (error) {
    if (isCredentialExpired(error)) return true;
    if (error instanceof GraphOutage) return false;
    if (error instanceof GraphError) return error.status === 400 || error.status === 403;
    throw error;
  }
}

/** Delivery statuses of a response, stored as JSON in two columns of the library. */
interface DeliveryStatuses {
  readonly webhooks: readonly WebhookStatus[];
  readonly email: EmailStatus | undefined;
}

/**
 * Returns the list columns to write: those whose status differs. The time of the next attempt isn't stored, and
 * differences in timestamps alone are ignored, since each write creates a version of the file.
 */
function getChangedFields({ webhooks, email }: DeliveryStatuses, present: FieldValues): FieldValues {
  const columns = {
    ...(webhooks.length > 0 && { tfSubmissionWebhooks: webhooks.map(toStoredWebhookStatus) }),
    ...(email && { tfSubmissionEmail: toStoredEmailStatus(email) }),
  };
  const changed = Object.entries(columns).filter(([name, value]) => !isSameStatus(value, parseColumn(present[name])));
  return Object.fromEntries(changed.map(([name, value]) => [name, JSON.stringify(value)]));
}

function toStoredWebhookStatus({ nextAt: _left, ...status }: WebhookStatus) {
  return status;
}

/** Converts an email status to its stored format, in which the property `failure` is named `error`. */
function toStoredEmailStatus({ nextAt: _left, failure: error, ...status }: EmailStatus) {
  return { ...status, error };
}

function isSameStatus(wanted: unknown, present: unknown): boolean {
  return isSameJson(removeTimestamps(wanted), removeTimestamps(present));
}

function removeTimestamps(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeTimestamps);
  if (!isRecord(value)) return value;
  const { timestamp: _left, ...rest } = value;
  return rest;
}

/**
 * Parses a column's JSON.
 * @returns `undefined` for invalid JSON, since anyone with access to the library can write it
 */
function parseColumn(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

const BATCH_SIZE = 2_000;

/**
 * Job that runs every minute. Queues the writing of changed statuses as separate jobs, so that deliveries don't wait
 * for the library.
 */
export const writeDueStatuses: Job = {
  name: 'write-due-delivery-statuses',
  cron: '* * * * *',
  async run({ database, now, enqueueJob }) {
    for (const statusKey of await findPendingStatuses(database, now(), BATCH_SIZE))
      await enqueueJob(writeStatusesJobType, statusKey);
  },
};
