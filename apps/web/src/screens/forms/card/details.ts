import type { ListedForm } from '../../../data/useForms.ts';

/** Edited name and value of one metadata entry. `id` identifies the entry while its name changes. */
export interface PairDraft {
  readonly id: number;
  readonly key: string;
  readonly value: string;
}

export function getDetails({ title, icon = '', channelId = '', category = '', metadata = {} }: ListedForm) {
  const pairs: readonly PairDraft[] = Object.entries(metadata).map(([key, value], id) => ({ id, key, value }));
  return { title, icon, channelId, category, pairs };
}

/** Returns the metadata to store, without entries that lack a name or value. */
export function toMetadata(pairs: readonly PairDraft[]): Readonly<Record<string, string>> {
  const trimmedPairs = pairs.map(({ key, value }) => [key.trim(), value.trim()] as const);
  return Object.fromEntries(trimmedPairs.filter(([key, value]) => key && value));
}

/** Returns the first name that two entries have; `undefined` if all are unique. */
export function findDuplicateName(pairs: readonly PairDraft[]): string | undefined {
  const seen = new Set<string>();
  for (const { key } of pairs) {
    const name = key.trim();
    if (name && seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}
