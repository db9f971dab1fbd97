import type { CopySource, ResponseCopy } from '@tideform/sync';
import { Failed } from '@tideform/sync';
import { useCallback } from 'react';
import { useData } from './data-context.ts';

/** Starts a draft with the answers of another response; one that is given by its id is read from the team's library first. */
export function useCopyResponse(teamId = ''): (source: CopySource | string) => Promise<ResponseCopy> {
  const { database, responses, submissions } = useData();
  return useCallback(
    async (source) => {
      const { answersToCopy } = await import('./answers-to-copy.ts');
      if (typeof source !== 'string') return responses.copy(source, answersToCopy);
      const team = await database.teams.get(teamId);
      if (!team) throw new Failed('invalid-team', { teamId });
      return responses.copy((await submissions.open(team, source)).response, answersToCopy);
    },
    [database, responses, submissions, teamId],
  );
}
