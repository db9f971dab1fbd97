import type { ByteRange } from '../../../files/file-store.ts';

/**
 * Parses a `Range` header. Returns `undefined`, for the whole content, when there is no range, several ranges or a
 * malformed one (RFC 9110 §14.2).
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
