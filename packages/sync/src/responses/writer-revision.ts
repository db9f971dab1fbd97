import type { ResponseRow, WriterRevision } from '../database/rows.ts';

type KnownRevisions = Pick<ResponseRow, 'base' | 'writer' | 'revision'>;

export function isSameRevision(a: WriterRevision | undefined, b: WriterRevision | undefined): boolean {
  return a !== undefined && a.writer === b?.writer && a.revision === b.revision;
}

/**
 * Returns whether the local row already includes this state of the draft's file: the state that it is based on, or one
 * that this device has sent since then. Every other state was written by another device. The eTag can't be used for
 * this, because the service also changes it by itself.
 */
export function isKnownRevision(row: KnownRevisions, mark: WriterRevision | undefined): boolean {
  if (!mark) return false;
  if (isSameRevision(mark, row.base)) return true;
  const sentFrom = row.base?.writer === row.writer ? (row.base?.revision ?? 0) : 0;
  return mark.writer === row.writer && mark.revision >= sentFrom && mark.revision <= row.revision;
}
