import { recordId } from '@tideform/contract';
import { z } from 'zod/mini';
import type { JobAsk } from '../../job-ask.ts';

/** A response whose statuses are written to the library. */
export interface StatusesPlace {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
}

export const writeStatuses: JobAsk<StatusesPlace> = {
  name: 'write-delivery-statuses',
  payload: z.object({ teamId: z.guid(), formId: recordId, responseId: recordId }),
  keyOf: ({ teamId, formId, responseId }) => `${teamId}/${formId}/${responseId}`,
};
