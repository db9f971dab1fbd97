import type { BrokenRule, StoredFile } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import { noteUnderWay, useFileStore } from '../../kit/FileStore.tsx';
import { filesOf } from '../../kit/files/stored-files.ts';
import { useSayIssue } from '../../kit/messages/useSayIssue.tsx';
import { heicToJpeg } from '../../kit/pictures/heic/heic-to-jpeg.ts';
import { makeThumbnail } from '../../kit/pictures/make-thumbnail.ts';
import { preparePhoto } from '../../kit/pictures/prepare-photo.ts';
import { messageLabel } from '../../kit/read/label.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { fileMessages } from '../file.messages.ts';
import type { FileAnswer, FileProps } from '../file.ts';
import { isHeic, isPicture } from '../read/file-pattern.ts';
import { brokenFileRule, mostFiles } from '../read/file-rules.ts';

/** What became of a file that was picked, until the answers that name it are saved. */
export interface Attempt {
  readonly key: number;
  readonly name: string;
  /** Why it was not taken; absent while it is being kept. */
  readonly words?: string;
  /** The answers name it already; that is not saved yet, and a page that ends now forgets it. */
  readonly fileId?: string;
  /** It was sound and could not be kept: it may be tried again. */
  readonly failed?: File;
}

/** One pick adds at most so many photos: each is drawn small at once. */
const PHOTOS_AT_ONCE = 10;

/** Of the longer side of a thumbnail. */
export const THUMBNAIL_PX = 350;

/**
 * Adds files one after the other: those that break a rule are refused in words, the others of the same pick are kept.
 */
export function useFileAdding({ definition, props, state, onChange }: ViewProps<FileProps, FileAnswer>) {
  const store = useFileStore();
  const texts = useMessages(fileMessages);
  const sayIssue = useSayIssue();
  const [attempts, setAttempts] = useState<readonly Attempt[]>([]);
  const [said, say] = useState('');
  const nextKey = useRef(0);
  const latest = useRef<FileAnswer>([]);
  latest.current = filesOf(state.value);

  const change = (files: FileAnswer) => {
    latest.current = files;
    onChange(files);
  };
  const drop = (key: number) => setAttempts((all) => all.filter((one) => one.key !== key));
  const begin = (name: string, words?: string): number => {
    const key = nextKey.current++;
    setAttempts((all) => [...all, words === undefined ? { key, name } : { key, name, words }]);
    return key;
  };
  const end = (key: number, words: string, failed?: File): false => {
    setAttempts((all) => all.map((one) => (one.key === key ? { ...one, words, ...(failed && { failed }) } : one)));
    return false;
  };

  const named = (key: number, fileId: string) =>
    setAttempts((all) => all.map((one) => (one.key === key ? { ...one, fileId } : one)));

  /** @returns whether the answers name it now */
  async function keep(picked: File, key: number): Promise<boolean> {
    if (!store) return false;
    let name = picked.name;
    try {
      const file = (props.image || props.imageEditor) && isHeic(picked) ? await heicToJpeg(picked) : picked;
      if (!file) return end(key, `${texts.unsupportedImage}. ${texts.noHeic}`);
      name = file.name;
      const picture = isPicture(file) ? await makeThumbnail(file, THUMBNAIL_PX) : undefined;
      const kept: StoredFile = await store.add(
        await preparePhoto(file, { mostPx: props.photoMaxSize, keepsPlace: props.keepPlace }),
      );
      const value = picture && !kept.thumbnail ? { ...kept, thumbnail: picture } : kept;
      if (store.saved) named(key, value.id);
      change(props.multiple ? [...latest.current, value] : [value]);
    } catch {
      return end(key, texts.uploadFailed, picked);
    }
    // A save that fails is told of where answers are saved, and tried again there.
    const isSaved = await (store.saved?.() ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
    drop(key);
    if (isSaved) say(texts.added({ name }));
    return true;
  }

  /** One after the other. */
  async function keepAll(waiting: readonly (readonly [File, number])[]): Promise<boolean> {
    let areKept = true;
    for (const [file, key] of waiting) areKept = (await keep(file, key)) && areKept;
    return areKept;
  }

  async function add(picked: readonly File[]): Promise<void> {
    setAttempts((all) => all.filter((one) => one.words === undefined || one.failed));
    const most = mostFiles(props);
    const room =
      most === 1 ? 1 : most - latest.current.length - attempts.filter(({ words, fileId }) => !words && !fileId).length;
    const sound: File[] = [];
    for (const file of picked) {
      const broken = brokenFileRule(file, props);
      if (broken) begin(file.name, sayIssue(broken, messageLabel(definition)));
      else sound.push(file);
    }
    const taken = sound.slice(0, Math.max(0, props.image ? Math.min(room, PHOTOS_AT_ONCE) : room));
    const leftOut = sound.length - taken.length;
    const isPickLimit = props.image && taken.length === PHOTOS_AT_ONCE && room > PHOTOS_AT_ONCE;
    const limit = isPickLimit
      ? texts.pickLimit({ limit: PHOTOS_AT_ONCE })
      : sayIssue(brokenRoom(most), messageLabel(definition));
    if (leftOut > 0) begin(texts.leftOut({ count: leftOut }), limit);
    const waiting = taken.map((file) => [file, begin(file.name)] as const);
    const kept = keepAll(waiting);
    if (store) noteUnderWay(store, kept);
    await kept;
  }

  function replace(index: number, file: StoredFile): void {
    change(latest.current.with(index, file));
  }

  function retry({ key, failed }: Attempt): void {
    if (!failed || !store) return;
    setAttempts((all) => all.map((one) => (one.key === key ? { key, name: one.name } : one)));
    noteUnderWay(store, keep(failed, key));
  }

  function remove(index: number): void {
    const name = latest.current[index]?.originalName ?? '';
    change(latest.current.toSpliced(index, 1));
    say(texts.removed({ name }));
  }

  const fail = (name: string, words: string) => void begin(name, words);
  return { store, attempts, said, add, replace, retry, dismiss: drop, remove, fail };
}

export type FileAdding = ReturnType<typeof useFileAdding>;

const brokenRoom = (most: number): BrokenRule =>
  most === 1 ? { rule: 'maxFile' } : { rule: 'maxFiles', params: { limit: most } };
