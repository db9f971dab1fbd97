import { type ComponentDefinition, isRecord } from '@tideform/engine';

/** Name of the slot for a single component. */
export const SINGLE_SLOT = 'valueComponent';

/** Property path from a container to a list of children: `['columns', 0, 'components']`. */
export type SlotPath = readonly (string | number)[];

/**
 * Parses a slot name.
 * @returns `undefined` if the container has no such slot: a nonexistent column, or a list of panes
 */
export function parseSlotPath(definition: ComponentDefinition, slot: string): SlotPath | undefined {
  // The component for the values of a map, or its empty slot.
  if (slot === SINGLE_SLOT) return [slot];
  const [, name, indices] = /^(components|columns|rows)((?:\[\d+\])*)$/.exec(slot) ?? [];
  if (name === undefined) return undefined;
  if (!indices) return holdsComponents(definition[name]) && name === 'components' ? [name] : undefined;
  const steps = [name, ...indices.slice(1, -1).split('][').map(Number)];
  const holder = steps.reduce<unknown>((value, step) => (isObjectOrArray(value) ? value[step] : undefined), definition);
  return isRecord(holder) ? [...steps, 'components'] : undefined;
}

/** Returns whether a list contains components, unlike tabs, which store panes without a type. */
function holdsComponents(list: unknown): boolean {
  if (list === undefined || list === null) return true;
  return Array.isArray(list) && list.every((one) => isRecord(one) && typeof one.type === 'string');
}

/** Property paths go through lists, too. */
function isObjectOrArray(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return isRecord(value) || Array.isArray(value);
}
