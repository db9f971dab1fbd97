import type { ListedTemplate } from './template.ts';

/** What a word is worth where it is one of the words there, and where it is a part of one. */
const weights = {
  title: { exact: 10, partial: 1 },
  description: { exact: 10, partial: 1 },
  tag: { exact: 5, partial: 1 },
} as const;

/** Words of so few characters say nothing. */
const SAYS_NOTHING = 2;
const MOST_RELATED = 8;

/**
 * Finds templates by words, the best match first; as they come where nothing is looked for.
 *
 * @param industries of which one must be among its tags; none: any
 */
export function searchTemplates<Listed extends ListedTemplate>(
  templates: readonly Listed[],
  search: string,
  industries: readonly string[] = [],
): readonly Listed[] {
  const ofIndustry = templates.filter(
    ({ tags }) => industries.length === 0 || tags.some((tag) => industries.includes(tag)),
  );
  const words = wordsOf(search).filter((word) => word.length > SAYS_NOTHING);
  if (words.length === 0) return ofIndustry;
  return best(ofIndustry, (template) => scoreOf(template, words));
}

/** What is like a template: by the words of its title and by its tags, the most alike first. */
export function relatedTemplates<Listed extends ListedTemplate>(
  templates: readonly Listed[],
  { key, url, title, tags }: ListedTemplate,
): readonly Listed[] {
  const others = templates.filter((one) => one.url !== url && one.key !== key);
  const words = [...new Set(wordsOf([title, ...tags].join(' ')))].filter((word) => word.length > SAYS_NOTHING);
  return best(others, (template) => scoreOf(template, words)).slice(0, MOST_RELATED);
}

function best<Listed>(templates: readonly Listed[], score: (template: Listed) => number): readonly Listed[] {
  return templates
    .map((template) => ({ template, points: score(template) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ template }) => template);
}

function scoreOf({ title, description, tags }: ListedTemplate, words: readonly string[]): number {
  return words.reduce((sum, word) => {
    const inTags = tags.reduce((points, tag) => points + worth(tag, word, weights.tag), 0);
    return sum + worth(title, word, weights.title) + worth(description, word, weights.description) + inTags;
  }, 0);
}

function worth(text: string, word: string, { exact, partial }: { readonly exact: number; readonly partial: number }) {
  if (wordsOf(text).includes(word)) return exact;
  return text.toLocaleLowerCase().includes(word) ? partial : 0;
}

const wordsOf = (text: string): readonly string[] => text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
