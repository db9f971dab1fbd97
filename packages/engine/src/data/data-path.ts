/** Names from the root of the data to an answer. */
export type Segments = readonly string[];

/** Reads the value at a path; `undefined` where the path leads nowhere. Own properties only. */
export function readAt(data: unknown, segments: Segments): unknown {
  let value = data;
  for (const segment of segments) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<string, unknown>)[segment];
  }
  return value;
}

export function segmentsOf(dataPath: string): Segments {
  return dataPath === '' ? [] : dataPath.split('.');
}

/** Reads a path as fields have it, with row numbers: `dg[1].price` leads to `dg`, `1`, `price`. */
export function segmentsOfFieldPath(path: string): Segments {
  return segmentsOf(path.replace(/\[(\d+)\]/g, '.$1'));
}
