import { createKeys, type FieldKeys } from './field-keys.ts';
import {
  type AnswerKind,
  createKnownFields,
  type KnownField,
  type KnownFields,
  type Standpoint,
} from './known-fields.ts';

/** A place of the form that is being made, with the keys and the fields of its own. */
export interface FormPlace extends Standpoint {
  readonly keys: FieldKeys;
  readonly fields: KnownFields;
}

export const formPlace = (): FormPlace => ({ path: [], rowsAt: 0, keys: createKeys(), fields: createKnownFields() });

/** The rows of a grid: fields that are named there are known there alone. */
export function rowsPlace(around: FormPlace, key: string): FormPlace {
  const path = [...around.path, key];
  return { path, rowsAt: path.length, keys: createKeys(), fields: createKnownFields(around.fields) };
}

/** The inside of a container: its fields are known everywhere. */
export const containerPlace = (around: FormPlace, key: string): FormPlace => ({
  ...around,
  path: [...around.path, key],
  keys: createKeys(),
});

/** A field of a place. */
export const fieldIn = (
  { path, rowsAt }: Standpoint,
  key: string,
  kind: AnswerKind,
  choices: readonly string[] = [],
): KnownField => ({ path: [...path, key], rowsAt, kind, choices });
