import { type ComponentSpec, isRecord, type StoredFile } from '@tideform/engine';
import { parseFiles } from '../kit/files/stored-files.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { flag, optionalNumber, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { validateFiles } from './file-rules.ts';

const shape = {
  ...fieldShape,
  multiple: flag(),
  /** Whether the files are images, shown as tiles. */
  image: flag(),
  /** Whether phones offer to take a photo with the camera. */
  webcam: flag(),
  /** Whether respondents can draw on images. */
  imageEditor: flag(),
  /** Maximum length of the longer side of photos in pixels; larger photos are scaled down before they are stored. */
  photoMaxSize: optionalNumber(),
  /** Whether stored photos keep the location in their metadata. */
  keepPlace: flag(),
  /** Accepted file types in form.io's format: `.pdf,image/*,!*.exe`. */
  filePattern: text('*'),
  /** Minimum size of one file: `10MB`. */
  fileMinSize: text(),
  fileMaxSize: text(),
  maxFiles: optionalNumber(),
  /** Width of a printed image in pixels. */
  imageSize: optionalNumber(),
};

export type FileProps = ParsedShape<typeof shape>;

/** Answer: a list that describes the files; their contents are in the `FileStore`. `[]` before the first answer. */
export type FileAnswer = readonly StoredFile[];

/** Component spec of a file or photo field. */
export const file: ComponentSpec<FileProps, FileAnswer> = {
  ...valueSpec,
  type: 'file',
  valueKind: () => 'files',
  mayPrefill: false,
  props: propsSchema(shape),
  emptyValue: () => [],
  isEmpty: (value) => parseFiles(value).length === 0,
  check: validateFiles,
  normalize: (value) => {
    if (value === null || value === '') return [];
    return Array.isArray(value) || isRecord(value) ? parseFiles(value) : (value as FileAnswer | undefined);
  },
};
