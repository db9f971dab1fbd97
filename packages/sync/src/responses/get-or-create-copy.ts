import { goneEvents } from '../database/journal.ts';
import type { TableAccess } from '../database/open-database.ts';
import { isOwnRow } from '../database/own-rows.ts';
import type { ResponseConflict, ResponseRow } from '../database/rows.ts';
import type { SyncPorts } from '../ports.ts';
import { forkResponse, getEditorKey, moveFiles } from './fork-response.ts';

/**
 * Returns whether the response was submitted or discarded on this device, so that late saves of an editor must be
 * ignored.
 */
export async function isFinishedOnDevice(tables: TableAccess, responseId: string): Promise<boolean> {
  return (await tables.receipts.get(responseId)) !== undefined || (await hasEvent(tables, responseId, 'discarded'));
}

/**
 * Returns the draft in which an editor continues after its own draft was replaced: the copy that was made when the
 * conflict was detected, or a new copy.
 *
 * @param row the current row of the draft, if it still is a draft
 */
export async function getOrCreateCopy(
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
