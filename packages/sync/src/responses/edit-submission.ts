import type { SyncContext } from '../context.ts';
import { hasArrived } from '../database/has-arrived.ts';
import { addJournalEntry } from '../database/journal.ts';
import { isOwn, requireIdentity } from '../database/own-rows.ts';
import type { ResponseRow, Resubmission } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import { findFiles } from '../files/stored-file.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import type { Identity } from '../ports.ts';
import { forkResponse } from './fork-response.ts';
import { submissionMark } from './submission-mark.ts';

/**
 * Starts an edit of a submission as a draft on this device. If an edit with changes was already started on this device,
 * returns that edit. Unsent answers of a draft that was submitted on another device are saved as a copy.
 *
 * @throws Failed `invalid-response` for another account's response, `submission-on-its-way` while this device is still
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
    if (queued && !hasArrived(queued)) throw new Failed('submission-on-its-way', {});
    const found = await responses.get(submission.id);
    if (found && !isOwn(found, person)) throw new Failed('invalid-response', { responseId: submission.id });
    if (found?.resubmission && (found.submitted || found.revision > 0)) return found;
    if (found?.isDirty && !found.deleted) await responses.add(forkResponse(found, ports.chance.uuid(), 'submitted'));
    const row = newEdit(teamId, submission, person);
    await responses.put(row);
    await addJournalEntry(database, ports.clock, row.id, 'edit begun');
    return row;
  });
}

function newEdit(teamId: string, submission: StoredResponse, person: Identity): ResponseRow {
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
    resubmission: resubmissionOf(submission),
  };
}

/** Describes the state of the submission that an edit replaces. */
export function resubmissionOf(submission: StoredResponse): Resubmission {
  const files = findFiles(submission.data.data).flatMap(({ driveItemId }) =>
    typeof driveItemId === 'string' ? [driveItemId] : [],
  );
  return {
    of: submissionMark(submission),
    count: (submission.resubmissions ?? 0) + 1,
    files,
    submittedAt: submission.timestamp,
  };
}
