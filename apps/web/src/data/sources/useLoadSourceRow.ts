import type { LoadRow } from '@tideform/engine';
import { use, useMemo } from 'react';
import { type Data, DataContext } from '../data-context.ts';
import type { SourceReference } from './load-source-rows.ts';

/**
 * Returns a function that finds local rows of the team's data sources, for lookups in a form's logic; `undefined`
 * without a team.
 */
export function useLoadSourceRow(
  teamId: string | undefined,
  environment: SourceReference['environment'] = 'production',
): LoadRow | undefined {
  const data = use(DataContext);
  return useMemo(
    () => (data && teamId !== undefined ? createRowLoader(data, teamId, environment) : undefined),
    [data, teamId, environment],
  );
}

const createRowLoader =
  (data: Data, teamId: string, environment: SourceReference['environment']): LoadRow =>
  async (sourceId, id) => {
    const { readSourceRow } = await import('./load-source-rows.ts');
    return readSourceRow(data, { teamId, sourceId, environment }, id, new AbortController().signal);
  };
