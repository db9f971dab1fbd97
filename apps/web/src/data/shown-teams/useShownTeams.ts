import type { Identity, TeamRow } from '@tideform/sync';
import { useSyncExternalStore } from 'react';
import { useIdentity } from '../useIdentity.ts';
import { useTeams } from '../useTeams.ts';
import { readHiddenTeams, writeHiddenTeams } from './hidden-teams.ts';

const listeners = new Set<() => void>();

/** Other tabs of this browser tell by the storage. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function change(owner: Identity, ids: readonly string[]): void {
  writeHiddenTeams(localStorage, owner, ids);
  for (const listener of listeners) listener();
}

export interface ShownTeams {
  /** By name; `undefined` while reading. */
  readonly shown: readonly TeamRow[] | undefined;
  readonly hidden: readonly TeamRow[];
  /** Known before the teams are read. */
  isHidden(teamId: string): boolean;
  hide(teamId: string): void;
  show(teamId: string): void;
}

/** The person's teams, without those that they have hidden here. Hidden ones are synced as the others are: what was begun there is sent. */
export function useShownTeams(): ShownTeams {
  const owner = useIdentity();
  const teams = useTeams();
  const kept = useSyncExternalStore(subscribe, () => readHiddenTeams(localStorage, owner).join(' '));
  const ids = kept === '' ? [] : kept.split(' ');
  return {
    shown: teams?.filter(({ id }) => !ids.includes(id)),
    hidden: teams?.filter(({ id }) => ids.includes(id)) ?? [],
    isHidden: (teamId) => ids.includes(teamId),
    hide: (teamId) => change(owner, [...ids.filter((id) => id !== teamId), teamId]),
    show: (teamId) =>
      change(
        owner,
        ids.filter((id) => id !== teamId),
      ),
  };
}
