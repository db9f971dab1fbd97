import { addableTypes, type ComponentKind, kindGroups, kindOf } from './component-kinds.ts';

export interface FoundKind extends ComponentKind {
  readonly type: string;
}

/** The palette's groups with the kinds whose names or words begin with every word of the query. */
export function findKinds(query: string): readonly { readonly group: string; readonly kinds: readonly FoundKind[] }[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = addableTypes
    .map((type) => ({ type, ...kindOf(type)! }))
    .filter((kind) => wanted.every((word) => matches(kind, word)));
  return kindGroups
    .map((group) => ({ group, kinds: kinds.filter((kind) => kind.group === group) }))
    .filter((found) => found.kinds.length > 0);
}

const matches = ({ name, group, type, words }: FoundKind, word: string): boolean =>
  ` ${name} ${group} ${type} ${words}`.toLowerCase().includes(` ${word}`);
