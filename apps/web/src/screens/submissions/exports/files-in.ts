import { type FileLike, isFileLike } from '@tideform/engine';

/** The files that answers name, each once, in the order of the answers. */
export function filesIn(answers: unknown): readonly FileLike[] {
  const files = new Map<string, FileLike>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isFileLike(value)) files.set(value.id, value);
    else for (const inner of Object.values(value)) look(inner);
  };
  look(answers);
  return [...files.values()];
}
