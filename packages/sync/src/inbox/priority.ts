import type { FileKind } from './file-kind.ts';

/**
 * Returns the priority of a change; smaller values come first: 2 or 12 for team settings and form configs, 10 or 20 for
 * other files. The larger values are for teams that aren't visible. Deletions need no reading and are applied before a
 * page's files.
 */
export function getPriority(kind: FileKind, isCurrent: boolean): number {
  const isConfig = kind === 'teamConfig' || kind === 'formConfig';
  return (isConfig ? 2 : 10) + (isCurrent ? 0 : 10);
}

export const sortByPriority = <File extends { readonly kind: FileKind }>(
  files: readonly File[],
  isCurrent: boolean,
): File[] => files.toSorted((a, b) => getPriority(a.kind, isCurrent) - getPriority(b.kind, isCurrent));
