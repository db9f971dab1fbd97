import { isRecord } from '@tideform/engine';
import { z } from 'zod/mini';

/** Parses one setting from an untrusted form file. Never throws. */
export type SettingParser<T> = (raw: unknown) => T;

type Shape = Readonly<Record<string, SettingParser<unknown>>>;

/** Parsed object type of a shape, which maps property names to readers. */
export type ParsedShape<S extends Shape> = { readonly [Key in keyof S]: ReturnType<S[Key]> };

/** Creates a reader for text. Numbers become text; anything else becomes `fallback`. */
export const text =
  (fallback = ''): SettingParser<string> =>
  (raw) =>
    typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : fallback;

/**
 * Creates a reader for a boolean: `true`, `"true"` and 1 are true; `false`, `"false"`, `""` and 0 are false; anything
 * else becomes `fallback`.
 */
export const flag =
  (fallback = false): SettingParser<boolean> =>
  (raw) => {
    if (raw === true || raw === 'true' || raw === 1) return true;
    if (raw === false || raw === 'false' || raw === '' || raw === 0) return false;
    return fallback;
  };

/** Creates a reader for a finite number, which may be stored as text; anything else becomes `undefined`. */
export const optionalNumber = (): SettingParser<number | undefined> => (raw) => {
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : raw;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** Creates a reader for one of the given values; anything else becomes the first of them. */
export const oneOf =
  <const T extends string>(first: T, ...others: readonly T[]): SettingParser<T> =>
  (raw) =>
    others.find((value) => value === raw) ?? first;

/** Creates a reader that returns the setting unchanged. */
export const anything = (): SettingParser<unknown> => (raw) => raw;

export const object = <S extends Shape>(shape: S): SettingParser<ParsedShape<S>> => {
  const entries = Object.entries(shape);
  return (raw) => {
    const source = isRecord(raw) ? raw : {};
    const read: Record<string, unknown> = {};
    for (const [key, reader] of entries) read[key] = reader(source[key]);
    return read as ParsedShape<S>;
  };
};

/** Creates a reader for a list of objects; other entries are dropped. */
export const list = <S extends Shape>(shape: S): SettingParser<readonly ParsedShape<S>[]> => {
  const read = object(shape);
  return (raw) => (Array.isArray(raw) ? raw.filter(isRecord).map(read) : []);
};

/**
 * Creates the settings schema of a component. It uses one transform for the whole object, because a form with a
 * thousand fields is parsed at once when it opens.
 */
export const propsSchema = <S extends Shape>(shape: S): z.ZodMiniType<ParsedShape<S>> =>
  z.pipe(z.unknown(), z.transform(object(shape)));
