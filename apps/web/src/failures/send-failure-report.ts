import { createApiClient, reportClientError } from '@tideform/contract';
import type { FailureReport } from './create-bounded-sender.ts';

/** API client without a sign-in, so that failures before the sign-in are reported too. */
const api = createApiClient({
  baseUrl: '',
  fetch: (input, init) => fetch(input, init),
  token: () => Promise.reject(new Error('Failure reports are sent without a token.')),
});

export const sendFailureReport = ({ detail, ...report }: FailureReport): Promise<unknown> =>
  api.call(reportClientError, { body: { ...report, detail: detail.slice(0, 2000) } });
