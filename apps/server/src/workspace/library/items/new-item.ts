import { randomUUID } from 'node:crypto';
import { getNameKey } from '@tideform/graph';
import { createItemId } from '../ids.ts';
import type { Item, List } from '../item.ts';
import type { Fields } from '../library-tables.ts';

export interface NewRow {
  readonly row: number;
  readonly fields: Fields;
  readonly by: string;
  readonly now: Date;
  readonly change: number;
}

/** Creates the insertable row of a list that isn't a library: an item without content, named after its number. */
export function createListItem(
  list: List,
  root: Pick<Item, 'id' | 'scopeId'>,
  { row, fields, by, now, change }: NewRow,
) {
  const name = `${row}_.000`;
  return {
    id: createItemId(),
    listId: list.id,
    row,
    uniqueId: randomUUID(),
    parentId: root.id,
    name,
    nameKey: getNameKey(name),
    isFolder: false,
    fields: JSON.stringify(fields),
    size: 0,
    etag: 1,
    ctag: 1,
    version: 1,
    createdAt: now,
    createdBy: by,
    modifiedAt: now,
    modifiedBy: by,
    fileCreatedAt: now,
    fileModifiedAt: now,
    scopeId: root.scopeId,
    change,
  };
}
