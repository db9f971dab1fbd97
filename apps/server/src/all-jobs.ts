import { sendDueEmails } from './deliveries/emails/send-due-emails.ts';
import { sendEmails } from './deliveries/emails/send-emails.ts';
import { sendEmailsSoon } from './deliveries/emails/send-emails-soon.ts';
import { sendDueMessages } from './deliveries/messages/send-due-messages.ts';
import { sendMessages } from './deliveries/messages/send-messages.ts';
import { sendSoon } from './deliveries/messages/send-soon.ts';
import { tellDisabled } from './deliveries/messages/tell-disabled.ts';
import { writeDueStatuses } from './deliveries/statuses/write-due-statuses.ts';
import { writeStatuses } from './deliveries/statuses/write-statuses.ts';
import type { AskedJob, Job } from './jobs/job.ts';
import { sweepContent } from './maintenance/sweep-content.ts';
import { sweepWorkspace } from './maintenance/sweep-workspace.ts';
import { sendNotices } from './notices/send-notices.ts';
import { lookUpPurchases } from './purchases/look-up-purchases.ts';
import { deleteDueResponses } from './retention/delete-due-responses.ts';
import { endOldUploads } from './shares/storing/end-old-uploads.ts';
import { storeDueSubmissions } from './shares/storing/store-due-submissions.ts';
import { storeSubmission } from './shares/storing/store-submission.ts';
import { sweepShareSessions } from './shares/storing/sweep-share-sessions.ts';
import { sendDueSummaries } from './summary-mails/send-due-summaries.ts';
import { sendSummary } from './summary-mails/send-summary.ts';

/** Every job that the server runs. */
export const allJobs: readonly (Job | AskedJob)[] = [
  sweepWorkspace,
  sweepContent,
  sendMessages,
  sendSoon,
  sendDueMessages,
  tellDisabled,
  sendEmails,
  sendEmailsSoon,
  sendDueEmails,
  writeStatuses,
  writeDueStatuses,
  sendNotices,
  sendSummary,
  sendDueSummaries,
  storeSubmission,
  storeDueSubmissions,
  sweepShareSessions,
  endOldUploads,
  deleteDueResponses,
  lookUpPurchases,
];
