import { getSubmissionNumber, highestSubmissionNumber, setSubmissionNumber } from '@tideform/contract';
import { useMemo } from 'react';
import { useData } from './data-context.ts';
import { refused } from './server-refusal.ts';

/** The next one gets a number, too. */
export const highestToSet = highestSubmissionNumber - 1;

export interface SubmissionNumbers {
  /** What the next submission continues from. @throws ServerOutage, Failed */
  read(): Promise<number>;
  /** The next submission gets the value plus one. @throws ServerOutage, Failed */
  write(submissionNumber: number): Promise<void>;
}

/** From where a form's submissions are numbered. */
export function useSubmissionNumber(teamId: string, formId: string): SubmissionNumbers {
  const { api } = useData();
  return useMemo(() => {
    const params = { teamId, formId };
    return {
      async read() {
        const answer = await api.call(getSubmissionNumber, { params });
        if (!answer.ok) throw refused(answer);
        return answer.value.submissionNumber;
      },
      async write(submissionNumber) {
        const answer = await api.call(setSubmissionNumber, { params, body: { submissionNumber } });
        if (!answer.ok) throw refused(answer);
      },
    };
  }, [api, teamId, formId]);
}
