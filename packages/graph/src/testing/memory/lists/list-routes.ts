import { parseExpand } from '../../../odata/expand.ts';
import { type Call, isObject, readJsonBody } from '../call.ts';
import { canRead, requireRole } from '../drives/access.ts';
import { describeListItem } from '../drives/describe.ts';
import { deleteItem } from '../drives/drive-items.ts';
import * as items from '../drives/items.ts';
import { listRowVersions } from '../drives/versions.ts';
import { invalid, notFound, Refusal } from '../refusal.ts';
import { replyJson, replyPage } from '../reply.ts';
import type { Item, Library } from '../state.ts';
import { changeFields, describeFields, queryRows } from './fields.ts';
import { createColumn, listColumns, replyList, updateColumn, updateLibrary } from './libraries.ts';

/** Everything below a list; `rest` is encoded and starts with a slash when it is not empty. */
export function answerList(call: Call, library: Library, rest: string): Response {
  const [, part = '', id, more = ''] = rest.split('/').map(decodeURIComponent);
  const name = `${call.method} ${part.toLowerCase()}`;
  if (name === 'GET ') return replyList(call, library);
  if (call.method !== 'GET' && part !== 'items') requireRole(call, items.getItem(call.state, library.rootId), 'owner');
  if (name === 'PATCH ') return updateLibrary(call, library);
  if (name === 'GET columns') return listColumns(call, library);
  if (name === 'POST columns') return createColumn(call, library);
  if (name === 'PATCH columns' && id !== undefined) return updateColumn(call, library, id);
  if (part === 'items' && id === undefined) return answerRows(call, library);
  if (part === 'items') return answerRow(call, findRow(call, library, id), more);
  throw new Refusal(400, 'BadRequest', `Resource not found for the segment '${part}'.`);
}

function answerRows(call: Call, library: Library): Response {
  if (call.method !== 'GET') throw invalid('Files are uploaded, not added as rows');
  const rows = [...call.state.items.values()].filter(
    (item) => item.driveId === library.driveId && item.row > 0 && !item.isDeleted && canRead(call, item),
  );
  const expand = call.query.expand === undefined ? [] : parseExpand(call.query.expand);
  return replyPage(call, queryRows(call, library, rows), (row) =>
    describeListItem(call, row, call.query.select, expand),
  );
}

function findRow(call: Call, library: Library, id: string | undefined): Item {
  const row = [...call.state.items.values()].find(
    (item) => item.driveId === library.driveId && String(item.row) === id && !item.isDeleted,
  );
  if (!row || row.row === 0) throw notFound();
  requireRole(call, row, 'read');
  return row;
}

function answerRow(call: Call, row: Item, part: string): Response {
  const name = `${call.method} ${part.toLowerCase()}`;
  if (name === 'GET ') {
    const expand = call.query.expand === undefined ? [] : parseExpand(call.query.expand);
    return replyJson(describeListItem(call, row, call.query.select, expand), 200, { ETag: items.eTagOf(row) });
  }
  if (name === 'DELETE ') return deleteItem(call, row);
  if (name === 'GET versions') return listRowVersions(call, row);
  if (name === 'PATCH fields') return updateFields(call, row, readJsonBody(call));
  if (name !== 'PATCH ') throw new Refusal(400, 'BadRequest', `Resource not found for the segment '${part}'.`);
  const { fields } = readJsonBody(call);
  updateFields(call, row, isObject(fields) ? fields : {});
  return replyJson(describeListItem(call, row, undefined, [{ property: 'fields' }]));
}

function updateFields(call: Call, row: Item, change: Record<string, unknown>): Response {
  requireRole(call, row, 'write');
  items.requireMatch(call, row);
  items.requireUnlocked(call, row);
  const before = items.contentFor(call, row);
  items.write(call, row, changeFields(items.getLibrary(call.state, row.driveId), before, change));
  return replyJson(describeFields(call, row, items.contentFor(call, row)));
}
