import { type ComponentSpec, readRelativeDate } from '@tideform/engine';
import { readMoment } from '../../kit/dates/moment.ts';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { propsSchema, type Read } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';

export type DateLimitProps = Read<typeof fieldShape>;

/** A date, or one near today as form.io's authors write it: `moment().add(3, 'days')`. */
export type DateLimitValue = string;

/** Builder only: edits a date that may be named by how far it lies from today. */
export const dateLimit: ComponentSpec<DateLimitProps, DateLimitValue> = {
  ...editorSpec,
  type: 'dateLimit',
  props: propsSchema(fieldShape),
  emptyValue: () => undefined,
  isEmpty: (value) => value == null || value === '',
  check: (value) => (readMoment(value) || readRelativeDate(value) ? [] : [{ rule: 'date' }]),
  normalize: (value) => value as DateLimitValue | undefined,
};
