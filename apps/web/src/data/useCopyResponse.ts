import type { CopySource, ResponseRow } from '@tideform/sync';
import { useCallback } from 'react';
import { useData } from './data-context.ts';

/** Starts a draft with the answers of another response; one that is given by its id is read from the library first. */
export function useCopyResponse(teamId: string): (source: CopySource | string) => Promise<ResponseRow> {
  const { database, responses, submissions } = useData();
  return useCallback(
    async (source) => {
      if (typeof source !== 'string') return responses.copy(source);
      const team = await database.teams.get(teamId);
      if (!team) throw new Error(`Invalid team: ${teamId}`);
      return responses.copy((await submissions.open(team, source)).response);
    },
    [database, responses, submissions, teamId],
  );
}
