import type { ComponentDefinition } from '@tideform/engine';

export interface ExportedChoice {
  readonly label: string;
  readonly value: string | number | boolean;
}

/** The choices of a component that stand in the form itself. */
export function choicesIn(
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

/** Limits of a component. */
export const rulesOf = (definition: ComponentDefinition): Readonly<Record<string, unknown>> =>
  typeof definition.validate === 'object' && definition.validate !== null
    ? (definition.validate as Readonly<Record<string, unknown>>)
    : {};

/** `{ show: true, when: 'a', eq: 'b' }`; `undefined` where a condition is none or says more. */
export function simpleCondition({
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
