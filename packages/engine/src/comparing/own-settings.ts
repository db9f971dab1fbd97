import { findChildSlots } from '../definition/child-slots.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isRecord } from '../json/is-record.ts';

/** Properties that form.io generates and authors can't set. */
const generatedProperties = ['id'];

/**
 * Returns a component's own settings without its children. Keeps the settings of columns, tab panes and table cells.
 */
export function getOwnSettings(definition: ComponentDefinition): Readonly<Record<string, unknown>> {
  const slotProperties = new Set(findChildSlots(definition).map(({ name }) => name.split('[', 1)[0]));
  const settings: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(definition)) {
    if (generatedProperties.includes(name)) continue;
    const ownValue = slotProperties.has(name) ? removeComponents(value) : value;
    if (ownValue !== undefined) settings[name] = ownValue;
  }
  return settings;
}

/** Returns a value without the components in the value; undefined if nothing else remains. */
function removeComponents(value: unknown): unknown {
  if (Array.isArray(value)) {
    const remaining = value.map(removeComponents).filter((one) => one !== undefined);
    return remaining.length > 0 ? remaining : undefined;
  }
  if (!isRecord(value)) return value;
  if (typeof value.type === 'string') return undefined;
  const { components: _children, ...rest } = value;
  return rest;
}
