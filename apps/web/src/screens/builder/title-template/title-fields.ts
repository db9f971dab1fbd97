import type { Kinds } from '@tideform/components/palette';
import { specOf } from '@tideform/components/specs';
import { type ComponentDefinition, childSlotsOf, type FormDefinition, type ValueKind } from '@tideform/engine';
import { nameOf } from '../../../ui/component-name.ts';

/** A field of a form as a title can name it. */
export interface TitleField {
  readonly name: string;
  /** What is written into the template for it. */
  readonly insert: string;
  /** Names from the root of the answers; of a column, from its row. */
  readonly names: readonly string[];
  readonly definition: ComponentDefinition;
  readonly kind: ValueKind;
  /** Of a grid. */
  readonly columns?: readonly TitleField[];
}

/** Nothing that a title could say, or nothing that it may. */
const unsaid: ReadonlySet<ValueKind> = new Set(['markup', 'none', 'picture', 'secret']);

/** Lists the fields whose answers a title can say, in document order. A grid has its columns with it. */
export function listTitleFields(
  { components }: Pick<FormDefinition, 'components'>,
  kinds: Kinds,
): readonly TitleField[] {
  return components.flatMap((definition) => fieldsOf(definition, [], kinds));
}

function fieldsOf(definition: ComponentDefinition, outer: readonly string[], kinds: Kinds): readonly TitleField[] {
  const spec = specOf(definition.type);
  const shape = spec?.shape;
  const { key = definition.type } = definition;
  const names = [...outer, ...key.split('.')];
  const within = (from: readonly string[]) =>
    childSlotsOf(definition).flatMap((slot) => slot.components.flatMap((child) => fieldsOf(child, from, kinds)));
  if (shape === 'none' || (shape === undefined && definition.input !== true)) return within(outer);
  if (shape === 'object') return within(names);
  const kind = spec?.valueKind(spec.props.parse(definition)) ?? 'anything';
  if (unsaid.has(kind)) return [];
  const columns = shape === 'rows' ? within([]) : undefined;
  return [
    {
      name: nameOf(definition, kinds),
      insert: insertFor(kind, names, columns),
      names,
      definition,
      kind,
      ...(columns && { columns }),
    },
  ];
}

/** Dates are written as people read them, a grid row by row. */
function insertFor(kind: ValueKind, names: readonly string[], columns: readonly TitleField[] | undefined): string {
  const path = pathOf(['data', ...names]);
  if (columns) {
    const [first] = columns;
    const inner = first ? `{{${pathOf(first.names)}}}` : '{{this}}';
    return `{{#each ${path}}}${inner}{{#unless @last}}, {{/unless}}{{/each}}`;
  }
  if (kind === 'date' || kind === 'dateTime') return `{{dateFormat ${path} "DD-MM-YYYY"}}`;
  if (kind === 'code') return `{{${path}.value}}`;
  if (kind === 'decision') return `{{${path}.status}}`;
  return `{{${path}}}`;
}

const PLAIN = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u;

/** How a template names a value: its names from the root. */
export function pathOf(names: readonly string[]): string {
  return names.map((name) => (PLAIN.test(name) ? name : `[${name}]`)).join('.');
}
