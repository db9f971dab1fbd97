import type { BrokenRule, StoredFile } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import { trackPendingFile, useFileStore } from '../../kit/FileStore.tsx';
import { parseFiles } from '../../kit/files/stored-files.ts';
import { useFormatError } from '../../kit/messages/useFormatError.tsx';
import { createThumbnail } from '../../kit/pictures/create-thumbnail.ts';
import { convertHeicToJpeg } from '../../kit/pictures/heic/convert-heic-to-jpeg.ts';
import { preparePhoto } from '../../kit/pictures/prepare-photo.ts';
import { getErrorLabel } from '../../kit/read/label.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { fileMessages } from '../file.messages.ts';
import type { FileAnswer, FileProps } from '../file.ts';
import { getMaxFiles, isHeic, isPicture, validateFile } from '../file-rules.ts';

/** Picked file until the answers that reference it are saved. */
export interface AddAttempt {
  readonly key: number;
  readonly name: string;
  /** Why the file was rejected or couldn't be stored; absent while it is being stored. */
  readonly errorText?: string;
  /**
   * ID of the stored file, set once the answers reference it. If the page is closed before these answers are saved, the
   * file is lost.
   */
  readonly fileId?: string;
  /** Valid file that couldn't be stored. The user can retry. */
  readonly failed?: File;
}

/** Maximum number of photos that can be picked at once, because their thumbnails are created immediately. */
const MAX_PHOTOS_AT_ONCE = 10;

/** Length of the longer side of a thumbnail in pixels. */
export const THUMBNAIL_PX = 350;

/**
 * Returns functions that add picked files to the answer, one after another. Invalid files are rejected with a message.
 */
export function useFileAdding({ definition, props, state, onChange }: ViewProps<FileProps, FileAnswer>) {
  const store = useFileStore();
  const texts = useMessages(fileMessages);
  const formatError = useFormatError();
  const [attempts, setAttempts] = useState<readonly AddAttempt[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const nextKey = useRef(0);
  const latest = useRef<FileAnswer>([]);
  latest.current = parseFiles(state.value);

  const change = (files: FileAnswer) => {
    latest.current = files;
    onChange(files);
  };
  const drop = (key: number) => setAttempts((all) => all.filter((one) => one.key !== key));
  const startAttempt = (name: string, errorText?: string): number => {
    const key = nextKey.current++;
    setAttempts((all) => [...all, errorText === undefined ? { key, name } : { key, name, errorText }]);
    return key;
  };
  const end = (key: number, errorText: string, failed?: File): false => {
    setAttempts((all) => all.map((one) => (one.key === key ? { ...one, errorText, ...(failed && { failed }) } : one)));
    return false;
  };

  const named = (key: number, fileId: string) =>
    setAttempts((all) => all.map((one) => (one.key === key ? { ...one, fileId } : one)));

  /**
   * Stores a file and adds it to the answer.
   * @returns whether the answer references the file now
   */
  async function storeFile(picked: File, key: number): Promise<boolean> {
    if (!store) return false;
    let name = picked.name;
    try {
      const file = (props.image || props.imageEditor) && isHeic(picked) ? await convertHeicToJpeg(picked) : picked;
      if (!file) return end(key, `${texts.unsupportedImage}. ${texts.noHeic}`);
      name = file.name;
      const picture = isPicture(file) ? await createThumbnail(file, THUMBNAIL_PX) : undefined;
      const storedFile: StoredFile = await store.add(
        await preparePhoto(file, { maxPx: props.photoMaxSize, keepsLocation: props.keepPlace }),
      );
      const value = picture && !storedFile.thumbnail ? { ...storedFile, thumbnail: picture } : storedFile;
      if (store.saved) named(key, value.id);
      change(props.multiple ? [...latest.current, value] : [value]);
    } catch {
      return end(key, texts.uploadFailed, picked);
    }
    // If saving the answers fails, the component that saves them shows the error and retries.
    const isSaved = await (store.saved?.() ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
    drop(key);
    if (isSaved) setAnnouncement(texts.added({ name }));
    return true;
  }

  /** Stores files one after another. */
  async function storeFiles(waiting: readonly (readonly [File, number])[]): Promise<boolean> {
    let areKept = true;
    for (const [file, key] of waiting) areKept = (await storeFile(file, key)) && areKept;
    return areKept;
  }

  async function add(picked: readonly File[]): Promise<void> {
    setAttempts((all) => all.filter((one) => one.errorText === undefined || one.failed));
    const maxFiles = getMaxFiles(props);
    const remainingCount =
      maxFiles === 1
        ? 1
        : maxFiles - latest.current.length - attempts.filter(({ errorText, fileId }) => !errorText && !fileId).length;
    const sound: File[] = [];
    for (const file of picked) {
      const broken = validateFile(file, props);
      if (broken) startAttempt(file.name, formatError(broken, getErrorLabel(definition)));
      else sound.push(file);
    }
    const acceptedFiles = sound.slice(
      0,
      Math.max(0, props.image ? Math.min(remainingCount, MAX_PHOTOS_AT_ONCE) : remainingCount),
    );
    const leftOut = sound.length - acceptedFiles.length;
    const isPickLimit =
      props.image && acceptedFiles.length === MAX_PHOTOS_AT_ONCE && remainingCount > MAX_PHOTOS_AT_ONCE;
    const limit = isPickLimit
      ? texts.pickLimit({ limit: MAX_PHOTOS_AT_ONCE })
      : formatError(createLimitError(maxFiles), getErrorLabel(definition));
    if (leftOut > 0) startAttempt(texts.leftOut({ count: leftOut }), limit);
    const waiting = acceptedFiles.map((file) => [file, startAttempt(file.name)] as const);
    const storedFile = storeFiles(waiting);
    if (store) trackPendingFile(store, storedFile);
    await storedFile;
  }

  function replace(index: number, file: StoredFile): void {
    change(latest.current.with(index, file));
  }

  function retry({ key, failed }: AddAttempt): void {
    if (!failed || !store) return;
    setAttempts((all) => all.map((one) => (one.key === key ? { key, name: one.name } : one)));
    trackPendingFile(store, storeFile(failed, key));
  }

  function remove(index: number): void {
    const name = latest.current[index]?.originalName ?? '';
    change(latest.current.toSpliced(index, 1));
    setAnnouncement(texts.removed({ name }));
  }

  const fail = (name: string, errorText: string) => void startAttempt(name, errorText);
  return { store, attempts, said: announcement, add, replace, retry, dismiss: drop, remove, fail };
}

export type FileAdding = ReturnType<typeof useFileAdding>;

const createLimitError = (maxFiles: number): BrokenRule =>
  maxFiles === 1 ? { rule: 'maxFile' } : { rule: 'maxFiles', params: { limit: maxFiles } };
