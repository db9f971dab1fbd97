import type { FileStore } from '../kit/FileStore.tsx';
import type { EditedSource } from '../kit/image-editor/edits/edited-source.ts';
import { openEdited } from '../kit/pictures/edited-file.tsx';
import type { Sketch, SketchPadProps } from './sketchPad.ts';

interface Opening {
  readonly value: Sketch | undefined;
  readonly props: SketchPadProps;
  readonly store: FileStore;
  /** What one wants to draw on. */
  readonly photo: File | undefined;
}

/** What the editor begins with: a photo, the drawing that is there, the author's picture or white paper. */
export async function openSketch({ value, props, store, photo }: Opening): Promise<EditedSource> {
  const { width, height, backgroundImage } = props;
  const paper = { width, height };
  if (photo) return { source: photo, paper, marks: [] };
  if (value) return openEdited(value, store);
  return { source: backgroundImage === '' ? undefined : blobOf(backgroundImage), paper, marks: [] };
}

/** NOTE: by hand: the page's policy forbids to fetch data URLs. */
function blobOf(dataUrl: string): Blob {
  const [, type = '', base64 = ''] = /^data:(image\/\w+);base64,(.*)$/.exec(dataUrl) ?? [];
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
}
