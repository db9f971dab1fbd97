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

/** The kind that is meant: the one of that name, else one whose name begins so, else the first. */
export function kindMeant(query: string, groups: readonly FoundGroup[]): Kind | undefined {
  const wanted = query.trim().toLowerCase();
  const found = groups.flatMap((group) => group.found);
  const named = (fits: (name: string) => boolean) => found.find(({ name }) => fits(name.toLowerCase()));
  return named((name) => name === wanted) ?? named((name) => name.startsWith(wanted)) ?? found[0];
}

const matches = ({ name, type, keywords }: Kind, group: string, word: string): boolean =>
  ` ${name} ${group} ${type} ${keywords}`.toLowerCase().includes(` ${word}`);
