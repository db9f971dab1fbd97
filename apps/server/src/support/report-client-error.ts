import { reportClientError as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';

/** The log is where an operator looks; a hosted service can be attached to it. */
export const reportClientError = implement(operation, async ({ body, log }) => {
  log.warn({ clientError: body }, 'The app reports a failure');
  return answer({ accepted: true as const });
});
