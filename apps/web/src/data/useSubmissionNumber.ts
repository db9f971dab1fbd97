import { getSubmissionNumber, MAX_SUBMISSION_NUMBER, setSubmissionNumber } from '@tideform/contract';
import { useMemo } from 'react';
import { useData } from './data-context.ts';
import { createRefusalError } from './server-refusal.ts';

/** Highest number that can be set: the next submission gets one more. */
export const maxSettableNumber = MAX_SUBMISSION_NUMBER - 1;

export interface SubmissionNumbers {
  /** Number of the last submission; the next one continues from it. @throws ServerOutage, Failed */
  read(): Promise<number>;
  /** The next submission gets the value plus one. @throws ServerOutage, Failed */
  write(submissionNumber: number): Promise<void>;
}

/** Submission numbering of a form. */
export function useSubmissionNumber(teamId: string, formId: string): SubmissionNumbers {
  const { api } = useData();
  return useMemo(() => {
    const params = { teamId, formId };
    return {
      async read() {
        const result = await api.call(getSubmissionNumber, { params });
        if (!result.ok) throw createRefusalError(result);
        return result.value.submissionNumber;
      },
      async write(submissionNumber) {
        const result = await api.call(setSubmissionNumber, { params, body: { submissionNumber } });
        if (!result.ok) throw createRefusalError(result);
      },
    };
  }, [api, teamId, formId]);
}
