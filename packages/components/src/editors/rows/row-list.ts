/** The list with the entry at `from` moved so that it lies at `to`. The same list when there is nowhere to go. */
export function withMoved<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  if (to < 0 || to >= rows.length || from === to) return rows;
  const others = rows.toSpliced(from, 1);
  return others.toSpliced(to, 0, rows[from]!);
}

/** Positions of the entries whose key another entry has too, and of them only. Empty keys are nobody's. */
export function positionsOfRepeated<Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly number[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return positionsWhere(rows, (row) => keyOf(row) !== '' && counts.get(keyOf(row))! > 1);
}

export function positionsWhere<Row>(rows: readonly Row[], holds: (row: Row) => boolean): readonly number[] {
  return rows.flatMap((row, index) => (holds(row) ? [index] : []));
}
