import type { LoadRow } from '@tideform/engine';
import { use, useMemo } from 'react';
import { type Data, DataContext } from '../data-context.ts';
import type { SourceReference } from './read-source.ts';

/**
 * Returns a function that finds local rows of the team's data sources, for lookups in a form's logic; `undefined`
 * without a team.
 */
export function useReadRow(
  teamId: string | undefined,
  environment: SourceReference['environment'] = 'production',
): LoadRow | undefined {
  const data = use(DataContext);
  return useMemo(
    () => (data && teamId !== undefined ? createReadRow(data, teamId, environment) : undefined),
    [data, teamId, environment],
  );
}

const createReadRow =
  (data: Data, teamId: string, environment: SourceReference['environment']): LoadRow =>
  async (sourceId, id) => {
    const { readSourceRow } = await import('./read-source.ts');
    return readSourceRow(data, { teamId, sourceId, environment }, id, new AbortController().signal);
  };
