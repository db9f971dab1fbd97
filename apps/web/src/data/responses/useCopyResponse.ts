import { type CopySource, FailureError, type ResponseCopy } from '@tideform/sync';
import { useCallback } from 'react';
import { useData } from '../data-context.ts';

/**
 * Returns a function that creates a draft with the answers of another response. If only the response's ID is given, the
 * response is loaded from the team's library.
 */
export function useCopyResponse(teamId = ''): (source: CopySource | string) => Promise<ResponseCopy> {
  const { database, responses, submissions } = useData();
  return useCallback(
    async (source) => {
      const { getAnswersToCopy } = await import('./answers-to-copy.ts');
      if (typeof source !== 'string') return responses.copy(source, getAnswersToCopy);
      const team = await database.teams.get(teamId);
      if (!team) throw new FailureError('invalid-team', { teamId });
      return responses.copy((await submissions.open(team, source)).response, getAnswersToCopy);
    },
    [database, responses, submissions, teamId],
  );
}
