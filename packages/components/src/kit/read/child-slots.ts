import { type ChildSlot, type ComponentDefinition, isRecord } from '@tideform/engine';

/** Parses a stored list of components; invalid entries are dropped. */
export function parseComponents(raw: unknown): readonly ComponentDefinition[] {
  if (!Array.isArray(raw)) return [];
  return raw.every(isComponent) ? raw : raw.filter(isComponent);
}

/** Returns the single child slot of a component that stores its children in `components`. */
export const getComponentsSlot = (_: unknown, { components }: ComponentDefinition): readonly ChildSlot[] => [
  { name: 'components', components: parseComponents(components) },
];

function isComponent(raw: unknown): raw is ComponentDefinition {
  return isRecord(raw) && typeof raw.type === 'string';
}
