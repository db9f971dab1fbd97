import type { FileStore } from '../kit/FileStore.tsx';
import type { EditableImage } from '../kit/image-editor/edits/editable-image.ts';
import { openEditedFile } from '../kit/pictures/edited-file.tsx';
import type { Sketch, SketchPadProps } from './sketchPad.ts';

interface OpenSketchOptions {
  readonly value: Sketch | undefined;
  readonly props: SketchPadProps;
  readonly store: FileStore;
  /** Photo to draw on. `undefined`: the drawing, the author's image or a blank page. */
  readonly photo: File | undefined;
}

/** Returns the initial image of the editor: a photo, the existing drawing, the author's image or a blank page. */
export async function openSketch({ value, props, store, photo }: OpenSketchOptions): Promise<EditableImage> {
  const { width, height, backgroundImage } = props;
  const pageSize = { width, height };
  if (photo) return { source: photo, paper: pageSize, marks: [] };
  if (value) return openEditedFile(value, store);
  return { source: backgroundImage === '' ? undefined : decodeDataUrl(backgroundImage), paper: pageSize, marks: [] };
}

/**
 * Decodes an image in a data URL.
 * NOTE: without `fetch`, because the content security policy forbids fetching data URLs.
 */
function decodeDataUrl(dataUrl: string): Blob {
  const [, type = '', base64 = ''] = /^data:(image\/\w+);base64,(.*)$/.exec(dataUrl) ?? [];
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });
}
