import { toLatin } from '@tideform/components/kit/read/to-latin.ts';

/** Scope of the form under construction, with its keys and fields. */
export interface FormScope extends AnswerPosition {
  readonly keys: FieldKeys;
  readonly fields: KnownFields;
}

export const createFormScope = (): FormScope => ({
  path: [],
  rowsPathLength: 0,
  keys: createFieldKeys(),
  fields: createKnownFields(),
});

/** Creates the scope of a grid's rows. Expressions outside the grid can't refer to fields in this scope. */
export function createRowsScope(parentScope: FormScope, key: string): FormScope {
  const path = [...parentScope.path, key];
  return { path, rowsPathLength: path.length, keys: createFieldKeys(), fields: createKnownFields(parentScope.fields) };
}

/** Creates the scope of a container. Expressions everywhere can refer to fields in this scope. */
export const createContainerScope = (parentScope: FormScope, key: string): FormScope => ({
  ...parentScope,
  path: [...parentScope.path, key],
  keys: createFieldKeys(),
});

/** Creates a field at the position of a scope. */
export const createField = (
  { path, rowsPathLength: rowsAt }: AnswerPosition,
  key: string,
  kind: AnswerKind,
  choices: readonly string[] = [],
): KnownField => ({ path: [...path, key], rowsPathLength: rowsAt, kind, choices });

const MAX_KEY_LENGTH = 60;
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['constructor', 'prototype', '__proto__', 'submit']);

/** Keys within one scope of answers: the form or one grid. Keys are unique within their scope. */
interface FieldKeys {
  /**
   * Reserves a key.
   * @returns `name` if it is a valid, unused key, otherwise a key derived from `name`, from `words` or from `type`
   */
  claim(name: string, label: string | undefined, type: string): string;
}

export function createFieldKeys(): FieldKeys {
  const usedKeys = new Set<string>();
  return {
    claim(name, label, type) {
      const wanted = isValidKey(name) ? name : createKey(name) || createKey(label ?? '') || type;
      const key = findFreeKey(wanted, usedKeys);
      usedKeys.add(key);
      return key;
    },
  };
}

const isValidKey = (name: string): boolean =>
  /^[A-Za-z_][\w-]{0,99}$/.test(name) && /\w$/.test(name) && !FORBIDDEN_KEYS.has(name);

/** Creates a key from a label: `Full name?` → `fullName`. Other scripts are transliterated. */
function createKey(label: string): string {
  const latinText = toLatin(label.slice(0, 300));
  const [first = '', ...others] = latinText.match(/[A-Za-z0-9]+/g) ?? [];
  const startsWithLetter = /^\d/.test(first) ? `q${first}` : first.charAt(0).toLowerCase() + first.slice(1);
  const key = (startsWithLetter + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')).slice(
    0,
    MAX_KEY_LENGTH,
  );
  return FORBIDDEN_KEYS.has(key) ? '' : key;
}

function findFreeKey(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}${number}`)) number += 1;
  return `${wanted}${number}`;
}

/**
 * Kind of an answer, as detailed as expressions need it. `boxes`: a boolean per choice; `list`: a list of selected
 * values.
 */
export type AnswerKind = 'text' | 'number' | 'truth' | 'date' | 'time' | 'list' | 'boxes' | 'rows' | 'group' | 'other';

/** Position of a field or expression in the answers. */
export interface AnswerPosition {
  /** Path from the root of the data, through grids and containers: `['items', 'price']`. */
  readonly path: readonly string[];
  /** Length of the part of `path` that leads to the surrounding rows; 0 outside grids. */
  readonly rowsPathLength: number;
}

/** Field of the form under construction. Expressions in the imported file can refer to it. */
export interface KnownField extends AnswerPosition {
  readonly kind: AnswerKind;
  /** Stored values of the choices. */
  readonly choices: readonly string[];
}

/** Fields, keyed by their names in the imported file, including fields of outer scopes. */
export interface KnownFields {
  add(name: string, field: KnownField): void;
  get(name: string): KnownField | undefined;
}

function createKnownFields(parentFields?: KnownFields): KnownFields {
  const fields = new Map<string, KnownField>();
  return {
    add(name, field) {
      if (!fields.has(name)) fields.set(name, field);
    },
    get: (name) => fields.get(name) ?? parentFields?.get(name),
  };
}

/**
 * Returns the JSONLogic variable of a field, relative to the position of an expression; `undefined` if the field is in
 * rows that don't contain the expression.
 */
export function getJsonLogicVariable(field: AnswerPosition, from: AnswerPosition): string | undefined {
  if (field.path.some((name) => name.includes('.'))) return undefined;
  if (field.rowsPathLength === 0) return `data.${field.path.join('.')}`;
  const isSameRow =
    field.rowsPathLength === from.rowsPathLength &&
    field.path.slice(0, field.rowsPathLength).every((name, position) => name === from.path[position]);
  return isSameRow ? `row.${field.path.slice(field.rowsPathLength).join('.')}` : undefined;
}
