import { getSubmissionNumber, MAX_SUBMISSION_NUMBER, setSubmissionNumber } from '@tideform/contract';
import { useMemo } from 'react';
import { useData } from './data-context.ts';
import { createRefusalError } from './server-refusal.ts';

/** Highest last submission number that can be set, because the next submission gets this number plus one. */
export const maxSettableNumber = MAX_SUBMISSION_NUMBER - 1;

export interface SubmissionNumbers {
  /**
   * Returns the number of the last submission.
   * @throws ServerOutage, Failed
   */
  read(): Promise<number>;
  /**
   * Sets the number of the last submission. The next submission gets this number plus one.
   * @throws ServerOutage, Failed
   */
  write(submissionNumber: number): Promise<void>;
}

/** Returns functions that read and set the submission numbering of a form. */
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
