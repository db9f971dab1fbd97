import { listTeamUsers, type TeamUser, usersOfPage } from '@tideform/contract';
import { useCallback, useEffect, useState } from 'react';
import { useData } from './data-context.ts';
import { refused } from './server-refusal.ts';

export interface TeamUsers {
  /** `undefined` while the first page is on its way, or did not come. */
  readonly users: readonly TeamUser[] | undefined;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  /** Why the last page did not come. */
  readonly cause: unknown;
  /** Reads the next page, or the one again that did not come. */
  more(): void;
}

interface Read {
  readonly users?: readonly TeamUser[];
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly cause?: unknown;
}

/** Who has used the product in a team, page by page. */
export function useTeamUsers(teamId: string): TeamUsers {
  const { api } = useData();
  const [read, setRead] = useState<Read>({ hasMore: false, isBusy: true });
  const ask = useCallback(
    async (before: readonly TeamUser[]): Promise<void> => {
      const busy = { hasMore: false, isBusy: true };
      setRead(before.length > 0 ? { users: before, ...busy } : busy);
      try {
        const query = { offset: before.length, limit: usersOfPage };
        const answer = await api.call(listTeamUsers, { params: { teamId }, query });
        if (!answer.ok) throw refused(answer);
        const known = new Set(before.map(({ id }) => id));
        // Somebody who was seen meanwhile has moved up, and all others down by one.
        const users = [...before, ...answer.value.users.filter(({ id }) => !known.has(id))];
        setRead({ users, hasMore: answer.value.hasMore, isBusy: false });
      } catch (cause) {
        setRead({ ...(before.length > 0 && { users: before }), hasMore: before.length > 0, isBusy: false, cause });
      }
    },
    [api, teamId],
  );
  useEffect(() => void ask([]), [ask]);
  return {
    users: read.users,
    hasMore: read.hasMore,
    isBusy: read.isBusy,
    cause: read.cause,
    more: () => void ask(read.users ?? []),
  };
}
