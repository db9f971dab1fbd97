import { type PaletteEntry, paletteGroups } from '@tideform/components/kit/palette/palette-entry.ts';
import { palette } from '@tideform/components/palette';

export interface FoundKind extends Pick<PaletteEntry, 'name' | 'group' | 'words'> {
  readonly type: string;
}

/** The palette's groups with the kinds whose names or words begin with every word of the query. */
export function findKinds(query: string): readonly { readonly group: string; readonly kinds: readonly FoundKind[] }[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = Object.entries(palette)
    .map(([type, { name, group, words }]) => ({ type, name, group, words }))
    .filter((kind) => wanted.every((word) => matches(kind, word)));
  return paletteGroups
    .map((group) => ({ group, kinds: kinds.filter((kind) => kind.group === group) }))
    .filter((found) => found.kinds.length > 0);
}

const matches = ({ name, group, type, words }: FoundKind, word: string): boolean =>
  ` ${name} ${group} ${type} ${words}`.toLowerCase().includes(` ${word}`);
