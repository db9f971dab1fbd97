import type { ListedTemplate } from './template.ts';

/** Scores of a search word, as a whole word and as part of a word. */
const weights = {
  title: { exact: 10, partial: 1 },
  description: { exact: 10, partial: 1 },
  tag: { exact: 5, partial: 1 },
} as const;

/** Maximum length of search words that are ignored. */
const IGNORED_WORD_LENGTH = 2;
const MAX_RELATED = 8;

/**
 * Searches templates by words. The best match is first; without a search, templates are in their original order.
 *
 * @param industries at least one of these must be among a template's tags; empty: any template matches
 */
export function searchTemplates<Listed extends ListedTemplate>(
  templates: readonly Listed[],
  search: string,
  industries: readonly string[] = [],
): readonly Listed[] {
  const inIndustries = templates.filter(
    ({ tags }) => industries.length === 0 || tags.some((tag) => industries.includes(tag)),
  );
  const words = splitWords(search).filter((word) => word.length > IGNORED_WORD_LENGTH);
  if (words.length === 0) return inIndustries;
  return sortByScore(inIndustries, (template) => computeScore(template, words));
}

/** Finds related templates by the words in the title and the tags. The most similar template is first. */
export function findRelatedTemplates<Listed extends ListedTemplate>(
  templates: readonly Listed[],
  { key, url, title, tags }: ListedTemplate,
): readonly Listed[] {
  const others = templates.filter((one) => one.url !== url && one.key !== key);
  const words = [...new Set(splitWords([title, ...tags].join(' ')))].filter(
    (word) => word.length > IGNORED_WORD_LENGTH,
  );
  return sortByScore(others, (template) => computeScore(template, words)).slice(0, MAX_RELATED);
}

function sortByScore<Listed>(templates: readonly Listed[], score: (template: Listed) => number): readonly Listed[] {
  return templates
    .map((template) => ({ template, points: score(template) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ template }) => template);
}

function computeScore({ title, description, tags }: ListedTemplate, words: readonly string[]): number {
  return words.reduce((sum, word) => {
    const inTags = tags.reduce((points, tag) => points + scoreText(tag, word, weights.tag), 0);
    return sum + scoreText(title, word, weights.title) + scoreText(description, word, weights.description) + inTags;
  }, 0);
}

function scoreText(
  text: string,
  word: string,
  { exact, partial }: { readonly exact: number; readonly partial: number },
) {
  if (splitWords(text).includes(word)) return exact;
  return text.toLocaleLowerCase().includes(word) ? partial : 0;
}

const splitWords = (text: string): readonly string[] => text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
