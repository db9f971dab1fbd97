/** Data path as a list of keys and row indexes, from the root of the data. */
export type Segments = readonly string[];

/** Returns the value at a path; undefined if it doesn't exist. Ignores inherited properties. */
export function getAtPath(data: unknown, segments: Segments): unknown {
  let value = data;
  for (const segment of segments) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string, unknown>)[segment];
  }
  return value;
}

/** Parses a data path without row indexes: `person.name`. */
export function parseDataPath(dataPath: string): Segments {
  return dataPath === '' ? [] : dataPath.split('.');
}

/** Parses a field path with row indexes: `dg[1].price` becomes `dg`, `1`, `price`. */
export function parseFieldPath(path: string): Segments {
  return parseDataPath(path.replace(/\[(\d+)\]/g, '.$1'));
}
