export type Row = Readonly<Record<string, unknown>>;

/** IndexedDB keys that our tables use; `undefined` if there is none. */
export type Key = string | number | readonly Key[] | undefined;

/**
 * Returns the value of an index such as `id`, `draft.driveItemId` or `[formId+userId]`. Rows without a value aren't in
 * the index.
 */
export function getIndexValue(row: Row, index: string): Key {
  if (index.startsWith('[')) {
    const parts = index
      .slice(1, -1)
      .split('+')
      .map((part) => getIndexValue(row, part));
    return parts.includes(undefined) ? undefined : parts;
  }
  let value: unknown = row;
  for (const name of index.split('.')) value = (value as Row | undefined)?.[name];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** Compares keys: numbers, then strings, then arrays by their first difference. */
export function compareKeys(a: Key, b: Key): number {
  if (isKeyList(a) && isKeyList(b)) {
    const at = a.findIndex((part, place) => place >= b.length || compareKeys(part, b[place]) !== 0);
    return at < 0 ? a.length - b.length : at >= b.length ? 1 : compareKeys(a[at], b[at]);
  }
  const ranks = getKeyTypeRank(a) - getKeyTypeRank(b);
  if (ranks !== 0) return ranks;
  return a === b ? 0 : (a as string) < (b as string) ? -1 : 1;
}

function getKeyTypeRank(key: Key): number {
  return typeof key === 'number' ? 0 : typeof key === 'string' ? 1 : 2;
}

function isKeyList(key: Key): key is readonly Key[] {
  return Array.isArray(key);
}
