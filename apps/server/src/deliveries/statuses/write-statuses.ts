import { GraphError, GraphOutage, operations } from '@tideform/graph';
import { writeFields } from '@tideform/sync/library';
import { findConnectedAccount } from '../../graph-credentials/connected-accounts-store.ts';
import { createGraphOfCredential, isCredentialExpired } from '../../graph-credentials/create-graph-of-credential.ts';
import type { JobContext, QueuedJob } from '../../jobs/job.ts';
import { loadEmailStatuses } from '../emails/emails-store.ts';
import { findSubmission } from '../find-submission.ts';
import { loadWebhookStatuses } from '../messages/statuses-store.ts';
import {
  deletePendingStatusChange,
  findPendingStatusChange,
  postponePendingStatusChange,
} from './pending-statuses-store.ts';
import { getChangedFields } from './status-fields.ts';
import { type StatusKey, writeStatusesJobType } from './write-statuses-job-type.ts';

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
