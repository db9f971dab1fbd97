import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';

/** Logs an error that the app reports, so that operators see it. */
export const reportClientError = implement(api.reportClientError, async ({ body, log }) => {
  log.warn({ clientError: body }, 'Client error reported');
  return respond({ accepted: true as const });
});
