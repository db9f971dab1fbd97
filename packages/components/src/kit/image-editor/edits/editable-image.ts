import type { Mark } from './image-edits.ts';

/** Input of the image editor: an image file or a blank page of a given size, and existing marks. */
export interface EditableImage {
  readonly source: Blob | undefined;
  readonly paper: { readonly width: number; readonly height: number };
  readonly marks: readonly Mark[];
}
