import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import type { TableAccess } from '../database/open-database.ts';
import { isOwnRow, requireIdentity, requireOwnResponse } from '../database/own-rows.ts';
import { isDraftReplaced } from '../database/row-states.ts';
import type { OutboxRow, ResponseRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { deleteLocalFiles, isUploadStarted } from '../files/delete-local-files.ts';
import { forkResponse, moveFiles } from './fork-response.ts';
import type { SaveOptions } from './response-commands.ts';

/**
 * Marks a draft as deleted. The row stays until the next sync has deleted the remote copy. If answers of another device
 * have arrived since the editor was opened (`opened`), the draft is kept. An edit of a submission is removed at once;
 * the submission itself stays.
 *
 * @throws FailureError 'Invalid response: {id}' for a submitted response: a submit can't be undone.
 */
export async function discardResponse(
  { database, ports }: SyncContext,
  responseId: string,
  { opened }: Pick<SaveOptions, 'opened'> = {},
): Promise<void> {
  const person = requireIdentity(ports);
  const tables = [database.responses, database.files, database.attachments, database.journal];
  await database.transaction('rw', tables, async () => {
    const row = await requireOwnResponse(database, responseId, person);
    if (row.submitted) throw new FailureError('invalid-response', { responseId });
    if (opened && isDraftReplaced(row, opened)) return;
    await addJournalEntry(database, ports.clock, responseId, 'discarded');
    if (row.resubmission) return removeEdit(database, responseId);
    await database.responses.update(responseId, { deleted: 1, isDirty: 1, revision: row.revision + 1 });
  });
}

/** Removes an edit of a submission completely: it exists only on this device. */
async function removeEdit(tables: TableAccess, responseId: string): Promise<void> {
  await tables.responses.delete(responseId);
  await deleteLocalFiles(tables, responseId);
}

/**
 * Queues the deletion of a submission. A submission that is still being sent arrives first. Repeating the call has no
 * effect.
 */
export async function deleteSubmitted(
  { database, ports }: SyncContext,
  teamId: string,
  responseId: string,
): Promise<void> {
  const person = requireIdentity(ports);
  const { strict } = database;
  await strict.transaction('rw', strict.outbox, strict.receipts, strict.journal, async () => {
    const row = await strict.outbox.get(responseId);
    if (row && !isOwnRow(row, person)) throw new FailureError('invalid-response', { responseId });
    if (row?.deleted) return;
    const receipt = await strict.receipts.get(responseId);
    const deletion: OutboxRow = row ?? {
      responseId,
      tenantId: person.tenantId,
      userId: person.userId,
      teamId,
      // Without a receipt, only the library knows the form; the deletion step reads it there.
      formId: receipt?.formId ?? '',
      revision: 0,
      manifestHash: receipt?.manifestHash ?? '',
      step: 'tellDeletion',
      tries: 0,
      backOffMs: 0,
      state: 'waiting',
    };
    await strict.outbox.put({ ...deletion, deleted: 1 });
    await addJournalEntry(strict, ports.clock, responseId, 'deletion asked');
  });
}

/**
 * Withdraws a resubmission that is blocked: its answers become a new draft. A resubmission that has already begun to
 * replace the submission can't be withdrawn.
 *
 * @throws FailureError 'Invalid response: {id}' when there is no blocked resubmission of this response
 */
export async function withdrawResubmission({ database, ports }: SyncContext, responseId: string): Promise<ResponseRow> {
  const person = requireIdentity(ports);
  const { strict } = database;
  const tables = [strict.responses, strict.outbox, strict.attachments, strict.journal];
  return strict.transaction('rw', tables, async () => {
    const row = await requireOwnResponse(strict, responseId, person);
    const queued = await strict.outbox.get(responseId);
    if (!queued?.resubmission || queued.state !== 'needsAttention' || queued.replaced)
      throw new FailureError('invalid-response', { responseId });
    const copy = forkResponse(row, ports.chance.uuid(), 'submitted');
    await strict.responses.add(copy);
    await moveFiles(strict, responseId, copy.id);
    await recordWithdrawnFiles(strict, queued, ports.clock.now());
    await strict.responses.delete(responseId);
    if (queued.deleted) await strict.outbox.put(toDeletion(queued));
    else await strict.outbox.delete(responseId);
    await addJournalEntry(strict, ports.clock, copy.id, 'kept as a copy', responseId);
    return copy;
  });
}

/**
 * Turns the outbox row into a deletion, because the user requested to delete the submission after the resubmission
 * arrives.
 */
function toDeletion({ resubmission: _withdrawn, lastError: _conflict, ...row }: OutboxRow): OutboxRow {
  return { ...row, step: 'tellDeletion', state: 'waiting', tries: 0, backOffMs: 0 };
}

/**
 * Records the files that a withdrawn submit has already uploaded to the submission's folder, so that the leader deletes
 * them.
 */
export async function recordWithdrawnFiles(
  { attachments }: TableAccess,
  { responseId, teamId, formId, folderDriveItemId: folderId }: OutboxRow,
  at: string,
): Promise<void> {
  if (folderId === undefined) return;
  const rows = await attachments.where('responseId').equals(responseId).toArray();
  const uploaded = rows.filter((row) => !row.withdrawn && isUploadStarted(row));
  await attachments.bulkPut(uploaded.map((row) => ({ ...row, withdrawn: { at, teamId, formId, folderId } })));
}
