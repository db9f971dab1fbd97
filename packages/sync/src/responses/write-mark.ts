import type { ResponseRow, WriteMark } from '../database/rows.ts';

type Known = Pick<ResponseRow, 'base' | 'writer' | 'revision'>;

export function isSameMark(a: WriteMark | undefined, b: WriteMark | undefined): boolean {
  return a !== undefined && a.writer === b?.writer && a.revision === b.revision;
}

/**
 * Is this state of a draft's file one that the local row knows of: the one it goes back to, or one that this device has
 * sent since? Everything else was written by somebody else. The eTag cannot tell: it moves by itself, too.
 */
export function isKnownMark(row: Known, mark: WriteMark | undefined): boolean {
  if (!mark) return false;
  if (isSameMark(mark, row.base)) return true;
  const sentFrom = row.base?.writer === row.writer ? (row.base?.revision ?? 0) : 0;
  return mark.writer === row.writer && mark.revision >= sentFrom && mark.revision <= row.revision;
}
