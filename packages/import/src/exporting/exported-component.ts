import type { ComponentDefinition } from '@tideform/engine';
import { createFindingReason, type FindingLedger } from '../report/finding.ts';
import { openSourcePart, type SourcePart } from '../report/source-part.ts';

/**
 * Properties that only affect the appearance in this product, or that form.io stores in every component without effect.
 */
const ignoredProperties: ReadonlySet<string> = new Set(
  'input tableView id hideLabel labelPosition labelWidth labelMargin customClass customClassAdvanced theme size block inline widget autofocus tabindex foreign persistent protected addons overlay attributes properties tags redrawOn dbIndex encrypted spellcheck showCharCount showWordCount validateOn errorLabel modalEdit dataGridLabel hidden isNew lockKey collapsible collapsed breadcrumb striped bordered hover condensed'.split(
    ' ',
  ),
);

const isAbsent = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (typeof value === 'object' && Object.values(value).every(isAbsent));

/** Opens a component for export. The report then lists each of its properties as exported or lost. */
export function openExportedComponent(ledger: FindingLedger, definition: ComponentDefinition): SourcePart {
  const part = openSourcePart(ledger, definition.key ?? definition.type, definition, isAbsent);
  part.setTitle(String(definition.label ?? definition.title ?? definition.key ?? ''));
  for (const name of Object.keys(definition)) if (ignoredProperties.has(name)) part.keep(name);
  return part;
}

/**
 * Closes the export of a component. Properties that weren't exported are reported as lost, because the target format
 * has no equivalent.
 */
export function closeExportedComponent(part: SourcePart, definition: ComponentDefinition): void {
  for (const name of Object.keys(definition)) part.lose(name, createFindingReason('noCounterpart'));
  part.close();
}

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
