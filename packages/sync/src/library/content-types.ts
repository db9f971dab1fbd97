import type { ListItem } from '@tideform/graph';

/** IDs of SharePoint content types. IDs of derived types and types in lists start with them; names are localized. */
const contentTypePrefixes = { folder: '0x0120', person: '0x010A', siteGroup: '0x010B' } as const;

/** Returns whether a row has a content type, independent of the site's language. */
export function hasContentType({ contentType }: ListItem, type: keyof typeof contentTypePrefixes): boolean {
  return contentType?.id?.toUpperCase().startsWith(contentTypePrefixes[type].toUpperCase()) ?? false;
}

/** Returns whether a library row is a folder. */
export function isFolderRow(row: ListItem): boolean {
  return row.driveItem?.folder !== undefined || hasContentType(row, 'folder');
}
