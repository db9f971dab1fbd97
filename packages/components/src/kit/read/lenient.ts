import { isRecord } from '@tideform/engine';
import { z } from 'zod/mini';

/** Reads one setting from whatever a form file holds. Never throws. */
export type Reader<T> = (raw: unknown) => T;

type Shape = Readonly<Record<string, Reader<unknown>>>;

/** What a shape of readers gives. */
export type Read<S extends Shape> = { readonly [Key in keyof S]: ReturnType<S[Key]> };

/** @returns the string or number as text; anything else is `fallback` */
export const text =
  (fallback = ''): Reader<string> =>
  (raw) =>
    typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : fallback;

/** `true`, `"true"` and 1 are on; `false`, `"false"`, `""` and 0 are off; anything else is `fallback`. */
export const flag =
  (fallback = false): Reader<boolean> =>
  (raw) => {
    if (raw === true || raw === 'true' || raw === 1) return true;
    if (raw === false || raw === 'false' || raw === '' || raw === 0) return false;
    return fallback;
  };

/** @returns a finite number, read from text too; `undefined` when there is none */
export const amount = (): Reader<number | undefined> => (raw) => {
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** @returns `raw` if it is one of `values`, else the first of them */
export const oneOf =
  <const T extends string>(first: T, ...others: readonly T[]): Reader<T> =>
  (raw) =>
    others.find((value) => value === raw) ?? first;

/** The setting as it is stored. */
export const anything = (): Reader<unknown> => (raw) => raw;

export const object = <S extends Shape>(shape: S): Reader<Read<S>> => {
  const entries = Object.entries(shape);
  return (raw) => {
    const source = isRecord(raw) ? raw : {};
    const read: Record<string, unknown> = {};
    for (const [key, reader] of entries) read[key] = reader(source[key]);
    return read as Read<S>;
  };
};

/** A list of objects; entries that are no object are left out. */
export const list = <S extends Shape>(shape: S): Reader<readonly Read<S>[]> => {
  const read = object(shape);
  return (raw) => (Array.isArray(raw) ? raw.filter(isRecord).map(read) : []);
};

/**
 * The settings schema of a component: one transform for the whole object, because a form of a thousand fields is
 * read in one go when it is opened.
 */
export const propsSchema = <S extends Shape>(shape: S): z.ZodMiniType<Read<S>> =>
  z.pipe(z.unknown(), z.transform(object(shape)));
