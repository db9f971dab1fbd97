import type { StoredFile } from '@tideform/engine';
import { type ReactNode, useState } from 'react';
import type { EditedPicture } from '../../kit/image-editor/drawing/export-picture.ts';
import { onDemand } from '../../kit/on-demand.tsx';
import { bareName, keepEdited, openEdited } from '../../kit/pictures/edited-file.tsx';
import { type FileAdding, THUMBNAIL_PX } from '../adding/useFileAdding.tsx';
import { isPicture } from '../read/file-pattern.ts';

const ImageEditor = onDemand(async () => (await import('../../kit/image-editor/ImageEditor.tsx')).ImageEditor);

/** Pictures that were added can be drawn on. @param isOff nothing can be changed, or the author does not want it */
export function useFileEditing(files: readonly StoredFile[], adding: FileAdding, isOff: boolean) {
  const [index, setIndex] = useState<number>();
  const { store } = adding;
  const file = index === undefined ? undefined : files[index];
  const close = () => setIndex(undefined);
  const save = async (edited: EditedPicture) => {
    const kept = await keepEdited(edited, store!, { name: bareName(file!.originalName), thumbnailPx: THUMBNAIL_PX });
    adding.replace(index!, kept);
    close();
  };
  const dialog: ReactNode = file && store && (
    <ImageEditor title={file.originalName} open={() => openEdited(file, store)} onSave={save} onClose={close} />
  );
  const editOf = (one: StoredFile, at: number) => (isOff || !store || !isPicture(one) ? undefined : () => setIndex(at));
  return { editOf, dialog };
}
