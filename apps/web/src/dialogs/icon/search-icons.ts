import type { IconCatalog } from '../../data/forms/load-icon-catalog.ts';

/** Maximum number of icons in a search result. */
export const maxResults = 449;

/** Minimum length of a search word. */
const minWordLength = 3;

/**
 * Finds icons by search words. The best match is first; equal matches are sorted by name. Empty if no word is long
 * enough.
 */
export function searchIcons(names: IconCatalog['names'], typed: string): readonly string[] {
  const words = typed
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word.length >= minWordLength);
  if (words.length === 0) return [];
  return names
    .map(([name, tags]) => ({ name, score: words.reduce((sum, word) => sum + score(name, tags, word), 0) }))
    .filter((found) => found.score > 0)
    .sort((one, other) => other.score - one.score || one.name.localeCompare(other.name, 'en'))
    .slice(0, maxResults)
    .map(({ name }) => name);
}

function score(name: string, tags: readonly string[], word: string): number {
  let points = 0;
  if (name === word) points += 10;
  if (name.includes(word)) points += 1;
  if (tags.includes(word)) points += 5;
  if (tags.some((tag) => tag.includes(word))) points += 1;
  return points;
}
