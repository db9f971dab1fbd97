import { type ComponentSpec, parseRelativeDate } from '@tideform/engine';
import { parseMoment } from '../../kit/dates/moment.ts';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { type ParsedShape, propsSchema } from '../../kit/read/setting-parsers.ts';
import { editorSpec } from '../editor-spec.ts';

export type DateLimitProps = ParsedShape<typeof fieldShape>;

/** Fixed date, or a date relative to today in form.io's format: `moment().add(3, 'days')`. */
export type DateLimitValue = string;

/** Spec of the builder's editor for a date that may be relative to today. */
export const dateLimit: ComponentSpec<DateLimitProps, DateLimitValue> = {
  ...editorSpec,
  type: 'dateLimit',
  props: propsSchema(fieldShape),
  emptyValue: () => undefined,
  isEmpty: (value) => value == null || value === '',
  check: (value) => (parseMoment(value) || parseRelativeDate(value) ? [] : [{ rule: 'date' }]),
  normalize: (value) => value as DateLimitValue | undefined,
};
