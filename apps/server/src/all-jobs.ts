import { sendDueEmails, sendEmails, sendEmailsSoon } from './deliveries/emails/send-emails.ts';
import { notifyWebhookDisabled } from './deliveries/messages/notify-webhook-disabled.ts';
import { sendDueEvents, sendEvents, sendEventsSoon } from './deliveries/messages/send-events.ts';
import { writeDueStatuses, writeStatuses } from './deliveries/statuses/write-statuses.ts';
import type { Job, QueuedJob } from './jobs/job.ts';
import { sweepContent, sweepWorkspace } from './maintenance/sweep-workspace.ts';
import { sendNotificationEmails } from './notices/send-notification-emails.ts';
import { refreshPurchases } from './purchases/refresh-purchases.ts';
import { deleteDueResponses } from './retention/delete-due-responses.ts';
import { cancelOldUploads, storeDueSubmissions, sweepShareSessions } from './shares/storing/share-sweeps.ts';
import { storeSubmission } from './shares/storing/store-submission.ts';
import { sendDueSummaries, sendSummary } from './summary-mails/send-summary.ts';

/** Every job that the server runs. */
export const allJobs: readonly (Job | QueuedJob)[] = [
  sweepWorkspace,
  sweepContent,
  sendEvents,
  sendEventsSoon,
  sendDueEvents,
  notifyWebhookDisabled,
  sendEmails,
  sendEmailsSoon,
  sendDueEmails,
  writeStatuses,
  writeDueStatuses,
  sendNotificationEmails,
  sendSummary,
  sendDueSummaries,
  storeSubmission,
  storeDueSubmissions,
  sweepShareSessions,
  cancelOldUploads,
  deleteDueResponses,
  refreshPurchases,
];
