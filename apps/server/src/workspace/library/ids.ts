import { randomBytes } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates a drive item ID in SharePoint's format: `01` and 32 characters of base32. IDs are case-sensitive. */
export function createItemId(): string {
  return `01${[...randomBytes(32)].map((byte) => BASE32[byte & 31]).join('')}`;
}

/** Returns a library's drive ID: `b!` and 64 characters that encode the IDs of site collection, site and list. */
export function formatDriveId(collectionId: string, siteId: string, listId: string): string {
  const bytes = Buffer.from([collectionId, siteId, listId].join('').replaceAll('-', ''), 'hex');
  return `b!${bytes.toString('base64url')}`;
}

/** Returns whether a text is a GUID. PostgreSQL fails when it compares an ID with anything else. */
export function isGuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
