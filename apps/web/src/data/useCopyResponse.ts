import { copyAnswers } from '@tideform/engine';
import type { AnswersToCopy, CopySource, ResponseCopy } from '@tideform/sync';
import { useCallback } from 'react';
import { useData } from './data-context.ts';

/** Starts a draft with the answers of another response; one that is given by its id is read from the library first. */
export function useCopyResponse(teamId: string): (source: CopySource | string) => Promise<ResponseCopy> {
  const { database, responses, submissions } = useData();
  return useCallback(
    async (source) => {
      // The list of responses draws no component.
      const { specs } = await import('@tideform/components/specs');
      const toCopy: AnswersToCopy = (form, data) => copyAnswers(form, specs, data);
      if (typeof source !== 'string') return responses.copy(source, toCopy);
      const team = await database.teams.get(teamId);
      if (!team) throw new Error(`Invalid team: ${teamId}`);
      return responses.copy((await submissions.open(team, source)).response, toCopy);
    },
    [database, responses, submissions, teamId],
  );
}
