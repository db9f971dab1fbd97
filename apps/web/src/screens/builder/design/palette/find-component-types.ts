import { paletteGroups } from '@tideform/components/kit/palette/palette-entry.ts';
import type { LocalizedComponentType, LocalizedPalette } from '@tideform/components/palette';

interface MatchingGroup {
  readonly group: LocalizedComponentType['group'];
  readonly title: string;
  readonly found: readonly LocalizedComponentType[];
}

/**
 * Returns the palette's groups with the types whose name, group or keywords contain words starting with every word of
 * the query.
 */
export function findComponentTypes(query: string, { all, groups }: LocalizedPalette): readonly MatchingGroup[] {
  const queryWords = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((kind) => queryWords.every((word) => matchesWord(kind, groups[kind.group], word)));
  return paletteGroups
    .map((group) => ({ group, title: groups[group], found: found.filter((kind) => kind.group === group) }))
    .filter((one) => one.found.length > 0);
}

/** Returns the best match for a query: the type with that name, else one whose name starts with it, else the first. */
export function findBestMatch(query: string, groups: readonly MatchingGroup[]): LocalizedComponentType | undefined {
  const normalizedQuery = query.trim().toLowerCase();
  const found = groups.flatMap((group) => group.found);
  const findByName = (fits: (name: string) => boolean) => found.find(({ name }) => fits(name.toLowerCase()));
  return (
    findByName((name) => name === normalizedQuery) ?? findByName((name) => name.startsWith(normalizedQuery)) ?? found[0]
  );
}

const matchesWord = ({ name, type, keywords }: LocalizedComponentType, group: string, word: string): boolean =>
  ` ${name} ${group} ${type} ${keywords}`.toLowerCase().includes(` ${word}`);
