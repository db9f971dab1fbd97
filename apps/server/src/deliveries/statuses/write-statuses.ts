import { GraphError, GraphOutage, operations } from '@tideform/graph';
import { writeFields } from '@tideform/sync/library';
import { isCredentialExpired } from '../../graph-credentials/credential-expired.ts';
import { graphOfCredential } from '../../graph-credentials/graph-of-credential.ts';
import { findLentTo } from '../../graph-credentials/lent-to-store.ts';
import type { AskedJob, JobContext } from '../../jobs/job.ts';
import { readEmailStatuses } from '../emails/emails-store.ts';
import { findSubmission } from '../find-submission.ts';
import { readStatuses } from '../messages/statuses-store.ts';
import { changedFields } from './status-fields.ts';
import { endTurn, postponeTurn, readTurn } from './unwritten-store.ts';
import { writeStatuses as ask, type StatusesPlace } from './write-statuses-ask.ts';

const minuteMs = 60_000;
const longestMs = 60 * minuteMs;
const mostTries = 10;

/** Writes what became of telling of a response beside it, with an account that is lent to the form. Without one whoever wants to know asks us. */
export const writeStatuses: AskedJob<StatusesPlace> = {
  ...ask,
  async run(context, signal, place) {
    const { database, log, now } = context;
    while (!signal.aborted) {
      const next = await readTurn(database, place);
      if (!next) return;
      const isDone = await writeOnce(context, place);
      if (!isDone && next.tries < mostTries) {
        const inMs = Math.min(minuteMs * 2 ** next.tries, longestMs);
        return postponeTurn(database, place, new Date(now().getTime() + inMs));
      }
      if (!isDone) log.warn(place, 'Statuses could not be written to the library');
      await endTurn(database, place, next.turn);
    }
  },
};

/** @returns `false`: trying again may help */
async function writeOnce(context: JobContext, place: StatusesPlace): Promise<boolean> {
  const { database } = context;
  const credentialId = await findLentTo(database, place);
  if (credentialId === undefined) return true;
  try {
    const graph = graphOfCredential(context, credentialId);
    const stored = await findSubmission(graph, place);
    if (!stored) return false;
    const params = { driveId: stored.driveId, listItemId: stored.row.id };
    const query = { expand: 'fields($select=tfSubmissionWebhooks,tfSubmissionEmail)' };
    const present = (await graph.call(operations.getDriveListItem, params, { query })).fields ?? {};
    const [webhooks, emails] = await Promise.all([
      readStatuses(database, place, [place.responseId]),
      readEmailStatuses(database, place, [place.responseId]),
    ]);
    const told = { webhooks: webhooks.get(place.responseId) ?? [], email: emails.get(place.responseId) };
    const body = changedFields(told, present);
    if (Object.keys(body).length > 0) await writeFields(graph, params, body);
    return true;
  } catch (error) {
    if (isCredentialExpired(error)) return true;
    if (error instanceof GraphOutage) return false;
    if (error instanceof GraphError) return error.status === 400 || error.status === 403;
    throw error;
  }
}
