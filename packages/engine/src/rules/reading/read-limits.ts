import type { ComponentDefinition } from '../../definition/form-definition.ts';
import { isTrue, recordOf } from '../../definition/read-property.ts';

export interface ReadLimit {
  /** Where it is kept. */
  readonly kind: string;
  /** As the rule that is broken is called. */
  readonly limit: string;
  readonly value: unknown;
}

const inValidate = ['minLength', 'maxLength', 'minWords', 'maxWords', 'min', 'max', 'pattern', 'minYear', 'maxYear'];
const counts = ['minSelectedCount', 'maxSelectedCount', 'maxTags'];
const ofComponent = ['fileMinSize', 'fileMaxSize', 'filePattern', 'inputMask', ...counts];
const ofDates = ['minDate', 'maxDate'];
const switches = ['onlyAvailableItems', 'unique'];

/** What says that there is no limit. */
const noLimits: ReadonlySet<unknown> = new Set([undefined, null, '', '*', 'any', false, 'false']);

/** Lists the limits that a component sets its answer. */
export function readLimits(definition: ComponentDefinition): readonly ReadLimit[] {
  const validate = recordOf(definition.validate);
  const picker = recordOf(definition.datePicker);
  const of = (prefix: string, stored: Readonly<Record<string, unknown>>, names: readonly string[]) =>
    names
      .filter((name) => !noLimits.has(stored[name]) && !Number.isNaN(stored[name]))
      .map((limit) => ({ kind: `${prefix}${limit}`, limit, value: stored[limit] }));
  const dates = of('datePicker.', picker, ofDates);
  return [
    ...of('validate.', validate, [...inValidate, 'step']).filter(({ limit, value }) => !isNothing(limit, value)),
    ...of('', definition, ofComponent).filter(({ value }) => !/^0(\s*[KMG]?B)?$/i.test(String(value))),
    ...(dates.length > 0 ? dates : of('', definition, ofDates)),
    ...switches
      .filter((name) => isTrue(validate[name]) || isTrue(definition[name]))
      .map((limit) => ({ kind: `validate.${limit}`, limit, value: true })),
  ];
}

/** A year of 0 is none, and so is a number of things to choose of at least 0. */
const isNothing = (limit: string, value: unknown): boolean =>
  (limit === 'minLength' || limit === 'minWords' || limit === 'minYear' || limit === 'maxYear') && Number(value) === 0;
