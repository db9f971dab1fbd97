import type { ComponentDefinition } from '../../definition/form-definition.ts';
import { isTrue, toRecord } from '../../definition/read-property.ts';

/** Limit of a component's answer. */
export interface ParsedLimit {
  /** Property that contains the limit: `validate.min`, `fileMaxSize`. */
  readonly kind: string;
  /** Name of the validation error that an answer beyond the limit causes. */
  readonly limit: string;
  readonly value: unknown;
}

const validateLimits = [
  'minLength',
  'maxLength',
  'minWords',
  'maxWords',
  'min',
  'max',
  'pattern',
  'minYear',
  'maxYear',
];
const countLimits = ['minSelectedCount', 'maxSelectedCount', 'maxTags'];
const componentLimits = ['fileMinSize', 'fileMaxSize', 'filePattern', 'inputMask', ...countLimits];
const dateLimits = ['minDate', 'maxDate'];
const booleanLimits = ['onlyAvailableItems', 'unique'];

/** Stored values that mean "no limit". */
const unlimitedValues: ReadonlySet<unknown> = new Set([undefined, null, '', '*', 'any', false, 'false']);

/** Lists the limits of a component's answer. */
export function parseLimits(definition: ComponentDefinition): readonly ParsedLimit[] {
  const validate = toRecord(definition.validate);
  const datePicker = toRecord(definition.datePicker);
  const collectLimits = (prefix: string, stored: Readonly<Record<string, unknown>>, names: readonly string[]) =>
    names
      .filter((name) => !unlimitedValues.has(stored[name]) && !Number.isNaN(stored[name]))
      .map((limit) => ({ kind: `${prefix}${limit}`, limit, value: stored[limit] }));
  const pickerLimits = collectLimits('datePicker.', datePicker, dateLimits);
  return [
    ...collectLimits('validate.', validate, [...validateLimits, 'step']).filter(
      ({ limit, value }) => !isUnlimited(limit, value),
    ),
    ...collectLimits('', definition, componentLimits).filter(({ value }) => !/^0(\s*[KMG]?B)?$/i.test(String(value))),
    ...(pickerLimits.length > 0 ? pickerLimits : collectLimits('', definition, dateLimits)),
    ...booleanLimits
      .filter((name) => isTrue(validate[name]) || isTrue(definition[name]))
      .map((limit) => ({ kind: `validate.${limit}`, limit, value: true })),
  ];
}

/**
 * Returns true for a minimum length, word count or year, or a maximum year, of 0, which form.io stores for "no limit".
 */
const isUnlimited = (limit: string, value: unknown): boolean =>
  (limit === 'minLength' || limit === 'minWords' || limit === 'minYear' || limit === 'maxYear') && Number(value) === 0;
