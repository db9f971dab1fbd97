import { type ComponentSpec, isFileLike, isRecord, type StoredFile } from '@tideform/engine';
import { parseFiles } from '../kit/files/stored-files.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { optionalNumber, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const parseSidePx =
  (usual: number) =>
  (raw: unknown): number => {
    const read = optionalNumber()(raw);
    return read !== undefined && read >= 100 && read <= 4000 ? Math.round(read) : usual;
  };

const parsePictureUrl = (raw: unknown): string =>
  /^data:image\/(png|jpeg|webp);base64,[\w+/]+={0,2}$/.test(text()(raw)) ? text()(raw) : '';

const shape = {
  ...fieldShape,
  /** Width of a blank page in pixels. */
  width: parseSidePx(1000),
  height: parseSidePx(625),
  /** Image that respondents draw on instead of a blank page: a data URL. */
  backgroundImage: parsePictureUrl,
  /** Width of the printed drawing in pixels. */
  imageSize: optionalNumber(),
};

export type SketchPadProps = ParsedShape<typeof shape>;

/** Answer: a description of the drawing, whose file is in the `FileStore`. Absent before the first drawing. */
export type Sketch = StoredFile;

/** Component spec of a sketch pad: a drawing on a blank page, on the author's image or on a photo. */
export const sketchPad: ComponentSpec<SketchPadProps, Sketch> = {
  ...valueSpec,
  type: 'sketchPad',
  valueKind: () => 'picture',
  mayPrefill: false,
  props: propsSchema(shape),
  emptyValue: () => undefined,
  isEmpty: (value) => value === undefined || value === null,
  check: (value) => (isFileLike(value) ? [] : [{ rule: 'sketch' }]),
  normalize(value) {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
    return isRecord(value) ? parseFiles(value)[0] : (value as Sketch | undefined);
  },
};
