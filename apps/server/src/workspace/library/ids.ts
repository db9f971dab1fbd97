import { randomBytes } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A drive item's id as SharePoint's look: `01` and 32 characters of base32. Case counts. */
export function newItemId(): string {
  return `01${[...randomBytes(32)].map((byte) => BASE32[byte & 31]).join('')}`;
}

/** A library's drive id: `b!` and 64 characters, the ids of site collection, site and list. */
export function driveIdOf(collectionId: string, siteId: string, listId: string): string {
  const bytes = Buffer.from([collectionId, siteId, listId].join('').replaceAll('-', ''), 'hex');
  return `b!${bytes.toString('base64url')}`;
}
