import { type ComponentDefinition, isRecord } from '@tideform/engine';

/** Name of the slot that accepts only one component: the value component of a data map. */
export const SINGLE_SLOT = 'valueComponent';

/** Property path from a container to a list of children: `['columns', 0, 'components']`. */
export type SlotPath = readonly (string | number)[];

/**
 * Parses a slot name.
 * @returns `undefined` if the container doesn't have this slot: a nonexistent column, or a list of tab panes
 */
export function parseSlotPath(definition: ComponentDefinition, slot: string): SlotPath | undefined {
  // The slot for the value component of a data map, filled or empty.
  if (slot === SINGLE_SLOT) return [slot];
  const [, name, indices] = /^(components|columns|rows)((?:\[\d+\])*)$/.exec(slot) ?? [];
  if (name === undefined) return undefined;
  if (!indices) return isComponentList(definition[name]) && name === 'components' ? [name] : undefined;
  const steps = [name, ...indices.slice(1, -1).split('][').map(Number)];
  const container = steps.reduce<unknown>(
    (value, step) => (isObjectOrArray(value) ? value[step] : undefined),
    definition,
  );
  return isRecord(container) ? [...steps, 'components'] : undefined;
}

/** Returns whether a value is a component list or missing. Tabs store a list of panes instead, which have no type. */
function isComponentList(list: unknown): boolean {
  if (list === undefined || list === null) return true;
  return Array.isArray(list) && list.every((one) => isRecord(one) && typeof one.type === 'string');
}

/** Returns whether a value is an object or array: property paths lead through both. */
function isObjectOrArray(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return isRecord(value) || Array.isArray(value);
}
