import type { StoredFile } from '@tideform/engine';
import { type ReactNode, useState } from 'react';
import type { EditedPicture } from '../../kit/image-editor/drawing/export-picture.ts';
import { onDemand } from '../../kit/on-demand.tsx';
import { openEditedFile, removeExtension, saveEditedFile } from '../../kit/pictures/edited-file.tsx';
import { type FileAdding, THUMBNAIL_PX } from '../adding/useFileAdding.tsx';
import { isPicture } from '../read/file-pattern.ts';

const ImageEditor = onDemand(async () => (await import('../../kit/image-editor/ImageEditor.tsx')).ImageEditor);

/**
 * Returns the image editor dialog, and a function that returns how to open it for a file; `undefined` if the file can't
 * be edited.
 *
 * @param isOff whether editing is disabled, by a read-only form or by configuration
 */
export function useFileEditing(files: readonly StoredFile[], adding: FileAdding, isOff: boolean) {
  const [index, setIndex] = useState<number>();
  const { store } = adding;
  const file = index === undefined ? undefined : files[index];
  const close = () => setIndex(undefined);
  const save = async (edited: EditedPicture) => {
    const savedFile = await saveEditedFile(edited, store!, {
      name: removeExtension(file!.originalName),
      thumbnailPx: THUMBNAIL_PX,
    });
    adding.replace(index!, savedFile);
    close();
  };
  const dialog: ReactNode = file && store && (
    <ImageEditor title={file.originalName} open={() => openEditedFile(file, store)} onSave={save} onClose={close} />
  );
  const editOf = (one: StoredFile, at: number) => (isOff || !store || !isPicture(one) ? undefined : () => setIndex(at));
  return { editOf, dialog };
}
