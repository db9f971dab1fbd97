import { type FileLike, isFileLike } from '@tideform/engine';

/** Returns the files that the answers contain, each once, in the order of the answers. */
export function findFiles(answers: unknown): readonly FileLike[] {
  const files = new Map<string, FileLike>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isFileLike(value)) files.set(value.id, value);
    else for (const inner of Object.values(value)) visit(inner);
  };
  visit(answers);
  return [...files.values()];
}
