import type { IconCatalog } from '../../data/load-icon-catalog.ts';

/** More than anybody looks through. */
export const mostResults = 449;

/** Words that are shorter say too little. */
const shortestWord = 3;

/** Names of the icons that fit the words best, the best first, equals by name. None without a word that says something. */
export function searchIcons(names: IconCatalog['names'], typed: string): readonly string[] {
  const words = typed
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word.length >= shortestWord);
  if (words.length === 0) return [];
  return names
    .map(([name, tags]) => ({ name, score: words.reduce((sum, word) => sum + score(name, tags, word), 0) }))
    .filter((found) => found.score > 0)
    .sort((one, other) => other.score - one.score || one.name.localeCompare(other.name, 'en'))
    .slice(0, mostResults)
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
