import { isRecord, type StoredFile } from '@tideform/engine';
import type { FileStore } from '../FileStore.tsx';
import { filesOf } from '../files/stored-files.ts';
import type { EditedPicture } from '../image-editor/drawing/export-picture.ts';
import type { EditedSource } from '../image-editor/edits/edited-source.ts';
import { type Mark, readMarks } from '../image-editor/edits/edits.ts';
import { makeThumbnail } from './make-thumbnail.ts';

/** What is kept of a picture beside it, so that its marks can be edited again. */
interface KeptEdits {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** The picture below the marks, a file of its own. Absent: white paper. */
  readonly ground?: StoredFile;
}

/** A picture that was drawn, or drawn on. */
export type EditedFile = StoredFile & { readonly edits?: KeptEdits };

/** Opens a stored picture without its marks where what lies below them is there, else as it is. */
export async function openEdited(file: StoredFile, store: FileStore): Promise<EditedSource> {
  const { edits } = file as { readonly edits?: unknown };
  const paper = isRecord(edits) ? paperOf(edits) : undefined;
  const marks = isRecord(edits) ? readMarks(edits.marks) : [];
  const ground = isRecord(edits) && isRecord(edits.ground) ? filesOf(edits.ground)[0] : undefined;
  if (paper && !ground) return { source: undefined, paper, marks };
  const below = ground && (await store.read(ground).catch(() => undefined));
  if (below) return { source: below, paper: noPaper, marks };
  return { source: await store.read(file), paper: noPaper, marks: [] };
}

/** Keeps what was edited on this device. @throws as the store does */
export async function keepEdited(
  { picture, ground, edits, isPaper }: EditedPicture,
  store: FileStore,
  { name, thumbnailPx }: { readonly name: string; readonly thumbnailPx: number },
): Promise<EditedFile> {
  const add = (blob: Blob, called: string) =>
    store.add(new File([blob], `${called}.${blob.type === 'image/png' ? 'png' : 'jpg'}`, { type: blob.type }));
  const below = ground && (await add(ground, `${name}-0`));
  const thumbnail = await makeThumbnail(picture, thumbnailPx);
  const kept = await add(picture, name);
  return {
    ...kept,
    ...(thumbnail && { thumbnail }),
    ...((isPaper || below) && { edits: { ...edits, ...(below && { ground: below }) } }),
  };
}

const noPaper = { width: 1, height: 1 };
const MOST_PX = 4096;

function paperOf({ width, height }: Readonly<Record<string, unknown>>) {
  const isSide = (side: unknown): side is number => typeof side === 'number' && side >= 1 && side <= MOST_PX;
  return isSide(width) && isSide(height) ? { width, height } : undefined;
}

/** The name of a file without its ending. */
export const bareName = (name: string): string => name.replace(/\.[^.]{1,8}$/, '') || name;
