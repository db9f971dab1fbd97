import { createHash } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Derives a GUID from words: the same words produce the same GUID. */
export function deriveGuid(...words: readonly (string | number)[]): string {
  const bytes = computeDigest(words);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const text = bytes.toString('hex', 0, 16);
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Derives a drive item ID from words: `01` and 32 base32 characters. The same words produce the same ID. */
export function deriveItemId(...words: readonly (string | number)[]): string {
  return `01${[...computeDigest(words)].map((byte) => BASE32[byte & 31]).join('')}`;
}

function computeDigest(words: readonly (string | number)[]): Buffer {
  return createHash('sha256')
    .update(['Tideform demonstration', ...words].join('\n'))
    .digest();
}
