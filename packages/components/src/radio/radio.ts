import type { ComponentSpec } from '@tideform/engine';
import { z } from 'zod/mini';
import {
  type ChoiceSource,
  parseChoiceSource,
  parseSourceData,
  sourceSettingsShape,
} from '../kit/choices/choice-source.ts';
import { parseChoices } from '../kit/choices/parse-choices.ts';
import { convertToDataType, parseChoiceDataType, parseChoiceList } from '../kit/read/choice.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, object, type ParsedShape } from '../kit/read/setting-parsers.ts';
import { findAvailableValue, parseAvailableItemsRules, validateAvailableItems } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  ...sourceSettingsShape,
  data: parseSourceData,
  values: parseChoiceList,
  /** Whether choices are shown side by side. */
  inline: flag(),
  dataType: parseChoiceDataType,
  defaultValue: anything(),
  validate: parseAvailableItemsRules,
};

const parseSettings = object(shape);

export type RadioProps = ParsedShape<typeof shape> & {
  /** External source of the choices; absent: the form contains the choices. */
  readonly source?: ChoiceSource | undefined;
};

const props = z.pipe(
  z.unknown(),
  z.transform((raw): RadioProps => ({ ...parseSettings(raw), source: parseChoiceSource(raw) })),
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
    validateAvailableItems([value], () => listAvailableValues(props, offered), props.validate),
  anonymousAnswer: (value, props, begun) => findAvailableValue(value, listAvailableValues(props, undefined), begun),
  choicesFrom: ({ source }) => source?.from,
  normalize: (value, props) => convertToDataType(value, props.dataType),
};

function listAvailableValues({ dataSrc, values, source }: RadioProps, offered: readonly unknown[] | undefined) {
  if (source && offered) return parseChoices(offered, source).map(({ value }) => value);
  return dataSrc === '' || dataSrc === 'values' ? values.map(({ value }) => value) : undefined;
}
