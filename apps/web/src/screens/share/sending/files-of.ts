import { type FileLike, isFileLike, type SubmissionData } from '@tideform/engine';

/** Ids of the files that answers name, each once. */
export function fileIdsOf(data: SubmissionData): readonly string[] {
  const ids = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isFileLike(value)) ids.add((value satisfies FileLike).id);
    for (const part of Object.values(value)) look(part);
  };
  look(data);
  return [...ids];
}
