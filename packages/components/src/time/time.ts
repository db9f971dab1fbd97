import type { ComponentSpec } from '@tideform/engine';
import { readTime } from '../kit/dates/clock-time.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { withSeveral } from '../kit/rules/with-several.ts';

const shape = {
  ...fieldShape,
  /** The answer is a list. */
  multiple: flag(),
  /** How it is written: `hh:mm A`, `HH:mm:ss`. Without one, and with form.io's own `HH:mm`: as the reader's language does. */
  format: text(),
  defaultValue: anything(),
};

export type TimeProps = Read<typeof shape>;

/** `HH:mm:ss`, absent before anybody answered. An answer from elsewhere that is no time stays as it is. */
export type TimeValue = string;

/** A time of day. */
export const time: ComponentSpec<TimeProps, TimeValue> = withSeveral<TimeProps, TimeValue>({
  ...valueSpec,
  type: 'time',
  valueKind: () => 'time',
  cell: 'narrow',
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue),
  isEmpty: (value) => value == null || value === '',
  check: (value) => (readTime(value) === undefined ? [{ rule: 'time' }] : []),
  normalize,
});

export const showsSeconds = ({ format }: TimeProps): boolean => /s/.test(format);

function normalize(value: unknown): TimeValue | undefined {
  if (value === null || value === '') return undefined;
  return readTime(value) ?? (value as TimeValue | undefined);
}
