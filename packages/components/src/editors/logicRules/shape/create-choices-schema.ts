import { type ComponentDefinition, isRecord } from '@tideform/engine';

/**
 * Returns code that changes a component's choices, starting with the existing choices. form.io's logic rules can change
 * choices only by code.
 *
 * @returns `undefined` for a component without choices
 */
export function createChoicesSchema(component: ComponentDefinition | undefined): string | undefined {
  if (!component) return undefined;
  const { values, data } = component;
  if (Array.isArray(values)) return `schema = ${JSON.stringify({ values }, null, 2)};`;
  if (isRecord(data) && Array.isArray(data.values)) {
    return `schema = ${JSON.stringify({ data: { values: data.values } }, null, 2)};`;
  }
  return undefined;
}
