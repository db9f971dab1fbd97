import { createApiClient, reportClientError } from '@tideform/contract';
import type { FailureReport } from './create-bounded-sender.ts';

/** Needs no sign-in: what fails before it is told of as well. */
const api = createApiClient({
  baseUrl: '',
  fetch: (input, init) => fetch(input, init),
  token: () => Promise.reject(new Error('Reports need no token.')),
});

export const sendReport = ({ detail, ...report }: FailureReport): Promise<unknown> =>
  api.call(reportClientError, { body: { ...report, detail: detail.slice(0, 2000) } });
