import type { Identity, TeamRow } from '@tideform/sync';
import { useSyncExternalStore } from 'react';
import { useIdentity } from '../useIdentity.ts';
import { useTeams } from '../useTeams.ts';
import { readHiddenTeams, writeHiddenTeams } from './hidden-teams.ts';

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

export interface ShownTeams {
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
