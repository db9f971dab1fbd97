import { reportClientError as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';

/** Logs an error of the app, for operators. */
export const reportClientError = implement(operation, async ({ body, log }) => {
  log.warn({ clientError: body }, 'The app reports a failure');
  return answer({ accepted: true as const });
});
