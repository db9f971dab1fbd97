/** A section of a guide, as the index of the search has it. */
export interface HelpSection {
  readonly page: string;
  readonly guide: string;
  /** `''`: the beginning of the page. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** How much more it says when a word is in a title. */
const weights = { guide: 4, title: 6, text: 1 } as const;
const most = 12;

/** Sections in which every word is found, or a longer word that begins with it; the best first. */
export function findInHelp(sections: readonly HelpSection[], wanted: string): readonly HelpSection[] {
  const words = wordsIn(wanted);
  if (words.length === 0) return [];
  const found = sections.flatMap((section) => {
    const scores = words.map((word) => scoreOf(section, word));
    return scores.every((score) => score > 0) ? [{ section, score: scores.reduce((sum, one) => sum + one, 0) }] : [];
  });
  return found
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ section }) => section);
}

function scoreOf(section: HelpSection, word: string): number {
  const kinds = Object.entries(weights) as [keyof typeof weights, number][];
  return kinds.reduce(
    (sum, [kind, weight]) => sum + (wordsIn(section[kind]).some((one) => one.startsWith(word)) ? weight : 0),
    0,
  );
}

/** Without case and accents: `Öffnungszeiten` is found by `offnung`, and `Größe` by `grosse`. */
const wordsIn = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The part of a section around the first word that was found. */
export function excerptOf({ text }: HelpSection, wanted: string, mostSigns = 140): string {
  const [first = ''] = wordsIn(wanted);
  const words = text.split(' ');
  const at = words.findIndex((word) => wordsIn(word).some((one) => one.startsWith(first)));
  const from = Math.max(0, at - 6);
  const part = words.slice(from).join(' ');
  const cut = part.length > mostSigns ? `${part.slice(0, part.lastIndexOf(' ', mostSigns))} …` : part;
  return from > 0 ? `… ${cut}` : cut;
}
