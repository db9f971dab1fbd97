import { type ComponentDefinition, isRecord } from '@tideform/engine';

/** A place for one component. */
export const ONE = 'valueComponent';

/** The way from a container to a list of children: `['columns', 0, 'components']`. */
export type SlotSteps = readonly (string | number)[];

/** @returns `undefined` where a container has no such slot: a column that is not there, or a list of panes */
export function slotSteps(definition: ComponentDefinition, slot: string): SlotSteps | undefined {
  // The one component that asks for the values of a map, or the place for it.
  if (slot === ONE) return [slot];
  const [, name, indices] = /^(components|columns|rows)((?:\[\d+\])*)$/.exec(slot) ?? [];
  if (name === undefined) return undefined;
  if (!indices) return holdsComponents(definition[name]) && name === 'components' ? [name] : undefined;
  const steps = [name, ...indices.slice(1, -1).split('][').map(Number)];
  const holder = steps.reduce<unknown>((value, step) => (isHolder(value) ? value[step] : undefined), definition);
  return isRecord(holder) ? [...steps, 'components'] : undefined;
}

/** Tabs store panes without a type where others store components. */
function holdsComponents(list: unknown): boolean {
  if (list === undefined || list === null) return true;
  return Array.isArray(list) && list.every((one) => isRecord(one) && typeof one.type === 'string');
}

/** Steps go through lists, too. */
function isHolder(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return isRecord(value) || Array.isArray(value);
}
