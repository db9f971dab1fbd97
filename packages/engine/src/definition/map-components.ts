import { isRecord } from '../json/json-value.ts';
import type { ComponentDefinition, FormDefinition } from './form-definition.ts';

type MapList = (components: readonly ComponentDefinition[]) => readonly ComponentDefinition[];

/**
 * Maps each list of components of a form with `mapList`, the innermost first. Unchanged objects are shared, including
 * the form itself; entries that are not components keep their position.
 */
export function mapComponents(form: FormDefinition, mapList: MapList): FormDefinition {
  const components = mapDeep(form.components, mapList);
  return components === form.components ? form : { ...form, components: components as readonly ComponentDefinition[] };
}

function mapDeep(list: readonly unknown[], mapList: MapList): readonly unknown[] {
  const inner = mapEach(list, (entry) => (isComponent(entry) ? mapChildren(entry, mapList) : entry));
  if (inner.every(isComponent)) return mapList(inner);
  return mapEach(inner, (entry) => (isComponent(entry) ? (mapList([entry])[0] ?? entry) : entry));
}

/** Maps the children in the properties `components`, `columns` and `rows`, like `findChildSlots`. */
function mapChildren(definition: ComponentDefinition, mapList: MapList): ComponentDefinition {
  const { components, columns, rows } = definition;
  // NOTE: fast path for most components, because each upgrade visits all of them.
  if (!components && !columns && !rows) return definition;
  const next = {
    components: Array.isArray(components) ? mapListOrPanes(components, mapList) : components,
    columns: mapNestedLists(columns, mapList),
    rows: Array.isArray(rows) ? mapEach(rows, (row) => mapNestedLists(row, mapList)) : rows,
  };
  const changed = Object.entries(next).filter(([name, value]) => value !== definition[name]);
  return changed.length === 0 ? definition : { ...definition, ...Object.fromEntries(changed) };
}

function mapListOrPanes(list: readonly unknown[], mapList: MapList): unknown {
  return list.some(isPane) ? mapNestedLists(list, mapList) : mapDeep(list, mapList);
}

function mapNestedLists(entries: unknown, mapList: MapList): unknown {
  if (!Array.isArray(entries)) return entries;
  return mapEach(entries, (entry) => {
    if (!isRecord(entry) || !Array.isArray(entry.components)) return entry;
    const components = mapDeep(entry.components, mapList);
    return components === entry.components ? entry : { ...entry, components };
  });
}

function mapEach(list: readonly unknown[], map: (entry: unknown) => unknown): readonly unknown[] {
  const mapped = list.map(map);
  return mapped.every((entry, index) => entry === list[index]) ? list : mapped;
}

const isPane = (value: unknown): boolean =>
  isRecord(value) && value.type === undefined && Array.isArray(value.components);

const isComponent = (value: unknown): value is ComponentDefinition => isRecord(value) && typeof value.type === 'string';

/** Property with the name of the team's custom field that a component was created from. */
export const customFieldProperty = 'customField';

/**
 * Renames a custom field in all components created from it, at any depth. Returns the same object if no component uses
 * it.
 *
 * @param to new name; `undefined` removes the reference, so that the components become ordinary components
 */
export function renameCustomField(form: FormDefinition, from: string, to: string | undefined): FormDefinition {
  const rename = (definition: ComponentDefinition): ComponentDefinition => {
    if (definition[customFieldProperty] !== from) return definition;
    const { [customFieldProperty]: _former, ...rest } = definition;
    return (to === undefined ? rest : { ...rest, [customFieldProperty]: to }) as ComponentDefinition;
  };
  return mapComponents(form, (list) => {
    const next = list.map(rename);
    return next.every((one, index) => one === list[index]) ? list : next;
  });
}
