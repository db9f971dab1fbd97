/** Names of columns as their header says them: each its own, and none empty. */
export function namesOf(header: readonly string[]): string[] {
  const taken = new Set<string>();
  return header.map((said, at) => {
    const name = said.trim() || `Column ${at + 1}`;
    let own = name;
    for (let other = 2; taken.has(own); other += 1) own = `${name} ${other}`;
    taken.add(own);
    return own;
  });
}
