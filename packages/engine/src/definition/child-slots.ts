import { isRecord } from '../json/json-value.ts';
import type { ComponentDefinition, FormDefinition } from './form-definition.ts';

/** Child slot of a component as stored; the entries are not validated. */
export interface RawSlot {
  readonly name: string;
  readonly components: readonly unknown[];
}

/**
 * Finds the child slots of any component by form.io's storage conventions, without knowing its type: `components[]`,
 * `columns[].components[]`, `rows[][].components[]`, panes without a type inside `components[]` (tabs), and the single
 * `valueComponent` of a data map.
 */
export function findChildSlots(definition: ComponentDefinition): readonly ChildSlot[] {
  return findRawSlots(definition).map(({ name, components }) => ({ name, components: components.filter(isComponent) }));
}

/** Finds the child slots of any component with all stored entries, including entries that are not components. */
export function findRawSlots(definition: ComponentDefinition): readonly RawSlot[] {
  return [
    ...findListedChildren(definition.components),
    ...findNestedChildren(definition.columns, 'columns'),
    ...(isComponent(definition.valueComponent)
      ? [{ name: 'valueComponent', components: [definition.valueComponent] }]
      : []),
    ...getRows(definition.rows).flatMap((row, index) => findNestedChildren(row, `rows[${index}]`)),
  ];
}

function findListedChildren(list: unknown): readonly RawSlot[] {
  if (!Array.isArray(list)) return [];
  if (list.some(isPane)) return findNestedChildren(list, 'components');
  return [{ name: 'components', components: list }];
}

/** Returns true for a pane: a named slot without a type that form.io stores between a component and its children. */
function isPane(value: unknown): boolean {
  return isRecord(value) && value.type === undefined && Array.isArray(value.components);
}

function findNestedChildren(entries: unknown, name: string): readonly RawSlot[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index) =>
    isRecord(entry) && Array.isArray(entry.components)
      ? [{ name: `${name}[${index}]`, components: entry.components }]
      : [],
  );
}

/** Returns the rows of a table (`rows[][]`). A textarea stores its height as `rows`, which contains no children. */
function getRows(rows: unknown): readonly unknown[] {
  return Array.isArray(rows) ? rows : [];
}

function isComponent(value: unknown): value is ComponentDefinition {
  return isRecord(value) && typeof value.type === 'string';
}

/**
 * Named slot of a component that contains other components: a column, a table cell, a tab, or the only slot of a panel.
 */
export interface ChildSlot {
  /** Slot name, stable within the component: `components`, `columns[0]`, `rows[1][2]`. */
  readonly name: string;
  readonly components: readonly ComponentDefinition[];
}

/** Component and its ID: `2`, `2.columns[0].1`. Sessions use the same IDs. */
export interface ComponentLocation {
  readonly definition: ComponentDefinition;
  readonly id: string;
  readonly parentId: string | undefined;
}

/** Yields all components of a form in document order, parents before children, including unknown types. */
export function* walkComponents(form: FormDefinition): Generator<ComponentLocation> {
  yield* walkList(form.components, '', undefined);
}

function* walkList(
  components: readonly ComponentDefinition[],
  prefix: string,
  parentId: string | undefined,
): Generator<ComponentLocation> {
  for (const [index, definition] of components.entries()) {
    const id = `${prefix}${index}`;
    yield { definition, id, parentId };
    for (const slot of findChildSlots(definition)) yield* walkList(slot.components, `${id}.${slot.name}.`, id);
  }
}
