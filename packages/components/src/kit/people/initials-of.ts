/** Returns the initials of the first and last word: `NE` for Northgate Estates, `M` for Marta. */
export function getInitials(name: string): string {
  const words = name.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const picked = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return picked.map((word) => (/[\p{L}\p{N}]/u.exec(word)?.[0] ?? '').toLocaleUpperCase()).join('');
}
