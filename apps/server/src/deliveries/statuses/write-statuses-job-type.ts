import { recordId } from '@tideform/contract';
import { z } from 'zod/mini';
import type { JobType } from '../../job-type.ts';

/** Identifies a response whose delivery statuses are written to the library. */
export interface StatusKey {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
}

export const writeStatusesJobType: JobType<StatusKey> = {
  name: 'write-delivery-statuses',
  payload: z.object({ teamId: z.guid(), formId: recordId, responseId: recordId }),
  getKey: ({ teamId, formId, responseId }) => `${teamId}/${formId}/${responseId}`,
};
