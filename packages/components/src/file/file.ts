import { type ComponentSpec, isRecord, type StoredFile } from '@tideform/engine';
import { filesOf } from '../kit/files/stored-files.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { amount, flag, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { brokenFileRules } from './read/file-rules.ts';

const shape = {
  ...fieldShape,
  multiple: flag(),
  /** Pictures are wanted and shown. */
  image: flag(),
  /** On phones a photo can be taken at once. */
  webcam: flag(),
  /** Pictures can be drawn on. */
  imageEditor: flag(),
  /** Of the longer side, in pixels: larger photos are scaled down before they are kept. */
  photoMaxSize: amount(),
  /** Photos say where they were taken. */
  keepPlace: flag(),
  /** Kinds of files: `.pdf,image/*,!*.exe`. */
  filePattern: text('*'),
  /** Sizes of one file: `10MB`. */
  fileMinSize: text(),
  fileMaxSize: text(),
  maxFiles: amount(),
  /** Width of a picture on paper, in pixels. */
  imageSize: amount(),
};

export type FileProps = Read<typeof shape>;

/** The files, one too; their bytes lie in the `FileStore`. `[]` before anybody answered. */
export type FileAnswer = readonly StoredFile[];

/** Files or photos. */
export const file: ComponentSpec<FileProps, FileAnswer> = {
  ...valueSpec,
  type: 'file',
  valueKind: () => 'files',
  mayPrefill: false,
  props: propsSchema(shape),
  emptyValue: () => [],
  isEmpty: (value) => filesOf(value).length === 0,
  check: brokenFileRules,
  normalize: (value) => {
    if (value === null || value === '') return [];
    return Array.isArray(value) || isRecord(value) ? filesOf(value) : (value as FileAnswer | undefined);
  },
};
