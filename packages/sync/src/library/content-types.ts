import type { ListItem } from '@tideform/graph';

/** Content types of SharePoint by their ids. Those of lists and derived types begin with them; names are localized. */
const prefixes = { folder: '0x0120', person: '0x010A', siteGroup: '0x010B' } as const;

/** Whether a row has a content type, whatever its name in the language of the site. */
export function hasContentType({ contentType }: ListItem, type: keyof typeof prefixes): boolean {
  return contentType?.id?.toUpperCase().startsWith(prefixes[type].toUpperCase()) ?? false;
}

/** Whether a row of a library is a folder's. */
export function isFolderRow(row: ListItem): boolean {
  return row.driveItem?.folder !== undefined || hasContentType(row, 'folder');
}
