import { type BrokenRule, isRecord } from '@tideform/engine';
import { choiceKey } from '../read/choice.ts';
import { flag, object, type Read } from '../read/lenient.ts';

const shape = { onlyAvailableItems: flag() };

/** Older forms say that a choice must be among the offered ones; in newer ones it goes without saying. */
export const availableRules = object(shape);

export type AvailableRules = Read<typeof shape>;

/**
 * Returns a chosen value that is offered; `undefined` for any other.
 *
 * @param available values of the choices; `undefined` where they are not known here
 */
export function offeredValue(value: unknown, available: readonly unknown[] | undefined, begun: readonly unknown[]) {
  const isSame = (one: unknown) => isRecord(one) === isRecord(value) && choiceKey(one) === choiceKey(value);
  return !available || value == null || value === '' || available.some(isSame) || begun.some(isSame)
    ? value
    : undefined;
}

/** Returns the entries of an object that are wanted; the same object where all are. */
export function keptEntries<Value>(
  value: Readonly<Record<string, Value>>,
  isKept: (entry: readonly [string, Value]) => boolean,
): Readonly<Record<string, Value>> {
  const entries = Object.entries(value);
  const kept = entries.filter(isKept);
  return kept.length === entries.length ? value : Object.fromEntries(kept);
}

/** @param available values of the choices, of which there may be very many; `undefined` where they are not known here */
export function brokenAvailableItems(
  chosen: readonly unknown[],
  available: () => readonly unknown[] | undefined,
  { onlyAvailableItems }: AvailableRules,
): readonly BrokenRule[] {
  const all = onlyAvailableItems ? available() : undefined;
  if (!all) return [];
  const keys = new Set(all.map(choiceKey));
  return chosen.every((value) => keys.has(choiceKey(value))) ? [] : [{ rule: 'onlyAvailableItems' }];
}
