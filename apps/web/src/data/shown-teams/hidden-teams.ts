import type { Identity } from '@tideform/sync';

type Owner = Pick<Identity, 'tenantId' | 'userId'>;
const getKey = ({ tenantId, userId }: Owner): string => `hiddenTeams:${tenantId}:${userId}`;

/** Returns the IDs of the teams that the user hid on this device; empty if the stored value is invalid. */
export function readHiddenTeams(storage: Pick<Storage, 'getItem'>, owner: Owner): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(getKey(owner)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function writeHiddenTeams(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  owner: Owner,
  ids: readonly string[],
): void {
  if (ids.length === 0) storage.removeItem(getKey(owner));
  else storage.setItem(getKey(owner), JSON.stringify(ids));
}
