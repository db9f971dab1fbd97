import { type BrokenRule, isRecord } from '@tideform/engine';
import { getChoiceKey } from '../read/choice.ts';
import { flag, object, type ParsedShape } from '../read/setting-parsers.ts';

const shape = { onlyAvailableItems: flag() };

/** Setting that only available choices are valid. Older forms store it; newer forms always behave that way. */
export const parseAvailableItemsRules = object(shape);

export type AvailableItemsRules = ParsedShape<typeof shape>;

/**
 * Returns a value if it is an available or initial value, empty, or can't be checked; otherwise `undefined`.
 *
 * @param available values of the choices; `undefined` if the choices are unknown
 */
export function findAvailableValue(
  value: unknown,
  available: readonly unknown[] | undefined,
  initialValues: readonly unknown[],
) {
  const isSame = (one: unknown) => isRecord(one) === isRecord(value) && getChoiceKey(one) === getChoiceKey(value);
  return !available || value == null || value === '' || available.some(isSame) || initialValues.some(isSame)
    ? value
    : undefined;
}

/** Filters the entries of an object. Returns the same object if all entries are kept. */
export function filterEntries<Value>(
  value: Readonly<Record<string, Value>>,
  isKept: (entry: readonly [string, Value]) => boolean,
): Readonly<Record<string, Value>> {
  const entries = Object.entries(value);
  const keptEntries = entries.filter(isKept);
  return keptEntries.length === entries.length ? value : Object.fromEntries(keptEntries);
}

/**
 * Validates that all chosen values are available choices.
 * @param available returns the values of the choices, possibly very many; `undefined` if the choices are unknown
 */
export function validateAvailableItems(
  chosen: readonly unknown[],
  available: () => readonly unknown[] | undefined,
  { onlyAvailableItems }: AvailableItemsRules,
): readonly BrokenRule[] {
  const all = onlyAvailableItems ? available() : undefined;
  if (!all) return [];
  const keys = new Set(all.map(getChoiceKey));
  return chosen.every((value) => keys.has(getChoiceKey(value))) ? [] : [{ rule: 'onlyAvailableItems' }];
}
