import type { ReadRow } from '@tideform/engine';
import { use, useMemo } from 'react';
import { type Data, DataContext } from '../data-context.ts';

/** Reads rows of the team's data sources as they lie on this device, for logic that looks some up; `undefined` where there is no team. */
export function useReadRow(teamId: string | undefined): ReadRow | undefined {
  const data = use(DataContext);
  return useMemo(() => (data && teamId !== undefined ? readRowsOf(data, teamId) : undefined), [data, teamId]);
}

const readRowsOf =
  (data: Data, teamId: string): ReadRow =>
  async (sourceId, id) => {
    const { readSourceRow } = await import('./read-source.ts');
    return readSourceRow(data, { teamId, sourceId }, id, new AbortController().signal);
  };
