import { type ComponentDefinition, isRecord } from '@tideform/engine';

/**
 * Code that gives a component other choices, to start from: those that it has. form.io's rules change choices by code
 * alone.
 *
 * @returns `undefined` for a component without choices
 */
export function choicesSchema(component: ComponentDefinition | undefined): string | undefined {
  if (!component) return undefined;
  const { values, data } = component;
  if (Array.isArray(values)) return `schema = ${JSON.stringify({ values }, null, 2)};`;
  if (isRecord(data) && Array.isArray(data.values)) {
    return `schema = ${JSON.stringify({ data: { values: data.values } }, null, 2)};`;
  }
  return undefined;
}
