import { getSubmissionNumber, MAX_SUBMISSION_NUMBER, setSubmissionNumber } from '@tideform/contract';
import { useMemo } from 'react';
import { createRefusalError } from '../create-refusal-error.ts';
import { useData } from '../data-context.ts';

/** Highest last submission number that can be set, because the next submission gets this number plus one. */
export const maxSettableNumber = MAX_SUBMISSION_NUMBER - 1;

export interface SubmissionNumbering {
  /**
   * Returns the number of the last submission.
   * @throws ServerOutage, FailureError
   */
  loadLast(): Promise<number>;
  /**
   * Sets the number of the last submission. The next submission gets this number plus one.
   * @throws ServerOutage, FailureError
   */
  setLast(submissionNumber: number): Promise<void>;
}

/** Returns functions that read and set the submission numbering of a form. */
export function useSubmissionNumbering(teamId: string, formId: string): SubmissionNumbering {
  const { api } = useData();
  return useMemo(() => {
    const params = { teamId, formId };
    return {
      async loadLast() {
        const result = await api.call(getSubmissionNumber, { params });
        if (!result.ok) throw createRefusalError(result);
        return result.value.submissionNumber;
      },
      async setLast(submissionNumber) {
        const result = await api.call(setSubmissionNumber, { params, body: { submissionNumber } });
        if (!result.ok) throw createRefusalError(result);
      },
    };
  }, [api, teamId, formId]);
}
