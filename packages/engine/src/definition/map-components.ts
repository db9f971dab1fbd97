import { isRecord } from '../json/is-record.ts';
import type { ComponentDefinition, FormDefinition } from './form-definition.ts';

type MapList = (components: readonly ComponentDefinition[]) => readonly ComponentDefinition[];

/**
 * Gives a form whose lists of components, the innermost first, are what `mapList` makes of them. Whatever `mapList` leaves
 * as it is stays the same object, the form itself too; entries of a list that are no components stay in their place.
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

/** Children lie where `childSlotsOf` finds them. */
function mapChildren(definition: ComponentDefinition, mapList: MapList): ComponentDefinition {
  const { components, columns, rows } = definition;
  // NOTE: nearly all of a long form, looked at by each upgrade.
  if (!components && !columns && !rows) return definition;
  const next = {
    components: Array.isArray(components) ? mapListed(components, mapList) : components,
    columns: mapHolders(columns, mapList),
    rows: Array.isArray(rows) ? mapEach(rows, (row) => mapHolders(row, mapList)) : rows,
  };
  const changed = Object.entries(next).filter(([name, value]) => value !== definition[name]);
  return changed.length === 0 ? definition : { ...definition, ...Object.fromEntries(changed) };
}

function mapListed(list: readonly unknown[], mapList: MapList): unknown {
  return list.some(isPane) ? mapHolders(list, mapList) : mapDeep(list, mapList);
}

function mapHolders(holders: unknown, mapList: MapList): unknown {
  if (!Array.isArray(holders)) return holders;
  return mapEach(holders, (holder) => {
    if (!isRecord(holder) || !Array.isArray(holder.components)) return holder;
    const components = mapDeep(holder.components, mapList);
    return components === holder.components ? holder : { ...holder, components };
  });
}

function mapEach(list: readonly unknown[], map: (entry: unknown) => unknown): readonly unknown[] {
  const mapped = list.map(map);
  return mapped.every((entry, index) => entry === list[index]) ? list : mapped;
}

const isPane = (value: unknown): boolean =>
  isRecord(value) && value.type === undefined && Array.isArray(value.components);

const isComponent = (value: unknown): value is ComponentDefinition => isRecord(value) && typeof value.type === 'string';
