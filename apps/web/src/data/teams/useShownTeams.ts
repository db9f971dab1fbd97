import type { Identity, TeamRow } from '@tideform/sync';
import { useSyncExternalStore } from 'react';
import { useIdentity } from '../useIdentity.ts';
import { useTeams } from './useTeams.ts';

const listeners = new Set<() => void>();

/** Subscribes to changes of the hidden teams in this tab and, through `storage` events, in other tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function updateHiddenTeams(owner: Identity, ids: readonly string[]): void {
  writeHiddenTeams(localStorage, owner, ids);
  for (const listener of listeners) listener();
}

interface ShownTeams {
  /** Visible teams, sorted by name; `undefined` while loading. */
  readonly shown: readonly TeamRow[] | undefined;
  readonly hidden: readonly TeamRow[];
  /** Returns whether a team is hidden, even before the teams are loaded. */
  isHidden(teamId: string): boolean;
  hide(teamId: string): void;
  show(teamId: string): void;
}

/**
 * Returns the user's teams, without those hidden on this device. Hidden teams are still synced, so that drafts and
 * submissions in them are sent.
 */
export function useShownTeams(): ShownTeams {
  const owner = useIdentity();
  const teams = useTeams();
  const hiddenIds = useSyncExternalStore(subscribe, () => readHiddenTeams(localStorage, owner).join(' '));
  const ids = hiddenIds === '' ? [] : hiddenIds.split(' ');
  return {
    shown: teams?.filter(({ id }) => !ids.includes(id)),
    hidden: teams?.filter(({ id }) => ids.includes(id)) ?? [],
    isHidden: (teamId) => ids.includes(teamId),
    hide: (teamId) => updateHiddenTeams(owner, [...ids.filter((id) => id !== teamId), teamId]),
    show: (teamId) =>
      updateHiddenTeams(
        owner,
        ids.filter((id) => id !== teamId),
      ),
  };
}

type Owner = Pick<Identity, 'tenantId' | 'userId'>;
const getKey = ({ tenantId, userId }: Owner): string => `hiddenTeams:${tenantId}:${userId}`;

/** Returns the IDs of the teams that the user hid on this device; empty if the stored value is invalid. */
function readHiddenTeams(storage: Pick<Storage, 'getItem'>, owner: Owner): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(getKey(owner)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function writeHiddenTeams(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  owner: Owner,
  ids: readonly string[],
): void {
  if (ids.length === 0) storage.removeItem(getKey(owner));
  else storage.setItem(getKey(owner), JSON.stringify(ids));
}
