import { createSampleAnswer, type LocalizedPalette } from '@tideform/components/palette';
import { findSpec } from '@tideform/components/specs';
import {
  type ComponentDefinition,
  type FormDefinition,
  findChildSlots,
  isRecord,
  type ValueKind,
} from '@tideform/engine';
import { getComponentName } from '../../../ui/formatting/component-name.ts';

/** Field of a form that a template can refer to. */
export interface TemplateField {
  readonly name: string;
  /** Template expression for the field. */
  readonly insert: string;
  /** Path of the answer: relative to the data, or for a column, relative to its row. */
  readonly names: readonly string[];
  readonly definition: ComponentDefinition;
  readonly kind: ValueKind;
  /** Columns of a grid. */
  readonly columns?: readonly TemplateField[];
}

/** Value kinds that have no text, or must not appear in a title. */
const excludedKinds: ReadonlySet<ValueKind> = new Set(['markup', 'none', 'picture', 'secret']);

/**
 * Lists the fields whose answers can appear in a title, in document order. The columns of a grid are nested in the
 * grid.
 */
export function listTemplateFields(
  { components }: Pick<FormDefinition, 'components'>,
  kinds: LocalizedPalette,
): readonly TemplateField[] {
  return components.flatMap((definition) => listFields(definition, [], kinds));
}

function listFields(
  definition: ComponentDefinition,
  parentNames: readonly string[],
  kinds: LocalizedPalette,
): readonly TemplateField[] {
  const spec = findSpec(definition.type);
  const shape = spec?.shape;
  const { key = definition.type } = definition;
  const names = [...parentNames, ...key.split('.')];
  const listChildFields = (from: readonly string[]) =>
    findChildSlots(definition).flatMap((slot) => slot.components.flatMap((child) => listFields(child, from, kinds)));
  if (shape === 'none' || (shape === undefined && definition.input !== true)) return listChildFields(parentNames);
  if (shape === 'object') return listChildFields(names);
  const kind = spec?.valueKind(spec.props.parse(definition)) ?? 'anything';
  if (excludedKinds.has(kind)) return [];
  const columns = shape === 'rows' ? listChildFields([]) : undefined;
  return [
    {
      name: getComponentName(definition, kinds),
      insert: createExpression(kind, names, columns),
      names,
      definition,
      kind,
      ...(columns && { columns }),
    },
  ];
}

/** Returns the expression for a field: dates are formatted, a grid is written row by row. */
function createExpression(
  kind: ValueKind,
  names: readonly string[],
  columns: readonly TemplateField[] | undefined,
): string {
  const path = formatPath(['data', ...names]);
  if (columns) {
    const [first] = columns;
    const rowExpression = first ? `{{${formatPath(first.names)}}}` : '{{this}}';
    return `{{#each ${path}}}${rowExpression}{{#unless @last}}, {{/unless}}{{/each}}`;
  }
  if (kind === 'date' || kind === 'dateTime') return `{{dateFormat ${path} "DD-MM-YYYY"}}`;
  if (kind === 'code') return `{{${path}.value}}`;
  if (kind === 'decision') return `{{${path}.status}}`;
  return `{{${path}}}`;
}

const UNQUOTED_NAME = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/** Formats a path for a template, with brackets around names that need them. */
export function formatPath(names: readonly string[]): string {
  return names.map((name) => (UNQUOTED_NAME.test(name) ? name : `[${name}]`)).join('.');
}

/**
 * Creates answers for previews. Texts contain the name of their field; choices, numbers and dates are plausible values.
 */
export function createSampleAnswers(fields: readonly TemplateField[]): Readonly<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  for (const field of fields) {
    setValueAt(data, field.names, field.columns ? [createSampleAnswers(field.columns)] : createFieldAnswer(field));
  }
  return data;
}

function setValueAt(data: Record<string, unknown>, names: readonly string[], value: unknown): void {
  const [name = '', ...rest] = names;
  if (rest.length === 0) {
    data[name] = value;
    return;
  }
  const nested = isRecord(data[name]) ? { ...data[name] } : {};
  setValueAt(nested, rest, value);
  data[name] = nested;
}

/** Returns a sample answer for a field: the name of the field for a text, and a plausible value for any other kind. */
function createFieldAnswer({ definition, kind, name }: TemplateField): unknown {
  const sample = kind === 'text' ? undefined : createSampleAnswer(definition);
  return sample ?? `‹${name}›`;
}
