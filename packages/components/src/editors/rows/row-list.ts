/** Moves the entry at `from` to `to`. Returns the same list if the move is impossible. */
export function moveEntry<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  if (to < 0 || to >= rows.length || from === to) return rows;
  const others = rows.toSpliced(from, 1);
  return others.toSpliced(to, 0, rows[from]!);
}

/** Returns the indexes of entries with duplicate keys. Empty keys never count as duplicates. */
export function findDuplicateIndexes<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly number[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return findIndexes(rows, (row) => keyOf(row) !== '' && counts.get(keyOf(row))! > 1);
}

export function findIndexes<Row>(rows: readonly Row[], matches: (row: Row) => boolean): readonly number[] {
  return rows.flatMap((row, index) => (matches(row) ? [index] : []));
}
