import { createFieldKeys, type FieldKeys } from './field-keys.ts';
import {
  type AnswerKind,
  type AnswerPosition,
  createKnownFields,
  type KnownField,
  type KnownFields,
} from './known-fields.ts';

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
