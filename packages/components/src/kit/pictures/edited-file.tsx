import { isRecord, type StoredFile } from '@tideform/engine';
import type { FileStore } from '../FileStore.tsx';
import { parseFiles } from '../files/stored-files.ts';
import type { EditedPicture } from '../image-editor/drawing/export-picture.ts';
import type { EditableImage } from '../image-editor/edits/editable-image.ts';
import { type Mark, parseMarks } from '../image-editor/edits/image-edits.ts';
import { createThumbnail } from './create-thumbnail.ts';

/** Data stored with an edited image, so that its marks stay editable. */
interface StoredEdits {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** File with the image below the marks. Absent for a blank page. */
  readonly ground?: StoredFile;
}

/** File of a drawing or an annotated image. */
export type EditedFile = StoredFile & { readonly edits?: StoredEdits };

/**
 * Opens a stored image for editing. If the image below the marks is available, the marks can be edited; otherwise, the
 * image is opened with its marks.
 */
export async function openEditedFile(file: StoredFile, store: FileStore): Promise<EditableImage> {
  const { edits } = file as { readonly edits?: unknown };
  const pageSize = isRecord(edits) ? parsePageSize(edits) : undefined;
  const marks = isRecord(edits) ? parseMarks(edits.marks) : [];
  const ground = isRecord(edits) && isRecord(edits.ground) ? parseFiles(edits.ground)[0] : undefined;
  if (pageSize && !ground) return { source: undefined, paper: pageSize, marks };
  const baseImage = ground && (await store.read(ground).catch(() => undefined));
  if (baseImage) return { source: baseImage, paper: placeholderSize, marks };
  return { source: await store.read(file), paper: placeholderSize, marks: [] };
}

/** Saves an edited image on this device. @throws if the file store can't save the image */
export async function saveEditedFile(
  { picture, ground, edits, isPaper }: EditedPicture,
  store: FileStore,
  { name, thumbnailPx }: { readonly name: string; readonly thumbnailPx: number },
): Promise<EditedFile> {
  const add = (blob: Blob, called: string) =>
    store.add(new File([blob], `${called}.${blob.type === 'image/png' ? 'png' : 'jpg'}`, { type: blob.type }));
  const below = ground && (await add(ground, `${name}-0`));
  const thumbnail = await createThumbnail(picture, thumbnailPx);
  const storedFile = await add(picture, name);
  return {
    ...storedFile,
    ...(thumbnail && { thumbnail }),
    ...((isPaper || below) && { edits: { ...edits, ...(below && { ground: below }) } }),
  };
}

const placeholderSize = { width: 1, height: 1 };
const MAX_PAGE_PX = 4096;

function parsePageSize({ width, height }: Readonly<Record<string, unknown>>) {
  const isSide = (side: unknown): side is number => typeof side === 'number' && side >= 1 && side <= MAX_PAGE_PX;
  return isSide(width) && isSide(height) ? { width, height } : undefined;
}

/** Returns a file name without its extension. */
export const removeExtension = (name: string): string => name.replace(/\.[^.]{1,8}$/, '') || name;
