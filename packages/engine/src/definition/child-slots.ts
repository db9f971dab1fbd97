import { isRecord } from '../json/is-record.ts';
import type { ComponentDefinition } from './form-definition.ts';

/** A place of children as stored, before anybody looked at what lies in it. */
export interface RawSlot {
  readonly name: string;
  readonly components: readonly unknown[];
}

/**
 * Finds the children of any component by form.io's storage habits, without knowing its type: `components[]`,
 * `columns[].components[]`, `rows[][].components[]`, panes without a type inside `components[]` (tabs), and the one
 * `valueComponent` of a map.
 */
export function childSlotsOf(definition: ComponentDefinition): readonly ChildSlot[] {
  return rawSlotsOf(definition).map(({ name, components }) => ({ name, components: components.filter(isComponent) }));
}

/** The same places with everything that lies in them, components or not. */
export function rawSlotsOf(definition: ComponentDefinition): readonly RawSlot[] {
  return [
    ...listedChildren(definition.components),
    ...heldChildren(definition.columns, 'columns'),
    ...(isComponent(definition.valueComponent)
      ? [{ name: 'valueComponent', components: [definition.valueComponent] }]
      : []),
    ...rowsOf(definition.rows).flatMap((row, index) => heldChildren(row, `rows[${index}]`)),
  ];
}

function listedChildren(list: unknown): readonly RawSlot[] {
  if (!Array.isArray(list)) return [];
  if (list.some(isPane)) return heldChildren(list, 'components');
  return [{ name: 'components', components: list }];
}

/** A pane is a named place that form.io stores between a component and its children: it has no type of its own. */
function isPane(value: unknown): boolean {
  return isRecord(value) && value.type === undefined && Array.isArray(value.components);
}

function heldChildren(holders: unknown, name: string): readonly RawSlot[] {
  if (!Array.isArray(holders)) return [];
  return holders.flatMap((holder: unknown, index) =>
    isRecord(holder) && Array.isArray(holder.components)
      ? [{ name: `${name}[${index}]`, components: holder.components }]
      : [],
  );
}

/** Tables store `rows[][]`; a plain number of rows (textarea) is not a list of children. */
function rowsOf(rows: unknown): readonly unknown[] {
  return Array.isArray(rows) ? rows : [];
}

function isComponent(value: unknown): value is ComponentDefinition {
  return isRecord(value) && typeof value.type === 'string';
}

/** A named place of a container where other components lie. Unnamed containers have one. */
export interface ChildSlot {
  /** Stable within the component: `components`, `columns[0]`, `rows[1][2]`. */
  readonly name: string;
  readonly components: readonly ComponentDefinition[];
}
