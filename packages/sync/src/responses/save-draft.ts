import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { goneEvents } from '../database/journal.ts';
import type { TableAccess } from '../database/open-database.ts';
import { isOwnRow, requireIdentity, requireOwnResponse } from '../database/own-rows.ts';
import { withStorageReserve } from '../database/reserve.ts';
import { isDraftReplaced } from '../database/row-states.ts';
import type { ResponseConflict, ResponseRow } from '../database/rows.ts';
import type { SyncPorts } from '../ports.ts';
import { forkResponse, getEditorKey, moveFiles, withCollaborator } from './fork-response.ts';
import type { SaveOptions } from './response-commands.ts';

/**
 * Saves the answers of a draft. Once it resolves, this revision or a later one survives any crash. A submitted or
 * discarded response stays unchanged: a late autosave never turns it back into a draft.
 */
export async function saveDraft(
  { database, ports }: SyncContext,
  responseId: string,
  data: SubmissionData,
  { strict, opened }: SaveOptions = {},
): Promise<ResponseRow> {
  const person = requireIdentity(ports);
  const tables = strict ? database.strict : database;
  const save = async () => {
    const row = await tables.responses.get(responseId);
    const editor = opened && isOwnRow(opened, person) ? opened : undefined;
    if (!row && editor && (await isFinishedOnDevice(tables, responseId))) return editor;
    const isReplacedDraft = editor && (!row || isDraftReplaced(row, editor));
    const draft = isReplacedDraft
      ? await getOrCreateCopy(tables, ports, editor, row)
      : await requireOwnResponse(tables, responseId, person);
    if (draft.submitted || draft.deleted) return draft;
    const saved: ResponseRow = {
      ...draft,
      data: { ...draft.data, data },
      isDirty: 1,
      revision: draft.revision + 1,
      timestamp: ports.clock.now(),
      collaborators: withCollaborator(draft.collaborators, person),
    };
    await tables.responses.put(saved);
    return saved;
  };
  const { responses, receipts, attachments, journal } = tables;
  const written = [responses, receipts, attachments, journal];
  return withStorageReserve(database, () => tables.transaction('rw', written, save));
}

/**
 * Returns whether the response was submitted or discarded on this device, so that late saves of an editor must be
 * ignored.
 */
async function isFinishedOnDevice(tables: TableAccess, responseId: string): Promise<boolean> {
  return (await tables.receipts.get(responseId)) !== undefined || (await hasEvent(tables, responseId, 'discarded'));
}

/**
 * Returns the draft in which an editor continues after its own draft was replaced: the copy that was made when the
 * conflict was detected, or a new copy.
 *
 * @param row the current row of the draft, if it still is a draft
 */
async function getOrCreateCopy(
  tables: TableAccess,
  ports: Pick<SyncPorts, 'chance'>,
  opened: ResponseRow,
  row: ResponseRow | undefined,
): Promise<ResponseRow> {
  const existing = await tables.responses
    .where('formId')
    .equals(opened.formId)
    .filter((one) => one.continues === getEditorKey(opened) && isOwnRow(one, opened) && !one.submitted && !one.deleted)
    .first();
  if (existing) return existing;
  const copy = forkResponse(opened, ports.chance.uuid(), await getConflictKind(tables, opened.id, row));
  await moveFiles(tables, opened.id, copy.id);
  return copy;
}

async function getConflictKind(
  tables: TableAccess,
  responseId: string,
  row: ResponseRow | undefined,
): Promise<ResponseConflict['kind']> {
  if (row) return 'edited';
  return (await hasEvent(tables, responseId, goneEvents.submitted)) ? 'submitted' : 'deleted';
}

async function hasEvent(tables: TableAccess, subject: string, event: string): Promise<boolean> {
  const entries = tables.journal.where('subject').equals(subject);
  return (await entries.filter((entry) => entry.event === event).count()) > 0;
}

/**
 * Makes this tab the editor of a draft, in the same way as when another device's answers replace it: an editor in
 * another tab that didn't stop in time saves its answers as a copy.
 *
 * @returns the updated draft, or `undefined` if it is no longer a draft
 */
export async function takeOverDraft(
  { database, ports }: SyncContext,
  responseId: string,
): Promise<ResponseRow | undefined> {
  const person = requireIdentity(ports);
  const update = async () => {
    const row = await database.responses.get(responseId);
    if (!row || !isOwnRow(row, person) || row.submitted || row.deleted) return undefined;
    const taken: ResponseRow = { ...row, takenOver: ports.chance.uuid() };
    await database.responses.put(taken);
    return taken;
  };
  return withStorageReserve(database, () => database.transaction('rw', database.responses, update));
}

/** Clears a draft's `conflict`. The library gets this change together with the draft's next change. */
export async function dismissConflict({ database, ports }: SyncContext, responseId: string): Promise<void> {
  const person = requireIdentity(ports);
  await database.transaction('rw', database.responses, async () => {
    const row = await requireOwnResponse(database, responseId, person);
    if (row.submitted || !row.conflict) return;
    const { conflict: _seen, ...rest } = row;
    await database.responses.put(rest);
  });
}
