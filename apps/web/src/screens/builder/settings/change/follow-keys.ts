import { type ComponentDefinition, type ComponentSpecs, type FormDefinition, walkComponents } from '@tideform/engine';
import { editComponent } from '../../edit-form/place/edit-list.ts';
import { type DataPlace, dataPlaces } from './data-paths.ts';

type Places = ReadonlyMap<string, DataPlace>;
type Rename = (target: string) => string;

/**
 * Keys changed: lets every condition point at the component that it pointed at before.
 * @param before the same form, component for component, with the old keys
 */
export function followKeys(before: FormDefinition, after: FormDefinition, specs: ComponentSpecs): FormDefinition {
  const was = dataPlaces(before, specs);
  const is = dataPlaces(after, specs);
  const find = finder(was);
  let form = after;
  for (const { id, definition } of walkComponents(after)) {
    if (definition.conditional === undefined && definition.logic === undefined) continue;
    const scope = was.get(id)?.scope ?? '';
    const rename = (target: string): string => {
      const found = find(target, scope);
      return found ? newName(target, found, is.get(found.id)!) : target;
    };
    form = editComponent(form, id, (one) => renameTargets(one, rename));
  }
  return form;
}

/** As the engine looks a name up: beside the component, then further out, then as a key anywhere. */
function finder(places: Places) {
  const byPath = new Map<string, DataPlace>();
  const byKey = new Map<string, DataPlace>();
  for (const place of places.values()) {
    if (!place.answers) continue;
    if (!byPath.has(place.path)) byPath.set(place.path, place);
    if (!byKey.has(place.key)) byKey.set(place.key, place);
  }
  return (target: string, scope: string): DataPlace | undefined => {
    const names = scope === '' ? [] : scope.split('.');
    for (let depth = names.length; depth >= 0; depth -= 1) {
      const found = byPath.get([...names.slice(0, depth), target].join('.'));
      if (found) return found;
    }
    return byKey.get(target);
  };
}

function newName(target: string, was: DataPlace, is: DataPlace): string {
  if (target === was.key) return is.key;
  if (`.${is.path}`.endsWith(`.${target}`)) return target;
  return is.path.slice(was.path.length - target.length);
}

function renameTargets(definition: ComponentDefinition, rename: Rename): ComponentDefinition {
  const conditional = renameCondition(definition.conditional, rename);
  const logic = mapRecords(definition.logic, (entry) =>
    inRecord(entry, 'trigger', (trigger) => inRecord(trigger, 'simple', (simple) => renameCondition(simple, rename))),
  );
  if (conditional === definition.conditional && logic === definition.logic) return definition;
  return { ...definition, ...(conditional !== undefined && { conditional }), ...(logic !== undefined && { logic }) };
}

/** `{ when }`, or `{ conditions: [{ component }] }`. */
function renameCondition(condition: unknown, rename: Rename): unknown {
  const name = (value: unknown) => (typeof value === 'string' && value !== '' ? rename(value) : value);
  const simple = inRecord(condition, 'when', name);
  return inRecord(simple, 'conditions', (list) => mapRecords(list, (clause) => inRecord(clause, 'component', name)));
}

function mapRecords(list: unknown, change: (entry: unknown) => unknown): unknown {
  if (!Array.isArray(list)) return list;
  const next = list.map(change);
  return next.every((entry, index) => entry === list[index]) ? list : next;
}

/** Changes one property where there is one; the same object when the property stays. */
function inRecord(holder: unknown, name: string, change: (value: unknown) => unknown): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) return holder;
  const record = holder as Readonly<Record<string, unknown>>;
  const next = change(record[name]);
  return next === record[name] ? holder : { ...record, [name]: next };
}
