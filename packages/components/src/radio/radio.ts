import type { ComponentSpec } from '@tideform/engine';
import { z } from 'zod/mini';
import { type ChoiceSource, readSource, sourceData, sourceShape } from '../kit/choices/choice-source.ts';
import { choicesIn } from '../kit/choices/choices-in.ts';
import { asDataType, choiceDataType, choices } from '../kit/read/choice.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, object, type Read } from '../kit/read/lenient.ts';
import { availableRules, brokenAvailableItems, offeredValue } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  ...sourceShape,
  data: sourceData,
  values: choices,
  /** Choices side by side instead of one below the other. */
  inline: flag(),
  dataType: choiceDataType,
  defaultValue: anything(),
  validate: availableRules,
};

const read = object(shape);

export type RadioProps = Read<typeof shape> & {
  /** Where the choices come from instead. */
  readonly source?: ChoiceSource | undefined;
};

const props = z.pipe(
  z.unknown(),
  z.transform((raw): RadioProps => ({ ...read(raw), source: readSource(raw) })),
);

/** The value of the chosen choice. */
export type RadioValue = unknown;

/** One of a few choices, all in view. */
export const radio: ComponentSpec<RadioProps, RadioValue> = {
  ...valueSpec,
  type: 'radio',
  valueKind: () => 'choice',
  scale: ({ values }) => values.map(({ label }) => label),
  props,
  emptyValue: (props) => asDataType(props.defaultValue, props.dataType) ?? '',
  isEmpty: (value) => value == null || value === '',
  check: (value, props, _, offered) =>
    brokenAvailableItems([value], () => availableValues(props, offered), props.validate),
  anonymousAnswer: (value, props, begun) => offeredValue(value, availableValues(props, undefined), begun),
  choicesFrom: ({ source }) => source?.from,
  normalize: (value, props) => asDataType(value, props.dataType),
};

function availableValues({ dataSrc, values, source }: RadioProps, offered: readonly unknown[] | undefined) {
  if (source && offered) return choicesIn(offered, source).map(({ value }) => value);
  return dataSrc === '' || dataSrc === 'values' ? values.map(({ value }) => value) : undefined;
}
