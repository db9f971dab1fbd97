import type { ReadRow } from '@tideform/engine';
import { use, useMemo } from 'react';
import { type Data, DataContext } from '../data-context.ts';
import type { SourceAsked } from './read-source.ts';

/** Reads rows of the team's data sources as they lie on this device, for logic that looks some up; `undefined` where there is no team. */
export function useReadRow(
  teamId: string | undefined,
  environment: SourceAsked['environment'] = 'production',
): ReadRow | undefined {
  const data = use(DataContext);
  return useMemo(
    () => (data && teamId !== undefined ? readRowsOf(data, teamId, environment) : undefined),
    [data, teamId, environment],
  );
}

const readRowsOf =
  (data: Data, teamId: string, environment: SourceAsked['environment']): ReadRow =>
  async (sourceId, id) => {
    const { readSourceRow } = await import('./read-source.ts');
    return readSourceRow(data, { teamId, sourceId, environment }, id, new AbortController().signal);
  };
