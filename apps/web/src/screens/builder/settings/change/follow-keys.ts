import { editComponent } from '@tideform/components/editing';
import { type ComponentDefinition, type ComponentSpecs, type FormDefinition, walkComponents } from '@tideform/engine';
import { type DataPlace, dataPlaces } from './data-paths.ts';
import { type RuleNames, renameInRule } from './rename-in-rule.ts';
import { type Moved, renamePath } from './rename-path.ts';

type Places = ReadonlyMap<string, DataPlace>;
type Rename = (target: string) => string;

/** New names of what one component asks for. */
interface Names extends RuleNames {
  readonly target: Rename;
}

/**
 * Keys changed: lets every condition, rule and piece of JSONLogic point at the component that it pointed at before. Code
 * is left alone.
 * @param before the same form, component for component, with the old keys
 */
export function followKeys(before: FormDefinition, after: FormDefinition, specs: ComponentSpecs): FormDefinition {
  const was = dataPlaces(before, specs);
  const is = dataPlaces(after, specs);
  const byPath = answersByPath(was);
  const find = finder(was, byPath);
  const moved: Moved = { byPath, after: (id) => is.get(id) };
  let form = after;
  for (const { id, definition } of walkComponents(after)) {
    if (!asking.some((property) => definition[property] !== undefined)) continue;
    const scope = was.get(id)?.scope ?? '';
    const names: Names = {
      target(target) {
        const found = find(target, scope);
        return found ? newName(target, found, is.get(found.id)!) : target;
      },
      data: (path) => renamePath(path, '', moved),
      row: (path) => renamePath(path, scope, moved),
    };
    form = editComponent(form, id, (one) => renameTargets(one, names));
  }
  return form;
}

/** Properties that hold conditions or JSONLogic. */
const asking = ['conditional', 'logic', 'calculateValue', 'customDefaultValue', 'validate', 'refreshOn'];

/**
 * Whether a condition, rule or piece of JSONLogic may say a key: a plain look for its letters. Where none does, no key has to be
 * followed, and a key follows its label letter by letter.
 */
export function isKeyAsked(form: FormDefinition, key: string): boolean {
  const letters = JSON.stringify(key).slice(1, -1);
  const isSaid = (value: unknown) => value !== undefined && JSON.stringify(value).includes(letters);
  for (const { definition } of walkComponents(form))
    if (asking.some((property) => isSaid(definition[property]))) return true;
  return false;
}

function answersByPath(places: Places): Places {
  const byPath = new Map<string, DataPlace>();
  for (const place of places.values()) if (place.answers && !byPath.has(place.path)) byPath.set(place.path, place);
  return byPath;
}

/** As the engine looks a name up: beside the component, then further out, then as a key anywhere. */
function finder(places: Places, byPath: Places) {
  const byKey = new Map<string, DataPlace>();
  for (const place of places.values()) if (place.answers && !byKey.has(place.key)) byKey.set(place.key, place);
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

function renameTargets(definition: ComponentDefinition, names: Names): ComponentDefinition {
  const rule = (value: unknown) => renameInRule(value, names);
  const trigger = (value: unknown) =>
    inRecord(
      inRecord(value, 'simple', (simple) => renameCondition(simple, names.target)),
      'json',
      rule,
    );
  const changes: Readonly<Record<string, (value: unknown) => unknown>> = {
    conditional: (value) => inRecord(renameCondition(value, names.target), 'json', rule),
    logic: (value) => mapRecords(value, (entry) => inRecord(entry, 'trigger', trigger)),
    calculateValue: rule,
    customDefaultValue: rule,
    validate: (value) => inRecord(value, 'json', rule),
    refreshOn: (value) => renameRefresh(value, names.target),
  };
  return Object.entries(changes).reduce<unknown>(
    (one, [property, change]) => inRecord(one, property, change),
    definition,
  ) as ComponentDefinition;
}

/** A name, or a list of names or of `{ value }`. */
function renameRefresh(value: unknown, rename: Rename): unknown {
  if (typeof value === 'string') return value === '' ? value : rename(value);
  return mapRecords(value, (entry) =>
    typeof entry === 'string' ? rename(entry) : inRecord(entry, 'value', (name) => renameRefresh(name, rename)),
  );
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
