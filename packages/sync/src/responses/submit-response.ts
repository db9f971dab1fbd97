import { isSameJson, type SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import { requireIdentity, requireOwnResponse } from '../database/own-rows.ts';
import { withStorageReserve } from '../database/reserve.ts';
import { hasArrived, isDraftReplaced } from '../database/row-states.ts';
import type { OutboxRow, ResponseRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { buildManifestFiles } from '../files/build-manifest-files.ts';
import { lastModifiedProperty } from '../library/stored-response.ts';
import type { Identity } from '../ports.ts';
import { computeManifestHash } from './compute-manifest-hash.ts';
import { forkResponse, withCollaborator } from './fork-response.ts';
import type { SubmitOptions } from './response-commands.ts';

/**
 * Submits a response (step P0): freezes the answers and adds the response to the outbox in one strict transaction. Once
 * it resolves, the submit is on disk. A second call for the same response has no effect and returns the submitted row.
 * Answers of another device that arrived after the editor was opened are saved as a copy.
 *
 * @throws FileUnavailable when a file of the answers can't be read any more; nothing is frozen then.
 */
export async function submitResponse(
  context: SyncContext,
  responseId: string,
  data: SubmissionData,
  { opened, metadata, numbered }: SubmitOptions = {},
): Promise<ResponseRow> {
  const { database, ports } = context;
  const person = requireIdentity(ports);
  const { strict } = database;
  const before = await requireOwnResponse(strict, responseId, person);
  if (before.submitted) return before;
  const files = await buildManifestFiles(context, before, data);
  const manifest = { responseId, version: before.version, answers: data, files };
  const resubmission = before.resubmission && { resubmission: before.resubmission.count };
  const hash = await computeManifestHash(ports.hashing, { ...manifest, ...resubmission });
  const submit = async () => {
    const row = await requireOwnResponse(strict, responseId, person);
    if (row.submitted) return row;
    if (row.deleted) throw new FailureError('invalid-response', { responseId });
    if (opened && isDraftReplaced(row, opened) && !isSameJson(row.data.data, data)) {
      await strict.responses.add(forkResponse(row, ports.chance.uuid(), 'submitted'));
    }
    const { pushFailure: _, numbered: _before, ...draft } = row;
    const at = ports.clock.now();
    const submitted: ResponseRow = {
      ...draft,
      data: { ...row.data, data, metadata: { ...buildSubmitMetadata(row, person, at), ...metadata } },
      ...(numbered?.length && { numbered }),
      submitted: 1,
      isDirty: 1,
      revision: row.revision + 1,
      timestamp: row.resubmission?.submittedAt ?? at,
      collaborators: withCollaborator(row.collaborators, person),
    };
    await strict.responses.put(submitted);
    const before = await strict.outbox.get(responseId);
    if (before && !hasArrived(before)) throw new FailureError('submission-on-its-way', {});
    await strict.outbox.put(buildOutboxRow(submitted, hash));
    // Until the resubmission has arrived, the existing receipt doesn't prove what the user submitted last.
    if (submitted.resubmission) await strict.receipts.delete(responseId);
    await addJournalEntry(strict, ports.clock, responseId, 'submitted');
    return submitted;
  };
  const tables = [strict.responses, strict.outbox, strict.receipts, strict.journal];
  return withStorageReserve(database, () => strict.transaction('rw', tables, submit));
}

/**
 * Returns the metadata of a submit. An edit keeps the time of the first submit, and records its own time and user
 * separately.
 */
function buildSubmitMetadata({ data, resubmission }: ResponseRow, { userId, displayName }: Identity, at: string) {
  const { [lastModifiedProperty]: _before, lastModifiedBy: _by, ...metadata } = data.metadata;
  if (!resubmission) return metadata;
  return { ...metadata, [lastModifiedProperty]: at, lastModifiedBy: { id: userId, name: displayName } };
}

function buildOutboxRow(row: ResponseRow, hash: string): OutboxRow {
  return {
    responseId: row.id,
    tenantId: row.tenantId,
    userId: row.userId,
    teamId: row.teamId,
    formId: row.formId,
    // Emails are sent once per revision, so an edit needs a higher one than the submit before it.
    revision: (row.resubmission?.count ?? 0) + 1,
    ...(row.resubmission && { resubmission: row.resubmission }),
    manifestHash: hash,
    step: 'number',
    submissionNumber: row.submissionNumber,
    folderDriveItemId: row.folderDriveItemId,
    responseDriveItemId: row.driveItemId,
    tries: 0,
    backOffMs: 0,
    state: 'waiting',
  };
}
