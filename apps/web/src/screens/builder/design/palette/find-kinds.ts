import { paletteGroups } from '@tideform/components/kit/palette/palette-entry.ts';
import type { Kind, Kinds } from '@tideform/components/palette';

interface FoundGroup {
  readonly group: Kind['group'];
  readonly title: string;
  readonly found: readonly Kind[];
}

/** The palette's groups with the kinds whose names or words begin with every word of the query. */
export function findKinds(query: string, { all, groups }: Kinds): readonly FoundGroup[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((kind) => wanted.every((word) => matches(kind, groups[kind.group], word)));
  return paletteGroups
    .map((group) => ({ group, title: groups[group], found: found.filter((kind) => kind.group === group) }))
    .filter((one) => one.found.length > 0);
}

const matches = ({ name, type, words }: Kind, group: string, word: string): boolean =>
  ` ${name} ${group} ${type} ${words}`.toLowerCase().includes(` ${word}`);
