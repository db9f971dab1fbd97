import type { Holder, RightsRow } from '@tideform/sync/rights';
import { useCallback, useEffect, useState } from 'react';
import { useData } from '../data-context.ts';

export interface TeamBuilders {
  /** `undefined` before the folder has said anything. */
  readonly rows: readonly RightsRow[] | undefined;
  /** Why it did not, or why the last change was not made. */
  readonly cause: unknown;
  readonly isBusy: boolean;
  load(): void;
  set(holder: Holder, mayBuild: boolean): Promise<void>;
}

/** Who may build forms in a team, read from its folder of forms and written to it. */
export function useTeamBuilders(teamId: string): TeamBuilders {
  const { rights } = useData();
  const [rows, setRows] = useState<readonly RightsRow[]>();
  const [cause, setCause] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const ask = useCallback(async (work: () => Promise<readonly RightsRow[]>) => {
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
  const load = useCallback(() => void ask(() => rights.builders(teamId)), [ask, rights, teamId]);
  useEffect(load, [load]);
  return {
    rows,
    cause,
    isBusy,
    load,
    set: (holder, mayBuild) => ask(() => rights.setBuilder(teamId, holder, mayBuild)),
  };
}
