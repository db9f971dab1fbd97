import type { FileKind } from './file-kind.ts';

/**
 * How urgent a change is, smallest first: 1 deletions and folders (they need no reading: a page's deletions are applied
 * before its files), 2 or 12 settings and configs, 10 or 20 everything else; the second number for teams that the person
 * does not look at.
 */
export function priorityOf(kind: FileKind, isCurrent: boolean): number {
  const isConfig = kind === 'teamConfig' || kind === 'formConfig';
  return (isConfig ? 2 : 10) + (isCurrent ? 0 : 10);
}

export const urgentFirst = <File extends { readonly kind: FileKind }>(
  files: readonly File[],
  isCurrent: boolean,
): File[] => files.toSorted((a, b) => priorityOf(a.kind, isCurrent) - priorityOf(b.kind, isCurrent));
