import type { BrokenRule } from '@tideform/engine';
import { choiceKey } from '../read/choice.ts';
import { flag, object, type Read } from '../read/lenient.ts';

const shape = { onlyAvailableItems: flag() };

/** Older forms say that a choice must be among the offered ones; in newer ones it goes without saying. */
export const availableRules = object(shape);

export type AvailableRules = Read<typeof shape>;

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
