import { createBoundedSender } from './create-bounded-sender.ts';
import { createReport } from './create-report.ts';

/** What sends is loaded when something has failed. */
const tell = createBoundedSender(
  async (report) => (await import('./send-report.ts')).sendReport(report),
  () => performance.now(),
);

/** Reports of this page. */
export const browserReport = createReport(tell, () => location.pathname);
