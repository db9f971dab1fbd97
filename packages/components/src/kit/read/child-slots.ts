import { type ChildSlot, type ComponentDefinition, isRecord } from '@tideform/engine';

/** The components in a stored list; entries that are none are left out. */
export function componentsOf(raw: unknown): readonly ComponentDefinition[] {
  if (!Array.isArray(raw)) return [];
  return raw.every(isComponent) ? raw : raw.filter(isComponent);
}

/** The one place of a container that has one: its `components`. */
export const heldComponents = (_: unknown, { components }: ComponentDefinition): readonly ChildSlot[] => [
  { name: 'components', components: componentsOf(components) },
];

function isComponent(raw: unknown): raw is ComponentDefinition {
  return isRecord(raw) && typeof raw.type === 'string';
}
