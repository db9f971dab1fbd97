import { createBoundedSender } from './create-bounded-sender.ts';
import { createReport } from './create-report.ts';

/** Sends a bounded number of reports. The code that sends them is loaded with the first failure. */
const sendBounded = createBoundedSender(
  async (report) => (await import('./send-report.ts')).sendReport(report),
  () => performance.now(),
);

/** Reports failures of this page to the operator. */
export const reportInBrowser = createReport(sendBounded, () => location.pathname);
