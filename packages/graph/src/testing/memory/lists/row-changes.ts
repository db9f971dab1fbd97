import { parseExpand } from '../../../odata/expand.ts';
import type { Call } from '../call.ts';
import { replyChanges } from '../drives/delta.ts';
import { describeListItem } from '../drives/describe.ts';
import { invalid } from '../refusal.ts';
import { siteIdOf } from '../sites/site-id.ts';
import type { Item, Library } from '../state.ts';
import { contentTypeOf } from './fields.ts';

/** What changed in a list, row by row. What was in a deleted folder is told with it: rows have no tree. */
export function listRowChanges(call: Call, library: Library): Response {
  if (library.isSystem && call.enforces('no-system-list-delta')) throw invalid('The list tells no changes');
  const expand = call.query.expand === undefined ? [] : parseExpand(call.query.expand);
  return replyChanges(call, library, {
    path: `/groups/${library.groupId}/sites/root/lists/${library.listId}/items/delta`,
    changeOf: (item) => lastChangeOf(call, item),
    isShown: (item) => item.row > 0,
    arrange: (page) => page,
    describe: (item) =>
      item.isDeleted ? describeDeleted(call, library, item) : describeListItem(call, item, call.query.select, expand),
  });
}

function lastChangeOf(call: Call, item: Item): number {
  const parent = item.parentId === undefined ? undefined : call.state.items.get(item.parentId);
  return item.isDeleted && parent?.isDeleted ? Math.max(item.change, lastChangeOf(call, parent)) : item.change;
}

function describeDeleted(call: Call, library: Library, item: Item): object {
  return {
    id: String(item.row),
    contentType: contentTypeOf(call, item),
    parentReference: { siteId: siteIdOf(library.groupId) },
    deleted: { state: 'deleted' },
  };
}
