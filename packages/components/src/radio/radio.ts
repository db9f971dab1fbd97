import type { ComponentSpec } from '@tideform/engine';
import { z } from 'zod/mini';
import { type ChoiceSource, parseSource, sourceData, sourceSettingsShape } from '../kit/choices/choice-source.ts';
import { parseChoices } from '../kit/choices/parse-choices.ts';
import { choiceDataType, choices, convertToDataType } from '../kit/read/choice.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, object, type Read } from '../kit/read/lenient.ts';
import { availableItemsRules, findAvailableValue, validateAvailableItems } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  ...sourceSettingsShape,
  data: sourceData,
  values: choices,
  /** Whether choices are shown side by side. */
  inline: flag(),
  dataType: choiceDataType,
  defaultValue: anything(),
  validate: availableItemsRules,
};

const read = object(shape);

export type RadioProps = Read<typeof shape> & {
  /** External source of the choices; absent: the form contains the choices. */
  readonly source?: ChoiceSource | undefined;
};

const props = z.pipe(
  z.unknown(),
  z.transform((raw): RadioProps => ({ ...read(raw), source: parseSource(raw) })),
);

/** Answer: the value of the chosen choice. */
export type RadioValue = unknown;

/** Component spec of a single choice that shows all choices. */
export const radio: ComponentSpec<RadioProps, RadioValue> = {
  ...valueSpec,
  type: 'radio',
  valueKind: () => 'choice',
  scale: ({ values }) => values.map(({ label }) => label),
  props,
  emptyValue: (props) => convertToDataType(props.defaultValue, props.dataType) ?? '',
  isEmpty: (value) => value == null || value === '',
  check: (value, props, _, offered) =>
    validateAvailableItems([value], () => availableValues(props, offered), props.validate),
  anonymousAnswer: (value, props, begun) => findAvailableValue(value, availableValues(props, undefined), begun),
  choicesFrom: ({ source }) => source?.from,
  normalize: (value, props) => convertToDataType(value, props.dataType),
};

function availableValues({ dataSrc, values, source }: RadioProps, offered: readonly unknown[] | undefined) {
  if (source && offered) return parseChoices(offered, source).map(({ value }) => value);
  return dataSrc === '' || dataSrc === 'values' ? values.map(({ value }) => value) : undefined;
}
