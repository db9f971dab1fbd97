/** Section of a help page in the search index. */
export interface HelpSection {
  readonly page: string;
  readonly guide: string;
  /** Fragment ID of the section; `''` for the beginning of the page. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Weights of matches in the page title, in the section title, and in the text. */
const weights = { guide: 4, title: 6, text: 1 } as const;
const maxResults = 12;

/**
 * Finds sections that contain every word of the query, or a longer word that starts with it. The best match is first.
 */
export function searchHelp(sections: readonly HelpSection[], query: string): readonly HelpSection[] {
  const words = splitWords(query);
  if (words.length === 0) return [];
  const found = sections.flatMap((section) => {
    const scores = words.map((word) => computeScore(section, word));
    return scores.every((score) => score > 0) ? [{ section, score: scores.reduce((sum, one) => sum + one, 0) }] : [];
  });
  return found
    .sort((one, other) => other.score - one.score)
    .slice(0, maxResults)
    .map(({ section }) => section);
}

function computeScore(section: HelpSection, word: string): number {
  const kinds = Object.entries(weights) as [keyof typeof weights, number][];
  return kinds.reduce(
    (sum, [kind, weight]) => sum + (splitWords(section[kind]).some((one) => one.startsWith(word)) ? weight : 0),
    0,
  );
}

/**
 * Splits a text into words, ignoring case and accents: `offnung` finds `Öffnungszeiten`, and `grosse` finds `Größe`.
 */
const splitWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns an excerpt of a section around the first word that was found. */
export function createExcerpt({ text }: HelpSection, query: string, maxLength = 140): string {
  const [first = ''] = splitWords(query);
  const words = text.split(' ');
  const index = words.findIndex((word) => splitWords(word).some((one) => one.startsWith(first)));
  const from = Math.max(0, index - 6);
  const excerpt = words.slice(from).join(' ');
  const truncated = excerpt.length > maxLength ? `${excerpt.slice(0, excerpt.lastIndexOf(' ', maxLength))} …` : excerpt;
  return from > 0 ? `… ${truncated}` : truncated;
}
