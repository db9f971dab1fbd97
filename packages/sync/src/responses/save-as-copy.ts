import { goneEvents } from '../database/journal.ts';
import type { TableAccess } from '../database/open-database.ts';
import { isOwn } from '../database/own-rows.ts';
import type { Conflict, ResponseRow } from '../database/rows.ts';
import type { SyncPorts } from '../ports.ts';
import { editorKey, forkResponse, moveFiles } from './fork-response.ts';

/** Was the response submitted or discarded on this device? Then nothing that an editor still holds is to be saved. */
export async function isFinishedHere(tables: TableAccess, responseId: string): Promise<boolean> {
  return (await tables.receipts.get(responseId)) !== undefined || (await hasEvent(tables, responseId, 'discarded'));
}

/**
 * The draft that an editor goes on with when its own is not what it had opened any more: the copy that was made when the
 * devices came across each other, else a new one. `row`: the draft as it is now, if it is still one.
 */
export async function copyOfOpened(
  tables: TableAccess,
  ports: Pick<SyncPorts, 'chance'>,
  opened: ResponseRow,
  row: ResponseRow | undefined,
): Promise<ResponseRow> {
  const made = await tables.responses
    .where('formId')
    .equals(opened.formId)
    .filter((one) => one.continues === editorKey(opened) && isOwn(one, opened) && !one.submitted && !one.deleted)
    .first();
  if (made) return made;
  const copy = forkResponse(opened, ports.chance.uuid(), await whatHappened(tables, opened.id, row));
  await moveFiles(tables, opened.id, copy.id);
  return copy;
}

async function whatHappened(
  tables: TableAccess,
  responseId: string,
  row: ResponseRow | undefined,
): Promise<Conflict['kind']> {
  if (row) return 'edited';
  return (await hasEvent(tables, responseId, goneEvents.submitted)) ? 'submitted' : 'deleted';
}

async function hasEvent(tables: TableAccess, subject: string, event: string): Promise<boolean> {
  const entries = tables.journal.where('subject').equals(subject);
  return (await entries.filter((entry) => entry.event === event).count()) > 0;
}
