import type { ListedForm } from '../../../data/useForms.ts';

/** One row of the metadata that is being written; `id` tells rows apart while their names change. */
export interface PairDraft {
  readonly id: number;
  readonly key: string;
  readonly value: string;
}

export function detailsOf({ title, icon = '', channelId = '', category = '', metadata = {} }: ListedForm) {
  const pairs: readonly PairDraft[] = Object.entries(metadata).map(([key, value], id) => ({ id, key, value }));
  return { title, icon, channelId, category, pairs };
}

/** What is stored: rows without a name or a value are left out. */
export function metadataOf(pairs: readonly PairDraft[]): Readonly<Record<string, string>> {
  const written = pairs.map(({ key, value }) => [key.trim(), value.trim()] as const);
  return Object.fromEntries(written.filter(([key, value]) => key && value));
}

/** A name that two rows have. */
export function findTwice(pairs: readonly PairDraft[]): string | undefined {
  const seen = new Set<string>();
  for (const { key } of pairs) {
    const name = key.trim();
    if (name && seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}
