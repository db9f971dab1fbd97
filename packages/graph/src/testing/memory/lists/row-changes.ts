import { parseExpand } from '../../../odata/expand.ts';
import type { Call } from '../call.ts';
import { replyChanges } from '../drives/delta.ts';
import { describeListItem } from '../drives/describe.ts';
import { invalid } from '../refusal.ts';
import { formatSiteId } from '../sites/site-id.ts';
import type { Item, Library } from '../state.ts';
import { getContentType } from './fields.ts';

/** Lists the changes of a list by row. Includes the content of a deleted folder, because rows aren't a tree. */
export function listRowChanges(call: Call, library: Library): Response {
  if (library.isSystem && call.enforces('no-system-list-delta')) throw invalid('Delta queries aren’t supported');
  const expand = call.query.expand === undefined ? [] : parseExpand(call.query.expand);
  return replyChanges(call, library, {
    path: `/groups/${library.groupId}/sites/root/lists/${library.listId}/items/delta`,
    getChange: (item) => getLastChange(call, item),
    isShown: (item) => item.row > 0,
    arrange: (page) => page,
    describe: (item) =>
      item.isDeleted ? describeDeleted(call, library, item) : describeListItem(call, item, call.query.select, expand),
  });
}

function getLastChange(call: Call, item: Item): number {
  const parent = item.parentId === undefined ? undefined : call.state.items.get(item.parentId);
  return item.isDeleted && parent?.isDeleted ? Math.max(item.change, getLastChange(call, parent)) : item.change;
}

function describeDeleted(call: Call, library: Library, item: Item): object {
  return {
    id: String(item.row),
    contentType: getContentType(call, item),
    parentReference: { siteId: formatSiteId(library.groupId) },
    deleted: { state: 'deleted' },
  };
}
