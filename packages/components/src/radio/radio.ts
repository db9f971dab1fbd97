import type { ComponentSpec } from '@tideform/engine';
import { asDataType, choiceDataType, choices } from '../kit/read/choice.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { availableRules, brokenAvailableItems } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  values: choices,
  /** Choices side by side instead of one below the other. */
  inline: flag(),
  dataType: choiceDataType,
  /** Where the choices come from; absent: `values`. */
  dataSrc: text(),
  defaultValue: anything(),
  validate: availableRules,
};

export type RadioProps = Read<typeof shape>;

/** The value of the chosen choice. */
export type RadioValue = unknown;

/** One of a few choices, all in view. */
export const radio: ComponentSpec<RadioProps, RadioValue> = {
  ...valueSpec,
  type: 'radio',
  valueKind: () => 'choice',
  props: propsSchema(shape),
  emptyValue: (props) => asDataType(props.defaultValue, props.dataType) ?? '',
  isEmpty: (value) => value == null || value === '',
  check: (value, props) => brokenAvailableItems([value], availableValues(props), props.validate),
  normalize: (value, props) => asDataType(value, props.dataType),
};

function availableValues({ dataSrc, values }: RadioProps): readonly unknown[] | undefined {
  return dataSrc === '' || dataSrc === 'values' ? values.map((choice) => choice.value) : undefined;
}
