import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import { isOwnRow, requireIdentity, requireOwnResponse } from '../database/own-rows.ts';
import { hasArrived } from '../database/row-states.ts';
import type { ResponseRow, Resubmission } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { findFiles } from '../files/stored-file.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import type { Identity } from '../ports.ts';
import { forkResponse } from './fork-response.ts';

/**
 * Starts an edit of a submission as a draft on this device. If an edit with changes was already started on this device,
 * returns that edit. Unsent answers of a draft that was submitted on another device are saved as a copy.
 *
 * @throws FailureError `invalid-response` for another account's response, `submission-on-its-way` while this device is still
 * sending the submission
 */
export async function editSubmission(
  { database, ports }: SyncContext,
  teamId: string,
  submission: StoredResponse,
): Promise<ResponseRow> {
  const person = requireIdentity(ports);
  const { responses, outbox, journal } = database;
  return database.transaction('rw', responses, outbox, journal, async () => {
    const queued = await outbox.get(submission.id);
    if (queued && !hasArrived(queued)) throw new FailureError('submission-on-its-way', {});
    const found = await responses.get(submission.id);
    if (found && !isOwnRow(found, person)) throw new FailureError('invalid-response', { responseId: submission.id });
    if (found?.resubmission && (found.submitted || found.revision > 0)) return found;
    if (found?.isDirty && !found.deleted) await responses.add(forkResponse(found, ports.chance.uuid(), 'submitted'));
    const row = buildEdit(teamId, submission, person);
    await responses.put(row);
    await addJournalEntry(database, ports.clock, row.id, 'edit begun');
    return row;
  });
}

function buildEdit(teamId: string, submission: StoredResponse, person: Identity): ResponseRow {
  const { manifestHash: _hash, resubmissions: _count, ...content } = submission;
  return {
    ...content,
    teamId,
    tenantId: person.tenantId,
    userId: person.userId,
    submitted: 0,
    isDirty: 0,
    deleted: 0,
    revision: 0,
    resubmission: toResubmission(submission),
  };
}

/** Describes the state of the submission that an edit replaces. */
export function toResubmission(submission: StoredResponse): Resubmission {
  const files = findFiles(submission.data.data).flatMap(({ driveItemId }) =>
    typeof driveItemId === 'string' ? [driveItemId] : [],
  );
  return {
    of: getSubmissionState(submission),
    count: (submission.resubmissions ?? 0) + 1,
    files,
    submittedAt: submission.timestamp,
  };
}

/**
 * Continues an edit on top of a resubmission that another user made meanwhile. Call this after the user has seen that
 * resubmission and wants to replace it.
 *
 * @throws FailureError `invalid-response` when no edit of this submission is open on this device
 */
export async function rebaseEdit({ database, ports }: SyncContext, submission: StoredResponse): Promise<ResponseRow> {
  const person = requireIdentity(ports);
  return database.transaction('rw', database.responses, database.journal, async () => {
    const row = await requireOwnResponse(database, submission.id, person);
    if (!row.resubmission || row.submitted) throw new FailureError('invalid-response', { responseId: submission.id });
    const known = new Set(submission.collaborators.map(({ id }) => id));
    const rebased: ResponseRow = {
      ...row,
      collaborators: [...submission.collaborators, ...row.collaborators.filter(({ id }) => !known.has(id))],
      resubmission: toResubmission(submission),
      revision: row.revision + 1,
    };
    await database.responses.put(rebased);
    await addJournalEntry(database, ports.clock, row.id, 'edit goes on over another');
    return rebased;
  });
}

/**
 * Identifies one state of a submission: its manifest hash, or its timestamp in files of older programs, which have no
 * hash.
 */
export function getSubmissionState(file: {
  readonly manifestHash?: string | undefined;
  readonly timestamp: string;
}): string {
  return file.manifestHash ?? file.timestamp;
}
