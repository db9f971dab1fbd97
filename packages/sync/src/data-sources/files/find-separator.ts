const separatorCandidates = [',', ';', '\t', '|'];

/** Returns the separator that occurs most often in the first record outside of quotes. */
export function findSeparator(text: string): string {
  const counts = new Map(separatorCandidates.map((candidate) => [candidate, 0]));
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === '\n' && !isQuoted) break;
    else if (!isQuoted) counts.set(character, (counts.get(character) ?? Number.NaN) + 1);
  }
  return separatorCandidates.reduce(
    (best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best),
    ',',
  );
}
