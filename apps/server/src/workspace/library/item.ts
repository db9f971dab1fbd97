import type { Selectable } from 'kysely';
import type { Content, Fields, LibraryTables } from './library-tables.ts';

/** A file, a folder, or a row of a list. Row 0 is the root, which has no parent. */
export type Item = Readonly<Selectable<LibraryTables['workspace.items']>>;

/** A list; with a drive id, a document library. */
export type List = Readonly<Selectable<LibraryTables['workspace.lists']>>;

export type Column = Readonly<Selectable<LibraryTables['workspace.columns']>>;

export type Version = Readonly<Selectable<LibraryTables['workspace.versions']>>;

export type Site = Readonly<Selectable<LibraryTables['workspace.sites']>>;

/** Who did what nobody did: SharePoint itself. */
export const SYSTEM_ACCOUNT_ID = '00000000-0000-0000-0000-000000000000';

/** The item as a person sees it: the holder of a check-out sees the draft, everybody else the last check-in. */
export function contentFor(item: Item, personId: string): Content & { readonly fields: Fields } {
  return item.draft !== null && item.checkedOutBy === personId ? item.draft : item;
}

/** Changes with every change of the item. */
export function eTagOf(item: Item): string {
  return `"{${item.uniqueId.toUpperCase()}},${item.etag}"`;
}

/** Changes with the content of a file; constant for folders, as SharePoint's. */
export function cTagOf(item: Item): string {
  return `"c:{${item.uniqueId.toUpperCase()}},${item.isFolder ? 0 : item.ctag}"`;
}

/** The same counter as `eTagOf` in the spelling of list items. */
export function listItemETagOf(item: Item): string {
  return `"${item.uniqueId},${item.etag}"`;
}

export function isRoot(item: Item): boolean {
  return item.row === 0;
}
