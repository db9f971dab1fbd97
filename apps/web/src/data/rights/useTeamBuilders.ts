import type { Principal, RightsRow } from '@tideform/sync/rights';
import { useCallback, useEffect, useState } from 'react';
import { useData } from '../data-context.ts';

export interface TeamBuilders {
  /** Builders of the team; `undefined` until they are loaded. */
  readonly rows: readonly RightsRow[] | undefined;
  /** Why loading or the last change failed. */
  readonly cause: unknown;
  readonly isBusy: boolean;
  load(): void;
  set(principal: Principal, mayBuild: boolean): Promise<void>;
}

/** Returns the builders of a team, who are the users and groups with permissions on the team's forms folder. */
export function useTeamBuilders(teamId: string): TeamBuilders {
  const { permissions: rights } = useData();
  const [rows, setRows] = useState<readonly RightsRow[]>();
  const [cause, setCause] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(async (work: () => Promise<readonly RightsRow[]>) => {
    setBusy(true);
    setCause(undefined);
    try {
      setRows(await work());
    } catch (thrown) {
      setCause(thrown);
    } finally {
      setBusy(false);
    }
  }, []);
  const load = useCallback(() => void run(() => rights.listBuilders(teamId)), [run, rights, teamId]);
  useEffect(load, [load]);
  return {
    rows,
    cause,
    isBusy,
    load,
    set: (principal, mayBuild) => run(() => rights.setBuilder(teamId, principal, mayBuild)),
  };
}
