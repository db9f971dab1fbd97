import { FileMissing } from './file-store.ts';

/**
 * Where content lies in a store: `ab/cd/abcd…`.
 * @throws `FileMissing` for what is no hash
 */
export function keyOf(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new FileMissing(sha256);
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
}
