/** Returns unique, non-empty column names for a header row. */
export function getColumnNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((cell, at) => {
    const name = cell.trim() || `Column ${at + 1}`;
    let unique = name;
    for (let other = 2; taken.has(unique); other += 1) unique = `${name} ${other}`;
    taken.add(unique);
    return unique;
  });
}
