import type { FormDefinition } from '@tideform/engine';
import { mapTexts } from './component-references.ts';
import { type FormField, getFormFields } from './form-fields.ts';
import { renameTemplateReferences } from './text-references.ts';

/** Pairs of an answer's old path and the current path of the same field; '' for a deleted field. */
export type FieldRenames = readonly (readonly [was: string, now: string])[];

/** Parses stored renames; invalid entries are dropped. */
export function parseFieldRenames(stored: unknown): FieldRenames {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((pair: unknown): FieldRenames => {
    const [was, now] = Array.isArray(pair) ? pair : [];
    return typeof was === 'string' && was !== '' && typeof now === 'string' ? [[was, now]] : [];
  });
}

/**
 * Adds the field renames between two states of an edited form to earlier ones.
 *
 * @param renamed renames that were tracked up to `before`
 */
export function trackFieldRenames(before: FormDefinition, after: FormDefinition, renamed: FieldRenames): FieldRenames {
  if (before === after) return renamed;
  const is = getFormFields(after);
  const hasPath = new Set(listAnswerFields(after).map(({ path }) => path));
  const changed = new Map(
    listAnswerFields(before).flatMap(({ identity, path }): FieldRenames => {
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
 * Updates references in texts outside the form definition after fields were renamed or moved.
 *
 * @param form the current form, after all renames
 * @param value a text, or settings with texts at any depth
 */
export function applyFieldRenames<Value>(form: FormDefinition, renamed: FieldRenames, value: Value): Value {
  if (renamed.length === 0) return value;
  const now = new Map(renamed);
  const was = new Map(renamed.map(([old, path]) => [path, old]));
  const rename = (name: string): string => {
    const [root, ...names] = name.split('.');
    if (root !== 'data') return name;
    for (let length = names.length; length > 0; length -= 1) {
      const path = now.get(removeIndexes(names.slice(0, length)).join('.'));
      if (path === undefined || isIndex(names[length - 1]!)) continue;
      const next = path === '' ? undefined : insertIndexes(path.split('.'), names.slice(0, length));
      return next ? ['data', ...next, ...names.slice(length)].join('.') : name;
    }
    return name;
  };
  const within = (name: string) => {
    const path = removeIndexes(name.split('.').slice(1)).join('.');
    const olds = listAnswerFields(form).map((field) => was.get(field.path) ?? field.path);
    const inner = olds.filter((old) => old.startsWith(`${path}.`));
    return inner.length === 0
      ? undefined
      : new Map(inner.map((old) => [old.slice(old.lastIndexOf('.') + 1), `${name}${old.slice(path.length)}`]));
  };
  return mapTexts(value, (text) => renameTemplateReferences(text, { rename, within, lost: () => undefined })) as Value;
}

const listAnswerFields = (form: FormDefinition): readonly FormField[] =>
  [...getFormFields(form).byId.values()].filter(({ hasAnswer }) => hasAnswer);

const isIndex = (name: string): boolean => /^\d+$/.test(name);

const removeIndexes = (names: readonly string[]): readonly string[] => names.filter((name) => !isIndex(name));

/** Inserts the row indexes of `names` into a new path; `undefined` if the paths then don't have the same length. */
function insertIndexes(path: readonly string[], names: readonly string[]): readonly string[] | undefined {
  if (!names.some(isIndex)) return path;
  if (removeIndexes(names).length !== path.length) return undefined;
  let at = -1;
  return names.map((name) => {
    if (isIndex(name)) return name;
    at += 1;
    return path[at]!;
  });
}
