import { FileMissing } from './file-store.ts';

/**
 * Returns the key of a file's content in a file store, derived from its hash: `ab/cd/abcd…`.
 * @throws `FileMissing` if `sha256` isn't a SHA-256 hash
 */
export function getContentKey(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new FileMissing(sha256);
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
}
