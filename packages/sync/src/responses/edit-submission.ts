import type { SyncContext } from '../context.ts';
import { isArrived } from '../database/is-arrived.ts';
import { note } from '../database/journal.ts';
import { isOwn, signedIn } from '../database/own-rows.ts';
import type { ResponseRow, Resubmission } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import { filesIn } from '../files/stored-file.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import type { Identity } from '../ports.ts';
import { forkResponse } from './fork-response.ts';
import { submissionMark } from './submission-mark.ts';

/**
 * Begins the edit of a submission as a draft of this device, or goes on with the one that was begun here, unless nothing was
 * changed in it yet. Unsent answers of a draft that was submitted elsewhere become a copy.
 *
 * @throws Failed `invalid-response` for another account's work, `submission-on-its-way` while this device is not done with it
 */
export async function editSubmission(
  { database, ports }: SyncContext,
  teamId: string,
  submission: StoredResponse,
): Promise<ResponseRow> {
  const person = signedIn(ports);
  const { responses, outbox, journal } = database;
  return database.transaction('rw', responses, outbox, journal, async () => {
    const queued = await outbox.get(submission.id);
    if (queued && !isArrived(queued)) throw new Failed('submission-on-its-way', {});
    const found = await responses.get(submission.id);
    if (found && !isOwn(found, person)) throw new Failed('invalid-response', { responseId: submission.id });
    if (found?.resubmission && (found.submitted || found.revision > 0)) return found;
    if (found?.isDirty && !found.deleted) await responses.add(forkResponse(found, ports.chance.uuid(), 'submitted'));
    const row = newEdit(teamId, submission, person);
    await responses.put(row);
    await note(database, ports.clock, row.id, 'edit begun');
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

/** What an edit of this submission replaces. */
export function resubmissionOf(submission: StoredResponse): Resubmission {
  const files = filesIn(submission.data.data).flatMap(({ driveItemId }) =>
    typeof driveItemId === 'string' ? [driveItemId] : [],
  );
  return {
    of: submissionMark(submission),
    count: (submission.resubmissions ?? 0) + 1,
    files,
    submittedAt: submission.timestamp,
  };
}
