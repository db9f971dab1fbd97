import type { Identity } from '@tideform/sync';

type Owner = Pick<Identity, 'tenantId' | 'userId'>;
const keyOf = ({ tenantId, userId }: Owner): string => `hiddenTeams:${tenantId}:${userId}`;

/** Ids of the teams that somebody keeps out of their lists on this device. What is no list of texts counts as none. */
export function readHiddenTeams(storage: Pick<Storage, 'getItem'>, owner: Owner): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(owner)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function writeHiddenTeams(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  owner: Owner,
  ids: readonly string[],
): void {
  if (ids.length === 0) storage.removeItem(keyOf(owner));
  else storage.setItem(keyOf(owner), JSON.stringify(ids));
}
