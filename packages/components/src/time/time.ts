import type { ComponentSpec } from '@tideform/engine';
import { parseClockTime } from '../kit/dates/clock-time.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';

const shape = {
  ...fieldShape,
  /** Whether the field accepts several times; the answer is then a list. */
  multiple: flag(),
  /** Format: `hh:mm A`, `HH:mm:ss`. If it is empty or form.io's default `HH:mm`, the reader's locale is used. */
  format: text(),
  defaultValue: anything(),
};

export type TimeProps = ParsedShape<typeof shape>;

/** Answer: `HH:mm:ss`; absent before the first answer. Invalid external values are kept unchanged. */
export type TimeValue = string;

/** Component spec of a time of day. */
export const time: ComponentSpec<TimeProps, TimeValue> = withMultiple<TimeProps, TimeValue>({
  ...valueSpec,
  type: 'time',
  valueKind: () => 'time',
  cell: 'narrow',
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue),
  isEmpty: (value) => value == null || value === '',
  check: (value) => (parseClockTime(value) === undefined ? [{ rule: 'time' }] : []),
  normalize,
});

export const showsSeconds = ({ format }: TimeProps): boolean => /s/.test(format);

function normalize(value: unknown): TimeValue | undefined {
  if (value === null || value === '') return undefined;
  return parseClockTime(value) ?? (value as TimeValue | undefined);
}
