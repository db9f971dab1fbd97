import { type BrokenRule, isRecord } from '@tideform/engine';
import { choiceKey } from '../read/choice.ts';
import { flag, object, type Read } from '../read/lenient.ts';

const shape = { onlyAvailableItems: flag() };

/** Setting that only available choices are valid. Older forms store it; newer forms always behave that way. */
export const availableItemsRules = object(shape);

export type AvailableItemsRules = Read<typeof shape>;

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
  const isSame = (one: unknown) => isRecord(one) === isRecord(value) && choiceKey(one) === choiceKey(value);
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
  const kept = entries.filter(isKept);
  return kept.length === entries.length ? value : Object.fromEntries(kept);
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
  const keys = new Set(all.map(choiceKey));
  return chosen.every((value) => keys.has(choiceKey(value))) ? [] : [{ rule: 'onlyAvailableItems' }];
}
