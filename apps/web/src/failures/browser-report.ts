import { describeFailure, toFailure } from '@tideform/sync/failures';
import { createBoundedSender, type FailureReport } from './create-bounded-sender.ts';
import { isUnreachable } from './failure-kinds.ts';
import type { ReportFailure } from './report-failure-context.ts';

/** Creates a function that reports errors to the operator. Network errors and expired sign-ins aren't reported. */
export function createFailureReporter(send: (report: FailureReport) => void, getPath: () => string): ReportFailure {
  return (code, cause) => {
    if (isUnreachable(cause)) return;
    send({ code, detail: describeFailure(toFailure(cause)), ids: {}, path: removeShareCode(getPath()) });
  };
}

/** Removes the share code from a path, because it is a secret. */
const removeShareCode = (path: string): string => path.replace(/^\/form\/[^/]+/, '/form/…');

/** Sends a bounded number of reports. The code that sends them is loaded with the first failure. */
const sendBounded = createBoundedSender(
  async (report) => (await import('./send-failure-report.ts')).sendFailureReport(report),
  () => performance.now(),
);

/** Reports failures of this page to the operator. */
export const reportFailureInBrowser = createFailureReporter(sendBounded, () => location.pathname);
