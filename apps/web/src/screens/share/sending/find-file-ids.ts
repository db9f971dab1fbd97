import { type FileLike, isFileLike, type SubmissionData } from '@tideform/engine';

/** Returns the distinct IDs of the files that the answers refer to. */
export function findFileIds(data: SubmissionData): readonly string[] {
  const ids = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isFileLike(value)) ids.add((value satisfies FileLike).id);
    for (const part of Object.values(value)) visit(part);
  };
  visit(data);
  return [...ids];
}
