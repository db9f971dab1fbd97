import type { ComponentDefinition } from '@tideform/engine';

export interface ExportedChoice {
  readonly label: string;
  readonly value: string | number | boolean;
}

/** Returns the choices that are part of the form definition. */
export function getExportedChoices(
  definition: ComponentDefinition,
  property: 'values' | 'questions' = 'values',
): readonly ExportedChoice[] {
  const own = definition[property] ?? (definition.data as { readonly values?: unknown } | undefined)?.values;
  if (!Array.isArray(own)) return [];
  return own.flatMap((one: { readonly label?: unknown; readonly value?: unknown } | null) => {
    const value = one?.value;
    const isValue =
      typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');
    return isValue ? [{ label: String(one?.label ?? value), value }] : [];
  });
}

/** Returns the validation settings of a component. */
export const getValidationRules = (definition: ComponentDefinition): Readonly<Record<string, unknown>> =>
  typeof definition.validate === 'object' && definition.validate !== null
    ? (definition.validate as Readonly<Record<string, unknown>>)
    : {};

/**
 * Returns the simple condition of a component, such as `{ show: true, when: 'a', eq: 'b' }`; `undefined` if it has
 * none.
 */
export function getSimpleCondition({
  conditional,
}: ComponentDefinition): { readonly when: string; readonly eq: string; readonly shows: boolean } | undefined {
  const { when, eq, show } = (conditional ?? {}) as {
    readonly when?: unknown;
    readonly eq?: unknown;
    readonly show?: unknown;
  };
  if (typeof when !== 'string' || when === '' || eq === undefined || eq === null) return undefined;
  return { when, eq: String(eq), shows: show !== false && show !== 'false' };
}
