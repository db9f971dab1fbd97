import { type ComponentSpec, isFileLike, isRecord, type StoredFile } from '@tideform/engine';
import { filesOf } from '../kit/files/stored-files.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { amount, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const side =
  (usual: number) =>
  (raw: unknown): number => {
    const read = amount()(raw);
    return read !== undefined && read >= 100 && read <= 4000 ? Math.round(read) : usual;
  };

const picture = (raw: unknown): string =>
  /^data:image\/(png|jpeg|webp);base64,[\w+/]+={0,2}$/.test(text()(raw)) ? text()(raw) : '';

const shape = {
  ...fieldShape,
  /** Of the paper, in pixels. */
  width: side(1000),
  height: side(625),
  /** What one draws on instead of white paper: a data URL. */
  backgroundImage: picture,
  /** Width of the drawing in the PDF, in pixels. */
  imageSize: amount(),
};

export type SketchPadProps = Read<typeof shape>;

/** The drawing as a file; its bytes lie in the `FileStore`. Absent before anybody drew. */
export type Sketch = StoredFile;

/** A drawing by hand, on paper, on a picture of the author or on a photo. */
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
    return isRecord(value) ? filesOf(value)[0] : (value as Sketch | undefined);
  },
};
