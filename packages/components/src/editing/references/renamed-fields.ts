import type { FormDefinition } from '@tideform/engine';
import { mapTexts } from './component-references.ts';
import { type FormField, fieldsOf } from './form-fields.ts';
import { mapTemplateNames } from './text-references.ts';

/** Paths of answers in an earlier form, each with the path that the same field has now; '' for a field that was deleted. */
export type Renamed = readonly (readonly [was: string, now: string])[];

/** Reads what was stored as `Renamed`. Anything else in it is left out. */
export function readRenamed(stored: unknown): Renamed {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((pair: unknown): Renamed => {
    const [was, now] = Array.isArray(pair) ? pair : [];
    return typeof was === 'string' && was !== '' && typeof now === 'string' ? [[was, now]] : [];
  });
}

/**
 * Adds what became of fields between two states of a form that is edited.
 *
 * @param renamed what became of them until `before`
 */
export function trackRenames(before: FormDefinition, after: FormDefinition, renamed: Renamed): Renamed {
  if (before === after) return renamed;
  const is = fieldsOf(after);
  const hasPath = new Set(answering(after).map(({ path }) => path));
  const changed = new Map(
    answering(before).flatMap(({ identity, path }): Renamed => {
      const now = is.byIdentity.get(identity)?.path ?? (hasPath.has(path) ? path : '');
      return now === path ? [] : [[path, now]];
    }),
  );
  if (changed.size === 0) return renamed;
  const earlier = renamed.map(([was, now]) => [was, now === '' ? '' : (changed.get(now) ?? now)] as const);
  const known = new Set(renamed.flat());
  return [...earlier, ...[...changed].filter(([was]) => !known.has(was))].filter(([was, now]) => was !== now);
}

/**
 * Rewrites what texts outside of a form name after its fields were renamed or moved.
 *
 * @param form the form as it is now
 * @param value a text, or settings with texts at any depth
 */
export function followRenamed<Value>(form: FormDefinition, renamed: Renamed, value: Value): Value {
  if (renamed.length === 0) return value;
  const now = new Map(renamed);
  const was = new Map(renamed.map(([old, path]) => [path, old]));
  const rename = (name: string): string => {
    const [root, ...names] = name.split('.');
    if (root !== 'data') return name;
    for (let length = names.length; length > 0; length -= 1) {
      const path = now.get(withoutIndexes(names.slice(0, length)).join('.'));
      if (path === undefined || isIndex(names[length - 1]!)) continue;
      const next = path === '' ? undefined : withIndexes(path.split('.'), names.slice(0, length));
      return next ? ['data', ...next, ...names.slice(length)].join('.') : name;
    }
    return name;
  };
  const within = (name: string) => {
    const path = withoutIndexes(name.split('.').slice(1)).join('.');
    const olds = answering(form).map((field) => was.get(field.path) ?? field.path);
    const inner = olds.filter((old) => old.startsWith(`${path}.`));
    return inner.length === 0
      ? undefined
      : new Map(inner.map((old) => [old.slice(old.lastIndexOf('.') + 1), `${name}${old.slice(path.length)}`]));
  };
  return mapTexts(value, (text) => mapTemplateNames(text, { rename, within, lost: () => undefined })) as Value;
}

const answering = (form: FormDefinition): readonly FormField[] =>
  [...fieldsOf(form).byId.values()].filter(({ answers }) => answers);

const isIndex = (name: string): boolean => /^\d+$/.test(name);

const withoutIndexes = (names: readonly string[]): readonly string[] => names.filter((name) => !isIndex(name));

/** Puts indexes of rows where they were; `undefined` where the path leads through other objects now. */
function withIndexes(path: readonly string[], names: readonly string[]): readonly string[] | undefined {
  if (!names.some(isIndex)) return path;
  if (withoutIndexes(names).length !== path.length) return undefined;
  let at = -1;
  return names.map((name) => {
    if (isIndex(name)) return name;
    at += 1;
    return path[at]!;
  });
}
