import type { Mark } from './edits.ts';

/** What the editor opens: a file, or white paper of a size; and what was drawn on it before. */
export interface EditedSource {
  readonly source: Blob | undefined;
  readonly paper: { readonly width: number; readonly height: number };
  readonly marks: readonly Mark[];
}
