import type { Selectable } from 'kysely';
import type { Tenant } from '../directory/directory.ts';
import type { Content, Fields, LibraryTables } from './library-tables.ts';

/** A file, a folder, or a row of a list. Row 0 is the root, which has no parent. */
export type Item = Readonly<Selectable<LibraryTables['workspace.items']>>;

/** A SharePoint list. A document library is a list with a drive ID. */
export type List = Readonly<Selectable<LibraryTables['workspace.lists']>>;

/** A column of a list. */
export type Column = Readonly<Selectable<LibraryTables['workspace.columns']>>;

/** A version of an item. */
export type Version = Readonly<Selectable<LibraryTables['workspace.versions']>>;

/** A SharePoint site. */
export type Site = Readonly<Selectable<LibraryTables['workspace.sites']>>;

/** Author of changes that no user made: SharePoint itself. */
export const SYSTEM_ACCOUNT_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Returns an item's content as a person sees it: the draft for the person who checked the file out, and the last
 * checked-in state for everyone else.
 */
export function getContentFor(item: Item, personId: string): Content & { readonly fields: Fields } {
  return item.draft !== null && item.checkedOutBy === personId ? item.draft : item;
}

/** Formats the eTag of a drive item, which changes with every change of the item. */
export function formatETag(item: Item): string {
  return `"{${item.uniqueId.toUpperCase()}},${item.etag}"`;
}

/** Formats the cTag, which changes with a file's content. For folders it is constant, as in SharePoint. */
export function formatCTag(item: Item): string {
  return `"c:{${item.uniqueId.toUpperCase()}},${item.isFolder ? 0 : item.ctag}"`;
}

/** Formats the eTag of a list item: the counter of `formatETag` in another format. */
export function formatListItemETag(item: Item): string {
  return `"${item.uniqueId},${item.etag}"`;
}

export function isRoot(item: Item): boolean {
  return item.row === 0;
}

/**
 * Creates the root site of an organization. It belongs to no group, has no lists, and its IDs are those of the
 * organization.
 */
export function createRootSite(tenant: Tenant): Site {
  const { id, displayName, createdAt } = tenant;
  return { id, collectionId: id, tenantId: id, groupId: id, name: '', displayName, createdAt };
}

export function isRootSite(site: Site): boolean {
  return site.id === site.tenantId;
}
