import { createBoundedSender } from './create-bounded-sender.ts';
import { createFailureReporter } from './create-failure-reporter.ts';

/** Sends a bounded number of reports. The code that sends them is loaded with the first failure. */
const sendBounded = createBoundedSender(
  async (report) => (await import('./send-failure-report.ts')).sendFailureReport(report),
  () => performance.now(),
);

/** Reports failures of this page to the operator. */
export const reportFailureInBrowser = createFailureReporter(sendBounded, () => location.pathname);
